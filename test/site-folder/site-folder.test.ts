// Exports of a whole site to a folder, and their imports.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { unwrap } from '../../client/index.ts'
import { closeContext, createContext } from '#server/process/open-context.ts'
import { layout } from '#server/site-folder/layout.ts'
import { importFolder } from '#server/site-folder/restore.ts'
import { exportFolder } from '#server/site-folder/write.ts'
import { bring, bringCalendar } from '../import/bring.ts'
import { configOf } from '../support/config.ts'
import { randomSite } from '../support/random-site.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { sitePlaces } from '../support/site-places.ts'
import type { SitePlace } from '../support/site-places.ts'

const SEED = Number(process.env['SITE_SEED'] ?? Date.now() % 2 ** 31)
const EVERYTHING = ['--revisions', '--secrets']

const newPlace = sitePlaces()
const source = await newPlace()
const server = await sharedServer(source.env)
const site = randomSite(server)

beforeAll(async () => {
  const files = join(import.meta.dirname, '../import')
  for (const name of ['small.wxr.xml', 'site.wxr.xml']) await bring(join(files, name), server)
  const horizon = { now: new Date(), until: new Date('2032-01-01T00:00:00Z'), maxOccurrences: 20 }
  await bringCalendar(join(files, 'calendars/google.ics'), horizon, server)
  await site.fill(SEED, 80)
  await site.change(SEED, 60)
})

let exports = 0

/** Exports the site at a place, and returns the folder. */
async function exported({ run, folder }: SitePlace, ...options: string[]): Promise<string> {
  const target = join(folder, `export-${++exports}`)
  expect(await run('export', target, ...options)).toMatchObject({ code: 0, stderr: '' })
  return target
}

async function imported({ run }: SitePlace, folder: string): Promise<void> {
  expect(await run('import', folder)).toMatchObject({ code: 0, stderr: '' })
}

/** Every file of a folder, by its path. */
function contentOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile())
  return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(join(folder, path), 'latin1')]))
}

function expectSame(folder: string, other: string): void {
  const [one, two] = [contentOf(folder), contentOf(other)]
  expect({ seed: SEED, files: Object.keys(two) }).toEqual({ seed: SEED, files: Object.keys(one) })
  // The checksums differ if a file does, and say less.
  for (const [path, text] of Object.entries(one).toReversed())
    expect({ seed: SEED, path, lines: two[path]?.split('\n') }).toEqual({ seed: SEED, path, lines: text.split('\n') })
}

describe('export to a folder', () => {
  it('writes the same bytes for the same state', async () => {
    expectSame(await exported(source, ...EVERYTHING), await exported(source, ...EVERYTHING))
  })

  it.each([
    ['everything', EVERYTHING],
    ['without revisions and secrets', []],
  ])('becomes the same site in an empty database: %s', async (_name, options) => {
    const first = await exported(source, ...options)
    const target = await newPlace()
    await imported(target, first)
    expectSame(first, await exported(target, ...options))
  })

  it('moves a site to another database and back', async () => {
    const first = await exported(source, ...EVERYTHING)
    const [between, back] = [await newPlace('sqlite'), await newPlace()]
    await imported(between, first)
    const second = await exported(between, ...EVERYTHING)
    await imported(back, second)
    expectSame(first, second)
    expectSame(first, await exported(back, ...EVERYTHING))
  })

  it('gives later folders with what has changed, which lead to the same site', async () => {
    const first = await exported(source, ...EVERYTHING)
    const target = await newPlace()
    await imported(target, first)
    let last = first
    for (const round of [1, 2, 3]) {
      await site.change(SEED + round, 40)
      const { cursor } = JSON.parse(readFileSync(join(last, 'manifest.json'), 'utf8')) as { cursor: string }
      last = await exported(source, ...EVERYTHING, '--since', cursor)
      await imported(target, last)
      expectSame(await exported(source, ...EVERYTHING), await exported(target, ...EVERYTHING))
    }
  })
})

describe('the folder', () => {
  it('has a place or a reason for every table', async () => {
    const maintained = /^(kysely_migration|content(_texts)?_search|search_index|change_outbox|data_change_log|sqlite_)/
    const tables = await server.context.db.introspection.getTables()
    const names = tables.map(({ name }) => name).filter((name) => !maintained.test(name))
    expect(Object.keys(layout).toSorted()).toEqual(names.toSorted())
  })

  it('has lines that match its schema, and checksums that sha256sum can check', async () => {
    const folder = await exported(source, ...EVERYTHING)
    const ajv = new Ajv2020({ strict: false, allowUnionTypes: true })
    const schema = JSON.parse(readFileSync(join(folder, 'schema.json'), 'utf8')) as { $defs: Record<string, object> }
    const rows: Record<string, number> = {}
    for (const [name, definition] of Object.entries(schema.$defs)) {
      const validate = ajv.compile(definition)
      const lines = linesOf(join(folder, `tables/${name}.jsonl`))
      for (const line of lines) expect({ name, line, valid: validate(JSON.parse(line)) }).toEqual({ name, line, valid: true })
      rows[name] = lines.length
    }
    expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toMatchObject({ rows })
    expect(rows['content']).toBeGreaterThan(20)
    for (const line of linesOf(join(folder, 'SHA256SUMS'))) {
      const [digest, path = ''] = line.split('  ')
      expect({
        path,
        digest: createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex'),
      }).toEqual({ path, digest })
    }
  })

  it('has no passwords and keys unless they are asked for', async () => {
    const { db } = server.context
    const hashes = await db.selectFrom('application_passwords').select('hash').execute()
    const secrets = [
      ...hashes.map(({ hash }) => hash),
      ...(await db.selectFrom('secrets').select('value').execute()).map(({ value }) => value),
    ]
    const has = (folder: string): string[] =>
      secrets.filter((secret) => Object.values(contentOf(folder)).some((text) => text.includes(secret)))
    expect(secrets.length).toBeGreaterThan(1)
    expect(has(await exported(source))).toEqual([])
    expect(has(await exported(source, '--secrets'))).toEqual(secrets)
  })

  it('has one state, whatever is written meanwhile', async () => {
    const before = await exported(source, ...EVERYTHING)
    const during = join(source.folder, 'during')
    const started = Promise.withResolvers<void>()
    const options = { extras: ['revisions', 'secrets'] as const, since: undefined }
    const exporting = exportFolder(during, options, server.context, () => started.resolve())
    await started.promise
    const { content } = server.as.administrator
    const { id } = await unwrap(content.POST('/posts', { body: { title: 'Meanwhile', status: 'publish' } }))
    await exporting
    expectSame(before, during)
    expect(contentOf(await exported(source))['tables/content.jsonl']).toContain('Meanwhile')
    await unwrap(content.DELETE('/posts/{id}', { params: { path: { id }, query: { force: true } } }))
  })

  it('is continued after an interruption', async () => {
    const whole = await exported(source, ...EVERYTHING)
    const folder = join(source.folder, 'interrupted')
    const options = { extras: ['revisions', 'secrets'] as const, since: undefined }
    for (const calls of [1, 40, Infinity]) {
      const exporting = exportFolder(folder, options, server.context, failingAfter(calls))
      await (calls === Infinity ? exporting : expect(exporting).rejects.toThrow(Interruption))
    }
    expectSame(whole, folder)
    expect(await source.run('export', folder)).toMatchObject({ code: 1, stderr: expect.stringMatching(/has a complete export/) })
  })
})

describe('import of a folder', () => {
  it('is continued after an interruption', async () => {
    const folder = await exported(source, ...EVERYTHING)
    const target = await newPlace()
    for (const calls of [1, 4, 14, 3]) {
      const context = await createContext(configOf(target.env))
      await expect(importFolder(folder, context, failingAfter(calls))).rejects.toThrow(Interruption)
      await closeContext(context)
    }
    await imported(target, folder)
    expectSame(folder, await exported(target, ...EVERYTHING))
  })

  it('leaves the counts and lists right, and all that the interface shows', async () => {
    const folder = await exported(source, ...EVERYTHING)
    const target = await newPlace()
    await imported(target, folder)
    const [wrong, copy] = [await target.run('counts'), await startServer({ ...target.env, BASE_URL: server.baseUrl }, {}, noAccounts)]
    expect(wrong).toMatchObject({ code: 0, stdout: expect.not.stringMatching(/"wrong":[1-9]/) })
    for (const path of [
      '/cms/v2/posts?per_page=100',
      '/cms/v2/tags?per_page=100',
      '/cal/events/v1/events?per_page=50',
      '/cms/v2/media',
      '/cms/v2/search?search=a',
    ]) {
      const [one, other] = await Promise.all(
        [server.restRoot, copy.restRoot].map(async (root) => {
          // The application passwords are those of the site.
          const response = await fetch(root + path, { headers: { Authorization: server.authorization.administrator } })
          return { path, status: response.status, body: (await response.text()).replaceAll(copy.baseUrl, server.baseUrl) }
        }),
      )
      expect(other).toEqual(one)
    }
    await copy.close()
  })

  it('refuses a database that is not empty, and a folder that is damaged or incomplete', async () => {
    const folder = await exported(source)
    const target = await newPlace()
    await target.run('users', 'add', 'nana', '--role', 'editor')
    expect(await target.run('import', folder)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/The database is not empty: it has users/),
    })
    const empty = await newPlace()
    const content = join(folder, 'tables/content.jsonl')
    const text = readFileSync(content, 'utf8')
    writeFileSync(content, text.slice(1))
    expect(await empty.run('import', folder)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/content\.jsonl is not the file that was exported/),
    })
    writeFileSync(content, text)
    const checksums = readFileSync(join(folder, 'SHA256SUMS'))
    rmSync(join(folder, 'SHA256SUMS'))
    expect(await empty.run('import', folder)).toMatchObject({ code: 1, stderr: expect.stringMatching(/Run the export again/) })
    writeFileSync(join(folder, 'SHA256SUMS'), checksums)
    await imported(empty, folder)
  })

  it('refuses later folders that do not continue from the state of the database', async () => {
    const first = await exported(source)
    const { cursor } = JSON.parse(readFileSync(join(first, 'manifest.json'), 'utf8')) as { cursor: string }
    await site.change(SEED + 9, 5)
    const later = await exported(source, '--since', cursor)
    const target = await newPlace()
    expect(await target.run('import', later)).toMatchObject({ code: 1, stderr: expect.stringMatching(/but the database is at 0/) })
    await imported(target, first)
    await imported(target, later)
    expect((await target.run('import', later)).stderr).toMatch(/has the changes after the cursor/)
    expect(await source.run('export', join(source.folder, 'future'), '--since', '999999999')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no longer kept/),
    })
  })
})

class Interruption extends Error {}

/** A progress that ends the work. */
function failingAfter(calls: number): () => void {
  let done = 0
  return () => {
    if (++done === calls) throw new Interruption()
  }
}

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)
const noAccounts = () => Promise.resolve([])
