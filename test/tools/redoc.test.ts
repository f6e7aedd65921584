// The rendered documents in a real browser: a link to an operation leads to this operation.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { allDocuments, operationsOf } from '../contract/sources.ts'
import { inChromium, launchChromium } from '../support/chromium.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const CLICKS = 10
/** How many operations of a document are opened by their address. */
const OPENED = 3

/** What the pages call an operation in their addresses. */
function placesIn(document: ReturnType<typeof allDocuments>[number]): string[] {
  return operationsOf(document).map(
    ({ operation: { tags = [], operationId } }) => `/${(tags[0] ?? '').toLowerCase().replaceAll(' ', '-')}/${operationId.toLowerCase()}`,
  )
}

/** Some of a list, from its beginning to its end. */
function spread<Item>(all: readonly Item[], count: number): Item[] {
  const step = Math.max((all.length - 1) / (count - 1), 1)
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.round(at * step)] as Item)
}

inChromium(() => {
  let server: TestServer
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    server = await startServer()
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })
  beforeEach(async () => {
    page = await browser.newPage()
  })
  afterEach(() => page.close())

  /** Whether the heading of an operation is to be seen when the page has come to rest. */
  async function shows(place: string): Promise<boolean> {
    const isStill = async (): Promise<boolean> => {
      const before = await page.evaluate(() => scrollY)
      await page.waitForTimeout(300)
      return before === (await page.evaluate(() => scrollY))
    }
    for (let tries = 0; tries < 20 && !(await isStill());) tries++
    const heading = await section(place).locator('h1, h2, h3').first().boundingBox()
    const height = await page.evaluate(() => innerHeight)
    return heading !== null && heading.y >= 0 && heading.y + heading.height <= height
  }

  const section = (place: string) => page.locator(`[data-section-id="${place}"]`)

  it.each(allDocuments())(
    'shows the operation that an address names: $name',
    async (document) => {
      const places = spread(placesIn(document), OPENED)
      const missed: string[] = []
      for (const place of places) {
        await page.goto('about:blank')
        await page.goto(`${server.baseUrl}/docs/${document.name}/#${place}`)
        await section(place).waitFor()
        if (!(await shows(place))) missed.push(place)
      }
      expect(missed).toEqual([])
    },
    120_000,
  )

  it('shows the operations that are clicked in the list, one after the other', async () => {
    const content = allDocuments().find(({ name }) => name === 'cms-v2')
    const places = spread(content ? placesIn(content) : [], CLICKS)
    await page.goto(`${server.baseUrl}/docs/cms-v2/`)
    await section('/').first().waitFor()
    const missed: string[] = []
    for (const place of places) {
      const entry = page.locator(`a[href="#${place}"]`).first()
      if (!(await entry.isVisible()))
        await page
          .locator(`a[href="#${place.slice(0, place.lastIndexOf('/'))}"]`)
          .first()
          .click()
      await entry.click()
      if (!(await shows(place))) missed.push(place)
    }
    expect(missed).toEqual([])
  }, 120_000)
})
