// Filters URLs in HTML: keeps allowed schemes, and removes others (`javascript:`, `data:`).

import { decodeHTMLStrict } from 'entities'
import { escapeHtml } from './html.ts'

const SCHEMES = new Set(
  'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'.split(' '),
)

// Browsers ignore white space and control characters in a scheme, so they are ignored here too.
const IGNORED = /[\s\x00-\x20\x7F-\xA0\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/g

// A colon after a slash, a question mark or a hash is part of a relative URL.
function findSchemeEnd(url: string, from: number): number {
  const sign = /[:/?#]/g
  sign.lastIndex = from
  const match = sign.exec(url)
  return match?.[0] === ':' ? match.index : -1
}

function withKnownScheme(url: string): string {
  let from = 0
  for (let end = findSchemeEnd(url, from); end >= 0; end = findSchemeEnd(url, from)) {
    const scheme = url.slice(from, end).replace(IGNORED, '').toLowerCase()
    if (SCHEMES.has(scheme)) return `${scheme}:${url.slice(end + 1).trim()}`
    from = end + 1
  }
  return from === 0 ? url : url.slice(from).trim()
}

// Filters the value of an attribute in HTML, with normalized references.
export function filterUrl(value: string): string {
  const url = decodeHTMLStrict(value)
  const filtered = withKnownScheme(url)
  return filtered === url ? value : escapeHtml(filtered).replaceAll('&apos;', '&#039;')
}

export function hasKnownScheme(url: string): boolean {
  return withKnownScheme(url) === url
}
