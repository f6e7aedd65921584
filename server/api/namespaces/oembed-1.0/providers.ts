// The sites that are known to answer, and where. From a list that others maintain.
import { createRequire } from 'node:module'

interface Provider {
  endpoints: { url: string; schemes?: string[]; formats?: string[] }[]
}

/** Addresses of pages with `*` for any text, and the address that answers for them. */
interface Known {
  host: string
  rest: string
  endpoint: string
}

const listed = createRequire(import.meta.url)('oembed-providers') as Provider[]

const known: Known[] = listed.flatMap(({ endpoints }) =>
  endpoints.flatMap(({ url, schemes = [], formats = ['json'] }) => {
    const endpoint = url.replaceAll('{format}', formats.includes('json') ? 'json' : 'xml')
    return URL.canParse(endpoint) ? schemes.flatMap((scheme) => partsOf(scheme).map((parts) => ({ ...parts, endpoint }))) : []
  }),
)

/** The address that is known to answer for a page. */
export function knownEndpoint(page: URL): string | undefined {
  const { host, pathname, search, hash } = page
  return known.find((one) => matches(one.host, host) && matches(one.rest, pathname + search + hash))?.endpoint
}

/** Whether an address is on the hosts of the provider that answers at an endpoint: its own one, without `www.`, and those below it. */
export function isOfProvider(endpoint: string, { protocol, hostname }: URL): boolean {
  const own = new URL(endpoint).hostname.replace(/^www\./, '')
  return /^https?:$/.test(protocol) && (hostname === own || hostname.endsWith(`.${own}`))
}

/** `https://*.example.org/watch/*` in host and rest. With http and with https it is the same site. */
function partsOf(scheme: string): Pick<Known, 'host' | 'rest'>[] {
  const [, host, rest] = /^https?:\/\/([^/]+)(\/.*)?$/.exec(scheme) ?? []
  return host === undefined ? [] : [{ host: host.toLowerCase(), rest: rest ?? '/' }]
}

/** Takes the first place for each piece between two `*`, which is enough, and takes no longer than the text. */
function matches(pattern: string, text: string): boolean {
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
