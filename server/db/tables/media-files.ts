// The files of media items. A file without an item belongs to a running or interrupted upload or deletion.
import type { Generated, Selectable } from 'kysely'

export interface MediaFilesTable {
  /** Relative to the uploads, as in `2026/03/harbour.jpg`. */
  path: string
  content_id: number | null
  /** `full`, the name of a rendition, or `swept` for a file that is being removed. */
  size: string
  mime_type: string
  /** In pixels; null for files that are not images, and if unknown. */
  width: number | null
  height: number | null
  bytes: number | null
  /** The path in the storage of a file that has taken the place of the one at `path`; null if it is the same. */
  stored_as: Generated<string | null>
  /** The start of the upload or deletion, in UTC. */
  since: string
}

export type MediaFileRow = Selectable<MediaFilesTable>
