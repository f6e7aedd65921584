// The classes of an item in a list: its type, format, image and terms.
import { findClassPrefixes } from '../terms/traits/class-list.ts'
import type { Surroundings } from './block.ts'
import type { ListedItem } from './store.ts'

export async function classesOf(
  { id, type, status, format, featured_media }: ListedItem,
  { context, data }: Surroundings,
): Promise<string[]> {
  const hasFormat = context.contentTypes.get(type)?.hasFormats === true
  return [
    ...[`post-${id}`, type, `type-${type}`, `status-${status}`],
    ...(hasFormat ? [`format-${format}`] : []),
    ...(featured_media ? ['has-post-thumbnail'] : []),
    'hentry',
    ...(await termClasses(id, findClassPrefixes(type, context), data)),
    ...(hasFormat && format !== 'standard' ? [`post_format-post-format-${format}`] : []),
  ]
}

async function termClasses(id: number, prefixes: Map<string, string>, data: Surroundings['data']): Promise<string[]> {
  const found = await Promise.all([...prefixes].map(async ([taxonomy, prefix]) => ({ prefix, terms: await data.terms(taxonomy).load(id) })))
  return found.flatMap(({ prefix, terms }) => terms.map((term) => `${prefix}-${nameOf(term)}`))
}

/** A slug as the end of a class; the ID if it is a number or in another script. */
function nameOf({ id, slug }: { id: number; slug: string }): string {
  const name = slug.replace(/%[\da-f]{2}/gi, '').replace(/[^\w-]/g, '')
  return /^\d*$/.test(name) || /^-*$/.test(name) ? String(id) : name
}
