// The editor of client/examples/editor in a browser: built for a service, and watched for what a user would call broken.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { launchChromium } from '../../test/support/chromium.ts'
import { serveFolder } from '../../test/support/page-server.ts'

const FOLDER = 'client/examples/editor'
const REQUESTS = join(import.meta.dirname, 'requests.txt')

export interface Watched {
  /** Requests to the service: the method, and the path with placeholders. */
  requests: Set<string>
  /** Those whose response was an error, with its status. */
  failures: Set<string>
  /** What the console says is wrong, besides responses that are errors. */
  problems: string[]
}

export interface Editor extends Watched {
  /** Opens a screen in a new page, as the user with these credentials. */
  open(address: string, authorization: string): Promise<Page>
  /** Opens a screen in a new page without a session. */
  visit(address: string): Promise<Page>
  close(): Promise<void>
}

export const isInstalled = existsSync(`${FOLDER}/node_modules`)

/** Builds the editor for a service, and opens it in a browser. */
export async function startEditor(serviceUrl: string, outDir: string): Promise<Editor> {
  const build = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  await promisify(execFile)(process.execPath, build, { cwd: FOLDER, env: { ...process.env, VITE_SERVICE_URL: serviceUrl } })
  const [site, browser] = await Promise.all([serveFolder(outDir), launchChromium()])
  const watched: Watched = { requests: new Set(), failures: new Set(), problems: [] }
  return { ...watched, open, visit, close }

  async function open(address: string, authorization: string): Promise<Page> {
    const [username = '', password = ''] = atob(authorization.slice('Basic '.length)).split(':')
    const page = await newPage(browser)
    await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
      'content-service-editor',
      JSON.stringify({ username, password }),
    ] as const)
    await page.goto(site.url + address)
    return page
  }

  async function visit(address: string): Promise<Page> {
    const page = await newPage(browser)
    await page.goto(site.url + address)
    return page
  }

  async function newPage(browser: Browser): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 850 } })
    context.setDefaultTimeout(40_000)
    watch(await context.newPage())
    context.on('page', watch)
    return context.pages()[0]!
  }

  function watch(page: Page): void {
    page.on('pageerror', ({ message }) => watched.problems.push(message))
    page.on('console', (message) => {
      const isResponse = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isResponse) watched.problems.push(message.text())
    })
    page.on('response', (response) => {
      const url = response.url()
      if (!url.startsWith(serviceUrl))
        return void (
          url.startsWith(site.url) ||
          url.startsWith('data:') ||
          url.startsWith('blob:') ||
          watched.problems.push(`${url} is of another site.`)
        )
      const request = `${response.request().method()} ${patternOf(url.slice(serviceUrl.length))}`
      if (url.includes('/cms-json')) watched.requests.add(request)
      if (response.status() >= 400) watched.failures.add(`${response.status()} ${request}`)
    })
  }

  async function close(): Promise<void> {
    await browser.close()
    site.close()
  }
}

/** `/cms-json/cms/v2/posts/7?context=edit` -> `/cms/v2/posts/{id}` */
function patternOf(url: string): string {
  const [path = ''] = decodeURIComponent(url).split('?')
  return path
    .replace('/cms-json', '')
    .replace(/(templates|template-parts)\/[\w-]+\/\/[\w-]+/, '$1/{id}')
    .replace(/(themes|application-passwords)\/(?!introspect)[\w-]+/, '$1/{name}')
    .replace(/\/[\da-f]{8}-[\da-f-]{27}/g, '/{uuid}')
    .replace(/\/\d+(?=\/|$)/g, '/{id}')
}

/** The canvas, in which the user writes. */
export function canvasOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[name="editor-canvas"]')
}

/** The text on the screen, with that of the canvas. */
export async function textOn(page: Page): Promise<string> {
  const texts = await Promise.all(page.frames().map((frame) => frame.evaluate(() => document.body?.innerText ?? '').catch(() => '')))
  return texts.join('\n')
}

/** The requests that the editor is known to send. `UPDATE_EDITOR_REQUESTS=1` writes what it has sent. */
export function knownRequests(sent: Set<string>): string[] {
  if (process.env['UPDATE_EDITOR_REQUESTS']) writeFileSync(REQUESTS, `${[...sent].toSorted().join('\n')}\n`)
  return readFileSync(REQUESTS, 'utf8').trim().split('\n')
}
