// `npm run test:tools`: the tests in tools/tests. What the service and its package offer is shown, compiled and bundled by tools of others.
import config from '../jest.config.js'

export default {
  ...config,
  rootDir: '..',
  testMatch: ['<rootDir>/tools/tests/**/*.test.ts'],
  // Which operations and errors the tests provoke is seen in the others.
  globalSetup: '<rootDir>/test/worker/temporary-folder.ts',
  reporters: ['default'],
}
