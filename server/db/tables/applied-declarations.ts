// The declarations of the site that the stored content fits.

/** Has one row, with the ID 1, unless the site has never declared anything. */
export interface AppliedDeclarationsTable {
  id: number
  /** As JSON. */
  declarations: string
  /** When they were applied. */
  applied: string
}
