// The public pages in a real browser: the layout of blocks follows their attributes.
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { inChromium, launchChromium } from '../support/chromium.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makePost } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const paragraph = (id: string): string => `<!-- wp:paragraph --><p id="${id}">x</p><!-- /wp:paragraph -->`
const column = (id: string): string => `<!-- wp:column --><div class="wp-block-column">${paragraph(id)}</div><!-- /wp:column -->`
const columns = `<!-- wp:columns --><div class="wp-block-columns">${column('a')}${column('b')}</div><!-- /wp:columns -->`
const group = (layout: object): string =>
  `<!-- wp:group ${JSON.stringify({ layout })} --><div class="wp-block-group">${paragraph('a')}${paragraph('b')}</div><!-- /wp:group -->`
const item = (name: string): string => `<!-- wp:navigation-link {"label":"x","url":"/","className":"${name}"} /-->`
const menu = (layout: object): string =>
  `<!-- wp:navigation ${JSON.stringify({ layout: { type: 'flex', ...layout } })} -->${item('a')}${item('b')}<!-- /wp:navigation -->`
const queryOf = (layout: object): string =>
  `<!-- wp:query {"query":{"inherit":false,"perPage":2,"order":"asc"}} --><div class="wp-block-query"><!-- wp:post-template ${JSON.stringify({ layout })} --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query -->`
/** The parts whose places are compared. */
const places = '#a, #b, .a, .b, li.wp-block-post'
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const image = (id: string): string =>
  `<!-- wp:image --><figure class="wp-block-image" id="${id}"><img src="${pixel}" alt=""/></figure><!-- /wp:image -->`
const gallery = `<!-- wp:gallery --><figure class="wp-block-gallery has-nested-images columns-2 is-cropped">${image('a')}${image('b')}</figure><!-- /wp:gallery -->`

inChromium(() => {
  let server: TestServer
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    server = await startServer()
    browser = await launchChromium()
    page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`${selector} is not visible.`)
    return box
  }

  it.each([
    ['left', 0],
    ['center', 0.5],
    ['right', 1],
  ])('a menu at the %s', async (justifyContent, share) => {
    await page.goto((await makePost(server.as.editor, { content: menu({ justifyContent }) })).link)
    const [nav, a, b] = [await boxOf('nav.wp-block-navigation'), await boxOf('.a'), await boxOf('.b')]
    const free = nav.width - (b.x + b.width - a.x)
    expect(Math.abs(a.x - nav.x - free * share)).toBeLessThan(2)
  })

  it('a menu whose items are as far apart as they can be', async () => {
    await page.goto((await makePost(server.as.editor, { content: menu({ justifyContent: 'space-between' }) })).link)
    const [nav, a, b] = [await boxOf('nav.wp-block-navigation'), await boxOf('.a'), await boxOf('.b')]
    expect([a.x - nav.x, nav.x + nav.width - b.x - b.width].map(Math.round)).toEqual([0, 0])
  })

  it('a cover, a side and an overlay are as large as what they fill', async () => {
    const { id } = await uploaded(server, await createImage(300, 200), { name: 'lake.png', as: 'editor' })
    const content =
      `<!-- wp:cover {"useFeaturedImage":true} --><div class="wp-block-cover"><div class="wp-block-cover__inner-container">${paragraph('a')}</div></div><!-- /wp:cover -->` +
      `<!-- wp:media-text {"useFeaturedImage":true,"imageFill":true} --><div class="wp-block-media-text is-image-fill"><figure class="wp-block-media-text__media"></figure><div class="wp-block-media-text__content">${paragraph('b')}</div></div><!-- /wp:media-text -->` +
      '<!-- wp:post-featured-image {"dimRatio":50,"height":"120px"} /-->'
    await page.goto((await makePost(server.as.editor, { content, featured_media: id })).link)
    const areOne = async (inner: string, outer: string) => expect(await boxOf(inner)).toEqual(await boxOf(outer))
    await areOne('.wp-block-cover__image-background', '.wp-block-cover')
    await areOne('.wp-block-media-text__media img', '.wp-block-media-text__media')
    await areOne('.wp-block-post-featured-image__overlay', '.wp-block-post-featured-image img[style*="height:120px"]')
  })

  it.each([
    ['columns', columns, 'beside'],
    ['a row', group({ type: 'flex', flexWrap: 'nowrap' }), 'beside'],
    ['a grid of two columns', group({ type: 'grid', columnCount: 2 }), 'beside'],
    ['a gallery', gallery, 'beside'],
    ['a stack', group({ type: 'flex', orientation: 'vertical' }), 'below'],
    ['a group', group({ type: 'default' }), 'below'],
    ['a query in columns', queryOf({ type: 'grid', columnCount: 2 }), 'beside'],
    ['a query', queryOf({ type: 'default' }), 'below'],
    ['a menu', menu({}), 'beside'],
    ['a menu below each other', menu({ orientation: 'vertical' }), 'below'],
  ])('%s', async (_what, content, expected) => {
    const { link } = await makePost(server.as.editor, { content })
    await page.goto(link)
    const [first, second] = [page.locator(places).first(), page.locator(places).nth(1)]
    const [a, b] = [await first.boundingBox(), await second.boundingBox()]
    if (!a || !b) throw new Error('A block is not visible.')
    const found = a.y === b.y && b.x >= a.x + a.width ? 'beside' : b.y >= a.y + a.height ? 'below' : 'over each other'
    expect(found).toBe(expected)
  })
})
