// The HTML of blocks: the classes and styles that result from the attributes of a block.
import { describe, expect, it } from '@jest/globals'
import { makeEvent } from '../support/calendar.ts'
import { uploaded } from '../support/media.ts'
import { makePost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

const block = (name: string, attributes: object, html: string): string =>
  `<!-- wp:${name} ${JSON.stringify(attributes).replaceAll('--', '\\u002d\\u002d').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')} -->${html}<!-- /wp:${name} -->`

async function rendered(content: string): Promise<string> {
  return (await makePost(server.as.editor, { content })).content.rendered
}

const classesOf = (html: string): string[] => /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []

describe('layout', () => {
  it.each([
    ['group', {}, ['is-layout-flow', 'wp-block-group-is-layout-flow']],
    ['group', { layout: { type: 'constrained' } }, ['is-layout-constrained', 'wp-block-group-is-layout-constrained']],
    ['group', { layout: { inherit: true } }, ['is-layout-constrained', 'wp-block-group-is-layout-constrained']],
    ['group', { layout: { type: 'flex' } }, ['is-layout-flex', 'wp-block-group-is-layout-flex']],
    ['group', { layout: { type: 'unknown' } }, ['is-layout-flow', 'wp-block-group-is-layout-flow']],
    ['quote', {}, ['is-layout-flow', 'wp-block-quote-is-layout-flow']],
    ['buttons', {}, ['is-layout-flex', 'wp-block-buttons-is-layout-flex']],
    ['gallery', {}, ['wp-block-gallery-1', 'is-layout-flex', 'wp-block-gallery-is-layout-flex']],
    ['table', {}, []],
  ])('of the block %s with %j adds its classes', async (name, attributes, classes) => {
    const html = await rendered(block(name, attributes, '<div class="a"><p>x</p></div>'))
    expect(classesOf(html)).toEqual(['a', ...classes])
  })

  it('with custom values adds a class that is the same for the same values', async () => {
    const group = (layout: object) => block('group', { layout: { type: 'flex', ...layout } }, '<div><p>x</p></div>')
    const pages = await Promise.all(
      [{ flexWrap: 'nowrap' }, { flexWrap: 'nowrap' }, { justifyContent: 'right' }].map((layout) => rendered(group(layout))),
    )
    const [one, same, other] = pages.map((html) => classesOf(html).find((name) => name.startsWith('wp-container-core-group-is-layout-')))
    expect(one).toBeTruthy()
    expect(same).toBe(one)
    expect(other).toBeTruthy()
    expect(other).not.toBe(one)
  })

  it('is applied to the tag around the inner blocks', async () => {
    const cover =
      '<div class="cover"><span class="shade"></span><div class="inner"><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --></div></div>'
    expect(await rendered(block('cover', {}, cover))).toContain('<div class="inner is-layout-flow wp-block-cover-is-layout-flow">')
  })

  it('of a child block within its parent adds a class', async () => {
    const html = await rendered(block('paragraph', { style: { layout: { selfStretch: 'fixed', flexSize: '12rem' } } }, '<p>x</p>'))
    expect(classesOf(html)).toEqual([expect.stringMatching(/^wp-container-content-/)])
  })
})

describe('an image that is enlarged when it is clicked', () => {
  const image = (attributes: object) =>
    rendered(
      block(
        'image',
        attributes,
        '<figure class="wp-block-image"><img src="https://example.org/a.png" alt=""/><figcaption>C</figcaption></figure>',
      ),
    )

  it('has what scripts of front ends need for it', async () => {
    const html = await image({ lightbox: { enabled: true } })
    expect(html).toMatch(
      /<figure data-wp-context="{&quot;imageId&quot;:&quot;([\da-f]{8})&quot;}" data-wp-interactive="core\/image" data-wp-key="\1" class="wp-block-image wp-lightbox-container">/,
    )
    expect(html).toMatch(
      /<img [^>]*data-wp-init="callbacks.setButtonStyles" data-wp-on-async--click="actions.showLightbox"[^>]*><button class="lightbox-trigger" type="button" [^>]*>/,
    )
    expect(html).toContain('</svg></button><figcaption>C</figcaption></figure>')
  })

  it.each([{}, { lightbox: { enabled: false } }, { lightbox: { enabled: true }, linkDestination: 'media' }, { lightbox: 'enabled' }])(
    'is none with %j',
    async (attributes) => {
      expect(await image(attributes)).not.toContain('lightbox')
    },
  )
})

describe('the preview of a PDF file', () => {
  const fileBlock = (url: string) =>
    `<!-- wp:file {"id":1,"href":"${url}","displayPreview":true} -->\n<div class="wp-block-file"><object class="wp-block-file__embed" data="${url}" type="application/pdf" style="width:100%;height:600px" aria-label="Minutes"></object><a href="${url}">Minutes</a></div>\n<!-- /wp:file -->`

  it('is kept in posts and events of authors, if the file is an upload', async () => {
    const { source_url: url } = await uploaded(server, '%PDF-1.4\n%%EOF', { name: 'minutes.pdf' })
    const post = await makePost(server.as.author, { content: fileBlock(url) })
    expect(post.content.raw).toBe(fileBlock(url))
    expect(post.content.rendered).toContain(`<object class="wp-block-file__embed" data="${url}" type="application/pdf"`)
    const event = await makeEvent(server.as.author, { description: fileBlock(url) })
    expect(event.description).toContain(`<object class="wp-block-file__embed" data="${url}" type="application/pdf"`)
  })

  it('is removed if the file is on another site', async () => {
    const post = await makePost(server.as.author, { content: fileBlock('https://evil.example/minutes.pdf') })
    expect(post.content.raw).not.toContain('<object')
  })
})

describe('markup of older editors', () => {
  it.each([
    ['heading', '<h3>x</h3>', '<h3 class="wp-block-heading">x</h3>'],
    ['heading', "<h3 class='b'>x</h3>", '<h3 class="b wp-block-heading">x</h3>'],
    ['heading', '<h3 class="wp-block-heading">x</h3>', '<h3 class="wp-block-heading">x</h3>'],
    ['heading', '<h3 id=a CLASS=b>x</h3>', '<h3 id=a class="b wp-block-heading">x</h3>'],
    ['heading', '<!-- <h2> --><h3>x</h3>', '<!-- <h2> --><h3 class="wp-block-heading">x</h3>'],
    ['list', '<ol start="4"><li>x</li></ol>', '<ol class="wp-block-list" start="4"><li>x</li></ol>'],
  ])('gets the class of the block: %s %s', async (name, written, html) => {
    expect(await rendered(block(name, {}, written))).toBe(html)
  })
})

describe('buttons and images, omitted if they are empty', () => {
  it.each([
    ['a button without a label', '<!-- wp:button --><div><a class="l"></a></div><!-- /wp:button -->', ''],
    ['a button with a label', '<!-- wp:button --><div><a>x</a></div><!-- /wp:button -->', '<div><a>x</a></div>'],
    ['an image without a source', '<!-- wp:image --><figure><img alt=""/></figure><!-- /wp:image -->', ''],
  ])('%s', async (_what, content, html) => {
    expect(await rendered(`${content}<!-- wp:separator --><hr/><!-- /wp:separator -->`)).toBe(`${html}<hr/>`)
  })
})

describe('styles', () => {
  it.each([
    [{ minHeight: 200 }, '<div style="min-height:200px;aspect-ratio:unset;">'],
    [
      { style: { dimensions: { aspectRatio: '16/9' } } },
      '<div class="has-aspect-ratio" style="min-height:200px;aspect-ratio:16/9;min-height:unset;">',
    ],
  ])('of a cover with %j', async (attributes, tag) => {
    expect(await rendered(block('cover', attributes, '<div style="min-height:200px"><p class="inner">x</p></div>'))).toContain(
      tag
        .replace('<div class="', '<div class="is-layout-flow wp-block-cover-is-layout-flow ')
        .replace('<div style', '<div class="is-layout-flow wp-block-cover-is-layout-flow" style'),
    )
  })

  it('of a group with a background image', async () => {
    const style = { background: { backgroundImage: { url: 'https://example.org/a.jpg' } } }
    const html = await rendered(block('group', { style }, '<div class="a"></div>'))
    expect(html).toContain('background-image:url(&apos;https://example.org/a.jpg&apos;);background-size:cover;')
    expect(classesOf(html)).toContain('has-background')
  })

  it('a shortcode block is a paragraph', async () => {
    expect(await rendered('<!-- wp:shortcode -->\n[nothing]\n<!-- /wp:shortcode -->')).toBe('<p>[nothing]</p>\n')
  })
})
