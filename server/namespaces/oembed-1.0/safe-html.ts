// Sanitizes the HTML of other sites' embeds.
import { Parser } from 'htmlparser2'
import { escapeHtml } from '#server/rendering/html.ts'
import { filterHtml } from '#server/rendering/filter.ts'
import { removeCode } from '#server/rendering/plain-text.ts'

/** Limits nesting, which takes the parser quadratic time. No real embed is nested deeper. */
export const MAX_DEPTH = 200

/** Returns the first iframe, sandboxed, or the filtered HTML if there is none. `isPlayer` tells whether an iframe belongs to a known provider. */
export function sanitizeHtml(html: string, isPlayer: (url: URL) => boolean = () => false): string {
  const frame = findFrame(html)
  return frame ? sandbox(frame, isPlayer(new URL(frame.src))) : filterHtml(removeCode(html)).trim()
}

interface Frame {
  src: string
  width?: string
  height?: string
  title?: string
}

function findFrame(html: string): Frame | undefined {
  let found: Frame | undefined
  let depth = 0
  const parser = new Parser({
    onopentag(name, { src, ...attributes }) {
      if (name === 'iframe' && isHttpUrl(src)) found ??= { ...attributes, src }
      if (found || ++depth > MAX_DEPTH) parser.pause()
    },
    onclosetag: () => void depth--,
  })
  parser.end(html)
  return found
}

/** Scripts may run, but in an opaque origin; the players of known providers keep their own origin, which they need. */
function sandbox(frame: Frame, isPlayer: boolean): string {
  const attributes = (['src', 'width', 'height', 'title'] as const).flatMap((name) =>
    frame[name] === undefined ? [] : [`${name}="${escapeHtml(frame[name])}"`],
  )
  const rights = isPlayer
    ? 'sandbox="allow-scripts allow-popups allow-same-origin allow-presentation" allow="encrypted-media; fullscreen; picture-in-picture"'
    : 'sandbox="allow-scripts allow-popups"'
  const referrer = isPlayer ? 'strict-origin-when-cross-origin' : 'no-referrer'
  return `<iframe ${attributes.join(' ')} ${rights} referrerpolicy="${referrer}" loading="lazy" style="border:0"></iframe>`
}

export function isHttpUrl(text: string | undefined): text is string {
  return text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
