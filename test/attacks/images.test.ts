// Images that are expensive to process: many at once, those that must be decoded as a whole, and long SVG files.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { failureIn } from '../support/responses.ts'
import { fetched, keptFiles, createImage, upload, uploaded } from '../support/media.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ MEDIA_MAX_MEGAPIXELS: '2', MEDIA_SVG: 'on' })
})
afterAll(() => server.close())

const tooBig = { status: 400, code: 'rest_upload_file_too_big' }

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } })

describe('many images at once', () => {
  it('are refused when the queue is full, and leave no files', async () => {
    const content = await createImage(1400, 1400)
    const before = await keptFiles(server)
    const responses = await Promise.all(
      Array.from({ length: 48 }, async () => {
        const response = await upload(server, content, { name: 'many.png' })
        const body = (await response.json()) as { code?: string; media_details?: { sizes: object } }
        return { status: response.status, retryAfter: Number(response.headers.get('Retry-After')), code: body.code }
      }),
    )
    const refused = responses.filter(({ status }) => status !== 201)
    expect(refused.length).toBeGreaterThan(0)
    expect(responses.length - refused.length).toBeGreaterThanOrEqual(18)
    for (const response of refused) expect(response).toEqual({ status: 503, retryAfter: expect.any(Number), code: 'rest_unavailable' })
    expect(Math.min(...refused.map(({ retryAfter }) => retryAfter))).toBeGreaterThan(0)
    const { media_details } = await uploaded(server, content, { name: 'many.png' })
    const accepted = responses.length - refused.length + 1
    const files = new Set(
      [media_details.file, ...Object.values(media_details.sizes).map(({ file }) => file)].map((one) => one?.split('/').at(-1)),
    )
    expect((await keptFiles(server)).length - before.length).toBe(accepted * files.size)
  }, 60_000)
})

describe('images that must be decoded as a whole', () => {
  it.each<[string, (width: number, height: number) => Promise<Buffer>]>([
    ['an interlaced PNG', (width, height) => plain(width, height).png({ progressive: true }).toBuffer()],
    ['a progressive JPEG', (width, height) => plain(width, height).jpeg({ progressive: true }).toBuffer()],
    ['a GIF', (width, height) => plain(width, height).gif({ effort: 1 }).toBuffer()],
    ['an AVIF', (width, height) => plain(width, height).avif({ effort: 0 }).toBuffer()],
  ])('may have half of the pixels: %s', async (_what, made) => {
    expect(await failureIn(await upload(server, await made(1100, 1000), { name: 'slow.png' }))).toEqual(tooBig)
    const { media_details, missing_image_sizes } = await uploaded(server, await made(1000, 900), { name: 'slow.png' })
    expect(media_details).toMatchObject({ width: 1000, height: 900 })
    expect(missing_image_sizes).toEqual([])
  })

  it('keep their pixels in the renditions', async () => {
    const item = await uploaded(
      server,
      await sharp(await createImage(1000, 900))
        .png({ progressive: true })
        .toBuffer(),
      { name: 'halves.png' },
    )
    const { data, info } = await sharp(await fetched(item.media_details.sizes['medium']?.source_url ?? ''))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number) => [...data.subarray(x * 3, x * 3 + 3)]
    expect([at(5), at(info.width - 5)]).toEqual([
      [255, 0, 0],
      [0, 0, 255],
    ])
  })

  it('may have more pixels if they are decoded line by line', async () => {
    for (const format of ['png', 'jpeg', 'webp'] as const)
      await uploaded(server, await createImage(1400, 1400, { format }), { name: 'fast.png' })
  })
})

describe('images with very many parts', () => {
  const repeated = (part: string, times: number) => Buffer.from(part.repeat(times), 'hex')

  it.each<[string, 'jpeg' | 'png', number, Buffer]>([
    ['a JPEG', 'jpeg', 2, repeated('ffee0002', 200_000)],
    ['a PNG', 'png', 33, repeated('0000000074454d5000000000', 200_000)],
  ])('are refused, for each part takes memory: %s', async (_what, format, at, parts) => {
    const content = await createImage(20, 20, { format })
    const response = await upload(server, Buffer.concat([content.subarray(0, at), parts, content.subarray(at)]), { name: 'parts' })
    expect(await failureIn(response)).toEqual({ status: 400, code: 'rest_upload_sideload_error' })
  })
})

describe('edits of an image', () => {
  it('are refused if they are too many for its size', async () => {
    const item = await uploaded(server, await createImage(1200, 1200))
    const turned = (times: number) =>
      server.as.author.content.POST('/media/{id}/edit', {
        params: { path: { id: item.id } },
        body: { src: item.source_url, modifiers: Array.from({ length: times }, () => ({ type: 'rotate' as const, args: { angle: 90 } })) },
      })
    const { error, response } = await turned(50)
    expect([response.status, error]).toMatchObject([400, { code: 'rest_upload_file_too_big' }])
    expect((await turned(3)).response.status).toBe(201)
  })
})

describe('SVG files', () => {
  const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`

  it('are refused above 1 MB before they are parsed', async () => {
    expect(await failureIn(await upload(server, `<svg ${'<'.repeat(20_000_000)}`, { name: 'signs.svg' }))).toEqual(tooBig)
    expect(await failureIn(await upload(server, svg('<g/>'.repeat(300_000)), { name: 'groups.svg' }))).toEqual(tooBig)
  })

  it.each<[string, string]>([
    ['signs', `<svg ${'<'.repeat(1_000_000)}`],
    ['references', svg('&x;'.repeat(300_000))],
    ['ends', svg('</g>'.repeat(250_000))],
    ['levels', svg('<g>'.repeat(300_000))],
  ])('are given up at the first mistake, however many there are: %s', async (_what, content) => {
    // As cheap as a text of the same length that is not parsed.
    const cost = async (name: string, sent: string) => {
      const before = process.cpuUsage()
      const response = await upload(server, sent, { name })
      await response.arrayBuffer()
      const { user, system } = process.cpuUsage(before)
      return { status: response.status, milliseconds: (user + system) / 1000 }
    }
    const text = await cost('text.txt', 'x'.repeat(1_000_000))
    // The cheapest of three, because the process may still be busy with other tests.
    const drawings = [await cost('one.svg', content), await cost('two.svg', content), await cost('three.svg', content)]
    expect([text.status, ...drawings.map(({ status }) => status)]).toEqual([201, 400, 400, 400])
    expect(Math.min(...drawings.map(({ milliseconds }) => milliseconds))).toBeLessThan(text.milliseconds * 5 + 200)
  })
})
