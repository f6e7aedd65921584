// Starts the slowest test files first, so that no worker runs one of them alone at the end. A fresh clone has no timings yet.
const { join } = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')

/** The slowest one first. */
const longest = [
  'api/cursors',
  'cms-v2/leaks',
  'attacks/preview-tokens',
  'cms-v2/roles',
  'attacks/dynamic-blocks',
  'operation/start',
  'hooks-v1/killed',
  'api/cache-invalidation',
  'cli/cli',
  'operation/rolling-restart',
  'operation/workers',
  'cal-events-v1/leaks',
  'mcp/command',
  'contract-test/faults',
  'contract-test/program',
  'contract/examples',
  'media/sweep',
  'rendering/filter-fuzz.browser',
  'site/authorize/account-passwords',
  'tools/contract-test',
  'tools/docs-pages',
  'tools/scalar',
  'tools/package',
  'tools/guides-for-callers',
].map((name) => join(__dirname, '..', `${name}.test.ts`))

module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (longest.includes(path) ? longest.indexOf(path) : longest.length)
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b))
  }
}
