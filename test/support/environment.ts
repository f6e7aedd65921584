// The environment of a test file: a sandbox of its own, in a worker that keeps the modules of the server from one file to the next.
import { enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { TestEnvironment } from 'jest-environment-node'

enableCompileCache()

export default class extends TestEnvironment {
  readonly #env = { ...process.env }

  override async setup(): Promise<void> {
    await super.setup()
    // Used by transform.cjs.
    this.global['importNatively'] = (file: string) => import(pathToFileURL(file).href)
    // The server in the worker reads what a test sets.
    this.global.process.env = process.env
  }

  override async teardown(): Promise<void> {
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name]
    Object.assign(process.env, this.#env)
    await super.teardown()
  }
}
