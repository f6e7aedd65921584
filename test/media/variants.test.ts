// Images in other widths, formats and crops: their URLs, how they are made and kept, and when they end.
import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { sweepFiles } from '../support/jobs.ts'
import { colourAt, createImage, fetched, keptFiles, uploaded } from '../support/media.ts'
import type { Media } from '../support/media.ts'
import { readMetrics } from '../support/metrics.ts'
import { changePost, makePost, newWord } from '../support/posts.ts'
import { dataOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ METRICS: 'on' })
const { author } = server.as

type Image = Media['media_details']['images'][number]

const imageIn = ({ media_details }: Media, ratio: Image['ratio'] = null): Image => {
  const found = media_details.images.find((image) => image.ratio === ratio)
  if (!found) throw new Error(`There is no image with the ratio ${ratio}.`)
  return found
}
const sourceIn = (media: Media, type: string, ratio: Image['ratio'] = null) => {
  const found = imageIn(media, ratio).sources.find(({ mime_type }) => mime_type === type)
  if (!found) throw new Error(`There are no files of the type ${type}.`)
  return found
}
const urlsIn = (srcset: string): string[] => srcset.split(', ').map((entry) => entry.replace(/ \d+w$/, ''))
const allUrls = ({ media_details }: Media): string[] =>
  media_details.images.flatMap(({ sources }) => sources.flatMap(({ srcset }) => urlsIn(srcset)))
const send = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init })
const read = async (id: number): Promise<Media> =>
  (await (
    await fetch(`${server.restRoot}/cms/v2/media/${id}?context=edit`, { headers: { Authorization: server.authorization.author } })
  ).json()) as Media
const photo = async (width = 1000, height = 500, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') =>
  uploaded(server, await createImage(width, height, { format }), { name: `${newWord()}.${format}` })
const setFocalPoint = (id: number, focal_point: { x: number; y: number } | null) =>
  dataOf(author.content.PATCH('/media/{id}', { params: { path: { id } }, body: { focal_point } }))
const replace = async (id: number, content: Buffer): Promise<Media> => {
  const headers = { Authorization: server.authorization.author, 'Content-Disposition': 'attachment; filename="new.bin"' }
  const response = await fetch(`${server.restRoot}/cms/v2/media/${id}/file`, { method: 'PUT', headers, body: new Uint8Array(content) })
  expect(response.status).toBe(200)
  return (await response.json()) as Media
}
const storedFor = async ({ id }: Media) => (await keptFiles(server)).filter((path) => path.startsWith(`images/${id}/`))
const rowsFor = (paths: string) =>
  server.context.db.selectFrom('image_variants').select(['path', 'content_id']).where('path', 'like', `${paths}%`).execute()

describe('the images of a media item', () => {
  it('have the widths up to that of the image, in AVIF, WebP and its own format, in its own proportions and cropped', async () => {
    const media = await photo(1000, 500)
    expect(media.media_details.images.map(({ ratio, width, height }) => [ratio, width, height])).toEqual([
      [null, 1000, 500],
      ['1:1', 500, 500],
      ['4:3', 667, 500],
      ['3:2', 750, 500],
      ['16:9', 889, 500],
    ])
    expect(imageIn(media).sources.map(({ mime_type }) => mime_type)).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
    const { srcset, source_url } = sourceIn(media, 'image/avif')
    expect(srcset.match(/ \d+w/g)).toEqual([' 320w', ' 640w', ' 960w', ' 1000w'])
    expect(source_url).toBe(urlsIn(srcset).at(-1))
    expect(source_url).toMatch(new RegExp(`^${server.baseUrl}/cms-content/uploads/images/${media.id}/[\\w-]{16}/1000\\.avif$`))
  })

  it.each([
    ['image/avif', 'heif'],
    ['image/webp', 'webp'],
    ['image/jpeg', 'jpeg'],
  ])('are files of the type %s with these dimensions', async (type, format) => {
    const media = await photo(700, 400)
    for (const ratio of [null, '16:9'] as const)
      for (const entry of sourceIn(media, type, ratio).srcset.split(', ')) {
        const [url = '', width = ''] = entry.split(' ')
        const response = await send(url)
        expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type])
        const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
        const expected = Math.round(Number.parseInt(width, 10) * (ratio ? 9 / 16 : 400 / 700))
        expect([metadata.format, `${metadata.width}w`, metadata.height]).toEqual([format, width, expected])
      }
  })

  it('have each format once, and never more pixels than the image or the limits', async () => {
    const webp = await photo(400, 300, 'webp')
    expect(imageIn(webp).sources.map(({ mime_type }) => mime_type)).toEqual(['image/avif', 'image/webp'])
    expect(imageIn(await photo(3000, 300)).width).toBe(2560)
    expect(imageIn(await photo(1800, 9000, 'png'))).toMatchObject({ width: 1264, height: 6320 })
    const long = await uploaded(
      server,
      await sharp({ create: { width: 2, height: 40_000, channels: 3, background: '#246' } })
        .png()
        .toBuffer(),
      { name: `${newWord()}.png` },
    )
    expect(long.media_details.images.map(({ ratio, width }) => [ratio, width])).toEqual(
      ['1:1', '4:3', '3:2', '16:9'].map((ratio) => [ratio, 2]),
    )
  })

  it('are missing for what is not an image, for animations and for SVG', async () => {
    const frames = Buffer.concat([Buffer.alloc(100 * 100 * 3, 0), Buffer.alloc(100 * 100 * 3, 255)])
    const animation = (format: 'gif' | 'webp') =>
      sharp(frames, { raw: { width: 100, height: 200, channels: 3, pageHeight: 100 } })
        .toFormat(format)
        .toBuffer()
    const still = await uploaded(server, await createImage(400, 300, { format: 'gif' }), { name: `${newWord()}.gif` })
    expect(imageIn(still).sources.map(({ mime_type }) => mime_type)).toEqual(['image/avif', 'image/webp', 'image/gif'])
    for (const format of ['gif', 'webp'] as const) {
      const { media_details } = await uploaded(server, await animation(format), { name: `${newWord()}.${format}` })
      expect(media_details).toMatchObject({ images: [], dominant_color: expect.stringMatching(/^#/) })
    }
    const { media_details } = await uploaded(server, 'words', { name: `${newWord()}.txt` })
    expect(media_details).toMatchObject({ images: [], placeholder: null, dominant_color: null })
  })

  it('are cropped around the focal point', async () => {
    // The left half is red, the right half blue.
    const media = await photo(1000, 400)
    const square = async (item: Media) => fetched(urlsIn(sourceIn(item, 'image/jpeg', '1:1').srcset)[0] ?? '')
    await setFocalPoint(media.id, { x: 0.1, y: 0.5 })
    expect(await colourAt(await square(await read(media.id)), 310, 160)).toBe('red')
    await setFocalPoint(media.id, { x: 0.9, y: 0.5 })
    expect(await colourAt(await square(await read(media.id)), 5, 160)).toBe('blue')
  })
})

describe('the placeholder and the dominant color', () => {
  it('are those of the image, and change with its file', async () => {
    const of = (background: string) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer()
    const media = await uploaded(server, await of('#f00'), { name: `${newWord()}.png` })
    const colorOf = async ({ media_details: { placeholder, dominant_color } }: Media) => {
      const tiny = Buffer.from(placeholder?.replace('data:image/webp;base64,', '') ?? '', 'base64')
      const { width, height } = await sharp(tiny).metadata()
      return [[width, height], await colourAt(tiny, 5, 5), dominant_color]
    }
    expect(await colorOf(media)).toEqual([[16, 12], 'red', '#f80808'])
    expect(await colorOf(await replace(media.id, await of('#00f')))).toEqual([[16, 12], 'blue', '#0808f8'])
  })

  it('leave out a placeholder that would show through', async () => {
    const content = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#f008' } })
      .png()
      .toBuffer()
    const { media_details } = await uploaded(server, content, { name: `${newWord()}.png` })
    expect(media_details).toMatchObject({ placeholder: null, dominant_color: '#f87878' })
  })
})

describe('a file of an image', () => {
  it('is made once for 100 requests at the same time, and kept', async () => {
    const media = await photo(1200, 800)
    const { source_url } = sourceIn(media, 'image/avif')
    const made = async () => (await readMetrics(server.baseUrl))['image_variants_made_total{type="image/avif"}'] ?? 0
    const before = await made()
    const bodies = await Promise.all(Array.from({ length: 100 }, () => fetched(source_url)))
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1)
    expect(await made()).toBe(before + 1)
    expect(await storedFor(media)).toHaveLength(1)
    await fetched(source_url)
    expect(await made()).toBe(before + 1)
  })

  it('may be kept by caches for ever', async () => {
    const { source_url } = sourceIn(await photo(400, 300), 'image/webp')
    const response = await send(source_url)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'access-control-allow-origin': '*',
    })
    const known = { 'If-None-Match': response.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' }
    expect((await send(source_url, { headers: known })).status).toBe(304)
    expect((await send(source_url, { headers: { Range: 'bytes=0-3' } })).status).toBe(206)
    expect((await send(source_url, { method: 'HEAD' })).headers.get('Content-Length')).toBe(response.headers.get('Content-Length'))
  })

  it('is made again if the storage has lost it', async () => {
    const media = await photo(400, 300)
    const { source_url } = sourceIn(media, 'image/webp')
    const body = await fetched(source_url)
    const [path = ''] = await storedFor(media)
    await server.context.storage.remove(path)
    expect(await fetched(source_url)).toEqual(body)
    expect(await storedFor(media)).toHaveLength(1)
  })

  it('gives way to the image itself if it cannot be made or stored', async () => {
    const media = await photo(400, 300)
    const { source_url } = sourceIn(media, 'image/webp')
    const { context } = server
    const { storage } = context
    context.storage = { ...storage, put: () => Promise.reject(new Error('The disk is full.')) }
    const response = await send(source_url)
    context.storage = storage
    expect([response.status, response.headers.get('Location'), response.headers.get('Cache-Control')]).toEqual([
      302,
      media.source_url,
      'no-store',
    ])
    expect(await storedFor(media)).toEqual([])
    expect(await rowsFor(`images/${media.id}/`)).toEqual([])
    await fetched(source_url)
  })
})

describe('a caller that disconnects', () => {
  it('leaves no open file', async () => {
    const { source_url } = sourceIn(await photo(400, 300), 'image/webp')
    await fetched(source_url)
    const { context } = server
    const { storage } = context
    const streams: Readable[] = []
    const { promise: disconnected, resolve: disconnect } = Promise.withResolvers<void>()
    const reading = new Promise<void>((begun) => {
      context.storage = {
        ...storage,
        async read(path, range) {
          begun()
          await disconnected
          streams.push(await storage.read(path, range))
          return streams[0] as Readable
        },
      }
    })
    const request = get(source_url).on('error', () => undefined)
    await reading
    request.destroy()
    // The server has closed the response when it has handled another request of a new connection.
    await fetch(`${server.restRoot}/cms/v2/types`, { headers: { Connection: 'close' } })
    disconnect()
    while (!streams[0]?.destroyed) await new Promise((wake) => setTimeout(wake, 5))
    context.storage = storage
    expect(streams).toHaveLength(1)
  })
})

describe('what a killed process leaves', () => {
  it('is never served, and is swept', async () => {
    const media = await photo(400, 300)
    const { source_url } = sourceIn(media, 'image/webp')
    const { context } = server
    const { storage } = context
    const half = join(mkdtempSync(join(tmpdir(), 'half-')), 'half')
    context.storage = {
      ...storage,
      async put(path, source, type) {
        await writeFile(half, (await readFile(source)).subarray(0, 100))
        await storage.put(path, half, type)
        throw new Error('Killed.')
      },
      remove: () => Promise.reject(new Error('Killed.')),
    }
    expect((await send(source_url)).status).toBe(302)
    context.storage = storage
    expect(await storedFor(media)).toHaveLength(1)
    expect(
      (
        await sharp(await fetched(source_url), { failOn: 'error' })
          .raw()
          .toBuffer()
      ).length,
    ).toBe(400 * 300 * 3)
    expect(await storedFor(media)).toHaveLength(2)
    await sweepFiles({ ...context, now: () => new Date(Date.now() + 25 * 60 * 60_000) })
    expect(await storedFor(media)).toHaveLength(1)
    expect(await rowsFor(`images/${media.id}/`)).toMatchObject([{ content_id: media.id }])
  })
})

describe('the URLs', () => {
  it('of crops change with the focal point, and earlier ones redirect', async () => {
    const media = await photo(600, 400)
    const urls = (item: Media, ratio: '1:1' | null) => urlsIn(sourceIn(item, 'image/webp', ratio).srcset)
    for (const url of [...urls(media, null), ...urls(media, '1:1')]) await fetched(url)
    expect(await storedFor(media)).toHaveLength(4)
    await setFocalPoint(media.id, { x: 0, y: 0 })
    const moved = await read(media.id)
    expect(urls(moved, null)).toEqual(urls(media, null))
    expect(await storedFor(media)).toHaveLength(2)
    for (const [index, url] of urls(media, '1:1').entries()) {
      const response = await send(url)
      expect([response.status, response.headers.get('Location')]).toEqual([302, urls(moved, '1:1')[index]])
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=60')
      expect(urls(moved, '1:1')).not.toContain(url)
    }
    expect(await storedFor(media)).toHaveLength(2)
  })

  it('change with the file, and earlier ones lead to the width that is closest', async () => {
    const media = await photo(1000, 500)
    const [first = '', ...more] = urlsIn(sourceIn(media, 'image/webp').srcset)
    await fetched(first)
    const replaced = await replace(media.id, await createImage(700, 350, { format: 'jpeg' }))
    expect(await storedFor(media)).toEqual([])
    const now = urlsIn(sourceIn(replaced, 'image/webp').srcset)
    const targets = await Promise.all([first, ...more].map(async (url) => (await send(url)).headers.get('Location')))
    expect(targets).toEqual([now[0], now[1], now[2], now[2]])
    expect((await sharp(await fetched(first)).metadata()).width).toBe(320)
  })

  it('end with the item, and so do the files', async () => {
    const media = await photo(400, 300)
    const { source_url } = sourceIn(media, 'image/webp')
    await fetched(source_url)
    await dataOf(author.content.DELETE('/media/{id}', { params: { path: { id: media.id }, query: { force: true } } }))
    expect((await send(source_url)).status).toBe(404)
    expect(await storedFor(media)).toEqual([])
    expect(await rowsFor(`images/${media.id}/`)).toEqual([])
  })

  it('end, too, if the item is deleted by an earlier version, once its files have been swept', async () => {
    const media = await photo(400, 300)
    await fetched(sourceIn(media, 'image/webp').source_url)
    await server.context.db.deleteFrom('content').where('id', '=', media.id).execute()
    expect(await rowsFor(`images/${media.id}/`)).toMatchObject([{ content_id: null }])
    await sweepFiles({ ...server.context, now: () => new Date(Date.now() + 25 * 60 * 60_000) })
    expect(await storedFor(media)).toEqual([])
    expect(await rowsFor(`images/${media.id}/`)).toEqual([])
  })
})

describe('images that are not public', () => {
  const hidden = async () => {
    const post = await makePost(author, { status: 'draft' })
    const media = await uploaded(server, await createImage(400, 300), { name: `${newWord()}.png`, fields: { post: String(post.id) } })
    return { post, media }
  }

  it('are only for those who may read the image, by their credentials or by the token in their URLs', async () => {
    const { media } = await hidden()
    const { source_url } = sourceIn(media, 'image/webp')
    expect((await send(source_url)).status).toBe(404)
    expect((await send(source_url, { headers: { Authorization: server.authorization.subscriber } })).status).toBe(404)
    const own = await send(source_url, { headers: { Authorization: server.authorization.author } })
    expect([own.status, own.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    const withTokens = allUrls(await read(media.id))
    for (const url of withTokens) expect(url).toMatch(/\?preview_token=[\w.-]+$/)
    const shown = await send(withTokens[0] ?? '')
    expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    // Nobody else is served what has been made.
    expect((await send(source_url)).status).toBe(404)
    expect((await send(`${source_url}?preview_token=preview_wrong`)).status).toBe(401)
  })

  it('keep the token when they redirect', async () => {
    const { media } = await hidden()
    const [url = ''] = allUrls(await read(media.id))
    const earlier = url.replace(/\/[\w-]{16}\//, '/AAAAAAAAAAAAAAAA/')
    const response = await send(earlier)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([302, 'private, no-store'])
    expect((await fetch(earlier)).status).toBe(200)
    expect((await send(earlier.replace(/\?.*/, ''))).status).toBe(404)
  })

  it('become public and private with the item', async () => {
    const { post, media } = await hidden()
    const { source_url } = sourceIn(media, 'image/webp')
    await changePost(author, post.id, { status: 'publish' })
    expect((await send(source_url)).headers.get('Cache-Control')).toContain('immutable')
    await changePost(author, post.id, { password: 'lantern' })
    expect((await send(source_url)).status).toBe(404)
    const unlocked = await send(`${source_url}?password=lantern`)
    expect([unlocked.status, unlocked.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  })
})
