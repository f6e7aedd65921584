// The example that renders blocks with React shows posts like the HTML of the service, pixel by pixel.
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { inChromium, launchChromium } from '../../test/support/chromium.ts'
import { startDemoServer } from '../../test/support/demo.ts'
import type { TestServer } from '../../test/support/server.ts'
import { makePost } from '../../test/support/posts.ts'
import { list } from '../../client/index.ts'
import { differenceOf, pictureOf, showPage } from '../pictures.ts'

/** At most this part of the pixels may differ, as letters at other fractions of a pixel do. */
const TOLERANCE = 0.001

const program = `
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Blocks } from './client/examples/vite-react/src/blocks.tsx'
globalThis.show = (blocks) => flushSync(() => createRoot(document.getElementById('content')).render(<Blocks blocks={blocks} />))`

const wrapped = (name: string, attributes: object, html: string): string =>
  `<!-- wp:${name} ${JSON.stringify(attributes)} -->${html}<!-- /wp:${name} -->`
const text = wrapped('paragraph', {}, '<p>It\'s "late", says the <em>ferryman</em>.</p>')
const many = [
  wrapped('heading', { textAlign: 'center' }, '<h2 class="wp-block-heading has-text-align-center">Boats</h2>'),
  wrapped('group', { layout: { type: 'constrained', contentSize: '400px' } }, `<div class="wp-block-group">${text}${text}</div>`),
  wrapped(
    'columns',
    {},
    `<div class="wp-block-columns">${[1, 2].map(() => wrapped('column', {}, `<div class="wp-block-column">${text}</div>`)).join('')}</div>`,
  ),
  wrapped('quote', {}, `<blockquote class="wp-block-quote">${text}<cite>A sailor</cite></blockquote>`),
  wrapped(
    'buttons',
    {},
    `<div class="wp-block-buttons">${wrapped('button', {}, '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/x">Go</a></div>')}</div>`,
  ),
  wrapped('code', {}, '<pre class="wp-block-code"><code>let a = 1\nlet b</code></pre>'),
  wrapped('details', { showContent: true }, `<details class="wp-block-details" open><summary>More</summary>${text}</details>`),
  wrapped('separator', {}, '<hr class="wp-block-separator has-alpha-channel-opacity"/>'),
  wrapped('table', {}, '<figure class="wp-block-table"><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table></figure>'),
  wrapped(
    'list',
    { ordered: true },
    `<ol class="wp-block-list">${wrapped('list-item', {}, `<li>One${wrapped('list', {}, `<ul class="wp-block-list">${wrapped('list-item', {}, '<li>Inside</li>')}</ul>`)}</li>`)}</ol>`,
  ),
  '<!-- wp:latest-posts {"postsToShow":2} /-->',
  'Text without a block',
].join('\n\n')

inChromium(() => {
  let demo: TestServer
  let browser: Browser
  let script: string
  beforeAll(async () => {
    demo = await startDemoServer()
    await makePost(demo.as.administrator, { title: 'Many kinds', content: many })
    browser = await launchChromium()
    const { outputFiles } = await build({
      stdin: { contents: program, loader: 'tsx', resolveDir: process.cwd() },
      bundle: true,
      write: false,
      jsx: 'automatic',
      nodePaths: ['tools/node_modules'],
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    script = outputFiles[0]?.text ?? ''
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await demo.close()
  })

  it('shows posts like the HTML of the service', async () => {
    const { items } = await list(demo.anonymous.content, '/posts', { params: { query: { blocks: true, per_page: 100 } } })
    expect(items.length).toBeGreaterThan(3)
    const page: Page = await browser.newPage()
    const different: string[] = []
    for (const { id, content } of items) {
      const stylesheet = `${demo.baseUrl}/styles/blocks.css?items=${id}`
      await showPage(page, stylesheet, content.rendered)
      const expected = await pictureOf(page)
      await showPage(page, stylesheet)
      await page.addScriptTag({ content: script })
      await page.evaluate((blocks) => (globalThis as unknown as { show(of: unknown): void }).show(blocks), content.blocks)
      const difference = differenceOf(expected, await pictureOf(page))
      if (difference > TOLERANCE) different.push(`${id}: ${difference}`)
    }
    expect(different).toEqual([])
  }, 120_000)
})
