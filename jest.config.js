// Tests are TypeScript in ES modules, each transformed by esbuild.
export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '<rootDir>/test/support/esbuild-transform.cjs' },
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  collectCoverageFrom: ['server/**/*.ts', '!server/main.ts'],
  testTimeout: 30_000,
  globalSetup: '<rootDir>/test/support/postgres.ts',
}
