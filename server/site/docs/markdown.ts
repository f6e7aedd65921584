// Renders the Markdown of the guides as HTML. The files are our own, so their HTML is trusted.
import { Marked } from 'marked'

/** Converts links to other guides, such as `lists.md#order`, to links to their pages. */
const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = slugOf(text)
      const content = this.parser.parseInline(tokens)
      return depth === 1 ? `<h1>${content}</h1>\n` : `<h${depth} id="${id}"><a href="#${id}">${content}</a></h${depth}>\n`
    },
  },
  walkTokens(token) {
    if (token.type === 'link') token['href'] = String(token['href']).replace(/^([\w-]+)\.md(#.*)?$/, '../$1/$2')
  },
})

export function htmlFrom(markdown: string): string {
  return marked.parse(markdown, { async: false })
}

/** Returns the ID of a heading. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')
}
