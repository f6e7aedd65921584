// When a series repeats: as it is stored, sent and presented.
import { isDeepStrictEqual } from 'node:util'
import type { Zone } from 'luxon'
import { LRUCache } from 'lru-cache'
import { invalidParam } from '#server/contract/api-error.ts'
import type { EventRow } from '#server/db/tables/calendar.ts'
import type { Recurrence, RecurrenceInput } from '#server/contract/recurrence.ts'
import { formatDate, findZone, namesDayOnly, parseDate } from '../dates.ts'
import type { EventTimes } from '../event-times.ts'
import { formatRule, parseRule, ruleFrom, RuleError } from './rules.ts'
import type { Rule } from './rules.ts'
import { givesStart } from './starts.ts'
import { localMs, formatLocal } from './local-dates.ts'

/** What the column of an event has, as JSON. All dates are local. */
export interface StoredRecurrence {
  rule: Rule | null
  rdates: readonly string[]
  exdates: readonly string[]
}

const stored = new LRUCache<string, StoredRecurrence>({ max: 1000 })

/** Undefined for an event that does not repeat. */
export function recurrenceOf({ recurrence }: Pick<EventRow, 'recurrence'>): StoredRecurrence | undefined {
  if (!recurrence) return undefined
  const found = stored.get(recurrence) ?? (JSON.parse(recurrence) as StoredRecurrence)
  stored.set(recurrence, found)
  return found
}

export const writeRecurrence = ({ rule, rdates, exdates }: StoredRecurrence): string => JSON.stringify({ rule, rdates, exdates })

type Repeating = Pick<EventRow, 'recurrence' | 'timezone' | 'all_day'>

export function presentRecurrence(event: Repeating): Recurrence | null {
  const found = recurrenceOf(event)
  return found ? { rrule: rruleOf(found.rule, event), rule: found.rule, rdates: [...found.rdates], exdates: [...found.exdates] } : null
}

export function rruleOf(rule: Rule | null, { timezone, all_day }: Pick<EventRow, 'timezone' | 'all_day'>): string | null {
  const zone = findZone(timezone)
  return rule && zone ? formatRule(rule, { zone, isAllDay: all_day === 1 }) : null
}

/** What a request changes of a recurrence: programs send back what they have read. */
export function changesOfRecurrence(input: RecurrenceInput, before: Repeating): RecurrenceInput {
  const known = presentRecurrence(before)
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !known || !isDeepStrictEqual(value, known[name as keyof Recurrence])),
  )
}

/** The column after a change to these times. If the start moves, the end and the dates that are not changed move with it. */
export function resolveRecurrence(
  sent: RecurrenceInput | null | undefined,
  before: (Repeating & Pick<EventRow, 'start_date'>) | undefined,
  times: EventTimes,
): string {
  const known = before && recurrenceOf(before)
  const input = sent && before ? changesOfRecurrence(sent, before) : sent
  if (input === null || (input === undefined && !known)) return ''
  const zone = findZone(times.timezone) as Zone
  const shift = before ? localMs(times.start_date) - localMs(before.start_date) : 0
  const shifted = (dates: readonly string[] = []): readonly string[] =>
    shift ? dates.map((date) => formatLocal(localMs(date) + shift)) : dates
  const moved = (rule: Rule | null): Rule | null => rule && { ...rule, until: rule.until && formatLocal(localMs(rule.until) + shift) }
  const recurrence = {
    rule: ruleIn(input ?? {}, moved(known?.rule ?? null), times, zone),
    rdates: input?.rdates ? parseDates('rdates', input.rdates, times, zone) : shifted(known?.rdates),
    exdates: input?.exdates ? parseDates('exdates', input.exdates, times, zone) : shifted(known?.exdates),
  }
  if (!recurrence.rule && !recurrence.rdates.length) throw invalidRecurrence('It needs a rule, in `rrule` or `rule`, or dates in `rdates`.')
  if (recurrence.rule && !givesStart(recurrence.rule, times.start_date))
    throw invalidRecurrence(
      `The rule ${rruleOf(recurrence.rule, times)} does not give the start ${times.start_date}. Send a rule for this start, or another start_date.`,
    )
  return writeRecurrence(recurrence)
}

/** `why` is one or several sentences. */
export const invalidRecurrence = (why: string): Error => invalidParam('recurrence', `is invalid: ${why.replace(/\.$/, '')}`)

function ruleIn({ rrule, rule }: RecurrenceInput, known: Rule | null, times: EventTimes, zone: Zone): Rule | null {
  try {
    const written = rrule ? parseRule(rrule, zone) : null
    const given = rule ? ruleFrom(rule, zone) : null
    if (written && given && rruleOf(written, times) !== rruleOf(given, times))
      throw new RuleError('`rrule` and `rule` differ. Send one of them.')
    // Null removes the rule.
    return written ?? given ?? (rrule === null || rule === null ? null : known)
  } catch (error) {
    throw error instanceof RuleError ? invalidRecurrence(error.message) : error
  }
}

/** A date without a time is a start at the time of the event. */
function parseDates(name: string, dates: readonly string[], { all_day, start_date }: EventTimes, zone: Zone): string[] {
  const found = dates.map((text) => {
    const date = parseDate(text, zone)?.setZone(zone)
    if (!date) throw invalidRecurrence(`\`${name}\` has "${text}", which is not a date.`)
    const day = formatDate(date.startOf('day'))
    if (all_day) return day
    return namesDayOnly(text, date) ? day.slice(0, 10) + start_date.slice(10) : formatDate(date)
  })
  return [...new Set(found)].toSorted()
}
