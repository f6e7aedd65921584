// A real browser for tests, if one is installed.
import { describe } from '@jest/globals'
import { executablePath } from './launch-chromium.ts'
import { takesAll } from './sampling.ts'

export { launchChromium } from './launch-chromium.ts'

/** A `describe` whose tests `npm test` skips; others do, with a warning, if no Chromium is installed. */
export function inChromium(tests: () => void): void {
  if (!takesAll) return describe.skip('in Chromium (skipped: `npm run test:tools` runs it)', tests)
  if (executablePath) return describe('in Chromium', tests)
  console.warn('Chromium is not installed: the tests in a browser are skipped. CHROMIUM can be set to its path.')
  describe.skip('in Chromium (skipped: not installed; CHROMIUM can be set to its path)', tests)
}
