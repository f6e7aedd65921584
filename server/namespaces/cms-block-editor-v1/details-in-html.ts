// Finds the title, the icon, the description and the image in the head of a page.
import { Parser } from 'htmlparser2'
import type { UrlDetails } from './contract.ts'

const MAX_TEXT = 1_000
const MAX_URL = 4_000
/** More elements than the head of any page has. */
const MAX_ELEMENTS = 2_000

/** `page` is the URL that the addresses in the page are relative to. */
export function detailsInHtml(html: string, page: string): UrlDetails {
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
    title: shortened(title),
    icon: absolute(found.get('<link>'), page),
    description: shortened(found.get('og:description') ?? found.get('description') ?? ''),
    image: absolute(found.get('og:image') ?? found.get('og:image:url'), page),
  }
}

const shortened = (text: string): string => text.slice(0, MAX_TEXT).toWellFormed().replaceAll(/\s+/g, ' ').replaceAll('\0', '').trim()

/** Empty unless it is a URL that a browser requests. */
function absolute(href: string | undefined, page: string): string {
  const url = href === undefined || href.length > MAX_URL ? null : URL.parse(href, page)
  return url && /^https?:$/.test(url.protocol) && url.href.length <= MAX_URL ? url.href : ''
}
