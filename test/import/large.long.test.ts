// Importing a file that takes many transactions, also while the import is killed.
import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { writeSiteExport } from '../../tools/bench/site-export.ts'
import { wrongData } from '../support/maintained-data.ts'
import { makePost } from '../support/posts.ts'
import { databaseUrl, shareableDatabase } from '../support/second-server.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { bring } from './bring.ts'

const POSTS = 1000
const ITEMS = { post: { publish: 980, draft: 20 }, page: { publish: 50 }, attachment: { inherit: 50 } }

let folder: string
let file: string
let server: TestServer

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-large-'))
  file = join(folder, 'site.xml')
  await writeSiteExport(file, POSTS)
  server = await startServer({ ...shareableDatabase(), DATABASE_LOCK_SECONDS: '60' })
})
afterEach(() => server.close())

/** Returns every item without its ID, with references by title. */
async function everything() {
  const rows = await server.context.db.selectFrom('content').selectAll().orderBy('title').execute()
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  const terms = await server.context.db
    .selectFrom('content_terms')
    .innerJoin('terms', 'terms.id', 'term_id')
    .select(['content_id', 'slug'])
    .orderBy('slug')
    .execute()
  const slugs = Map.groupBy(terms, ({ content_id }) => content_id)
  const named = (html: string): string =>
    html.replace(/(wp-image-|"id":)(\d+)/g, (_all, before: string, id) => before + titles.get(Number(id)))
  return rows.map(({ id, version, ...row }) => ({
    ...row,
    parent: titles.get(row.parent),
    featured_media: titles.get(row.featured_media),
    content: named(row.content),
    content_rendered: named(row.content_rendered),
    terms: slugs.get(id)?.map(({ slug }) => slug),
  }))
}

const count = async (): Promise<number> => {
  const { total } = await server.context.db
    .selectFrom('content')
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Fails unless the counts and lists that triggers keep, and the search index, are those of the items. */
async function checkMaintainedData(): Promise<void> {
  const { db, dialect } = server.context
  expect(await wrongData(server)).toEqual({})
  if (dialect.kind === 'sqlite') await sql`insert into content_search (content_search, rank) values ('integrity-check', 1)`.execute(db)
}

describe('a large file', () => {
  it('is imported completely, with references in both directions across transactions', async () => {
    const report = await bring(file, server)
    expect(report.items).toEqual(ITEMS)
    const all = await everything()
    const of = (type: string) => all.filter((row) => row.type === type)
    expect(new Set(of('post').map(({ featured_media }) => featured_media)).size).toBe(50)
    expect(of('post').find(({ slug }) => slug === 'post-45')).toMatchObject({
      featured_media: 'Picture 40',
      terms: ['category-45', 'tag-318', 'tag-45'],
    })
    expect(of('post').find(({ slug }) => slug === 'post-40')?.content).toContain('"id":Picture 40}')
    expect(of('page').filter(({ parent }) => parent !== undefined)).toHaveLength(25)
    expect(of('attachment').find(({ slug }) => slug === 'picture-40')?.parent).toMatch(/^Post 40 /)
    const { response } = await server.anonymous.content.GET('/posts', { params: { query: { search: '"post 45"' } } })
    expect(Number(response.headers.get('x-cms-total'))).toBeGreaterThan(0)
    await checkMaintainedData()
    expect((await bring(file, server)).present).toEqual({ post: 1000, page: 50, attachment: 50 })
    expect(await everything()).toEqual(all)
  })
})

/** Starts an import by another process. */
function importInProcess() {
  const env = { ...process.env, DATABASE_URL: databaseUrl(server), MEDIA_DIR: folder, LOG_LEVEL: 'silent' }
  const { promise: ended, resolve } = Promise.withResolvers<unknown>()
  return { command: execFile(process.execPath, ['server/cli/main.ts', 'import', file], { env }, resolve), ended }
}

describe('an import by another process', () => {
  it('lets the service write meanwhile', async () => {
    await writeSiteExport(file, 2000)
    const { command, ended } = importInProcess()
    while ((await count()) < 200 && command.exitCode === null) await sleep(1)
    const created: number[] = []
    while (command.exitCode === null) {
      created.push((await makePost(server.as.editor)).id)
      await sleep(20)
    }
    await ended
    expect(command.exitCode).toBe(0)
    // New items are numbered in the order in which they are written.
    const imported = server.context.db.selectFrom('content').where('slug', 'like', 'post-%')
    const { last } = await imported.select((eb) => eb.fn.max('id').as('last')).executeTakeFirstOrThrow()
    expect(created[0]).toBeLessThan(Number(last))
    expect((await bring(file, server)).present).toEqual({ post: 2000, page: 100, attachment: 100 })
    await checkMaintainedData()
  }, 120_000)
})

describe('an import that is killed', () => {
  it('is completed by the next import, as if it had not been interrupted', async () => {
    const { command, ended } = importInProcess()
    while ((await count()) < 200 && command.exitCode === null) await sleep(1)
    command.kill('SIGKILL')
    await ended
    const before = await count()
    expect(before).toBeLessThan(1100)
    await checkMaintainedData()
    await bring(file, server)
    await checkMaintainedData()
    const completed = await everything()
    const untouched = await startServer()
    await server.close()
    server = untouched
    await bring(file, server)
    expect(completed).toEqual(await everything())
  }, 120_000)
})
