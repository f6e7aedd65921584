// Addresses of the site itself, as its readers have them.

export interface PublicAddress {
  /** The segments of the path, as slugs are stored. */
  slugs: string[]
  query: URLSearchParams
}

/** An address at or below `baseUrl`, whole or as a path; undefined if it is of another site, or none. */
export function publicAddress(address: string, baseUrl: string): PublicAddress | undefined {
  const base = new URL(`${baseUrl}/`)
  const url = URL.parse(address, address.startsWith('/') ? base : undefined)
  if (!url || url.host !== base.host || !`${url.pathname}/`.startsWith(base.pathname)) return undefined
  // Slugs are stored percent-encoded in lower case.
  return { slugs: url.pathname.slice(base.pathname.length).toLowerCase().split('/').filter(Boolean), query: url.searchParams }
}
