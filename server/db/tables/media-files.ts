// The files of media items. One without an item belongs to an upload or a removal that is under way, or was broken off.
import type { Selectable } from 'kysely'

export interface MediaFilesTable {
  /** Below the uploads, as in `2026/03/harbour.jpg`. */
  path: string
  content_id: number | null
  /** `full`, the name of a smaller rendition, or `swept` for a file that is being cleared away. */
  size: string
  mime_type: string
  /** In pixels; null for what is no picture, and where nobody has measured. */
  width: number | null
  height: number | null
  bytes: number | null
  /** When the upload or the removal began, in UTC. */
  since: string
}

export type MediaFileRow = Selectable<MediaFilesTable>
