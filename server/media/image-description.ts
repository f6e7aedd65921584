// What is shown of an image before its file has arrived: its dominant color, and a tiny version of it.
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { ImageDescription } from '../db/tables/media-files.ts'

/** The longest side of the sample that an image is described by. */
export const SAMPLE_SIDE = 64

/** The longest side of a placeholder. Browsers blur it when they enlarge it. */
const PLACEHOLDER_SIDE = 16
const PLACEHOLDER_QUALITY = 40

/** Pixels with the channels red, green, blue and alpha. */
interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** The placeholder of an image with transparent pixels would show through, so it has none. */
export async function describePixels({ data, info }: Pixels): Promise<Omit<ImageDescription, 'frames'>> {
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const opaque = await sharp(data, { raw }).flatten({ background: '#fff' }).raw().toBuffer()
  const flat = () => sharp(opaque, { raw: { ...raw, channels: 3 } })
  const { dominant } = await flat().stats()
  return {
    dominant_color: `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    placeholder: isOpaque(data) ? await placeholderOf(flat()) : null,
  }
}

function isOpaque(data: Buffer): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

async function placeholderOf(image: Sharp): Promise<string> {
  const tiny = image.resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' }).webp({ quality: PLACEHOLDER_QUALITY, effort: 6 })
  return `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`
}
