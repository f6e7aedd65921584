// Starts the slowest test files first, so that no worker runs one of them alone at the end. A fresh clone has no timings yet.
const { join } = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')

/** The slowest one first. */
const longest = [
  'tools/tests/contract-test',
  'tools/tests/docs-pages',
  'tools/tests/scalar',
  'tools/tests/package',
  'tools/tests/guides-for-callers',
  'test/declarations/schema',
  'test/cms-v2/leaks',
  'test/contract/examples',
  'test/operation/sub-path',
  'test/http/cursors',
  'test/attacks/calendar-files',
  'test/cms-v2/roles',
  'test/cli/cli',
  'test/http/model',
  'test/cal-events-v1/leaks',
  'test/attacks/preview-tokens',
  'test/cms-v2/media',
  'test/attacks/block-budget',
  'test/http/cache-invalidation',
  'test/declarations/posts',
  'test/operation/start',
  'test/attacks/list-costs',
  'test/declarations/hooks',
  'test/hooks-v1/killed.long',
  'test/operation/workers.long',
  'test/import/large.long',
  'test/contract-test/stopping.long',
  'test/media/killed-sweep.long',
  'test/attacks/dynamic-blocks',
  'test/site/authorize/browser',
  'test/operation/rolling-restart.long',
  'test/rendering/filter-fuzz.browser',
  'test/db/killed-series.long',
].map((name) => join(__dirname, '../..', `${name}.test.ts`))

module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (longest.includes(path) ? longest.indexOf(path) : longest.length)
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b))
  }
}
