// JSON documents that the tools of a site keep here.

export interface DocumentsTable {
  /** Segments with slashes between them, none at the ends. */
  path: string
  /** Any JSON value. */
  content: string
}
