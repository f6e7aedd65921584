// Tests are TypeScript in ES modules, each transformed by esbuild.
export default {
  testEnvironment: '<rootDir>/test/support/environment.ts',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '<rootDir>/test/support/transform.cjs' },
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  coverageProvider: 'v8',
  // Without the files that hold types alone. Programs that tests start count as not covered.
  collectCoverageFrom: [
    'server/**/*.ts',
    '!server/db/{schema,tables/*}.ts',
    '!server/api/namespaces/**/contract.ts',
    '!server/contract/schemas.ts',
  ],
  coverageReporters: ['text', 'text-summary'],
  coverageThreshold: { global: { lines: 95 } },
  testTimeout: 30_000,
  // What a file has loaded stays in its worker; one that holds too much is replaced.
  workerIdleMemoryLimit: '1GB',
  globalSetup: '<rootDir>/test/support/postgres.ts',
}
