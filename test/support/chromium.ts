// A real browser for tests, where there is one.
import { existsSync } from 'node:fs'
import { describe } from '@jest/globals'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

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

/** A `describe` whose tests are skipped, with a clear word, where no Chromium is installed. */
export function inChromium(tests: () => void): void {
  if (executablePath) return describe('in Chromium', tests)
  console.warn('No Chromium: nothing is tried in a browser. CHROMIUM names one.')
  describe.skip('in Chromium (skipped: there is none; CHROMIUM names one)', tests)
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ ...(executablePath && { executablePath }), args })
}
