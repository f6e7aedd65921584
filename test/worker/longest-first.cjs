// Starts the slowest test files first, so that no worker runs one of them alone at the end. A fresh clone has no timings yet.
const { join } = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')

/** The slowest one first. */
const longest = [
  'test/http/cursors',
  'test/cms-v2/leaks',
  'test/attacks/preview-tokens',
  'test/cms-v2/roles',
  'test/attacks/dynamic-blocks',
  'test/operation/start',
  'test/hooks-v1/killed',
  'test/http/cache-invalidation',
  'test/cli/cli',
  'test/operation/rolling-restart',
  'test/operation/workers',
  'test/cal-events-v1/leaks',
  'test/mcp/command',
  'test/contract-test/faults',
  'test/contract-test/program',
  'test/contract/examples',
  'test/media/sweep',
  'test/rendering/filter-fuzz.browser',
  'test/site/authorize/account-passwords',
  'tools/tests/contract-test',
  'tools/tests/docs-pages',
  'tools/tests/scalar',
  'tools/tests/package',
  'tools/tests/guides-for-callers',
].map((name) => join(__dirname, '../..', `${name}.test.ts`))

module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (longest.includes(path) ? longest.indexOf(path) : longest.length)
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b))
  }
}
