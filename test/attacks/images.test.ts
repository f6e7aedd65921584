// Images that are expensive to process: many at once, those that must be decoded as a whole, and long SVG files.
import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { failureIn } from '../support/responses.ts'
import { fetched, keptFiles, createImage, upload, uploaded } from '../support/media.ts'
import { excessiveTurns } from '../support/costs.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ MEDIA_MAX_MEGAPIXELS: '2', MEDIA_SVG: 'on' })

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

  const nested = (levels: number, of: (level: number) => string): string =>
    Array.from({ length: levels }, (_none, level) => of(level)).join('')
  const ten = (text: string): string => text.repeat(10)
  const dots = '1,2 '.repeat(3_000)
  it.each<[string, string]>([
    ['use', nested(26, (n) => `<g id="a${n + 1}">${ten(`<use href="#a${n}"/>`)}</g>`)],
    ['use by the older attribute', nested(26, (n) => `<g id="a${n + 1}">${ten(`<use xlink:href=" #a${n} "/>`)}</g>`)],
    ['symbols', nested(26, (n) => `<symbol id="a${n + 1}">${ten(`<use href="#a${n}"/>`)}</symbol>`)],
    ['patterns', nested(26, (n) => `<pattern id="a${n + 1}">${ten(`<rect fill="url(#a${n})"/>`)}</pattern>`)],
    ['inherited patterns', nested(26, (n) => `<pattern id="a${n + 1}"><g stroke="url('#a${n}') red">${ten('<rect/>')}</g></pattern>`)],
    [
      'patterns of copies',
      `<pattern id="p">${'<rect/>'.repeat(300)}</pattern><g id="s">${'<rect/>'.repeat(300)}</g><use href="#s" fill="url(#p)"/>`,
    ],
    [
      'patterns of patterns',
      `${nested(26, (n) => `<pattern id="a${n + 1}" href="#b${n + 1}"/><pattern id="b${n + 1}">${ten(`<rect fill="url(#a${n})"/>`)}</pattern>`)}`,
    ],
    ['masks', nested(26, (n) => `<mask id="a${n + 1}">${ten(`<g mask="url(#a${n})"/>`)}</mask>`)],
    ['clips', nested(26, (n) => `<clipPath id="a${n + 1}">${ten(`<rect clip-path="url(#a${n})"/>`)}</clipPath>`)],
    ['filters', `<filter id="f">${'<feFlood/>'.repeat(300)}</filter>${'<rect style="filter:url(#f)"/>'.repeat(300)}`],
    ['markers', `<marker id="m">${'<rect/>'.repeat(100)}</marker><polyline points="${dots}" marker-mid="url(#m)"/>`],
    ['inherited markers', `<marker id="m">${'<rect/>'.repeat(100)}</marker><g style="marker:url(#m)"><path d="M${dots}"/></g>`],
    ['uncertain paints', `${nested(60, (n) => `<g fill="new url(#a${n})">`)}${'</g>'.repeat(60)}`],
    ['circles', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    ['copies of themselves', '<g id="a"><use href="#a"/><use href="#a"/></g>'],
    ['long chains', nested(20_000, (n) => `<g id="a${n + 1}"><use href="#a${n}"/></g>`)],
    ['elements', '<g/>'.repeat(200_000)],
  ])('that draw too much are refused: %s', async (_what, content) => {
    const base = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><rect id="a0"/>${content}</svg>`
    expect(await failureIn(await upload(server, base, { name: 'copies.svg' }))).toEqual(tooBig)
  })

  it('that draw much are accepted', async () => {
    const content = `<symbol id="s">${'<rect/>'.repeat(30)}</symbol>${'<use href="#s"/>'.repeat(1_000)}<pattern id="p"><rect/></pattern><g fill="url(#p)">${'<path d="M0 0 L1 1"/>'.repeat(2_000)}</g>`
    expect((await upload(server, svg(content), { name: 'map.svg' })).status).toBe(201)
  })

  it.each<[string, string]>([
    ['elements', svg('<path d="M1 2" fill="red"/>'.repeat(36_000))],
    ['attributes', svg(`<path ${Array.from({ length: 80_000 }, (_none, n) => `a${n}="1"`).join(' ')}/>`)],
    ['one path', svg(`<path d="M${'1 2 '.repeat(250_000)}"/>`)],
    ['functions', svg(`<path transform="${'rotate(1)'.repeat(110_000)}"/>`)],
    ['words', svg(`<path aria-label="${'a'.repeat(1_000_000)}"/>`)],
    ['references to parts in one attribute', svg(`<path fill="${'url(#a) '.repeat(120_000)}"/>`)],
    ['references to parts', svg(`<path style="${'fill:url(#a);'.repeat(75_000)}"/>`)],
    ['open functions', svg(`<path style="fill:${'url(  '.repeat(160_000)}"/>`)],
    ['numbers', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${'1 '.repeat(500_000)}"/>`],
    ['spaces', `<svg xmlns="http://www.w3.org/2000/svg" width="${' '.repeat(1_000_000)}"/>`],
    ['a text', svg(`<text>${'a '.repeat(500_000)}</text>`)],
    ['characters', svg(`<text>${'&amp;'.repeat(200_000)}</text>`)],
    ['paints', svg(`${'<g fill="x url(#a)">'.repeat(150)}${'<rect fill="x url(#b)" stroke="y"/>'.repeat(27_000)}${'</g>'.repeat(150)}`)],
    ['attributes of the same ID', svg('<use id="a" href="#b"/>'.repeat(43_000))],
  ])('with many %s do not keep other requests waiting', async (_what, content) => {
    expect(Buffer.byteLength(content)).toBeGreaterThan(600_000)
    expect(await excessiveTurns(() => upload(server, content, { name: 'long.svg' }), 50)).toBeUndefined()
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
