// Builds the example sites of the client with their frameworks, as a new user would, against a running service:
// `npm run examples`, or `npm run examples -- astro`.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '../../client/index.ts'
import { passwordIn, startProgram } from '../../test/support/program.ts'
import { install, named, report, run } from '../generators/tool.ts'
import { astro } from './astro.ts'
import { nextjs } from './nextjs.ts'
import { recipes } from './recipes.ts'
import type { Example } from './example.ts'

const selected = named([astro, nextjs, recipes], process.argv.slice(2))
const tarball = join(import.meta.dirname, '../../dist/content-service-0.1.0.tgz')
const folder = mkdtempSync(join(tmpdir(), 'examples-'))
// The other examples know nothing of its types.
const declarations = join(folder, 'site')
cpSync('client/examples/recipes/site', declarations, { recursive: true })
const service = await startProgram(folder, { DEMO_CONTENT: 'on' }, undefined, ['--site', declarations])
try {
  const auth = { username: 'admin', password: passwordIn(service.output()) }
  const client = createClient({ baseUrl: service.baseUrl, auth })
  for (const example of selected) await report(example.name, () => built(example))

  async function built({ name, prepare, check }: Example): Promise<void> {
    const site = join(folder, name)
    cpSync(`client/examples/${name}`, site, { recursive: true })
    const description = readFileSync(join(site, 'package.json'), 'utf8')
    writeFileSync(join(site, 'package.json'), description.replace(/file:[^"]+content-service[^"]+/, `file:${tarball}`))
    // The frameworks report home unless told otherwise.
    const env = { SERVICE_URL: service.baseUrl, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
    const task = { folder: site, env }
    await install(task, 'npm', 'install', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts')
    await prepare?.(client)
    await run(task, 'npm', 'run', 'build')
    await check(task, client)
  }
} finally {
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
}
