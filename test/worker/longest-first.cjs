// Starts the slowest test files first, so that no worker runs one of them alone at the end. A fresh clone has no timings yet.
const { join } = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')

/** The slowest one first. */
const longest = [
  'test/cms-v2/leaks',
  'test/http/model',
  'test/cms-v2/roles',
  'test/operation/sub-path',
  'test/http/cursors',
  'test/attacks/preview-tokens',
  'test/import/large',
  'test/declarations/random',
  'test/declarations/schema',
  'test/attacks/calendar-files',
  'test/attacks/dynamic-blocks',
  'test/media/sweep',
  'test/hooks-v1/killed',
  'test/contract-test/conventions',
  'test/contract-test/stopping',
  'test/site/docs/portable',
  'test/operation/start',
  'test/attacks/block-budget',
  'test/attacks/block-attributes',
  'test/http/cache-invalidation',
  'test/operation/rolling-restart',
  'test/operation/workers',
  'test/cal-events-v1/leaks',
  'test/attacks/images',
  'test/mcp/command',
  'test/contract-test/faults',
  'test/contract/examples',
  'test/rendering/filter-fuzz.browser',
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
