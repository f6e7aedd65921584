// The pages of the documentation in a real browser: their accessibility, their search, and how soon a link shows its operation.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { inChromium, launchChromium } from '../../test/support/chromium.ts'
import { startDemoServer } from '../../test/support/demo.ts'
import type { TestServer } from '../../test/support/server.ts'
import { objections } from '../axe.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

inChromium(() => {
  let server: TestServer
  let browser: Browser
  let page: Page
  let requests: string[]

  beforeAll(async () => {
    server = await startDemoServer()
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })
  beforeEach(async () => {
    page = await browser.newPage({ viewport: DESKTOP })
    requests = []
    page.on('request', (request) => requests.push(request.url()))
  })
  afterEach(async () => {
    await page.close()
    expect(requests.filter((url) => !url.startsWith(server.baseUrl) && !/^(data|blob|about):/.test(url))).toEqual([])
  })

  const open = (path: string) => page.goto(`${server.baseUrl}/docs/${path}`)

  describe('have no findings of axe', () => {
    const kinds = [
      ['the overview', ''],
      ['a guide', 'guides/lists/'],
      ['a guide with tables', 'guides/uploads/'],
      ['the errors', 'errors/'],
      ['the reference', 'reference/'],
      ['a namespace', 'hooks-v1/'],
      ['an operation that reads', 'reference/cms-v2/listPosts/'],
      ['an operation that writes', 'reference/cms-v2/createMedia/'],
      ['results of a search', 'search/?q=webhook'],
    ] as const
    it.each(kinds)(
      '%s',
      async (_kind, path) => {
        const found: Record<string, string[]> = {}
        for (const [viewport, colorScheme] of [[DESKTOP, 'light'] as const, [PHONE, 'dark'] as const]) {
          await page.setViewportSize(viewport)
          await page.emulateMedia({ colorScheme })
          await open(path)
          if (path.startsWith('search')) await page.locator('#found li').first().waitFor()
          found[colorScheme] = await objections(page)
        }
        expect(found).toEqual({ light: [], dark: [] })
      },
      120_000,
    )

    it.each(['light', 'dark'] as const)(
      'the explorer, with an operation: %s',
      async (colorScheme) => {
        await page.emulateMedia({ colorScheme })
        await open('explorer/#tag/cms-v2posts/GET/cms/v2/posts')
        await page.getByRole('heading', { name: 'List posts' }).waitFor({ timeout: 60_000 })
        await page.waitForTimeout(1000)
        expect(await objections(page)).toEqual([])
      },
      120_000,
    )
  })

  it.each([
    ['webhook signature', 'Guide', 'guides/webhooks/'],
    ['rest_changes_expired', 'Error', 'errors/#rest_changes_expired'],
    ['search_columns', 'Parameter', '#parameters'],
    ['List posts', 'Operation', 'reference/cms-v2/listPosts/'],
    ['alt_text', 'Field', '#fields-of-the-request'],
    ['content.published', 'Event', 'hooks-v1/#events'],
  ])('find guides, errors, parameters and operations: %s', async (query, kind, url) => {
    await open('')
    await page.getByRole('searchbox').fill(query)
    await page.keyboard.press('Enter')
    await page.locator('#found li').first().waitFor()
    const found = await page
      .locator('#found li')
      .evaluateAll((items) =>
        items.slice(0, 5).map((item) => `${item.querySelector('small')?.textContent?.trim()} ${item.querySelector('a')?.href}`),
      )
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${kind} .*${url.replaceAll(/[?.]/g, '\\$&')}`)))
    await page.locator('#found a').first().click()
    await page.waitForURL((to) => !to.pathname.includes('/search/'))
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })

  it('lead from a link of the explorer to the operation, which needs little to be shown', async () => {
    await open('reference/#tag/cms-v2posts/GET/cms/v2/posts')
    await page.waitForURL(/\/reference\/cms-v2\/listPosts\/$/)
    await page.getByRole('heading', { name: 'List posts', level: 1 }).waitFor()
    await open('cms-v2/#/posts/listposts')
    await page.waitForURL(/\/reference\/cms-v2\/listPosts\/$/)
    requests = []
    await open('reference/cms-v2/listPosts/')
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .concat(performance.getEntriesByType('navigation'))
        .reduce((sum, one) => sum + (one as PerformanceResourceTiming).decodedBodySize, 0),
    )
    expect(requests.map((url) => url.replace(/.*\//, ''))).toEqual(['', 'style.css'])
    expect(bytes).toBeLessThan(150_000)
  })

  it.each(['guides/lists/', 'reference/cms-v2/listPosts/'])('show their text before the links beside it on a phone: %s', async (path) => {
    await page.setViewportSize(PHONE)
    await open(path)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const links = await page.locator('.beside > nav').boundingBox()
    expect(heading?.y).toBeLessThan(200)
    expect(links?.y).toBeGreaterThan(PHONE.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })

  it('let the keyboard scroll code that is wider than the page', async () => {
    await page.setViewportSize(PHONE)
    await open('guides/lists/')
    const code = page.locator('pre').first()
    await code.focus()
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0)
  })
})
