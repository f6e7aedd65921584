// The public pages in a real browser: the layout of blocks follows their attributes.
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { inChromium, launchChromium } from '../support/chromium.ts'
import { makePost } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const paragraph = (id: string): string => `<!-- wp:paragraph --><p id="${id}">x</p><!-- /wp:paragraph -->`
const column = (id: string): string => `<!-- wp:column --><div class="wp-block-column">${paragraph(id)}</div><!-- /wp:column -->`
const columns = `<!-- wp:columns --><div class="wp-block-columns">${column('a')}${column('b')}</div><!-- /wp:columns -->`
const group = (layout: object): string =>
  `<!-- wp:group ${JSON.stringify({ layout })} --><div class="wp-block-group">${paragraph('a')}${paragraph('b')}</div><!-- /wp:group -->`
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

  it.each([
    ['columns', columns, 'beside'],
    ['a row', group({ type: 'flex', flexWrap: 'nowrap' }), 'beside'],
    ['a grid of two columns', group({ type: 'grid', columnCount: 2 }), 'beside'],
    ['a gallery', gallery, 'beside'],
    ['a stack', group({ type: 'flex', orientation: 'vertical' }), 'below'],
    ['a group', group({ type: 'default' }), 'below'],
  ])('%s', async (_what, content, expected) => {
    const { link } = await makePost(server.as.editor, { content })
    await page.goto(link)
    const [a, b] = await Promise.all(['a', 'b'].map((id) => page.locator(`#${id}`).boundingBox()))
    if (!a || !b) throw new Error('A block is not visible.')
    const found = a.y === b.y && b.x >= a.x + a.width ? 'beside' : b.y >= a.y + a.height ? 'below' : 'over each other'
    expect(found).toBe(expected)
  })
})
