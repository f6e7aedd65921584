// The public pages of an imported site in a real browser: the layout of columns, galleries, menus and players.
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { bring } from '../import/bring.ts'
import { inChromium, launchChromium } from '../support/chromium.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const file = fileURLToPath(new URL('layout.wxr.xml', import.meta.url))
const slugs = ['columns', 'shortcodes', 'gallery-block', 'menu', 'wide-things', 'old-pictures', 'old-table', 'pages-and-more']
const image = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const isBeside = (left: Box, right: Box): boolean => right.x >= left.x + left.width - 1 && Math.abs(left.y - right.y) < 1
const isBelow = (above: Box, below: Box): boolean => below.y >= above.y + above.height - 1

/** Returns the number of boxes in each row. */
function rows(boxes: readonly Box[]): number[] {
  const starts = boxes.flatMap((box, index) => (index === 0 || !isBeside(boxes[index - 1] ?? box, box) ? [index] : []))
  return starts.map((start, row) => (starts[row + 1] ?? boxes.length) - start)
}

inChromium(() => {
  let server: TestServer
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    server = await startServer()
    await bring(file, server)
    browser = await launchChromium()
    page = await browser.newPage()
    await page.route('https://**/*', (route) =>
      route.request().resourceType() === 'image' ? route.fulfill({ contentType: 'image/svg+xml', body: image }) : route.abort(),
    )
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  async function open(slug: string, width: number): Promise<void> {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${server.baseUrl}/${slug}/`)
  }

  async function boxes(selector: string): Promise<Box[]> {
    const found = await page.locator(selector).all()
    return Promise.all(
      found.map(async (one) => {
        const box = await one.boundingBox()
        if (!box) throw new Error(`${selector} is not visible.`)
        return box
      }),
    )
  }

  /** Elements that overflow the window outside of scroll containers. */
  function overflowing(): Promise<string[]> {
    return page.evaluate(() => {
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        element !== document.body &&
        (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
      return [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 0 && (left < -1 || right > innerWidth + 1) && !scrolls(element.parentElement)
        })
        .map((element) => `${element.tagName} ${element.className}`)
    })
  }

  it('columns are side by side, and stacked on a phone', async () => {
    await open('columns', 1000)
    expect(rows(await boxes('.wp-block-column'))).toEqual([2, 4, 3, 2])
    const [, , wide, full] = await boxes('.wp-block-columns')
    expect(full?.width).toBe(1000)
    expect(wide?.width).toBeGreaterThan(700)
    await open('columns', 390)
    expect(rows(await boxes('.wp-block-column'))).toEqual(Array.from({ length: 11 }, () => 1))
  })

  it('the gallery shortcode is a grid whose images fill its columns', async () => {
    await open('shortcodes', 1000)
    expect(rows(await boxes('.gallery-item'))).toEqual([3, 1])
    const [gallery] = await boxes('.gallery')
    for (const { width } of await boxes('.gallery-item img')) expect(width).toBeGreaterThan((gallery?.width ?? 0) / 3 - 20)
    await open('shortcodes', 390)
    expect(rows(await boxes('.gallery-item'))).toEqual([2, 2])
  })

  it('the gallery block is a grid', async () => {
    await open('gallery-block', 1000)
    expect(rows(await boxes('.blocks-gallery-item'))).toEqual([3, 1])
  })

  it('captions and players are shown, but no shortcodes', async () => {
    await open('shortcodes', 1000)
    const [caption, image] = [...(await boxes('.wp-caption')), ...(await boxes('.wp-caption img'))]
    expect(caption && image && caption.width >= image.width && caption.x > 500).toBe(true)
    expect(await page.locator('audio[controls]').count()).toBe(1)
    const [video] = await boxes('video')
    expect(video?.width).toBeLessThanOrEqual(680)
    expect(await page.locator('main').innerText()).not.toMatch(/\[|\]/)
    await open('pages-and-more', 1000)
    expect(await page.locator('main').innerText()).toMatch(/Before\.\s*After\.\s*The second page\. \[gallery\] \[unknown\]$/)
  })

  it('a menu is a row, with the submenu below its item', async () => {
    await open('menu', 1000)
    const [home, plants, visit] = await boxes('.wp-block-navigation__container > li')
    expect(home && plants && visit && isBeside(home, plants) && isBeside(plants, visit)).toBe(true)
    const [label] = await boxes('.has-child > a')
    const [ferns, mosses] = await boxes('.has-child > ul > li')
    expect(label && ferns && mosses && isBelow(label, ferns) && isBelow(ferns, mosses) && ferns.x > label.x).toBe(true)
  })

  it('classic images are centered, or float beside the text', async () => {
    await open('old-pictures', 1000)
    const [article, image] = [...(await boxes('article')), ...(await boxes('img.aligncenter'))]
    expect(image && article && image.x + image.width / 2).toBeCloseTo(article ? article.x + article.width / 2 : 0, 0)
    await open('old-pictures', 390)
    const [floating] = await boxes('img.alignright')
    expect(floating?.width).toBeLessThan(200)
  })

  describe.each([1000, 390])('%d pixels wide', (width) => {
    it.each(slugs)('nothing overflows the window: %s', async (slug) => {
      await open(slug, width)
      expect(await overflowing()).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })

  it('a block of full width is as wide as the window, below a floating image', async () => {
    await open('wide-things', 1000)
    for (const { width } of await boxes('article > .alignfull')) expect(width).toBe(1000)
  })

  it('text of full width has a margin on a phone', async () => {
    await open('wide-things', 390)
    for (const { x } of await boxes('.wp-block-media-text__content > p, .wp-block-cover p')) expect(x).toBeGreaterThanOrEqual(16)
  })
})
