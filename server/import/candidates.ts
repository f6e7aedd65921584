// The stored rows that the items of a batch may match, and the slugs that are taken, also by new items of the batch.
import type { ContentRow } from '../db/tables/content.ts'
import type { KnownRow } from './store.ts'

export type SlugScope = Pick<ContentRow, 'type' | 'slug' | 'parent'>

export interface Candidates {
  withGuid(guid: string): readonly KnownRow[]
  withSlug(slug: string): readonly KnownRow[]
  /** Whether a row of the database, if it has a slug of the batch, or a new row has the slug: among all of its type, or below its parent. */
  isTaken(row: SlugScope): boolean
  /** Adds a new row. */
  add(row: SlugScope): void
}

/** `isNested` says whether slugs of a type are unique below their parent only. */
export function candidates(rows: readonly KnownRow[], isNested: (type: string) => boolean): Candidates {
  const keyOf = ({ type, slug, parent }: SlugScope): string => `${type} ${isNested(type) ? parent : ''} ${slug}`
  const byGuid = Map.groupBy(rows, ({ guid }) => guid)
  const bySlug = Map.groupBy(rows, ({ slug }) => slug)
  const taken = new Set(rows.map(keyOf))
  return {
    withGuid: (guid) => (guid && byGuid.get(guid)) || [],
    withSlug: (slug) => (slug && bySlug.get(slug)) || [],
    isTaken: (row) => row.slug !== '' && taken.has(keyOf(row)),
    add: (row) => taken.add(keyOf(row)),
  }
}
