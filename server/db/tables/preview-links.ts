// Preview links. Times are ISO 8601, UTC.
import type { Generated, Selectable } from 'kysely'
import type { Flag } from './content.ts'

export interface PreviewLinksTable {
  id: Generated<number>
  content_id: number
  /** The user who created it. */
  author: number
  /** The keyed hash of the token, which is not stored. */
  hash: string
  /** Whether it shows the newest autosave. */
  autosave: Flag
  created: string
  expires: string
}

export type PreviewLinkRow = Selectable<PreviewLinksTable>
