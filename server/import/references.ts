// Resolves references to items and terms: from the IDs of the file to those of the database.
import type { ContentRow } from '../db/tables/content.ts'
import { isReachable } from './cycles.ts'
import type { ItemFields } from './item.ts'
import { columns } from './reference-keys.ts'
import type { References } from './reference-keys.ts'

/** The part of a row that is kept in memory for every item of a long file. */
type ReferringRow = Pick<ContentRow, 'id' | 'type' | 'slug' | 'parent'>

interface Unresolved {
  row: ReferringRow
  /** The slug that the item gets once it has its parent. */
  wantedSlug: string
  refersTo: Partial<References<string>>
}

interface ResolvedReferences extends Pick<Unresolved, 'row' | 'wantedSlug'> {
  values: Partial<References<number>>
}

/** The updates in one transaction, for which other writers wait. */
const AT_ONCE = 500

/** `termIds` maps the keys of terms to IDs. */
export function trackReferences(termIds: ReadonlyMap<string, number>) {
  /** Maps the keys of the file to IDs. */
  const known = new Map(termIds)
  const parents = new Map<number, number>()
  const ids = new Set<number>()
  const unresolved: Unresolved[] = []

  /** Notes the ID of an item before it is written. */
  function announce({ key }: ItemFields, id: number): void {
    if (key) known.set(key, id)
  }

  function note(item: ItemFields, { id, type, slug, ...its }: Omit<ReferringRow, 'parent'> & References<number>, wantedSlug: string): void {
    announce(item, id)
    ids.add(id)
    if (its.parent) parents.set(id, its.parent)
    // Existing references stay unchanged.
    const refersTo = Object.fromEntries(
      columns.filter((column) => item.refersTo[column] && !its[column]).map((column) => [column, item.refersTo[column]]),
    )
    if (Object.keys(refersTo).length) unresolved.push({ row: { id, type, slug, parent: its.parent }, wantedSlug, refersTo })
  }

  const idOf = (key: string | undefined): number => (key && known.get(key)) || 0

  function resolve({ row, wantedSlug, refersTo }: Unresolved): ResolvedReferences {
    const { parent, ...others } = idsOf(refersTo)
    const isParent = parent !== 0 && !isReachable(parent, row.id, (one) => parents.get(one))
    if (isParent) parents.set(row.id, parent)
    return {
      row,
      wantedSlug,
      values: { ...(isParent && { parent }), ...Object.fromEntries(Object.entries(others).filter(([, id]) => id)) },
    }
  }

  /** Returns 0 if the target does not exist yet. A parent must have been noted, so that cycles are found. */
  function idsOf(refersTo: Partial<References<string>>): References<number> {
    const parent = idOf(refersTo.parent)
    return { parent: ids.has(parent) ? parent : 0, featured_media: idOf(refersTo.featured_media), object_id: idOf(refersTo.object_id) }
  }

  /** The references that could not be written with the items, in batches. */
  function resolveRemaining(): ResolvedReferences[][] {
    const resolved = unresolved.splice(0).map(resolve)
    return Array.from({ length: Math.ceil(resolved.length / AT_ONCE) }, (_none, index) =>
      resolved.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    )
  }

  return { announce, note, idOf, idsOf, holds: (id: number) => ids.has(id), resolveRemaining }
}
