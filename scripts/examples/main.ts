// Builds the example sites of the client with their frameworks, as a new user would, against a running service:
// `npm run examples`, or `npm run examples -- astro`.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '../../client/index.ts'
import { passwordIn, startProgram } from '../../test/support/program.ts'
import { InstallError, install, run } from '../generators/tool.ts'
import { astro } from './astro.ts'
import { nextjs } from './nextjs.ts'
import type { Example } from './example.ts'

const examples = [astro, nextjs]
const names = process.argv.slice(2)
const unknown = names.find((name) => !examples.some((example) => example.name === name))
if (unknown) throw new Error(`There is no example ${unknown}. The examples are ${examples.map(({ name }) => name).join(', ')}.`)

const tarball = join(import.meta.dirname, '../../dist/content-service-0.1.0.tgz')
const folder = mkdtempSync(join(tmpdir(), 'examples-'))
const service = await startProgram(folder, { DEMO_CONTENT: 'on' })
try {
  const auth = { username: 'admin', password: passwordIn(service.output()) }
  const client = createClient({ baseUrl: service.baseUrl, auth })
  for (const example of names.length ? examples.filter(({ name }) => names.includes(name)) : examples) await tried(example)

  async function tried({ name, check }: Example): Promise<void> {
    const start = performance.now()
    const site = join(folder, name)
    cpSync(`client/examples/${name}`, site, { recursive: true })
    const description = readFileSync(join(site, 'package.json'), 'utf8')
    writeFileSync(join(site, 'package.json'), description.replace(/file:[^"]+content-service[^"]+/, `file:${tarball}`))
    // The frameworks report home unless told otherwise.
    const env = { SERVICE_URL: service.baseUrl, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
    const task = { folder: site, env }
    try {
      await install(task, 'npm', 'install', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts')
      await run(task, 'npm', 'run', 'build')
      await check(task, client)
      console.log(`${name}: passed in ${Math.round((performance.now() - start) / 1000)} s`)
    } catch (error) {
      if (error instanceof InstallError) return console.log(`${name}: skipped. It could not be installed\n${error.message}`)
      console.error(`${name}: failed\n${(error as Error).message}`)
      process.exitCode = 1
    }
  }
} finally {
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
}
