// HTML of other sites.
import { Parser } from 'htmlparser2'
import { escapeHtml } from '../../../rendering/html.ts'
import { filteredHtml } from '../../../rendering/filter.ts'
import { withoutCode } from '../../../rendering/plain-text.ts'

/** The parser takes quadratic time for what is nested; deeper than this, no embed has anything. */
export const MAX_DEPTH = 200

/** The first frame, in a sandbox; without one, what is harmless of the markup. `isPlayer` says which frames are those of a provider that is known. */
export function safeHtml(html: string, isPlayer: (address: URL) => boolean = () => false): string {
  const frame = firstFrame(html)
  return frame ? sandboxed(frame, isPlayer(new URL(frame.src))) : filteredHtml(withoutCode(html)).trim()
}

interface Frame {
  src: string
  width?: string
  height?: string
  title?: string
}

function firstFrame(html: string): Frame | undefined {
  let found: Frame | undefined
  let depth = 0
  const parser = new Parser({
    onopentag(name, { src, ...attributes }) {
      if (name === 'iframe' && isWebAddress(src)) found ??= { ...attributes, src }
      if (found || ++depth > MAX_DEPTH) parser.pause()
    },
    onclosetag: () => void depth--,
  })
  parser.end(html)
  return found
}

/** Its scripts may run, but as nobody, without the rights of any site; a player needs those of its own site. */
function sandboxed(frame: Frame, isPlayer: boolean): string {
  const kept = (['src', 'width', 'height', 'title'] as const).flatMap((name) =>
    frame[name] === undefined ? [] : [`${name}="${escapeHtml(frame[name])}"`],
  )
  const rights = isPlayer
    ? 'sandbox="allow-scripts allow-popups allow-same-origin allow-presentation" allow="encrypted-media; fullscreen; picture-in-picture"'
    : 'sandbox="allow-scripts allow-popups"'
  const referrer = isPlayer ? 'strict-origin-when-cross-origin' : 'no-referrer'
  return `<iframe ${kept.join(' ')} ${rights} referrerpolicy="${referrer}" loading="lazy" style="border:0"></iframe>`
}

export function isWebAddress(address: string | undefined): address is string {
  return address !== undefined && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
