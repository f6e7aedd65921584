// Images and frames in texts: the attributes that control how browsers load them.
import { describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/responses.ts'
import { makeEvent } from '../support/calendar.ts'
import { createImage, uploaded } from '../support/media.ts'
import type { Media } from '../support/media.ts'
import { makePost, newWord } from '../support/posts.ts'
import { postOf, readAgain, renderedIn } from '../support/rendered.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { administrator: admin } = server.as
const photo = await createImage(1200, 800, { format: 'jpeg' })

const addPhoto = (fields: Record<string, string> = {}) => uploaded(server, photo, { name: `${newWord()}.jpg`, as: 'administrator', fields })
const sizeOf = (media: Media, size: string): string => media.media_details.sizes[size]?.source_url ?? ''
const imageOf = ({ id, source_url }: Media, attributes = ''): string =>
  `<img class="wp-image-${id}" src="${source_url}" alt=""${attributes}/>`
const srcsetIn = (html: string): string[] => (/ srcset="([^"]*)"/.exec(html)?.[1] ?? '').split(', ').filter(Boolean)
const tagIn = (html: string): string => html.replace(/^<p>|<\/p>\n$/g, '')

describe('an image of the media library', () => {
  it('has its dimensions and the renditions of its proportions, its own file first', async () => {
    const media = await addPhoto()
    const tag = tagIn(await renderedIn(server, imageOf(media)))
    expect(tag).toMatch(/^<img loading="lazy" decoding="async" width="1200" height="800" class=/)
    expect(tag).toMatch(/ sizes="auto, \(max-width: 1200px\) 100vw, 1200px" \/>$/)
    expect(srcsetIn(tag)).toEqual([
      `${media.source_url} 1200w`,
      `${sizeOf(media, 'medium')} 300w`,
      `${sizeOf(media, 'large')} 1024w`,
      `${sizeOf(media, 'medium_large')} 768w`,
    ])
    const small = tagIn(await renderedIn(server, `<img class="wp-image-${media.id}" src="${sizeOf(media, 'thumbnail')}" alt="">`))
    expect(small).toContain('width="150" height="150"')
    expect(srcsetIn(small)).toEqual([])
  })

  it('keeps the attributes in the text', async () => {
    const media = await addPhoto()
    const sized = await renderedIn(server, imageOf(media, ' width="600" height="400" sizes="50vw"'))
    expect(sized).toContain('alt="" width="600" height="400" sizes="auto, 50vw" srcset=')
    const chosen = imageOf(media, ' srcset="x.jpg 2x" width="10" height="10" loading="lazy" decoding="sync"')
    expect(tagIn(await renderedIn(server, chosen))).toBe(chosen)
    expect(await renderedIn(server, imageOf(media, ' style="width: 300px;"'))).toContain('width="300" height="200"')
  })

  it('has no attributes of an image with another URL', async () => {
    const media = await addPhoto()
    const tag = `<img class="wp-image-${media.id}" src="https://example.org/x.jpg" alt="" />`
    expect(tagIn(await renderedIn(server, tag))).toBe(tag.replace('<img', '<img decoding="async"'))
  })

  it('changes with the image, and so does the entity tag', async () => {
    const media = await addPhoto()
    const { id } = await postOf(server, imageOf(media))
    const read = () => server.anonymous.content.GET('/posts/{id}', { params: { path: { id } } })
    const before = await read()
    expect(before.data?.content.rendered).toContain(' srcset=')
    await dataOf(admin.content.DELETE('/media/{id}', { params: { path: { id: media.id }, query: { force: true } } }))
    const after = await read()
    expect(after.data?.content.rendered).not.toContain(' srcset=')
    expect(after.response.headers.get('ETag')).not.toBe(before.response.headers.get('ETag'))
    const listed = await dataOf(server.anonymous.content.GET('/posts', { params: { query: { include: [id] } } }))
    expect(listed[0]?.content.rendered).toBe(after.data?.content.rendered)
  })

  it('has no renditions for readers who cannot read it', async () => {
    const draft = await makePost(admin, { status: 'draft', content: 'x' })
    const media = await addPhoto({ post: String(draft.id) })
    const post = await postOf(server, imageOf(media))
    expect(srcsetIn(post.content.rendered)).toHaveLength(4)
    expect(await readAgain(server, post)).toBe(`<p>${imageOf(media).replace('<img', '<img decoding="async"')}</p>\n`)
  })

  it('stays animated if it is an animation', async () => {
    const media = await uploaded(server, await createImage(400, 600, { format: 'gif' }), { name: `${newWord()}.gif`, as: 'administrator' })
    expect(srcsetIn(await renderedIn(server, imageOf(media)))).toEqual([])
  })

  it('is in blocks and in descriptions of events too', async () => {
    const media = await addPhoto()
    expect(srcsetIn(await renderedIn(server, `<!-- wp:image --><figure>${imageOf(media)}</figure><!-- /wp:image -->`))).toHaveLength(4)
    const event = await makeEvent(admin, { description: imageOf(media) })
    expect(srcsetIn(event.description ?? '')).toHaveLength(4)
  })
})

describe('any image', () => {
  const img = (attributes: string): string => `<img src="https://example.org/x.jpg" ${attributes}>`

  it.each([
    ['width="9" height="9"', 'loading="lazy" decoding="async" '],
    ['width="9"', 'decoding="async" '],
    ['width="50%" height="9"', 'decoding="async" '],
    ['width="900" height="900" loading="eager"', 'fetchpriority="high" decoding="async" '],
    ['width="90" height="90" loading="eager"', 'decoding="async" '],
    ['width="900" height="900" loading="lazy"', 'decoding="async" '],
    ['width="900" height="900" fetchpriority="low" loading="eager"', 'decoding="async" '],
    ['width="900" height="900" fetchpriority="high" decoding="sync"', ''],
  ])('is loaded when it is needed: %s', async (attributes, added) => {
    expect(tagIn(await renderedIn(server, img(attributes)))).toBe(img(attributes).replace('<img ', `<img ${added}`))
  })

  it('is lazy-loaded in excerpts too', async () => {
    const { excerpt } = await makePost(admin, { content: 'x', excerpt: img('width="9" height="9"') })
    expect(tagIn(excerpt.rendered)).toBe(img('width="9" height="9"').replace('<img', '<img loading="lazy" decoding="async"'))
  })

  it('is the only one with high fetch priority', async () => {
    const eager = img('width="900" height="900" loading="eager"')
    expect((await renderedIn(server, eager + eager)).split('fetchpriority')).toHaveLength(2)
  })

  it.each(['<img alt="a > b" width="9" height="9" src="x">', '<img width="9" height="9" src="x', '<IMG SRC="x" WIDTH="9" HEIGHT="9">'])(
    'is unchanged if it is written unusually: %s',
    async (tag) => {
      expect(await renderedIn(server, tag)).not.toContain('loading')
    },
  )
})

describe('a frame', () => {
  const frame = (attributes: string): string => `<iframe src="https://example.org/"${attributes}></iframe>`

  it.each([
    [' width="9" height="9"', 'loading="lazy" '],
    [' width="9"', ''],
    [' width="9" height="9" loading="eager"', ''],
  ])('is loaded when it is needed if it has dimensions: %s', async (attributes, added) => {
    expect(tagIn(await renderedIn(server, frame(attributes)))).toBe(frame(attributes).replace('<iframe ', `<iframe ${added}`))
  })
})
