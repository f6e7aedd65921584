// What other sites said about how to embed their pages, kept for a while.

export interface ForeignEmbedsTable {
  /** A digest of what was asked. */
  key: string
  /** The embed, as a JSON object. */
  embed: string
  /** When the answer came, ISO 8601, UTC. */
  fetched: string
}
