// The stored rows that the items of a batch may match, and the slugs that stored rows and new items of the batch have.
import type { ContentRow } from '../db/tables/content.ts'
import type { KnownRow } from './store.ts'

export type SlugScope = Pick<ContentRow, 'type' | 'slug' | 'parent'>

export interface Candidates {
  withGuid(guid: string): readonly KnownRow[]
  withSlug(slug: string): readonly KnownRow[]
  /** Whether a stored or new row of the same type, or below the same parent, has the slug. */
  isTaken(row: SlugScope): boolean
  add(row: SlugScope): void
}

/** `isNested` says whether slugs of a type are unique only below their parent. */
export function createCandidates(rows: readonly KnownRow[], isNested: (type: string) => boolean): Candidates {
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
