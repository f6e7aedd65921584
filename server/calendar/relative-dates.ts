// Parses relative dates in English: `tomorrow 10am`, `next monday`, `+2 weeks`.
import { DateTime } from 'luxon'
import type { DateTimeUnit } from 'luxon'
import { TIME, parseTime } from './date-grammar.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const day = String.raw`now|today|yesterday|tomorrow|(?:(?:next|last|this) )?(?:${weekdays.join('|')})|(?:first|last) day of (?:next|last|this) month`
const unit = 'minute|hour|day|week|month|year'
const shift = String.raw`([+-]?) ?(\d{1,4}) (${unit})s?( ago)?|(next|last) (${unit})`
const time = String.raw`noon|midnight|\d{1,2}(?::\d{2}){0,2} ?[ap]m|\d{1,2}(?::\d{2}){1,2}`

const CLOCK = new RegExp(`^${TIME}$`)
const PATTERN = new RegExp(`^(${day})?(?: ?(?:${shift}))?(?: ?(${time}))?$`)

/** Parses lower-case words; returns undefined if they are not a date. */
export function parseRelativeDate(words: string, present: DateTime): DateTime | undefined {
  const [whole, from, sign, count, counted, ago, nextOrLast, unit, at] = PATTERN.exec(words) ?? []
  if (!whole || (!from && !count && !nextOrLast)) return undefined
  const start = from === undefined ? present.startOf('second') : parseDay(from, present)
  const steps = nextOrLast ? (nextOrLast === 'next' ? 1 : -1) : Number(count ?? 0) * (sign === '-' ? -1 : 1) * (ago ? -1 : 1)
  const shifted = start.plus({ [(counted ?? unit ?? 'day') as DateTimeUnit]: steps })
  return at === undefined ? shifted : setTime(shifted, at)
}

function parseDay(name: string, present: DateTime): DateTime {
  const today = present.startOf('day')
  const [first = '', second = first] = name.split(' ')
  if (name === 'now') return present.startOf('second')
  if (name.endsWith('month')) {
    const month = present.startOf('second').plus({ months: monthsAway(name.split(' ')[3]) })
    return month.set({ day: first === 'first' ? 1 : (month.daysInMonth ?? 1) })
  }
  const weekday = weekdays.indexOf(second) + 1
  if (!weekday) return today.plus({ days: { yesterday: -1, today: 0, tomorrow: 1 }[first] ?? 0 })
  const ahead = (weekday - today.weekday + 7) % 7
  const isToday = ahead === 0
  return today.plus({ days: first === 'last' ? ahead - 7 : first === 'next' && isToday ? 7 : ahead })
}

function monthsAway(word: string | undefined): number {
  return word === 'next' ? 1 : word === 'last' ? -1 : 0
}

function setTime(date: DateTime, text: string): DateTime {
  if (text === 'midnight') return date.startOf('day')
  if (text === 'noon') return date.startOf('day').set({ hour: 12 })
  const time = parseTime(CLOCK.exec(text)?.groups ?? {})
  return time ? date.set(time) : DateTime.invalid('no time')
}
