// The changes that a caller may see: items that have become visible, have changed, or are no longer visible.
import type { ChangeRow } from '../db/tables/changes.ts'
import type { ContentStatus } from '../db/tables/content.ts'

/** Whether a caller may see items of a type with this status and author. */
export type MaySee = (type: string, status: ContentStatus, author: number | null) => boolean

export interface VisibleChange extends Pick<ChangeRow, 'id' | 'at' | 'type' | 'item_id'> {
  action: 'created' | 'updated' | 'deleted'
}

/** Merges the changes of each item, in the order of the last ones. Omits items that the caller could see neither before nor after. */
export function visibleChanges(rows: readonly ChangeRow[], maySee: MaySee): VisibleChange[] {
  const items = new Map<string, { first: ChangeRow; last: ChangeRow }>()
  for (const row of rows) {
    const key = itemTag(row)
    const first = items.get(key)?.first ?? row
    // Sorts the item by its last change.
    items.delete(key)
    items.set(key, { first, last: row })
  }
  return [...items.values()].flatMap(({ first, last }) => {
    const before = sees(first.type, first.status_before, first.author_before)
    const after = sees(last.type, last.status_after, last.author_after)
    if (!before && !after) return []
    const { id, at, type, item_id } = last
    return [{ id, at, type, item_id, action: !before ? ('created' as const) : after ? ('updated' as const) : ('deleted' as const) }]
  })

  function sees(type: string, status: ContentStatus | null, author: number | null): boolean {
    return status !== null && status !== 'trash' && maySee(type, status, author)
  }
}

/** Identifies an item among all types. */
export const itemTag = ({ type, item_id }: Pick<ChangeRow, 'type' | 'item_id'>): string => `${type}:${item_id}`

/** The tags of cached pages that show the item, or a list of its type. */
export const cacheTags = (change: Pick<ChangeRow, 'type' | 'item_id'>): string[] => [itemTag(change), change.type]
