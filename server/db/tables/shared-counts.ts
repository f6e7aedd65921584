// What the processes of the service count together.

export interface SharedCountsTable {
  /** A digest of what is counted. */
  key: string
  count: number
  /** When the count starts again, in milliseconds since 1970. */
  reset_at: number
}
