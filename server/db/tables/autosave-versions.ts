// The versions of items that came of autosaves.

export interface AutosaveVersionsTable {
  content_id: number
  version: number
  /** Who has changed a draft of their own by it; null where the autosave is kept apart and the item stayed as it was. */
  user_id: number | null
}
