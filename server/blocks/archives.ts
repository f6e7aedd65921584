// The years, months or days in which posts were published.
import { DateTime } from 'luxon'
import { localeOf } from '../languages.ts'
import { COSTS } from '../work-budget.ts'
import { oneOf } from './attributes.ts'
import type { Renderer } from './block.ts'
import { attributes, element, labelFor, safeUrl, wrapper } from './markup.ts'
import { countByDate } from './store.ts'

/** The number of characters of the period in a date such as `2026-11-03`. */
const CHARACTERS = { monthly: 7, yearly: 4, daily: 10 } as const

/** Returns the name of a period: a year, month or day, such as `2026`, `2026-11` or `2026-11-03`. */
export function periodName(period: string, { language }: { language: string }): string {
  const format = { 4: 'yyyy', 7: 'LLLL yyyy', 10: 'LLLL d, yyyy' }[period.length] ?? ''
  return DateTime.fromISO(period).setLocale(localeOf(language)).toFormat(format)
}

export const archives: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const { config, db } = surroundings.context
  const length = CHARACTERS[oneOf(own['type'], ['monthly', 'yearly', 'daily'])]
  const found = await surroundings.data.once(`archives ${length}`, () => countByDate(db, length), COSTS.query)
  surroundings.data.budget.charge(found.length * COSTS.block)
  const entries = await surroundings.data.budget.inTurn(found, async ({ period, count }) => ({
    url: safeUrl(`${config.baseUrl}/${period.replaceAll('-', '/')}/`),
    name: periodName(period, config.site),
    count: own['showPostCounts'] === true ? `&nbsp;(${count})` : '',
  }))
  if (own['displayAsDropdown'] === true) {
    const id = `wp-block-archives-${block.surroundings.serialNumber()}`
    const options = entries.map(({ url, name, count }) => `<option value='${url}'> ${name} ${count}</option>`).join('')
    const select = element('select', attributes({ id, name: 'archive-dropdown' }), options)
    const label = labelFor(id, block, 'Archives')
    return element('div', wrapper(block, { class: 'wp-block-archives-dropdown' }), label + select)
  }
  if (!entries.length) return element('div', wrapper(block, { class: 'wp-block-archives-list' }), 'No archives to show.')
  const items = entries.map(({ url, name, count }) => `<li><a href='${url}'>${name}</a>${count}</li>\n`)
  return element('ul', wrapper(block, { class: 'wp-block-archives-list' }), items.join(''))
}
