// The known oEmbed providers, from the package oembed-providers: their names and endpoints.
import { createRequire } from 'node:module'

interface Provider {
  provider_name: string
  endpoints: { url: string; schemes?: string[]; formats?: string[] }[]
}

/** A URL pattern, in which `*` matches any text, and the endpoint for the pages that match it. */
interface Known {
  host: string
  rest: string
  endpoint: string
  name: string
}

const listed = createRequire(import.meta.url)('oembed-providers') as Provider[]

const known: Known[] = listed.flatMap(({ endpoints, provider_name: name }) =>
  endpoints.flatMap(({ url, schemes = [], formats = ['json'] }) => {
    const endpoint = url.replaceAll('{format}', formats.includes('json') ? 'json' : 'xml')
    return URL.canParse(endpoint) ? schemes.flatMap((scheme) => partsOf(scheme).map((parts) => ({ ...parts, endpoint, name }))) : []
  }),
)

/** Returns the provider of a page; undefined if none is known. */
export function findProvider({ host, pathname, search, hash }: URL): Pick<Known, 'endpoint' | 'name'> | undefined {
  return known.find((pattern) => matchesPattern(pattern.host, host) && matchesPattern(pattern.rest, pathname + search + hash))
}

/** Whether a URL belongs to the provider of an endpoint: its host without `www.`, or a subdomain. */
export function isOfProvider(endpoint: string, { protocol, hostname }: URL): boolean {
  const own = new URL(endpoint).hostname.replace(/^www\./, '')
  return /^https?:$/.test(protocol) && (hostname === own || hostname.endsWith(`.${own}`))
}

/** Splits a pattern such as `https://*.example.org/watch/*` into host and rest. http and https are equivalent. */
function partsOf(scheme: string): Pick<Known, 'host' | 'rest'>[] {
  const [, host, rest] = /^https?:\/\/([^/]+)(\/.*)?$/.exec(scheme) ?? []
  return host === undefined ? [] : [{ host: host.toLowerCase(), rest: rest ?? '/' }]
}

/** Matches a pattern with `*` in linear time: each piece between two `*` is matched at its first occurrence. */
function matchesPattern(pattern: string, text: string): boolean {
  const [first = '', ...others] = pattern.split('*')
  const last = others.pop()
  if (last === undefined) return text === pattern
  if (!text.startsWith(first)) return false
  let at = first.length
  for (const piece of others) {
    const found = text.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return text.length - last.length >= at && text.endsWith(last)
}
