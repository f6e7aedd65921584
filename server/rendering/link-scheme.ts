// Filters URLs in HTML: allowed schemes stay, others (`javascript:`, `data:`) are removed.

import { decodeHTMLStrict } from 'entities'
import { escapeHtml } from './html.ts'

const SCHEMES = new Set(
  'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'.split(' '),
)

// Browsers ignore white space and control characters in a scheme, so they are ignored here too.
const IGNORED = /[\s\x00-\x20\x7F-\xA0\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/g

// A colon after a slash, a question mark or a hash is part of a relative URL.
function schemeEnd(address: string, from: number): number {
  const sign = /[:/?#]/g
  sign.lastIndex = from
  const match = sign.exec(address)
  return match?.[0] === ':' ? match.index : -1
}

function withKnownScheme(address: string): string {
  let from = 0
  for (let end = schemeEnd(address, from); end >= 0; end = schemeEnd(address, from)) {
    const scheme = address.slice(from, end).replace(IGNORED, '').toLowerCase()
    if (SCHEMES.has(scheme)) return `${scheme}:${address.slice(end + 1).trim()}`
    from = end + 1
  }
  return from === 0 ? address : address.slice(from).trim()
}

// Takes and returns the value of an attribute as written in HTML, with normalized references.
export function filteredUrl(value: string): string {
  const address = decodeHTMLStrict(value)
  const filtered = withKnownScheme(address)
  return filtered === address ? value : escapeHtml(filtered).replaceAll('&apos;', '&#039;')
}

export function hasKnownScheme(address: string): boolean {
  return withKnownScheme(address) === address
}
