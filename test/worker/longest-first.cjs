// Starts the slowest test files first, so that no worker runs one of them alone at the end. A fresh clone has no timings yet.
const { join } = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')

/** The slowest one first. */
const longest = [
  'contract-test/live',
  'cms-v2/roles',
  'attacks/dynamic-blocks',
  'cms-v2/leaks',
  'contract-test/breaking',
  'docs/guides-for-callers',
  'hooks-v1/killed',
  'operation/start',
  'cli/cli',
  'db/large-event-lists',
  'contract-test/conventions',
].map((name) => join(__dirname, '..', `${name}.test.ts`))

module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (longest.includes(path) ? longest.indexOf(path) : longest.length)
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b))
  }
}
