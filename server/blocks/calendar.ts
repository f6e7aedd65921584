// A calendar with the days on which posts were published: of the month in the attributes, or the current month.
import { DateTime } from 'luxon'
import { preventReuse } from '../cache/scopes.ts'
import { colorStyles, joinStyles, formatSpaced } from '../rendering/blocks/declared-styles.ts'
import { localeOf } from '../languages.ts'
import { COSTS } from '../work-budget.ts'
import { periodName } from './archives.ts'
import { numberIn } from './attributes.ts'
import type { DynamicBlock, Renderer } from './block.ts'
import { attributes, element, escape, linkColor, safeUrl, wrapper } from './markup.ts'
import { findMonth } from './store.ts'

const DAYS_OF_WEEK = 7

export const calendar: Renderer = async (block) => {
  const { data, context } = block.surroundings
  const { config, now, db } = context
  const today = DateTime.fromJSDate(now(), { zone: config.site.timezone })
  const month = monthOf(block, today)
  const [start = '', end = ''] = [month, month.plus({ months: 1 })].map((at) => at.toFormat('yyyy-MM-dd'))
  const { days, previous, next } = await data.once(`calendar ${start}`, () => findMonth(db, start, end), 3 * COSTS.query)
  if (!days.size && previous === undefined && next === undefined) return ''
  data.budget.charge((month.daysInMonth ?? 0) * COSTS.row)
  const caption = element('caption', '', escape(periodName(nameOf(month), config.site)))
  const styles = joinStyles(colorStyles(block.attributes, ['text', 'background']), {
    classes: [linkColor(block.attributes)],
    declarations: [],
  })
  const look = { class: ['wp-calendar-table', ...styles.classes].filter(Boolean).join(' '), style: formatSpaced(styles) || undefined }
  const rows = caption + element('thead', '', renderWeekdays(month)) + element('tbody', '', renderWeeks(month, { days, today, block }))
  const table = element('table', attributes({ id: 'wp-calendar', ...look }), rows)
  return element('div', wrapper(block), table + renderOtherMonths({ previous, next }, block))
}

/** Returns the month in the attributes. Without one, it is the current month, so the HTML depends on the clock and cannot be cached. */
function monthOf({ attributes: { year, month } }: DynamicBlock, today: DateTime): DateTime {
  const named = DateTime.fromObject({ year: numberIn(year), month: numberIn(month) || 1 }, { zone: today.zone })
  if (numberIn(year) && numberIn(month) && named.isValid && named.year <= 9999) return named
  preventReuse()
  return today.startOf('month')
}

const nameOf = (month: DateTime): string => month.toFormat('yyyy-MM')

function renderWeekdays(month: DateTime): string {
  const monday = month.startOf('week')
  const cells = Array.from({ length: DAYS_OF_WEEK }, (_none, day) => {
    const at = monday.plus({ days: day })
    return element('th', attributes({ scope: 'col', 'aria-label': at.toFormat('cccc') }), escape(at.toFormat('ccccc')))
  })
  return element('tr', '', cells.join(''))
}

interface Shown {
  days: ReadonlySet<number>
  today: DateTime
  block: DynamicBlock
}

function renderWeeks(month: DateTime, shown: Shown): string {
  const length = month.daysInMonth ?? 0
  const before = month.weekday - 1
  const after = (DAYS_OF_WEEK - ((before + length) % DAYS_OF_WEEK)) % DAYS_OF_WEEK
  const pad = (days: number): string[] => (days ? [element('td', attributes({ colspan: String(days), class: 'pad' }), '&nbsp;')] : [])
  const cells = Array.from({ length }, (_none, index) => renderDay(month.set({ day: index + 1 }), shown))
  const starts = Array.from({ length: Math.ceil((before + length) / DAYS_OF_WEEK) }, (_none, week) => week * DAYS_OF_WEEK - before)
  return starts
    .map((start) => {
      const own = cells.slice(Math.max(start, 0), start + DAYS_OF_WEEK)
      const isLast = start + DAYS_OF_WEEK >= length
      return element('tr', '', [...(start < 0 ? pad(before) : []), ...own, ...(isLast ? pad(after) : [])].join(''))
    })
    .join('')
}

function renderDay(at: DateTime, { days, today, block }: Shown): string {
  const { config } = block.surroundings.context
  const label = `Posts published on ${periodName(at.toISODate() ?? '', config.site)}`
  const link = { href: urlOf(at.toFormat('yyyy/MM/dd'), block), 'aria-label': label }
  const day = String(at.day)
  const shown = days.has(at.day) ? element('a', attributes(link), day) : day
  return element('td', attributes({ id: at.hasSame(today, 'day') ? 'today' : undefined }), shown)
}

function renderOtherMonths({ previous, next }: { previous: string | undefined; next: string | undefined }, block: DynamicBlock): string {
  const { language } = block.surroundings.context.config.site
  const linkTo = (month: string, text: (name: string) => string): string => {
    const name = DateTime.fromISO(month).setLocale(localeOf(language)).toFormat('LLL')
    return element('a', attributes({ href: urlOf(month.replace('-', '/'), block) }), text(escape(name)))
  }
  const span = (which: string, html: string): string => element('span', attributes({ class: which }), html)
  return element(
    'nav',
    attributes({ 'aria-label': 'Previous and next months', class: 'wp-calendar-nav' }),
    span('wp-calendar-nav-prev', previous === undefined ? '&nbsp;' : linkTo(previous, (name) => `&laquo; ${name}`)) +
      span('pad', '&nbsp;') +
      span('wp-calendar-nav-next', next === undefined ? '&nbsp;' : linkTo(next, (name) => `${name} &raquo;`)),
  )
}

const urlOf = (period: string, { surroundings }: DynamicBlock): string => safeUrl(`${surroundings.context.config.baseUrl}/${period}/`)
