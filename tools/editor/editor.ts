// The editor of client/examples/editor in a browser: built for a service, and watched for what a user would call broken.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
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
  /** Opens a screen in a new page, as the user with these credentials. All pages of a user share a browser profile. `prepare` comes first. */
  open(address: string, authorization: string, prepare?: (page: Page) => Promise<void>): Promise<Page>
  /** Opens a screen in a new profile without a session. */
  visit(address: string): Promise<Page>
  pages(): Page[]
  /** Profiles of users stay, because a warm cache opens the next page sooner. */
  closePages(): Promise<void>
  close(): Promise<void>
}

export const isInstalled = existsSync(`${FOLDER}/node_modules`)

/** Builds the editor for a service, and opens it in a browser. */
export async function startEditor(serviceUrl: string, outDir: string): Promise<Editor> {
  const build = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  await promisify(execFile)(process.execPath, build, { cwd: FOLDER, env: { ...process.env, VITE_SERVICE_URL: serviceUrl } })
  const [site, browser] = await Promise.all([serveFolder(outDir), launchChromium()])
  const watched: Watched = { requests: new Set(), failures: new Set(), problems: [] }
  const profiles = new Map<string, BrowserContext>()
  const pages = (): Page[] => browser.contexts().flatMap((profile) => profile.pages())
  return { ...watched, open, visit, pages, closePages, close }

  async function open(address: string, authorization: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
    const profile = profiles.get(authorization) ?? (await signedIn(authorization))
    return show(profile, address, prepare)
  }

  async function visit(address: string): Promise<Page> {
    return show(await newProfile(), address)
  }

  async function show(profile: BrowserContext, address: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
    const page = await profile.newPage()
    await prepare?.(page)
    await page.goto(site.url + address)
    return page
  }

  async function signedIn(authorization: string): Promise<BrowserContext> {
    const [username = '', password = ''] = atob(authorization.slice('Basic '.length)).split(':')
    const session = { name: 'content-service-editor', value: JSON.stringify({ username, password }) }
    const profile = await newProfile({ cookies: [], origins: [{ origin: new URL(site.url).origin, localStorage: [session] }] })
    profile.once('close', () => profiles.delete(authorization))
    profiles.set(authorization, profile)
    return profile
  }

  async function newProfile(storageState?: BrowserContextOptions['storageState']): Promise<BrowserContext> {
    const profile = await browser.newContext({ viewport: { width: 1280, height: 850 }, ...(storageState && { storageState }) })
    profile.setDefaultTimeout(40_000)
    profile.on('page', watch)
    return profile
  }

  async function closePages(): Promise<void> {
    const kept = [...profiles.values()]
    await Promise.all(browser.contexts().map((profile) => (kept.includes(profile) ? closeAll(profile.pages()) : profile.close())))
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

async function closeAll(pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.close()))
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
