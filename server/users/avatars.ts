// Avatars: patterns that are derived from user IDs, so that they reveal nothing and never change.
import { createHash } from 'node:crypto'

/** The path of the avatars, below the URL of the service. */
export const AVATARS = '/cms-content/avatars'

const SIZES = [24, 48, 96] as const

/** Returns the URLs of a user's avatar by width in pixels. */
export function avatarUrls(userId: number, baseUrl: string): Record<`${(typeof SIZES)[number]}`, string> {
  const url = (size: number): string => `${baseUrl}${AVATARS}/${userId}-${size}.svg`
  return { 24: url(24), 48: url(48), 96: url(96) }
}

const CELLS = 5

/** Draws the avatar with a file name as SVG; returns undefined for other names. */
export function drawAvatar(name: string): string | undefined {
  const [, userId, size] = /^(\d{1,10})-(\d{1,3})\.svg$/.exec(name) ?? []
  if (userId === undefined || !SIZES.some((known) => String(known) === size)) return undefined
  const bytes = createHash('sha256').update(userId).digest()
  const hue = Math.round((bytes.readUInt16BE(0) / 65_536) * 360)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-1 -1 7 7" shape-rendering="crispEdges">` +
    `<rect x="-1" y="-1" width="7" height="7" fill="hsl(${hue},30%,92%)"/><path fill="hsl(${hue},45%,42%)" d="${drawCells(bytes)}"/></svg>`
  )
}

/** Draws the filled cells symmetrically. */
function drawCells(bytes: Buffer): string {
  const isFilled = (x: number, y: number): boolean => ((bytes[2 + y * 3 + Math.min(x, CELLS - 1 - x)] ?? 0) & 1) === 1
  const all = Array.from({ length: CELLS * CELLS }, (_, index) => [index % CELLS, Math.floor(index / CELLS)] as const)
  return all.flatMap(([x, y]) => (isFilled(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])).join('')
}
