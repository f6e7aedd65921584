// The API reference (Redoc) in a real browser: a link to an operation shows this operation.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { allDocuments, operationsOf } from '../../test/contract/sources.ts'
import { inChromium, launchChromium } from '../../test/support/chromium.ts'
import { startServer } from '../../test/support/server.ts'
import type { TestServer } from '../../test/support/server.ts'

const CLICKS = 10
/** The number of operations of a document that are shown by their URL. */
const SHOWN = 3

/** Returns the URL fragments of the operations. */
function placesIn(document: ReturnType<typeof allDocuments>[number]): string[] {
  return operationsOf(document).map(
    ({ operation: { tags = [], operationId } }) => `/${(tags[0] ?? '').toLowerCase().replaceAll(' ', '-')}/${operationId.toLowerCase()}`,
  )
}

/** Returns a sample of a list, evenly spread. */
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

  /** Whether the heading of an operation is visible when the page has stopped scrolling. */
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

  // The last one first: a new page must have rendered all that is above it. The page then stays open.
  it.each(allDocuments())(
    'shows the operation of its URL, and then those of other URLs: $name',
    async (document) => {
      const places = spread(placesIn(document), SHOWN).toReversed()
      const missed: string[] = []
      for (const place of places) {
        await page.goto(`${server.baseUrl}/docs/${document.name}/#${place}`)
        await section(place).waitFor()
        if (!(await shows(place))) missed.push(place)
      }
      expect(missed).toEqual([])
    },
    120_000,
  )

  it('links the error codes of an operation, and shows no security if none is required', async () => {
    const place = '/posts/getpost'
    await page.goto(`${server.baseUrl}/docs/cms-v2/#${place}`)
    await section(place).waitFor()
    await section(place).getByText('Error codes').click()
    const link = section(place).getByRole('link', { name: 'rest_post_invalid_id' })
    expect(new URL((await link.getAttribute('href')) ?? '', page.url()).href).toBe(`${server.baseUrl}/docs/errors/#rest_post_invalid_id`)
    expect(await section(place).getByText('applicationPassword').count()).toBe(0)
    await page.goto(`${server.baseUrl}/docs/cms-v2/#/posts/createpost`)
    await section('/posts/createpost').getByText('applicationPassword').first().waitFor()
  }, 120_000)

  it('shows each operation that is clicked in the list', async () => {
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
