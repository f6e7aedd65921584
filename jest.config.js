// Tests are TypeScript in ES modules. They run in sandboxes, and what they test runs beside them, in the same process (test/worker).
import { enableCompileCache } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

// Workers, and the programs that tests start, compile nothing twice. Coverage would become less precise.
if (!process.env.NODE_V8_COVERAGE) {
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'content-service-compile-cache')
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
}

export default {
  testEnvironment: '<rootDir>/test/worker/environment.ts',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '<rootDir>/test/worker/transform.cjs' },
  // What `npm run build` has made.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Those that drive browsers, kill processes or take many steps run with `npm run test:tools` and `npm run test:postgres`.
  testMatch: ['<rootDir>/test/**/*.test.ts', '!**/{*.,}{browser,long}.test.ts'],
  testSequencer: '<rootDir>/test/worker/longest-first.cjs',
  testTimeout: 30_000,
  // More than there are processors, for some files wait for other programs.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // What a file has loaded stays in its worker; one that holds too much is replaced. Its sandbox goes: V8's compilation cache would keep it,
  // so package.json turns that off. The cache of files, above, is another one.
  // Tests make much garbage, which package.json has collected less often (`semi-space`).
  workerIdleMemoryLimit: '1500MB',
  // Connections close after five seconds without a request.
  workerGracefulExitTimeout: 20_000,
  globalSetup: '<rootDir>/test/worker/setup.ts',
  reporters: ['default', '<rootDir>/test/worker/contract-reporter.ts'],
}
