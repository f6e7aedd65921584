// The explorer (Scalar) in a real browser: links show their operation, and the page sends requests only to this service.
// FULL=1 opens the link of every operation.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { inChromium, launchChromium } from '../../test/support/chromium.ts'
import { startDemoServer } from '../../test/support/demo.ts'
import type { TestServer } from '../../test/support/server.ts'

const CLICKS = 10
/** The number of links that are opened to see their operation, besides those of two tests. */
const OPENED = process.env['FULL'] ? Infinity : 2

interface Operation {
  tags: string[]
  summary: string
}

inChromium(() => {
  let server: TestServer
  let browser: Browser
  let page: Page
  let places: { hash: string; tag: string; summary: string }[]
  let outside: string[] = []

  beforeAll(async () => {
    server = await startDemoServer()
    browser = await launchChromium()
    const { paths } = (await (await fetch(`${server.baseUrl}/docs/openapi.json`)).json()) as {
      paths: Record<string, Record<string, Operation>>
    }
    places = Object.entries(paths).flatMap(([path, item]) =>
      ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
        const { tags: [tag = ''] = [], summary = '' } = item[method] ?? {}
        const place = `tag/${tag
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(/\s+/g, '-')}`
        return item[method] ? [{ hash: `${place}/${method.toUpperCase()}${path}`, tag: place, summary }] : []
      }),
    )
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })
  afterEach(() => expect(outside).toEqual([]))

  /** Opens the reference in a new page, in place of the last one. Its scripts take seconds. */
  async function openPage(hash = ''): Promise<void> {
    await page?.close()
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    outside = []
    page.on('request', (request) => {
      if (!request.url().startsWith(server.baseUrl) && !/^(data|blob|about):/.test(request.url())) outside.push(request.url())
    })
    await page.goto(`${server.baseUrl}/docs/explorer/#${hash}`)
  }

  const hashOf = (name: string): string => places.find(({ summary }) => summary === name)?.hash ?? ''

  /** Returns a sample of a list, evenly spread. */
  function spread<Item>(all: readonly Item[], count: number): Item[] {
    if (count >= all.length) return [...all]
    return Array.from({ length: count }, (_, at) => all[Math.round((at * (all.length - 1)) / (count - 1))] as Item)
  }

  const section = (hash: string) => page.locator(`section[id$="/${hash}"]`)

  /** Whether the heading of an operation is visible when the page has stopped scrolling. */
  async function shows(hash: string): Promise<boolean> {
    await section(hash).waitFor({ timeout: 20_000 })
    const heading = section(hash).locator('h1, h2, h3').first()
    await heading.waitFor({ timeout: 20_000 })
    let before = Number.NaN
    for (let tries = 0; tries < 40; tries++) {
      const { y = Number.NaN } = (await heading.boundingBox()) ?? {}
      if (y === before) return y >= 0 && y < 700
      before = y
      await page.waitForTimeout(300)
    }
    return false
  }

  it('shows the operation of a link', async () => {
    const missed: string[] = []
    for (const { hash } of spread(places, OPENED)) {
      await openPage(hash)
      if (!(await shows(hash).catch(() => false))) missed.push(hash)
    }
    expect(missed).toEqual([])
  }, 3_600_000)

  it('shortens the links in examples, shows no lock if none is needed, and links error codes to their descriptions', async () => {
    const hash = hashOf('Get a post')
    await openPage(hash)
    expect(await shows(hash)).toBe(true)
    const example = await section(hash).locator('pre', { hasText: '"_links"' }).first().textContent()
    expect(example).toMatch(/"_links": \{\s*"…": "self, collection, [^"]*"\s*\}/)
    expect(await section(hash).locator('.security-requirement-badge svg').isVisible()).toBe(false)
    await section(hash).getByText('Error codes').click()
    const link = section(hash).getByRole('link', { name: 'rest_post_invalid_id' })
    await link.evaluate((element) => element.removeAttribute('target'))
    await link.click()
    await page.waitForURL(`${server.baseUrl}/docs/errors/#rest_post_invalid_id`)
    await page.locator('#rest_post_invalid_id dd').waitFor()
  }, 120_000)

  it('shows the success response first, and a lock if authentication is needed', async () => {
    const hash = hashOf('Create a post')
    await openPage(hash)
    expect(await shows(hash)).toBe(true)
    expect(await section(hash).locator('.security-requirement-badge svg').isVisible()).toBe(true)
    expect(await section(hash).getByRole('tab').first().textContent()).toContain('201')
  }, 120_000)

  describe('in an open page', () => {
    beforeAll(() => openPage(), 120_000)

    it('shows the operations that are clicked in the navigation, one after the other', async () => {
      const missed: string[] = []
      for (const { hash, tag } of spread(places, CLICKS)) {
        const entry = page.locator(`aside a[href="#${hash}"]`).first()
        if (!(await entry.isVisible())) await page.locator(`aside a[href="#${tag}"]`).first().click()
        await entry.click()
        if (!(await shows(hash).catch(() => false))) missed.push(hash)
      }
      expect(missed).toEqual([])
    }, 300_000)

    it('finds operations of all namespaces with one search', async () => {
      await page.getByRole('button', { name: 'Search' }).first().click()
      for (const summary of ['List events', 'List posts']) {
        await page.getByRole('combobox', { name: 'Enter search query' }).fill(summary)
        await page.locator(`[role="option"][id$="/${hashOf(summary)}"]`).waitFor({ timeout: 20_000 })
      }
      await page.locator(`[role="option"][id$="/${hashOf('List posts')}"]`).click()
      expect(await shows(hashOf('List posts'))).toBe(true)
    }, 120_000)

    it('sends a request from the page to this service, with the credentials that were entered', async () => {
      const hash = hashOf('Get the authenticated user')
      await page.goto(`${server.baseUrl}/docs/explorer/#${hash}`)
      await section(hash).getByRole('button', { name: 'Test Request' }).click()
      const password = atob(server.authorization.administrator.replace('Basic ', '')).replace(/^[^:]*:/, '')
      // The page has several of these fields; the last one belongs to the open dialog.
      await page.locator('[data-placeholder="janedoe"]').last().focus()
      await page.keyboard.insertText('admin')
      await page.locator('.scalar-password-input').last().fill(password)
      const response = page.waitForResponse((one) => one.url().startsWith(`${server.restRoot}/cms/v2/users/me`))
      await page.getByRole('button', { name: 'Send' }).first().click()
      expect((await response).status()).toBe(200)
      expect(await (await response).json()).toMatchObject({ name: 'Nino' })
      expect((await response).url()).not.toContain('_fields')
    }, 120_000)
  })
})
