// How the items of a file refer to each other, from the file's ids to ours.
import type { ContentRow } from '../db/tables/content.ts'
import { leadsTo } from './circles.ts'
import type { Item } from './item.ts'

/** As much of a row as may be kept of every item of a long file. */
type Place = Pick<ContentRow, 'id' | 'type' | 'slug' | 'parent'>

interface Open {
  row: Place
  /** What the item is to be called once it has its parent. */
  wantedSlug: string
  /** By the file's ids; 0 for none. */
  parent: number
  featuredMedia: number
}

interface Tie extends Pick<Open, 'row' | 'wantedSlug'> {
  values: Partial<Pick<ContentRow, 'parent' | 'featured_media'>>
}

const AT_ONCE = 100

export function references() {
  /** The file's ids -> ours. */
  const known = new Map<number, number>()
  const parents = new Map<number, number>()
  const ids = new Set<number>()
  const open: Open[] = []

  function note(item: Item, { id, type, slug, parent: itsParent, featured_media }: Place & Pick<ContentRow, 'featured_media'>, wantedSlug: string): void {
    if (item.id) known.set(item.id, id)
    ids.add(id)
    if (itsParent) parents.set(id, itsParent)
    // What refers to something already stays as it is.
    const [parent, featuredMedia] = [itsParent ? 0 : item.parent, featured_media ? 0 : item.featuredMedia]
    if (parent || featuredMedia) open.push({ row: { id, type, slug, parent: itsParent }, wantedSlug, parent, featuredMedia })
  }

  const idOf = (fileId: number): number => known.get(fileId) ?? 0

  function tieOf({ row, wantedSlug, parent: fileParent, featuredMedia }: Open): Tie {
    const [parent, featured_media] = [idOf(fileParent), idOf(featuredMedia)]
    const isParent = parent !== 0 && !leadsTo(parent, row.id, (one) => parents.get(one))
    if (isParent) parents.set(row.id, parent)
    return { row, wantedSlug, values: { ...(isParent && { parent }), ...(featured_media && { featured_media }) } }
  }

  /** What could not be written with the items, in handy portions. */
  function untied(): Tie[][] {
    const ties = open.splice(0).map(tieOf)
    return Array.from({ length: Math.ceil(ties.length / AT_ONCE) }, (_none, index) => ties.slice(index * AT_ONCE, (index + 1) * AT_ONCE))
  }

  return { note, idOf, holds: (id: number) => ids.has(id), untied }
}
