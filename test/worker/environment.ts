// The environment of a test file: a sandbox of its own, in a worker that keeps the modules of the server from one file to the next.
import { createRequire, flushCompileCache } from 'node:module'
import { takeCoverage } from 'node:v8'
import { TestEnvironment } from 'jest-environment-node'
import { checkedFetch } from './checked-fetch.ts'

export default class extends TestEnvironment {
  readonly #env = { ...process.env }

  override async setup(): Promise<void> {
    await super.setup()
    // Jest has set it to 100. Most errors are responses, whose stack traces nobody reads.
    Error.stackTraceLimit = 10
    // Used by transform.cjs.
    this.global['requireNatively'] = createRequire(import.meta.url)
    this.global.fetch = checkedFetch
    // Tests count how often the server uses it.
    this.global.Intl = Intl
    // The server in the worker reads the variables that a test sets.
    this.global.process.env = process.env
  }

  override async teardown(): Promise<void> {
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name]
    Object.assign(process.env, this.#env)
    await super.teardown()
    // A worker may be stopped before it has written these by itself.
    if (process.env['NODE_V8_COVERAGE']) takeCoverage()
    else flushCompileCache()
  }
}
