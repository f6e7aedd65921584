// A real browser for tests, if one is installed.
import { existsSync } from 'node:fs'
import { describe } from '@jest/globals'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { takesAll } from './sampling.ts'

const executablePath = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
)

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A `describe` whose tests `npm test` skips; others do, with a warning, if no Chromium is installed. */
export function inChromium(tests: () => void): void {
  if (!takesAll) return describe.skip('in Chromium (skipped: `npm run test:tools` runs it)', tests)
  if (executablePath) return describe('in Chromium', tests)
  console.warn('Chromium is not installed: the tests in a browser are skipped. CHROMIUM can be set to its path.')
  describe.skip('in Chromium (skipped: not installed; CHROMIUM can be set to its path)', tests)
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ ...(executablePath && { executablePath }), args })
}
