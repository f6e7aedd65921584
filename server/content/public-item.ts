// What a reader finds at a public address, whatever kind of thing it is.
import type { Context } from '../context.ts'

export interface PublicItem {
  /** HTML. */
  title: string
  /** Its own address. */
  link: string
  /** The id of a user. */
  author: number
  /** HTML; empty if a password protects it. */
  excerpt: string
}

/** An address of the site, as lookups take it. */
export interface PublicAddress {
  /** The segments of the path, as slugs are stored. */
  slugs: string[]
  query: URLSearchParams
}

/** Finds what is published at an address; undefined if that is nothing. */
export type PublicLookup = (address: PublicAddress, context: Pick<Context, 'db' | 'config'>) => Promise<PublicItem | undefined>

/** An address below `baseUrl`; undefined if it is no address of the site. */
export function publicAddress(address: string, baseUrl: string): PublicAddress | undefined {
  const [url, base] = [URL.canParse(address) ? new URL(address) : undefined, new URL(`${baseUrl}/`)]
  if (!url || url.host !== base.host || !`${url.pathname}/`.startsWith(base.pathname)) return undefined
  return { slugs: url.pathname.slice(base.pathname.length).split('/').filter(Boolean).map(storedSlug), query: url.searchParams }
}

/** Slugs are stored percent-encoded in lower case. */
export function storedSlug(segment: string): string {
  return segment.toLowerCase()
}
