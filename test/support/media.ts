// Uploads through raw HTTP requests, and files to upload.
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import type { components } from '#generated/cms-v2/client.ts'
import type { Role } from './accounts.ts'
import type { TestServer } from './server.ts'

export type Media = components['schemas']['MediaInEdit']
export type MediaInput = components['schemas']['MediaInput']

interface Upload {
  name?: string
  as?: Role
  /** Fields, sent in the query. */
  fields?: Record<string, string>
  headers?: Record<string, string>
}

/** Uploads a file as the request body. */
export function upload(
  { restRoot, authorization }: TestServer,
  content: Uint8Array | string,
  { name = 'file.bin', as = 'author', fields = {}, headers = {} }: Upload = {},
): Promise<Response> {
  const query = new URLSearchParams(fields).toString()
  return fetch(`${restRoot}/cms/v2/media${query && `?${query}`}`, {
    method: 'POST',
    headers: {
      Authorization: authorization[as],
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      ...headers,
    },
    body: typeof content === 'string' ? content : new Uint8Array(content),
  })
}

/** The text without the tokens that the URLs of files have for the user who asks. */
export const withoutFileTokens = (text: string): string => text.replace(/\?preview_token=[\w.-]+/g, '')

/** Uploads a file and returns the item, with the URLs that everyone has. Throws if the upload fails. */
export async function uploaded(server: TestServer, content: Uint8Array | string, options: Upload = {}): Promise<Media> {
  const response = await upload(server, content, options)
  const body: unknown = JSON.parse(withoutFileTokens(await response.text()))
  if (response.status !== 201) throw new Error(`${response.status}: ${JSON.stringify(body)}`)
  return body as Media
}

interface ImageOptions {
  format?: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'
  /** The EXIF orientation. */
  orientation?: number
  /** Whether it has EXIF data of a camera with a location. */
  withLocation?: boolean
}

const PLACE = {
  IFD0: { Model: 'Camera One', Artist: 'Nino' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 43/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '44/1 47/1 0/1' },
}

/** Creates an image whose left half is red and whose right half is blue. */
export function createImage(
  width: number,
  height: number,
  { format = 'png', orientation, withLocation = false }: ImageOptions = {},
): Promise<Buffer> {
  const half = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width / 2)}" height="${height}"><rect width="100%" height="100%" fill="#f00"/></svg>`,
  )
  let made = sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([{ input: half, left: 0, top: 0 }])
  if (withLocation) made = made.withExif(PLACE)
  if (orientation) made = made.withMetadata({ orientation, ...(withLocation && { exif: PLACE }) })
  return made.toFormat(format).toBuffer()
}

/** Returns `red`, `blue` or the RGB values of a pixel. */
export async function colourAt(content: ArrayBuffer | Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(Buffer.from(content as ArrayBuffer))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  if (red > 200 && green < 60 && blue < 60) return 'red'
  if (blue > 200 && green < 60 && red < 60) return 'blue'
  return `${red} ${green} ${blue}`
}

/** Returns the paths of all files in the server's folder, sorted. */
export async function keptFiles({ context: { config } }: TestServer): Promise<string[]> {
  const { location } = config.media
  if (location.kind !== 'folder') throw new Error('This server does not store its files in a folder.')
  const entries = await readdir(location.folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(location.folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** Returns the content of a file by its URL. */
export async function fetched(url: string): Promise<Buffer> {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`${response.status} from ${url}`)
  return Buffer.from(await response.arrayBuffer())
}
