// Cached oEmbed responses of other sites.

export interface ForeignEmbedsTable {
  /** A digest of the request. */
  key: string
  /** The embed, as a JSON object. */
  embed: string
  /** The time of the response, ISO 8601, UTC. */
  fetched: string
}
