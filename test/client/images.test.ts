// The sizes of an image with the client.
import { describe, expect, it } from '@jest/globals'
import { imageSize, srcset, unwrap } from '../../client/index.ts'
import { createImage, uploaded } from '../support/media.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

const imageOf = async (width: number, height: number, format: 'png' | 'gif' = 'png') => {
  const { id } = await uploaded(server, await createImage(width, height, { format }), { name: `${width}.${format}` })
  return unwrap(server.as.author.content.GET('/media/{id}', { params: { path: { id } } }))
}

describe('srcset', () => {
  it('lists the sizes with the proportions of the image, the smallest first', async () => {
    const photo = await imageOf(1200, 800)
    const { medium, large, medium_large, full } = photo.media_details.sizes
    expect(srcset(photo)).toBe(
      [
        [medium, 300],
        [medium_large, 768],
        [large, 1024],
        [full, 1200],
      ]
        .map(([size, width]) => `${(size as typeof medium)?.source_url} ${width as number}w`)
        .join(', '),
    )
  })

  it('is undefined if there is nothing to choose from, and for animations', async () => {
    expect(srcset(await imageOf(100, 80))).toBeUndefined()
    expect(srcset(await imageOf(600, 400, 'gif'))).toBeUndefined()
  })
})

describe('imageSize', () => {
  it('returns a size, or the whole image if that is not larger', async () => {
    const photo = await imageOf(600, 400)
    expect(imageSize(photo, 'medium')).toMatchObject({
      source_url: photo.media_details.sizes['medium']?.source_url,
      width: 300,
      height: 200,
    })
    for (const name of ['large', undefined])
      expect(imageSize(photo, name)).toMatchObject({ source_url: photo.source_url, width: 600, height: 400 })
    const small = await imageOf(100, 80)
    expect(imageSize(small, 'medium')).toEqual({ source_url: small.source_url, width: 100, height: 80 })
  })

  it('has no dimensions if they are unknown', () => {
    const foreign = {
      source_url: 'https://elsewhere.example/a.png',
      mime_type: 'image/png',
      media_details: { width: null, height: null, sizes: {} },
    }
    expect(imageSize(foreign, 'medium')).toEqual({ source_url: foreign.source_url, width: undefined, height: undefined })
    expect(srcset(foreign)).toBeUndefined()
  })
})
