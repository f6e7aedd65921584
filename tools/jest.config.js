// `npm run test:tools`: the tests in tools/tests. What the service and its package offer is shown, compiled and bundled by tools of others.
// Also what `npm test` leaves out: the tests in browsers, long ones, and all cases of those that it takes some cases of.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import config from '../jest.config.js'

process.env.TESTED_CASES = 'all'

const root = join(import.meta.dirname, '..')
const sampled = globSync('test/**/*.test.ts', { cwd: root }).filter((file) =>
  /\/support\/(sampling|chromium)\.ts/.test(readFileSync(join(root, file), 'utf8')),
)

export default {
  ...config,
  rootDir: '..',
  testMatch: ['tools/tests/**/*.test.ts', 'test/**/{*.,}{browser,long}.test.ts', ...sampled].map((path) => `<rootDir>/${path}`),
  // Which operations and errors the tests provoke is seen in the others.
  globalSetup: '<rootDir>/test/worker/temporary-folder.ts',
  reporters: ['default'],
}
