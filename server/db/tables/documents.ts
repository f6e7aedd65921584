// JSON documents that a site's tools store in the service.

export interface DocumentsTable {
  /** Segments separated by slashes, without a leading or trailing one. */
  path: string
  /** Any JSON value. */
  content: string
}
