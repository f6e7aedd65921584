// Fonts that the global styles activate, in a real browser: they are loaded and used, on the public pages and on other sites.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { inChromium, launchChromium } from '../support/chromium.ts'
import { makeFamily, sendFace } from '../support/fonts.ts'
import { servePage } from '../support/page-server.ts'
import { dataOf } from '../support/responses.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const file = { content: readFileSync(new URL('../../server/demo/signal.woff2', import.meta.url)), name: 'signal.woff2' }

inChromium(() => {
  let server: TestServer
  let browser: Browser
  let page: Page
  let src: string

  beforeAll(async () => {
    server = await startServer()
    const { content } = server.as.administrator
    const { id, font_family_settings } = await makeFamily(server.as.administrator, { name: 'Signal', fontFamily: 'Signal, monospace' })
    const response = await sendFace(server, id, { fontFamily: 'Signal', src: 'file' }, { file })
    const { font_face_settings } = (await response.json()) as { font_face_settings: { src: string } }
    src = font_face_settings.src
    const [theme] = await dataOf(content.GET('/themes'))
    const styles = theme?._links['cms:user-global-styles']?.[0]?.href.split('/').at(-1) ?? ''
    const fontFamilies = [{ ...font_family_settings, fontFace: [font_face_settings] }]
    await dataOf(
      content.PATCH('/global-styles/{id}', {
        params: { path: { id: styles } },
        body: {
          settings: { typography: { fontFamilies } },
          styles: { typography: { fontFamily: `var:preset|font-family|${font_family_settings.slug}` } },
        },
      }),
    )
    browser = await launchChromium()
    page = await browser.newPage()
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  const loadedFonts = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].map(({ family, status }) => `${family} ${status}`)
    })

  it('are loaded by the public pages', async () => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const requested = page.waitForRequest(src)
    await page.goto(`${server.baseUrl}/`)
    await requested
    expect([await loadedFonts(), errors]).toEqual([['Signal loaded'], []])
  })

  it('are loaded by other sites with the stylesheet of the blocks', async () => {
    const front = await servePage(`document.head.innerHTML = '<link rel="stylesheet" href="${server.baseUrl}/styles/blocks.css">'
      document.body.innerHTML = '<p style="font-family: Signal">x</p>'`)
    const requested = page.waitForResponse(src)
    await page.goto(front.url)
    await requested
    expect(await loadedFonts()).toEqual(['Signal loaded'])
    front.close()
  })
})
