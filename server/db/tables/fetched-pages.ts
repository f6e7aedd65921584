// What other sites have responded: embeds, and the details of pages.

export interface FetchedPagesTable {
  /** A digest of the request. */
  key: string
  /** A JSON object. */
  response: string
  /** The time of the response, ISO 8601, UTC. */
  fetched: string
}
