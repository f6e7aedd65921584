// The tags of responses that a change makes out of date.
import type { ChangeRow } from '../db/tables/changes.ts'
import { cacheTags } from './visible-changes.ts'

interface Kinds {
  contentTypes: ReadonlyMap<string, unknown>
  taxonomies: ReadonlyMap<string, unknown>
}

/** Each change purges the tags of its row, of all rows of its kind, and of all rows of its table. */
export function purgedTags(change: ChangeRow, { contentTypes, taxonomies }: Kinds): string[] {
  const { type, item_id, slug } = change
  if (contentTypes.has(type)) return [...cacheTags(change), `content:${item_id}`, 'content']
  if (taxonomies.has(type)) return [...cacheTags(change), `terms:${item_id}`, 'terms', ...(isUpdate(change) ? ['term_names'] : [])]
  // The number of items of a term, with its taxonomy.
  if (type === 'terms') return [...cacheTags(change), ...cacheTags({ type: slug, item_id })]
  return cacheTags(change)
}

const isUpdate = ({ status_before, status_after }: ChangeRow): boolean => status_before !== null && status_after !== null
