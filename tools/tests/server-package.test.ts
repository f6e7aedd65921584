// The server package as it would be published: packed, installed in an empty folder, started and used there.
import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { freePort, passwordIn } from '../../test/support/program.ts'

const MAX_INSTALLED_MEGABYTES = 130

const folder = mkdtempSync(join(tmpdir(), 'content-service-server-'))
const command = join(folder, 'node_modules/.bin/content-service')
let baseUrl: string
let service: ChildProcess
let administrator: string

/** Runs a program in the folder and returns its output. */
async function run(program: string, given: string[], cwd = folder, env: NodeJS.ProcessEnv = {}): Promise<string> {
  return (await promisify(execFile)(program, given, { cwd, maxBuffer: 10_000_000, env: { ...process.env, ...env } })).stdout
}

/** Starts the service and returns what it prints. */
async function start(env: NodeJS.ProcessEnv, ...options: string[]): Promise<string> {
  const port = await freePort()
  baseUrl = `http://127.0.0.1:${port}`
  service = spawn(command, ['start', ...options], { cwd: folder, env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env } })
  let output = ''
  const announced = new Promise<void>((done) => {
    for (const stream of [service.stdout, service.stderr])
      stream?.on('data', (chunk) => {
        output += String(chunk)
        if (output.includes('REST root')) done()
      })
    service.once('close', () => done())
  })
  await announced
  return output
}

async function stop(): Promise<void> {
  service.kill('SIGTERM')
  if (service.exitCode === null) await once(service, 'close')
}

beforeAll(async () => {
  await run(process.execPath, ['scripts/package/server.ts'], '.')
  await run('npm', ['pack', '--silent', './dist/server', '--pack-destination', folder], '.')
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'no tarball'
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  await run('npm', ['install', '--no-audit', '--no-fund', `./${tarball}`])
  const output = await start({ WORKERS: '2', LOG_LEVEL: 'silent' })
  administrator = passwordIn(output)
}, 300_000)

afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

describe('the server package', () => {
  it('takes few megabytes with its dependencies', async () => {
    const megabytes = Number.parseInt(await run('du', ['-sm', 'node_modules']), 10)
    console.info(`The installed server package takes ${megabytes} MB.`)
    expect(megabytes).toBeLessThanOrEqual(MAX_INSTALLED_MEGABYTES)
  })

  it('serves the interface, pages and docs, with two workers', async () => {
    const headers = { Authorization: `Basic ${btoa(`admin:${administrator}`)}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ title: 'Packed', status: 'publish' })
    expect((await fetch(`${baseUrl}/cms-json/cms/v2/posts`, { method: 'POST', headers, body })).status).toBe(201)
    for (const path of ['/packed/', '/events/', '/docs/', '/docs/cms-v2/', '/docs/guides/first-call/', '/docs/openapi.json', '/readyz'])
      expect({ path, status: (await fetch(`${baseUrl}${path}`)).status }).toEqual({ path, status: 200 })
  })

  it('is mounted in the application of another program, as the documentation shows, with types', async () => {
    const port = await freePort()
    const [, example = ''] = /```js\n(import express[\s\S]*?)```/.exec(readFileSync('docs/embedding.md', 'utf8')) ?? []
    const program = `${example.replaceAll('8080', String(port))}
console.log((await (await fetch('http://localhost:${port}/content/docs/')).text()).includes('<title>'))
process.kill(process.pid, 'SIGTERM')`
    writeFileSync(join(folder, 'embedding.mjs'), program)
    const lines = (await run(process.execPath, ['embedding.mjs'])).split('\n')
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual(['[]', 'true', ''])
    const typed = `import { createService } from 'content-service-server'
const service = await createService({})
const { body } = await service.call('getPost', { path: { id: 1 } }, 'anna')
export const title: string = body.title.rendered
// @ts-expect-error -- an ID is a number
await service.call('getPost', { path: { id: 'one' } })`
    writeFileSync(join(folder, 'typed.mts'), typed)
    const options = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--typeRoots',
      resolve('node_modules/@types'),
      '--types',
      'node',
    ]
    expect(await run(resolve('node_modules/.bin/tsc'), [...options, 'typed.mts'])).toBe('')
  }, 120_000)

  it('manages the database while the service runs', async () => {
    const added = JSON.parse(await run(command, ['users', 'add', 'ada', '--role', 'editor', '--application-password', 'laptop'])) as object
    expect(added).toMatchObject({ login: 'ada', role: 'editor', application_password: expect.any(String) })
    expect(JSON.parse(await run(command, ['backup', 'backup.sqlite']))).toMatchObject({ file: 'backup.sqlite' })
    expect(JSON.parse(await run(command, ['import', resolve('test/import/small.wxr.xml'), '--json']))).toMatchObject({
      terms: { post_tag: { added: 2 } },
    })
  })

  it('tests a service, and offers it to assistants', async () => {
    const given = ['contract-test', '--base-url', baseUrl, '--operation', 'listPosts', 'getPost', '--quick']
    expect(await run(command, given)).toMatch(/2 operations at .* 0 failed/)
    expect(await run(command, ['help', 'mcp'])).toContain('Model Context Protocol')
  }, 60_000)

  it('has the own types of a site, with rules in TypeScript, and changes what is stored with their declarations', async () => {
    await stop()
    mkdirSync(join(folder, 'site/types'), { recursive: true })
    const declare = (field: string): void =>
      writeFileSync(
        join(folder, 'site/types/recipe.yaml'),
        `name: recipe\nroute: recipes\nlabels: { singular: Recipe, plural: Recipes }\nlike: post\nfields:\n  ${field}\n`,
      )
    declare('servings: { type: integer }')
    const rules = `import type { Hooks } from 'content-service-server'
export default {
  recipe: { validate: ({ meta }) => (meta['servings'] === 13 ? { 'meta.servings': 'must not be 13' } : undefined) },
} satisfies Hooks`
    writeFileSync(join(folder, 'site/hooks.ts'), rules)
    expect(await start({ LOG_LEVEL: 'silent' })).toContain(baseUrl)
    const headers = { Authorization: `Basic ${btoa(`admin:${administrator}`)}`, 'Content-Type': 'application/json' }
    const create = async (servings: number): Promise<number> =>
      (
        await fetch(`${baseUrl}/cms-json/cms/v2/recipes`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ title: 'Tart', meta: { servings } }),
        })
      ).status
    expect([await create(12), await create(13)]).toEqual([201, 400])
    await stop()
    declare('portions: { type: integer, x-formerly: servings }')
    expect(await start({ LOG_LEVEL: 'silent' })).toContain('Run "npx --no content-service schema plan"')
    expect(await run(command, ['schema', 'apply'])).toMatch(/"action":"rename".*"stored":1\}\n[^]*\{"applied":true\}\n$/)
    expect(await start({ LOG_LEVEL: 'silent' })).toContain(baseUrl)
    rmSync(join(folder, 'site'), { recursive: true })
  }, 60_000)

  it('has a mock server', async () => {
    await stop()
    expect(await start({}, '--mock')).toContain(baseUrl)
    expect(((await (await fetch(`${baseUrl}/cms-json/cms/v2/posts?per_page=100`)).json()) as unknown[]).length).toBe(100)
  }, 60_000)
})
