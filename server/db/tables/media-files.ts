// The files of media items. A file without an item belongs to a running or interrupted upload or deletion.
import type { Generated, Selectable } from 'kysely'

/** What is known of the pixels of an image. */
export interface ImageDescription {
  /** The number of its frames: more than one for an animation, 0 if it cannot be decoded, and null if it is not known yet. */
  frames: number | null
  /** A tiny version of the image as a data URL; null if it has transparent pixels. */
  placeholder: string | null
  /** As in `#3a7bd5`. */
  dominant_color: string | null
}

type Described = { [Column in keyof ImageDescription]: Generated<ImageDescription[Column]> }

export interface MediaFilesTable extends Described {
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
  /** When a process began to describe the image, in UTC; null if none has. */
  described_since: Generated<string | null>
}

export type MediaFileRow = Selectable<MediaFilesTable>
