// Searches find the words of own fields that say so, and of those that are declared later.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { declaredCalls } from '../support/declared-calls.ts'
import { declaredSite } from '../support/declared-site.ts'
import { isPostgres } from '../support/database.ts'
import { indexFieldWords } from '../support/jobs.ts'
import { newWord } from '../support/posts.ts'
import { startProgram } from '../support/program.ts'
import { databaseUrl, shareableDatabase, startSecond } from '../support/second-server.ts'
import { sharedServer } from '../support/shared-server.ts'

const fields = `
fields:
  motto: { type: string, x-search: true }
  hints: { type: array, items: { type: string, format: html }, x-search: true }
  other: { type: string }
`
const recipe = 'name: recipe\nroute: recipes\nlabels: { singular: Recipe, plural: Recipes }\nlike: post\n'
const snippet = 'name: snippet\nroute: snippets\nlabels: { singular: Snippet, plural: Snippets }\nlike: block\n'
const saying = (keys: string): string =>
  `name: saying\nroute: sayings\nlabels: { singular: Saying, plural: Sayings }\nlike: post\nfields:\n  motto: { type: string${keys} }\n`
const kinds = ['post', 'media', 'event', 'venue', 'organizer', 'block', 'category', 'user']
const files = {
  ...Object.fromEntries(kinds.map((name) => [`fields/${name}.yaml`, fields])),
  'types/recipe.yaml': recipe + fields,
  'types/snippet.yaml': snippet + fields,
}
const withSayings = { ...files, 'types/saying.yaml': saying(', x-search: true') }
const server = await sharedServer({ ...shareableDatabase(), SITE_DIR: declaredSite(files) })
const { call } = declaredCalls(server, '')

interface Item {
  id: number
}

const account = () => ({ username: newWord(), email: `${newWord()}@example.org`, password: 'Correct horse 7 battery' })
const titled = () => ({ title: newWord(), status: 'publish' })

async function make(path: string, body: object): Promise<number> {
  const made = await call<Item>('POST', path, body)
  expect([made.status, made.body]).toEqual([201, expect.anything()])
  return made.body.id
}

const listed = async (path: string): Promise<number[]> => {
  const { status, body } = await call<Item[]>('GET', path)
  expect([status, body]).toEqual([200, expect.any(Array)])
  return body.map(({ id }) => id)
}

/** Fails unless the index has what the items have, and nothing else. */
async function checkIndex(): Promise<void> {
  const { db } = server.context
  await db.deleteFrom('content').where('type', '=', 'revision').execute()
  if (!isPostgres) return void (await sql`insert into content_search (content_search, rank) values ('integrity-check', 1)`.execute(db))
  const { rows } =
    await sql`select id from content join content_search using (id) where content_search.words <> lower(normalize(content.words))`.execute(
      db,
    )
  expect(rows).toEqual([])
}

describe.each([
  ['posts', '/cms/v2/posts', titled],
  ['media', '/cms/v2/media', () => ({ title: newWord(), file: 'aGVsbG8=', filename: `${newWord()}.txt` })],
  ['events', '/cms/v2/events', titled],
  ['venues', '/cms/v2/venues', titled],
  ['blocks', '/cms/v2/blocks', titled],
  ['recipes', '/cms/v2/recipes', titled],
  ['snippets', '/cms/v2/snippets', titled],
  ['categories', '/cms/v2/categories', () => ({ name: newWord() })],
  ['users', '/cms/v2/users', account],
] as const)('a search of %s', (_name, path, input) => {
  it('finds the words of fields that are searched, as they are now, and no others', async () => {
    const [first, second, inList, unsearched] = [newWord(), newWord(), newWord(), newWord()]
    const meta = { motto: `The ${first} bell`, hints: [`<b>${inList}</b>`, 'x'], other: unsearched }
    const id = await make(path, { ...input(), meta })
    expect(await listed(`${path}?search=${first}`)).toEqual([id])
    expect(await listed(`${path}?search=${inList.toUpperCase()}`)).toEqual([id])
    expect(await listed(`${path}?search=${unsearched}`)).toEqual([])
    await call('PATCH', `${path}/${id}`, { meta: { motto: second } })
    expect(await listed(`${path}?search=${first}`)).toEqual([])
    expect(await listed(`${path}?search=${second}`)).toEqual([id])
    await call('PATCH', `${path}/${id}`, { meta: { motto: null } })
    expect(await listed(`${path}?search=${second}`)).toEqual([])
    await checkIndex()
  })
})

describe('words of own fields', () => {
  it('are indexed by a running service, also after it was killed meanwhile', async () => {
    const motto = newWord()
    const folder = mkdtempSync(join(tmpdir(), 'searched-'))
    const env = {
      DATABASE_URL: databaseUrl(server),
      SITE_DIR: declaredSite({ ...files, 'types/saying.yaml': saying('') }),
      DEMO_CONTENT: 'off',
      RATE_LIMIT: 'off',
    }
    const first = await startSecond(server, { SITE_DIR: env.SITE_DIR })
    const { call: at } = declaredCalls({ ...server, restRoot: first.restRoot }, '')
    for (let count = 0; count < 3; count++) await at('POST', '/cms/v2/sayings', { ...titled(), meta: { motto } })
    await first.close()
    const searched = { ...env, SITE_DIR: declaredSite(withSayings) }
    await (await startProgram(folder, searched)).kill()
    const program = await startProgram(folder, searched)
    try {
      const found = async () => (await (await fetch(`${program.baseUrl}/cms-json/cms/v2/sayings?search=${motto}`)).json()) as Item[]
      while ((await found()).length < 3) await setTimeout(50)
    } finally {
      await program.stop()
    }
  })

  it('and of the title can be searched together, and each in its columns', async () => {
    const [inTitle, inField] = [newWord(), newWord()]
    const id = await make('/cms/v2/posts', { title: inTitle, status: 'publish', meta: { motto: inField } })
    expect(await listed(`/cms/v2/posts?search=${inTitle}%20${inField}`)).toEqual([id])
    expect(await listed(`/cms/v2/posts?search=${inTitle}%20-${inField}`)).toEqual([])
    expect(await listed(`/cms/v2/posts?search=${inField}&orderby=relevance`)).toEqual([id])
    expect(await listed(`/cms/v2/posts?search=${inField}&search_columns=post_title`)).toEqual([])
    expect(await listed(`/cms/v2/search?search=${inField}`)).toEqual([id])
  })

  it('are found by the calendar, also in the other language', async () => {
    const word = newWord()
    const id = await make('/cal/events/v1/venues', { venue: newWord(), status: 'publish', meta: { motto: word } })
    for (const language of ['en', 'ka-ge']) {
      const { body } = await call<{ venues: Item[] }>('GET', `/cal/events/v1/venues?search=${word}&i18n_language=${language}`)
      expect([language, body.venues]).toEqual([language, [expect.objectContaining({ id })]])
    }
    const event = { title: newWord(), start_date: '2031-05-01', end_date: '2031-05-01', status: 'publish', meta: { motto: word } }
    const made = await make('/cal/events/v1/events', event)
    const { body } = await call<{ events: Item[] }>('GET', `/cal/events/v1/events?search=${word}&start_date=2031-01-01&i18n_language=ka-ge`)
    expect(body.events).toEqual([expect.objectContaining({ id: made })])
  })

  it('are indexed in portions after fields have been declared or changed', async () => {
    const [motto, other] = [newWord(), newWord()]
    const ids: number[] = []
    for (let count = 0; count < 3; count++) ids.push(await make('/cms/v2/recipes', { ...titled(), meta: { motto, other } }))
    // More than a portion.
    const { db } = server.context
    const meta = JSON.stringify({ motto, other })
    const dates = {
      date: '2026-01-01T00:00:00',
      date_gmt: '2026-01-01T00:00:00',
      modified: '2026-01-01T00:00:00',
      modified_gmt: '2026-01-01T00:00:00',
    }
    const rows = Array.from({ length: 450 }, () => ({
      type: 'recipe',
      status: 'publish' as const,
      slug: newWord(),
      author: 1,
      ...dates,
      meta,
    }))
    for (let from = 0; from < rows.length; from += 50)
      await db
        .insertInto('content')
        .values(rows.slice(from, from + 50))
        .execute()
    // As if the fields had not been searched before.
    await db.deleteFrom('searched_fields').execute()
    await indexFieldWords(server.context)
    const total = async (search: string, root = server.restRoot) =>
      Number((await fetch(`${root}/cms/v2/recipes?search=${search}&per_page=1`)).headers.get('X-CMS-Total'))
    expect(await total(motto)).toBe(453)
    const changed = declaredSite({
      ...withSayings,
      'types/recipe.yaml':
        recipe +
        fields.replace('string, x-search: true', 'string').replace('other: { type: string', 'other: { type: string, x-search: true'),
    })
    const second = await startSecond(server, { SITE_DIR: changed })
    try {
      const versions = async () =>
        (await db.selectFrom('content').select('version').where('id', 'in', ids).execute()).map(({ version }) => version)
      const before = await versions()
      const changes = async () => (await db.selectFrom('changes').select('id').execute()).length
      const logged = await changes()
      expect(await total(other, second.restRoot)).toBe(0)
      // It ends early, and goes on where it was.
      let portions = 0
      await indexFieldWords(second.context, () => portions++ > 1)
      const part = await total(other, second.restRoot)
      expect(part).toBeGreaterThan(0)
      expect(part).toBeLessThan(453)
      await indexFieldWords(second.context)
      expect(await total(other, second.restRoot)).toBe(453)
      expect(await total(motto, second.restRoot)).toBe(0)
      expect([await versions(), await changes()]).toEqual([before, logged])
      await checkIndex()
    } finally {
      await second.close()
    }
  })

  it('are not indexed again by a start without a change', async () => {
    await indexFieldWords(server.context)
    const id = await make('/cms/v2/posts', { ...titled(), meta: { motto: newWord() } })
    await server.context.db.updateTable('content').set({ words: '' }).where('id', '=', id).execute()
    await indexFieldWords(server.context)
    expect(await server.context.db.selectFrom('content').select('words').where('id', '=', id).execute()).toEqual([{ words: '' }])
  })
})
