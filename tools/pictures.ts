// Compares pictures of HTML in a browser: what a renderer makes of the blocks of an item, and the HTML of the service for the same item.
import pixelmatch from 'pixelmatch'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'

/** A page with the styles of the service, and an element for content. */
export async function showPage(page: Page, stylesheet: string, main = ''): Promise<void> {
  await page.setViewportSize({ width: 900, height: 4000 })
  await page.setContent(
    `<!doctype html><link rel="stylesheet" href="${stylesheet}"><style>body { font: 18px/1.5 sans-serif } #content { width: 800px }</style><div id="content">${main}</div>`,
    { waitUntil: 'networkidle' },
  )
}

/** Takes a picture of the content of a page. */
export async function pictureOf(page: Page): Promise<PNG> {
  await page.waitForLoadState('networkidle')
  return PNG.sync.read(await page.locator('#content').screenshot({ animations: 'disabled' }))
}

/** Returns the part of the pixels that differ; 1 if the sizes do. */
export function differenceOf(one: PNG, other: PNG): number {
  const { width, height } = one
  if (width !== other.width || height !== other.height) return 1
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 }) / (width * height)
}
