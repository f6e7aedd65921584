// The log of what has happened to items and terms. Triggers write it.
import type { Generated, Selectable } from 'kysely'
import type { ContentStatus } from './content.ts'

export interface ChangesTable {
  /** The position in the log, in the order of the commits. */
  id: Generated<number>
  /** ISO 8601, UTC. */
  at: string
  /** A content type, a taxonomy, `user`, or a table whose writes have no change of an item, which caches in front of the service are told. */
  type: string
  item_id: number
  /** The one that is public after the change; if none is, the one before. For the number of items of a term, its taxonomy. */
  slug: string
  /** Null if the item was created. That of a file is `private` if it was attached to an item that was not public. */
  status_before: ContentStatus | null
  /** Null if the item was deleted. */
  status_after: ContentStatus | null
  /** Null for terms. */
  author_before: number | null
  author_after: number | null
}

export type ChangeRow = Selectable<ChangesTable>
