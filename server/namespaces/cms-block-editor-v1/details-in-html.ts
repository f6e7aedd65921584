// Reads the title, icon, description and image from the head of a page.
import { Parser } from 'htmlparser2'
import type { UrlDetails } from './contract.ts'

const MAX_TEXT = 1_000
const MAX_URL = 4_000
/** More elements than any head has. */
const MAX_ELEMENTS = 2_000

/** `page` is the base URL of relative URLs. */
export function readDetails(html: string, page: string): UrlDetails {
  const found = new Map<string, string>()
  const set = (name: string, value: string | undefined): void => {
    if (value?.trim() && !found.has(name)) found.set(name, value)
  }
  let title = ''
  let isInTitle = false
  let elements = 0
  const parser = new Parser({
    onopentag(tag, { rel = '', href, name, property, content }) {
      if (tag === 'body' || ++elements > MAX_ELEMENTS) return parser.pause()
      isInTitle = tag === 'title' && title === ''
      if (tag === 'link' && /(^|\s)icon(\s|$)/i.test(rel)) set('<link>', href)
      if (tag === 'meta') set((property ?? name ?? '').toLowerCase(), content)
    },
    ontext(text) {
      if (isInTitle && title.length < MAX_TEXT) title += text
    },
    onclosetag() {
      isInTitle = false
    },
  })
  parser.end(html)
  return {
    title: shorten(title),
    icon: resolveUrl(found.get('<link>'), page),
    description: shorten(found.get('og:description') ?? found.get('description') ?? ''),
    image: resolveUrl(found.get('og:image') ?? found.get('og:image:url'), page),
  }
}

const shorten = (text: string): string => text.slice(0, MAX_TEXT).toWellFormed().replaceAll(/\s+/g, ' ').replaceAll('\0', '').trim()

/** Returns an empty text unless the URL is one that browsers request. */
function resolveUrl(href: string | undefined, page: string): string {
  const url = href === undefined || href.length > MAX_URL ? null : URL.parse(href, page)
  return url && /^https?:$/.test(url.protocol) && url.href.length <= MAX_URL ? url.href : ''
}
