// The years, months or days in which posts were published.
import { DateTime } from 'luxon'
import { localeOf } from '../rendering/html.ts'
import { oneOf } from './attributes.ts'
import type { Renderer } from './block.ts'
import { attributes, element, safeUrl, wrapper } from './markup.ts'
import { countByDate } from './store.ts'

const periods = {
  monthly: { characters: 7, format: 'LLLL yyyy' },
  yearly: { characters: 4, format: 'yyyy' },
  daily: { characters: 10, format: 'LLLL d, yyyy' },
} as const

export const archives: Renderer = async (block) => {
  const { attributes: own, scene } = block
  const { config, db } = scene.context
  const { characters, format } = periods[oneOf(own['type'], ['monthly', 'yearly', 'daily'])]
  const found = await scene.data.once(`archives ${characters}`, () => countByDate(db, characters))
  const entries = found.map(({ period, count }) => ({
    url: safeUrl(`${config.baseUrl}/${period.replaceAll('-', '/')}/`),
    name: DateTime.fromISO(period).setLocale(localeOf(config.site.language)).toFormat(format),
    count: own['showPostCounts'] === true ? `&nbsp;(${count})` : '',
  }))
  if (own['displayAsDropdown'] === true) {
    const id = `wp-block-archives-${block.scene.place}`
    const options = entries.map(({ url, name, count }) => `<option value='${url}'> ${name} ${count}</option>`).join('')
    const select = element('select', attributes({ id, name: 'archive-dropdown' }), options)
    const label = element('label', attributes({ for: id, class: 'wp-block-archives__label' }), 'Archives')
    return element('div', wrapper(block, { class: 'wp-block-archives-dropdown' }), label + select)
  }
  if (!entries.length) return element('div', wrapper(block, { class: 'wp-block-archives-list' }), 'No archives to show.')
  const items = entries.map(({ url, name, count }) => `<li><a href='${url}'>${name}</a>${count}</li>\n`)
  return element('ul', wrapper(block, { class: 'wp-block-archives-list' }), items.join(''))
}
