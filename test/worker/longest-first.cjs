// Starts the files that take longest first, so that no worker is left with one of them at the end. A fresh clone has no timings yet.
const { join } = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')

const longest = [
  'contract-test/live',
  'cms-v2/leaks',
  'cms-v2/roles',
  'site/docs/browser',
  'cli/cli',
  'operation/start',
  'client/package',
].map((name) => join(__dirname, '..', `${name}.test.ts`))

module.exports = class extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => longest.includes(path)
    const sorted = super.sort(tests)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
