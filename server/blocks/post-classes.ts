// The classes of an item in a list: its type, format, image and terms.
import type { Surroundings } from './block.ts'
import type { ListedItem } from './store.ts'

/** The taxonomies of each type of item, and how the classes of their terms start. */
const taxonomies: Readonly<Record<string, readonly (readonly [taxonomy: string, prefix: string])[]>> = {
  post: [
    ['category', 'category'],
    ['post_tag', 'tag'],
  ],
  event: [
    ['post_tag', 'tag'],
    ['cal_events_cat', 'cal_events_cat'],
  ],
}

export async function classesOf({ id, type, status, format, featured_media }: ListedItem, { data }: Surroundings): Promise<string[]> {
  const hasFormat = type === 'post'
  return [
    ...[`post-${id}`, type, `type-${type}`, `status-${status}`],
    ...(hasFormat ? [`format-${format}`] : []),
    ...(featured_media ? ['has-post-thumbnail'] : []),
    'hentry',
    ...(await termClasses(id, type, data)),
    ...(hasFormat && format !== 'standard' ? [`post_format-post-format-${format}`] : []),
  ]
}

async function termClasses(id: number, type: string, data: Surroundings['data']): Promise<string[]> {
  const prefixes = Object.hasOwn(taxonomies, type) ? (taxonomies[type] ?? []) : []
  const found = await Promise.all(prefixes.map(async ([taxonomy, prefix]) => ({ prefix, terms: await data.terms(taxonomy).load(id) })))
  return found.flatMap(({ prefix, terms }) => terms.map((term) => `${prefix}-${nameOf(term)}`))
}

/** A slug as the end of a class; the ID if it is a number or in another script. */
function nameOf({ id, slug }: { id: number; slug: string }): string {
  const name = slug.replace(/%[\da-f]{2}/gi, '').replace(/[^\w-]/g, '')
  return /^\d*$/.test(name) || /^-*$/.test(name) ? String(id) : name
}
