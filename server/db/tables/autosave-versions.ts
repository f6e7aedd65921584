// The item versions that autosaves have created.

export interface AutosaveVersionsTable {
  content_id: number
  version: number
  /** The user whose autosave updated their own draft; null if the autosave is a separate row and the item did not change. */
  user_id: number | null
}
