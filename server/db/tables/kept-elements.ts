// What imports have read and the service has no place for. Exports write it again.
import type { Generated, Selectable } from 'kysely'

export interface KeptElementsTable {
  id: Generated<number>
  /** The item that it belongs to; null if it belongs to the site. */
  content_id: number | null
  kind: 'category' | 'comment' | 'item' | 'meta' | 'term'
  /** Identifies it among all imports, so that the same import can run again. */
  key: string
  /** As XML, with the standard prefixes. */
  element: string
}

export type KeptElementRow = Selectable<KeptElementsTable>
