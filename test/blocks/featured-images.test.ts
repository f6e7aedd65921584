// The featured image of an item: the block that shows it, covers, and beside a text.
import { describe, expect, it } from '@jest/globals'
import { createImage, uploaded } from '../support/media.ts'
import { makePost, readPost } from '../support/posts.ts'
import type { PostInput } from '../support/posts.ts'
import { block, blockWith, paragraph, postOf, readAgain, renderedIn } from '../support/rendered.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory } from '../support/terms.ts'

const server = await sharedServer()
const { administrator: admin } = server.as
const picture = await uploaded(server, await createImage(1200, 800), {
  name: 'lake.png',
  as: 'administrator',
  fields: { alt_text: 'A "lake"' },
})
const { id, source_url: url } = picture

const shown = (content: string, fields: PostInput = {}) => renderedIn(server, content, { title: 'Item', featured_media: id, ...fields })

const cover = (attributes: object): string =>
  blockWith(
    'cover',
    { useFeaturedImage: true, dimRatio: 50, ...attributes },
    `<div class="wp-block-cover"><span class="wp-block-cover__background"></span><div class="wp-block-cover__inner-container">${paragraph('Hero')}</div></div>`,
  )

const mediaText = (
  attributes: object,
  figure = '<figure class="wp-block-media-text__media"></figure>',
  name = 'wp-block-media-text',
): string => {
  const content = `<div class="wp-block-media-text__content">${paragraph('Beside')}</div>`
  const isRight = 'mediaPosition' in attributes
  return blockWith(
    'media-text',
    { useFeaturedImage: true, ...attributes },
    `<div class="${name}">${isRight ? content + figure : figure + content}</div>`,
  )
}

describe('a cover with the featured image', () => {
  it('shows it behind its content, with its renditions', async () => {
    const html = await shown(cover({}))
    expect(html).toMatch(
      new RegExp(
        `<span class="wp-block-cover__background"></span><img loading="lazy" decoding="async" width="1200" height="800" src="${url}" ` +
          'class="wp-block-cover__image-background wp-post-image" alt="A &quot;lake&quot;" data-object-fit="cover" srcset="[^"]+" sizes="[^"]+" />' +
          '<div class="wp-block-cover__inner-container is-layout-flow wp-block-cover-is-layout-flow">',
      ),
    )
  })

  it('keeps its focal point visible', async () => {
    expect(await shown(cover({ focalPoint: { x: 0.2, y: 0.7 } }))).toContain(
      'data-object-fit="cover" data-object-position="20% 70%" style="object-position:20% 70%;"',
    )
    expect(await shown(cover({ focalPoint: { x: '0.2;color:red', y: 7 } }))).not.toContain('object-position')
  })

  it.each([
    [{ hasParallax: true }, 'has-parallax', '50% 50%'],
    [{ isRepeated: true, focalPoint: { x: 0, y: 1 } }, 'is-repeated', '0% 100%'],
  ])('has it as a background with %j', async (attributes, name, position) => {
    expect(await shown(cover(attributes))).toContain(
      `<div aria-label="A &quot;lake&quot;" class="wp-block-cover__image-background wp-image-${id} ${name}" role="img" ` +
        `style="background-position:${position};background-image:url(${url});"></div><div class="wp-block-cover__inner-container`,
    )
  })

  it('shows that of each item in a query', async () => {
    const category = await makeCategory(admin)
    await makePost(admin, { categories: [category.id], featured_media: id })
    await makePost(admin, { categories: [category.id] })
    const loop = blockWith(
      'query',
      { query: { inherit: false, taxQuery: { category: [category.id] } } },
      blockWith('post-template', {}, cover({})),
    )
    const html = await renderedIn(server, loop)
    expect(html.match(/Hero/g)).toHaveLength(2)
    expect(html.match(/<img /g)).toHaveLength(1)
  })

  it('shows none if there is none, if it is a video, or without a container', async () => {
    expect(await shown(cover({}), { featured_media: 0 })).toContain('</span><div class="wp-block-cover__inner-container')
    expect(await shown(cover({ backgroundType: 'video' }))).not.toContain('<img')
    expect(await shown(blockWith('cover', { useFeaturedImage: true }, '<div class="wp-block-cover"></div>'))).not.toContain('<img')
  })

  it('does not show an image of a draft to those who cannot read the draft', async () => {
    const draft = await makePost(admin, { status: 'draft' })
    const hidden = await uploaded(server, await createImage(20, 20), {
      name: 'secret.png',
      as: 'administrator',
      fields: { post: String(draft.id) },
    })
    const content = [cover({}), cover({ hasParallax: true }), mediaText({}), block('post-featured-image')].join('')
    const post = await postOf(server, content, { featured_media: hidden.id })
    expect(await readAgain(server, post)).not.toContain('secret')
    expect((await readPost(server.as.subscriber, post.id)).content.rendered).not.toContain('secret')
  })
})

describe('a text beside the featured image', () => {
  it.each([{}, { mediaPosition: 'right' }])('shows it with %j', async (attributes) => {
    const html = await shown(mediaText(attributes))
    expect(html).toContain('<figure class="wp-block-media-text__media"><img loading="lazy" decoding="async" width="1200" height="800" ')
    expect(html).toContain(`alt="A &quot;lake&quot;" class="wp-image-${id} size-full" src="${url}" srcset="`)
  })

  it('fills its side around its focal point', async () => {
    const html = await shown(mediaText({ imageFill: true, focalPoint: { x: 0.1, y: 0.9 } }, undefined, 'wp-block-media-text is-image-fill'))
    expect(html).toContain('<div class="wp-block-media-text is-image-fill-element">')
    expect(html).toContain('style="object-position:10% 90%;"')
  })

  it('stays as it is if there is none', async () => {
    expect(await shown(mediaText({}), { featured_media: 0 })).toContain('<figure class="wp-block-media-text__media"></figure>')
  })
})

describe('the block of the featured image', () => {
  it('describes a link with the title of the item', async () => {
    expect(await shown(block('post-featured-image', { isLink: true, height: '90px' }))).toMatch(
      /<a href="[^"]+" target="_self" style="height:90px"><img [^>]*alt="Item" style="height:90px;object-fit:cover;"/,
    )
    expect(await shown(block('post-featured-image', { isLink: true }), { title: '' })).toMatch(/alt="Untitled post \d+"/)
    expect(await shown(block('post-featured-image'))).toContain('alt="A &quot;lake&quot;"')
  })

  it('has an overlay', async () => {
    expect(await shown(block('post-featured-image', { overlayColor: 'contrast', dimRatio: 40 }))).toContain(
      '/><span class="wp-block-post-featured-image__overlay has-background-dim has-background-dim-40 has-contrast-background-color" aria-hidden="true"></span></figure>',
    )
    const custom = { dimRatio: 100, customOverlayColor: '#123456', customGradient: 'linear-gradient(90deg,rgb(1,2,3) 0%,rgb(4,5,6) 100%)' }
    expect(await shown(block('post-featured-image', { ...custom, isLink: true }))).toContain(
      'has-background-dim-100 has-background-gradient" style="background-image: linear-gradient(90deg,rgb(1,2,3) 0%,rgb(4,5,6) 100%); background-color: #123456" aria-hidden="true"></span></a></figure>',
    )
    expect(await shown(block('post-featured-image', { overlayColor: 'contrast' }))).not.toContain('overlay')
  })

  it('gives its border and its shadow to the image, and its margin to the box', async () => {
    const style = { border: { radius: '9px' }, shadow: 'var:preset|shadow|deep', spacing: { margin: { top: '1em' } } }
    const html = await shown(block('post-featured-image', { borderColor: 'base', style }))
    expect(html).toContain('<figure style="margin-top:1em;" class="wp-block-post-featured-image">')
    expect(html).toContain('class="has-border-color has-base-border-color wp-post-image"')
    expect(html).toContain(
      'style="border-color:var(--wp--preset--color--base);border-radius:9px;object-fit:cover;box-shadow:var(--wp--preset--shadow--deep);"',
    )
  })
})
