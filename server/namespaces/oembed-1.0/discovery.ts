// oEmbed discovery in HTML pages.
import { Parser } from 'htmlparser2'
import { MAX_DEPTH } from './safe-html.ts'

const types: Record<string, 'json' | 'xml'> = {
  'application/json+oembed': 'json',
  'text/xml+oembed': 'xml',
  'application/xml+oembed': 'xml',
}

/** Finds the oEmbed URL in the head of a page (`rel="alternate"`), preferring JSON to XML. */
export function discoverEndpoint(html: string, page: string): string | undefined {
  const found: Partial<Record<'json' | 'xml', string>> = {}
  let depth = 0
  const parser = new Parser({
    onopentag(name, { rel = '', type = '', href }) {
      if (name === 'body' || ++depth > MAX_DEPTH) return parser.pause()
      const format = types[type.trim().toLowerCase()]
      if (name === 'link' && format && href && /(^|\s)alternate(\s|$)/i.test(rel) && URL.canParse(href, page))
        found[format] ??= new URL(href, page).href
    },
    onclosetag: () => void depth--,
  })
  parser.end(html)
  return found.json ?? found.xml
}
