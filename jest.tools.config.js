// `npm run test:tools`: the tests in test/tools. What the service and its package offer is shown, compiled and bundled by tools of others.
import config from './jest.config.js'

export default {
  ...config,
  testMatch: ['<rootDir>/test/tools/**/*.test.ts'],
  testPathIgnorePatterns: [],
  // Which operations and errors the tests provoke is seen in the others.
  globalSetup: '<rootDir>/test/worker/temporary-folder.ts',
  reporters: ['default'],
}
