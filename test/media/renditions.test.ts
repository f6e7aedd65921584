// The files of renditions: their format, colors and size.
import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { fetched, createImage, uploaded } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

async function large(content: Buffer, name: string): Promise<Buffer> {
  const { media_details } = await uploaded(server, content, { name })
  return fetched(media_details.sizes['large']?.source_url ?? '')
}

function gradient(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < width * height; index++) {
    const [x, y] = [index % width, Math.floor(index / width)]
    pixels.writeUIntBE(((x % 256) << 16) | ((y % 256) << 8) | ((x + y) % 256), index * 3, 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

describe('the renditions of a PNG', () => {
  it('keep the colors of a gradient, and are small', async () => {
    const file = await large(await gradient(1300, 900), `${newWord()}.png`)
    expect(file.length).toBeLessThan(61_000)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1024, isPalette: false })
  })

  it('have a palette if it has one', async () => {
    const source = await sharp(await createImage(1300, 900))
      .png({ palette: true })
      .toBuffer()
    expect(await sharp(await large(source, `${newWord()}.png`)).metadata()).toMatchObject({ format: 'png', isPalette: true })
  })

  it('keep its transparency', async () => {
    const source = await sharp({ create: { width: 1300, height: 900, channels: 4, background: '#f008' } })
      .png({ palette: true })
      .toBuffer()
    const { data } = await sharp(await large(source, `${newWord()}.png`))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 136])
  })
})

describe('the renditions of other images', () => {
  it.each([
    ['webp', 'webp'],
    ['avif', 'heif'],
    ['gif', 'gif'],
    ['jpeg', 'jpeg'],
  ] as const)('have the format of a %s', async (format, name) => {
    const extension = format.replace('jpeg', 'jpg')
    const { media_details, mime_type } = await uploaded(server, await createImage(600, 400, { format }), {
      name: `${newWord()}.${extension}`,
    })
    expect(mime_type).toBe(`image/${format}`)
    expect(Object.keys(media_details.sizes).sort()).toEqual(['full', 'medium', 'thumbnail'])
    for (const size of Object.values(media_details.sizes)) {
      expect(size).toMatchObject({ mime_type, file: expect.stringMatching(new RegExp(`\\.${extension}$`)) })
      expect((await sharp(await fetched(size.source_url)).metadata()).format).toBe(name)
    }
  })
})
