// The sizes of an image with the client.
import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { imageSize, picture, srcset, unwrap } from '../../client/index.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makePost } from '../support/posts.ts'
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

describe('srcset with a format', () => {
  it('lists the files of the format, whole or cropped', async () => {
    const photo = await imageOf(700, 400)
    for (const [format, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
      ['original', 'image/png'],
    ] as const)
      for (const ratio of [undefined, '16:9'] as const) {
        const sources = photo.media_details.images.find((image) => image.ratio === (ratio ?? null))?.sources
        const value = srcset(photo, { format, ratio })
        expect(value).toBe(sources?.find(({ mime_type }) => mime_type === type)?.srcset)
        expect(value?.match(/ \d+w/g)).toEqual([' 320w', ' 640w', ' 700w'])
      }
    expect(srcset(photo, { format: 'webp', ratio: '1:1' })?.match(/ \d+w/g)).toEqual([' 320w', ' 400w'])
  })
})

describe('picture', () => {
  it('returns the attributes of the elements, and what to show before', async () => {
    const photo = await imageOf(700, 400)
    const sizes = '(max-width: 600px) 100vw, 600px'
    const { sources, img, placeholder, color } = picture(photo, { sizes, ratio: '1:1' })
    expect(sources).toEqual([
      { type: 'image/avif', srcset: srcset(photo, { format: 'avif', ratio: '1:1' }), sizes },
      { type: 'image/webp', srcset: srcset(photo, { format: 'webp', ratio: '1:1' }), sizes },
    ])
    expect(img).toEqual({
      src: srcset(photo, { format: 'original', ratio: '1:1' })?.split(' ').at(-2),
      srcset: srcset(photo, { format: 'original', ratio: '1:1' }),
      sizes,
      width: 400,
      height: 400,
      alt: '',
    })
    expect([placeholder, color]).toEqual([photo.media_details.placeholder, photo.media_details.dominant_color])
    expect(picture(photo).img).toMatchObject({ sizes: '100vw', width: 700, height: 400 })
    const post = await makePost(server.as.author, { featured_media: photo.id })
    const { _embedded } = await unwrap(
      server.as.author.content.GET('/posts/{id}', { params: { path: { id: post.id }, query: { _embed: ['cms:featuredmedia'] } } }),
    )
    const [embedded] = _embedded?.['cms:featuredmedia'] ?? []
    expect(embedded && picture(embedded)).toEqual(picture(photo))
  })

  it('is the file alone if it has no other forms', async () => {
    const animation = await sharp(Buffer.alloc(40 * 80 * 3, 200).fill(0, 40 * 40 * 3), {
      raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
    })
      .gif()
      .toBuffer()
    const { id } = await uploaded(server, animation, { name: 'moving.gif' })
    const media = await unwrap(server.as.author.content.GET('/media/{id}', { params: { path: { id } } }))
    const { sources, img } = picture(media, { ratio: '16:9' })
    expect([sources, img]).toEqual([[], { src: media.source_url, srcset: undefined, sizes: undefined, width: 40, height: 40, alt: '' }])
    expect(srcset(media, { format: 'avif' })).toBeUndefined()
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
