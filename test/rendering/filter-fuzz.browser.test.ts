// Random hostile HTML in a real browser: once it is filtered, it does not run scripts.
// FUZZ_RUNS and FUZZ_SEED try more cases.
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Browser, Page } from 'playwright-core'
import { renderContent } from '#server/rendering/content.ts'
import { filterHtml } from '#server/rendering/filter.ts'
import { inChromium, launchChromium } from '../support/chromium.ts'
import { hostileHtml } from '../support/hostile-html.ts'
import { attacks } from '../support/html-attacks.ts'

const { FUZZ_RUNS = '50', FUZZ_SEED = String(Date.now() % 2 ** 31) } = process.env
const TIMEOUT_MS = 24 * 60 * 60 * 1000
const PER_PAGE = 50

inChromium(() => {
  let browser: Browser
  let page: Page
  let dialogs = 0

  beforeAll(async () => {
    browser = await launchChromium()
    page = await browser.newPage()
    page.on('dialog', (dialog) => {
      dialogs++
      void dialog.dismiss()
    })
    await page.route('**/*', (route) =>
      route.request().url() === 'https://site.example/'
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' })
        : route.abort(),
    )
  })
  afterAll(() => browser.close())

  /** Shows each text as the content of an element, as a document, and as the browser serializes it. Returns what ran. */
  async function run(texts: string[]): Promise<{ dialogs: number; scriptUrls: string[] }> {
    dialogs = 0
    const scriptUrls: string[] = []
    for (let index = 0; index < texts.length; index += PER_PAGE) {
      await page.goto('https://site.example/')
      scriptUrls.push(...(await page.evaluate(show, texts.slice(index, index + PER_PAGE))))
    }
    return { dialogs, scriptUrls }
  }

  it('runs scripts in unfiltered HTML', async () => {
    expect(await run(['<img src=x onerror=alert(1)>'])).toMatchObject({ dialogs: 3 })
    expect(await run(['<b onmouseover=alert(1)>x</b>', '<details open ontoggle=alert(1)>'])).not.toMatchObject({ dialogs: 0 })
    expect((await run(['<a href="java&#10;script:x">'])).scriptUrls).not.toEqual([])
  })

  it(
    'does not run scripts in filtered HTML',
    async () => {
      const random = fc.sample(hostileHtml, { numRuns: Number(FUZZ_RUNS), seed: Number(FUZZ_SEED) })
      const filtered = [...attacks, ...random].map(filterHtml)
      const nothing = { seed: FUZZ_SEED, dialogs: 0, scriptUrls: [] }
      expect({ seed: FUZZ_SEED, ...(await run(filtered)) }).toEqual(nothing)
      expect({ seed: FUZZ_SEED, ...(await run(filtered.map((html) => renderContent(html).html))) }).toEqual(nothing)
    },
    TIMEOUT_MS,
  )
})

/** Runs in the page. */
async function show(texts: string[]): Promise<string[]> {
  const roots = await Promise.all(texts.flatMap((html) => [shownInElement(html), shownInElement(rewritten(html)), shownInFrame(html)]))
  const elements = roots.flatMap((root) => [...root.querySelectorAll('*')])
  for (const element of elements)
    for (const event of ['mouseover', 'focus', 'pointerenter', 'toggle']) element.dispatchEvent(new Event(event, { bubbles: true }))
  await new Promise((loaded) => setTimeout(loaded, 100))
  return elements.filter(hasScriptUrl).map(({ outerHTML }) => outerHTML)

  function shownInElement(html: string): Promise<Element> {
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = html
    return Promise.resolve(root)
  }

  function rewritten(html: string): string {
    const root = document.implementation.createHTMLDocument().body
    root.innerHTML = html
    return root.innerHTML
  }

  async function shownInFrame(html: string): Promise<Element> {
    const frame = document.createElement('iframe')
    frame.srcdoc = html
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
    return frame.contentDocument?.documentElement ?? document.createElement('div')
  }

  function hasScriptUrl(element: Element): boolean {
    return ['href', 'src', 'action', 'formAction', 'data', 'poster', 'cite'].some((name) => {
      const url: unknown = Reflect.get(element, name)
      return typeof url === 'string' && /^(?:javascript|vbscript|data):/i.test(url)
    })
  }
}
