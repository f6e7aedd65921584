// HTML of sites that nobody vouches for.
import { Parser } from 'htmlparser2'
import { escaped } from '../../http/html.ts'
import { filteredHtml } from '../../rendering/filter.ts'

/** The first frame, in a sandbox; without one, what is harmless of the markup. */
export function safeHtml(html: string): string {
  const frames: Record<string, string>[] = []
  const kept: string[] = []
  let from = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'iframe' && isWebAddress(attributes['src'])) frames.push(attributes)
      if (isCode(name)) kept.push(html.slice(from, parser.startIndex))
    },
    onclosetag(name) {
      if (isCode(name)) from = parser.endIndex + 1
    },
  })
  parser.end(html)
  kept.push(html.slice(from))
  return frames[0] ? sandboxed(frames[0]) : filteredHtml(kept.join('')).trim()
}

/** What these elements hold is no text for readers. */
function isCode(name: string): boolean {
  return name === 'script' || name === 'style'
}

/** Its scripts may run, but as nobody: without the rights of any site, this one included. */
function sandboxed(given: Record<string, string>): string {
  const kept = ['src', 'width', 'height', 'title'].flatMap((name) =>
    given[name] === undefined ? [] : [`${name}="${escaped(given[name])}"`],
  )
  return `<iframe ${kept.join(' ')} sandbox="allow-scripts allow-popups" referrerpolicy="no-referrer" loading="lazy" style="border:0"></iframe>`
}

export function isWebAddress(address: string | undefined): address is string {
  return address !== undefined && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
