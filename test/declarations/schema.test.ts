// A change of the declarations and what is stored: what the command line says of it and does, and when the service starts.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { createContext, closeContext } from '#server/process/open-context.ts'
import { configOf } from '../support/config.ts'
import { isPostgres } from '../support/database.ts'
import { declaredSite } from '../support/declared-site.ts'
import { newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { runCommand } from '../worker/cli.ts'
import { newDatabase } from '../worker/test-database.ts'
import type { TestDatabase } from '../worker/test-database.ts'

type Files = Record<string, string>

const itOnPostgres = isPostgres ? it : it.skip

const recipe = (fields: string, more = ''): Files => ({
  'types/recipe.yaml': `name: recipe\nroute: recipes\nlabels: { singular: Recipe, plural: Recipes }\nlike: post\ntaxonomies: [cuisine]\n${more}fields:\n${fields}`,
})
const cuisine = (more = 'name: cuisine\n'): Files => ({
  'taxonomies/cuisine.yaml': `${more}route: cuisines\nlabels: { singular: Cuisine, plural: Cuisines }\n`,
})
const servings = (maximum = 100): string =>
  `  servings: { type: integer, minimum: 1, maximum: ${maximum}, default: 4, x-filter: [equals] }\n`
const level = (values = 'easy, hard'): string => `  level: { type: string, enum: [${values}] }\n`

const first: Files = { ...recipe(servings() + level()), ...cuisine(), 'fields/post.yaml': 'fields:\n  subtitle: { type: string }\n' }

interface Item {
  id: number
  meta: Record<string, unknown>
  slug: string
}

interface Running extends TestServer {
  call<Body = Item>(method: string, path: string, body?: object): Promise<Body>
}

/** A database for one test, with services that have different declarations. */
async function newSite() {
  const file = `file:${join(mkdtempSync(join(tmpdir(), 'schema-')), 'content.sqlite')}`
  const database: TestDatabase = isPostgres ? await newDatabase() : { url: file, remove: () => Promise.resolve() }
  const media = mkdtempSync(join(tmpdir(), 'schema-media-'))
  const env = (files: Files | undefined) => ({
    DATABASE_URL: database.url,
    MEDIA_DIR: media,
    LOG_LEVEL: 'silent',
    ...(files && { SITE_DIR: declaredSite(files) }),
  })
  let hasAccounts = false
  const open: TestServer[] = []
  return {
    env,
    async start(files: Files): Promise<Running> {
      if (hasAccounts) throw new Error('The accounts are there already.')
      hasAccounts = true
      const server = await startServer(env(files))
      open.push(server)
      return {
        ...server,
        async call<Body = Item>(method: string, path: string, body?: object) {
          const response = await fetch(server.restRoot + path, {
            method,
            headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' },
            ...(body && { body: JSON.stringify(body) }),
          })
          const received = (await response.json()) as Body
          expect([response.ok, received]).toEqual([true, received])
          return received
        },
      }
    },
    /** The message with which a service does not start; empty if it does. */
    async problem(files: Files | undefined, more: Record<string, string> = {}): Promise<string> {
      try {
        await closeContext(await createContext(configOf({ PORT: '1', HOST: '127.0.0.1', DEMO_CONTENT: 'off', ...env(files), ...more })))
        return ''
      } catch (error) {
        return String((error as Error).message)
      }
    },
    async schema(files: Files | undefined, ...args: string[]) {
      const { code, stdout, stderr } = await runCommand(['schema', ...args], env(files))
      const lines = stdout.split('\n').filter(Boolean)
      return { code, stderr, changes: lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
    },
    async close() {
      for (const one of open) await one.close()
      await database.remove()
    },
  }
}

type Site = Awaited<ReturnType<typeof newSite>>
let site: Site
let server: Running
const sites: Site[] = []

async function begin(files = first): Promise<void> {
  site = await newSite()
  sites.push(site)
  server = await site.start(files)
}
afterAll(async () => {
  for (const one of sites) await one.close()
})

const create = (meta: object, more: object = {}): Promise<Item> =>
  server.call('POST', '/cms/v2/recipes', { title: newWord(), status: 'publish', meta, ...more })

async function stored(id: number): Promise<{ type: string; meta: unknown; version: number }> {
  const { db } = server.context
  const row = await db.selectFrom('content').select(['type', 'meta', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
  return { ...row, meta: JSON.parse(row.meta) as unknown }
}

/** The values of the revisions of an item, the newest first. */
async function revisionsOf(id: number): Promise<unknown[]> {
  const { db } = server.context
  const rows = await db
    .selectFrom('content')
    .select('meta')
    .where('type', '=', 'revision')
    .where('parent', '=', id)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ meta }) => JSON.parse(meta) as unknown)
}

describe('schema', () => {
  beforeAll(() => begin())

  it('needs no command for what is new', async () => {
    const more = {
      ...first,
      ...recipe(`${servings()}${level()}  origin: { type: string, x-order: true }\n`),
      'types/course.yaml': 'name: course\nroute: courses\nlabels: { singular: Course, plural: Courses }\nlike: page\n',
    }
    const { code, changes } = await site.schema(more, 'plan')
    expect({ code, changes }).toEqual({
      code: 0,
      changes: [
        { action: 'add', kind: 'type', name: 'course' },
        { action: 'add', kind: 'field', of: 'recipe', name: 'origin' },
        { action: 'add', kind: 'index', name: expect.any(String) },
      ],
    })
    expect(await site.problem(more)).toBe('')
    expect((await site.schema(more, 'plan')).changes).toEqual([])
    expect(await site.problem(first)).toBe('')
  })

  it('is asked for by neither of two processes that start at once', async () => {
    const more = { ...first, ...recipe(`${servings()}${level()}  note: { type: string, x-filter: [equals], x-order: true }\n`) }
    expect(await Promise.all([site.problem(more), site.problem(more), site.problem(first)])).toEqual(['', '', ''])
    expect((await site.schema(more, 'plan')).changes.filter(({ kind }) => kind === 'type')).toEqual([])
    expect(await site.problem(first)).toBe('')
  })

  itOnPostgres('is compared with a database that accepts no writes, which stays as it is', async () => {
    const more = { ...first, ...recipe(`${servings()}${level()}  taste: { type: string, x-order: true }\n`) }
    const url = new URL(site.env(first).DATABASE_URL)
    url.searchParams.set('options', '-c default_transaction_read_only=on')
    expect(await site.problem(more, { DATABASE_URL: url.href })).toBe('')
    expect((await site.schema(more, 'plan')).changes).toContainEqual({ action: 'add', kind: 'field', of: 'recipe', name: 'taste' })
    const { id } = await create({ servings: 60 })
    const narrow = { ...first, ...recipe(servings(10) + level()) }
    expect(await site.problem(narrow, { DATABASE_URL: url.href })).toContain(`ID ${id}`)
    await server.call('DELETE', `/cms/v2/recipes/${id}?force=true`)
  })

  it('leaves a process without declarations alone', async () => {
    await create({ servings: 3 })
    expect(await site.problem(undefined)).toBe('')
    expect((await site.schema(undefined, 'plan')).stderr).toContain('Set SITE_DIR')
    expect((await site.schema(first, 'plan')).changes).toEqual([])
  })
})

describe('a schema that narrows', () => {
  beforeAll(() => begin())
  const narrow = { ...first, ...recipe(servings(10) + level('easy')) }

  it('keeps the service from starting while values do not fit, and says which', async () => {
    const large = await create({ servings: 50, level: 'easy' })
    const hard = await create({ servings: 2, level: 'hard' })
    const fitting = await create({ servings: 10, level: 'easy' })
    const problem = await site.problem(narrow)
    expect(problem).toContain(`the field servings of recipe has 1 value that does not fit: ID ${large.id}`)
    expect(problem).toContain(`the field level of recipe has 1 value that does not fit: ID ${hard.id}`)
    expect(problem).toMatch(/Run ".+ schema plan"/)
    const plan = await site.schema(narrow, 'plan')
    expect(plan.changes).toEqual(
      expect.arrayContaining([
        { action: 'change', kind: 'field', of: 'recipe', name: 'servings' },
        { action: 'narrow', kind: 'field', of: 'recipe', name: 'servings', stored: 1, ids: [large.id] },
        { action: 'narrow', kind: 'field', of: 'recipe', name: 'level', stored: 1, ids: [hard.id] },
      ]),
    )
    const refused = await site.schema(narrow, 'apply')
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain(`ID ${large.id}. Change them, or use --reset`)
    expect(await stored(large.id)).toMatchObject({ meta: { servings: 50 } })

    const { version } = await stored(large.id)
    expect(await site.schema(narrow, 'apply', '--reset')).toMatchObject({ code: 0, stderr: '' })
    expect(await stored(large.id)).toEqual({ type: 'recipe', meta: { level: 'easy' }, version: version + 1 })
    expect(await stored(hard.id)).toMatchObject({ meta: { servings: 2 } })
    expect(await stored(fitting.id)).toMatchObject({ meta: { servings: 10, level: 'easy' }, version: 1 })
    expect(await site.problem(narrow)).toBe('')
    // Caches and changes see it, too.
    expect((await server.call('GET', `/cms/v2/recipes/${large.id}`)).meta['servings']).toBe(4)
  })

  it('removes values that do not fit from revisions, which nobody can change', async () => {
    const { id } = await create({ servings: 50 })
    await server.call('PATCH', `/cms/v2/recipes/${id}`, { title: newWord() })
    await server.call('PATCH', `/cms/v2/recipes/${id}`, { meta: { servings: 2 } })
    const narrower = { ...first, ...recipe(servings(20) + level('easy')) }
    expect(await site.problem(narrower)).toContain('the field servings of recipe has 1 value in revisions that does not fit')
    expect((await site.schema(narrower, 'plan')).changes).toContainEqual({
      ...{ action: 'narrow', kind: 'field', of: 'recipe', name: 'servings', stored: 0, ids: [], revisions: 1 },
    })
    const { version } = await stored(id)
    expect(await site.schema(narrower, 'apply')).toMatchObject({ code: 0, stderr: '' })
    expect(await revisionsOf(id)).toEqual([{ servings: 2 }, {}])
    expect(await stored(id)).toMatchObject({ meta: { servings: 2 }, version })
    expect(await site.problem(narrower)).toBe('')
  })

  it('starts if all values fit', async () => {
    expect(await site.problem({ ...first, ...recipe(servings(9) + level('easy')) })).toContain('ID')
    expect(await site.problem({ ...first, ...recipe(servings(10) + level('easy, hard, mad')) })).toBe('')
  })
})

describe('a field', () => {
  beforeAll(() => begin())
  const renamed = {
    ...first,
    ...recipe(`  portions: { type: integer, minimum: 1, maximum: 100, x-formerly: servings, x-filter: [equals] }\n${level()}`),
  }

  it('that is renamed keeps its values, also in revisions', async () => {
    const { id } = await create({ servings: 7 })
    await server.call('PATCH', `/cms/v2/recipes/${id}`, { title: newWord(), meta: { servings: 8 } })
    const other = await create({ level: 'easy' })
    await server.call('PATCH', `/cms/v2/recipes/${other.id}`, { meta: { servings: 3 } })
    await server.call('PATCH', `/cms/v2/recipes/${other.id}`, { meta: { servings: null } })
    const { version } = await stored(other.id)
    expect(await site.problem(renamed)).toContain(
      'the field portions of recipe was called servings, which has 1 value and 2 values in revisions',
    )
    expect((await site.schema(renamed, 'plan')).changes).toContainEqual({
      ...{ action: 'rename', kind: 'field', of: 'recipe', name: 'portions', from: 'servings', stored: 1, revisions: 2 },
    })
    const { cursor } = await server.call<{ cursor: string }>('GET', '/hooks/v1/changes')
    expect(await site.schema(renamed, 'apply')).toMatchObject({ code: 0, stderr: '' })
    expect(await stored(id)).toMatchObject({ meta: { portions: 8 } })
    expect(await stored(other.id)).toMatchObject({ version })
    expect(await revisionsOf(id)).toEqual([{ portions: 8 }])
    expect(await revisionsOf(other.id)).toEqual([{ level: 'easy' }, { level: 'easy', portions: 3 }])
    const { changes } = await server.call<{ changes: object[] }>('GET', `/hooks/v1/changes?since=${cursor}`)
    expect(changes).toEqual([expect.objectContaining({ action: 'updated', type: 'recipe', id })])
    expect(await site.problem(renamed)).toBe('')
  })

  it('takes over what a process with the former declarations writes meanwhile, when the command runs again', async () => {
    const { id } = await create({ servings: 9 })
    expect(await site.schema(renamed, 'apply')).toMatchObject({ code: 0 })
    await server.call('PATCH', `/cms/v2/recipes/${id}`, { meta: { servings: 11 } })
    expect(await stored(id)).toMatchObject({ meta: { portions: 9, servings: 11 } })
    expect((await site.schema(renamed, 'plan')).changes).toEqual([expect.objectContaining({ action: 'rename', stored: 1 })])
    expect(await site.schema(renamed, 'apply')).toMatchObject({ code: 0 })
    expect(await stored(id)).toMatchObject({ meta: { portions: 11 } })
    expect((await site.schema(renamed, 'plan')).changes).toEqual([])
  })

  it('that goes is deleted with --drop alone', async () => {
    const without = { ...renamed, ...recipe(level()) }
    const { id } = await create({ level: 'hard' })
    const problem = await site.problem(without)
    expect(problem).toContain('the field portions of recipe is no longer declared and has 2 values and 3 values in revisions')
    const refused = await site.schema(without, 'apply')
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('Use --drop to delete them.')])
    expect(await site.schema(without, 'apply', '--drop')).toMatchObject({ code: 0, stderr: '' })
    expect(await site.problem(without)).toBe('')
    expect(await stored(id)).toMatchObject({ meta: { level: 'hard' } })
    const { db } = server.context
    expect(await db.selectFrom('content').select('id').where('meta', 'like', '%portions%').execute()).toEqual([])
  })
})

describe('a field that refers to items from now on', () => {
  beforeAll(() => begin({ ...first, ...recipe('  cook: { type: integer }\n  sides: { type: array, items: { type: integer } }\n') }))
  const declared = {
    ...first,
    ...recipe('  cook: { type: integer, x-refers-to: user }\n  sides: { type: array, items: { type: integer }, x-refers-to: recipe }\n'),
  }

  it('keeps the service from starting while values refer to nothing, and says which; --reset removes these', async () => {
    const { id: page } = await server.call('POST', '/cms/v2/pages', { title: 'x' })
    const side = await create({ cook: 1 })
    const both = await create({ cook: 999_999, sides: [page, side.id, 999_998, 5_000_000_000] })
    const fitting = await create({ cook: 1, sides: [side.id] })
    const problem = await site.problem(declared)
    expect(problem).toContain(`the field cook of recipe has 1 value that refers to items that do not exist: ID ${both.id}`)
    expect(problem).toContain(`the field sides of recipe has 1 value that refers to items that do not exist: ID ${both.id}`)
    const dangle = { action: 'dangle', kind: 'field', of: 'recipe', stored: 1, ids: [both.id] }
    expect((await site.schema(declared, 'plan')).changes).toEqual(
      expect.arrayContaining([
        { ...dangle, name: 'cook' },
        { ...dangle, name: 'sides' },
      ]),
    )
    const refused = await site.schema(declared, 'apply')
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(`ID ${both.id}. Change them, or use --reset`)])
    const { version } = await stored(both.id)
    expect(await site.schema(declared, 'apply', '--reset')).toMatchObject({ code: 0, stderr: '' })
    expect(await stored(both.id)).toEqual({ type: 'recipe', meta: { sides: [side.id] }, version: version + 1 })
    expect(await stored(fitting.id)).toMatchObject({ meta: { cook: 1, sides: [side.id] }, version: 1 })
    expect(await site.problem(declared)).toBe('')
    expect((await site.schema(declared, 'plan')).changes).toEqual([])
  })

  it('and whose target is renamed keeps its references', async () => {
    const side = await create({})
    const { id } = await create({ sides: [side.id] })
    const dishes: Files = {
      ...first,
      'types/recipe.yaml': `name: dish\nformerly: recipe\nroute: dishes\nlabels: { singular: Dish, plural: Dishes }\nlike: post\nfields:\n  cook: { type: integer, x-refers-to: user }\n  sides: { type: array, items: { type: integer }, x-refers-to: dish }\n`,
    }
    expect(await site.schema(dishes, 'apply')).toMatchObject({ code: 0, stderr: '' })
    expect(await stored(id)).toMatchObject({ type: 'dish', meta: { sides: [side.id] } })
    expect(await site.problem(dishes)).toBe('')
  })
})

describe('a type', () => {
  beforeAll(() => begin())

  it('that is renamed keeps its items, terms, menu items, subscriptions and fields', async () => {
    const { call } = server
    const tag = await call('POST', '/cms/v2/cuisines', { name: newWord() })
    const { id } = await create({ servings: 6 }, { cuisines: [tag.id] })
    const menu = await call('POST', '/cms/v2/menus', { name: newWord() })
    const entry = await call('POST', '/cms/v2/menu-items', {
      title: 'x',
      status: 'publish',
      type: 'post_type',
      object: 'recipe',
      object_id: id,
      menus: menu.id,
    })
    await call('POST', '/hooks/v1/subscriptions', { url: 'https://example.com/', types: ['recipe', 'post'] })
    const renamed: Files = {
      'types/dish.yaml': `name: dish\nformerly: recipe\nroute: dishes\nlabels: { singular: Dish, plural: Dishes }\nlike: post\ntaxonomies: [kitchen]\nfields:\n${servings()}${level()}`,
      ...cuisine('name: kitchen\nformerly: cuisine\n'),
      'fields/post.yaml': first['fields/post.yaml'] as string,
    }
    expect(await site.problem(renamed)).toContain('the type dish was called recipe, which has 1 item')
    expect(await site.schema(renamed, 'apply')).toMatchObject({ code: 0, stderr: '' })
    expect(await stored(id)).toMatchObject({ type: 'dish', meta: { servings: 6 } })
    const { db } = server.context
    expect(await db.selectFrom('terms').select('taxonomy').where('id', '=', tag.id).execute()).toEqual([{ taxonomy: 'kitchen' }])
    expect(await db.selectFrom('content_terms').select('type').where('content_id', '=', id).execute()).toEqual([{ type: 'dish' }])
    expect(await db.selectFrom('menu_items').select('object').where('content_id', '=', entry.id).execute()).toEqual([{ object: 'dish' }])
    expect(await db.selectFrom('webhook_subscriptions').select('types').execute()).toEqual([{ types: '["dish","post"]' }])
    expect(await site.problem(renamed)).toBe('')
    expect((await site.schema(renamed, 'plan')).changes).toEqual([])
  })

  it('that goes is deleted with --drop alone, with its terms, revisions and menu items', async () => {
    await begin()
    const { call } = server
    const tag = await call('POST', '/cms/v2/cuisines', { name: newWord() })
    const { id } = await create({ servings: 6 }, { cuisines: [tag.id] })
    await call('PATCH', `/cms/v2/recipes/${id}`, { title: newWord() })
    const menu = await call('POST', '/cms/v2/menus', { name: newWord() })
    for (const [type, object, object_id] of [
      ['post_type', 'recipe', id],
      ['taxonomy', 'cuisine', tag.id],
    ])
      await call('POST', '/cms/v2/menu-items', { title: 'x', status: 'publish', type, object, object_id, menus: menu.id })
    const none = { 'fields/post.yaml': first['fields/post.yaml'] as string }
    const problem = await site.problem(none)
    expect(problem).toContain('the type recipe is no longer declared and has 1 item')
    expect(problem).toContain('the taxonomy cuisine is no longer declared and has 1 term')
    expect((await site.schema(none, 'apply')).code).toBe(1)
    expect(await site.schema(none, 'apply', '--drop')).toMatchObject({ code: 0, stderr: '' })
    const { db } = server.context
    const left = await db.selectFrom('content').select('type').where('type', 'in', ['recipe', 'revision', 'nav_menu_item']).execute()
    expect(left).toEqual([])
    expect(await db.selectFrom('terms').select('id').where('taxonomy', '=', 'cuisine').execute()).toEqual([])
    expect(await site.problem(none)).toBe('')
  })

  it('is not renamed onto one that has the same slugs', async () => {
    await begin({ ...first, 'types/dish.yaml': 'name: dish\nroute: dishes\nlabels: { singular: Dish, plural: Dishes }\nlike: post\n' })
    const slug = newWord()
    const { id } = await create({}, { slug })
    await server.call('POST', '/cms/v2/dishes', { title: 'x', status: 'publish', slug })
    const merged: Files = {
      'types/dish.yaml': `name: dish\nformerly: recipe\nroute: dishes\nlabels: { singular: Dish, plural: Dishes }\nlike: post\nfields:\n${servings()}${level()}`,
      ...cuisine(),
      'fields/post.yaml': first['fields/post.yaml'] as string,
    }
    const refused = await site.schema(merged, 'apply', '--drop', '--reset')
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining(`the type dish has the slugs of 1 item of recipe: ID ${id}`),
    ])
    expect(await stored(id)).toMatchObject({ type: 'recipe' })
  })
})

describe('a command that is killed', () => {
  it('can be repeated', async () => {
    await begin()
    const { db } = server.context
    const date = '2026-01-02T03:04:05'
    const row = { type: 'recipe', status: 'publish', author: 1, date, date_gmt: date, modified: date, modified_gmt: date } as const
    const COUNT = 3000
    for (let start = 0; start < COUNT; start += 500)
      await db
        .insertInto('content')
        .values(Array.from({ length: 500 }, (_none, index) => ({ ...row, slug: `r${start + index}`, meta: '{"servings":5}' })))
        .execute()
    const renamed = { ...first, ...recipe(`  portions: { type: integer, x-formerly: servings }\n${level()}`) }
    const moved = async (): Promise<number> => {
      const { count } = await db
        .selectFrom('content')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('meta', '=', '{"portions":5}')
        .executeTakeFirstOrThrow()
      return Number(count)
    }
    const root = join(import.meta.dirname, '../..')
    const command = spawn(process.execPath, ['server/cli/main.ts', 'schema', 'apply'], {
      cwd: root,
      env: { ...process.env, ...site.env(renamed) },
    })
    const ended = new Promise<void>((end) => command.once('close', () => end()))
    while (command.exitCode === null && (await moved()) === 0) await new Promise((next) => setTimeout(next, 5))
    command.kill('SIGKILL')
    await ended
    const half = await moved()
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(COUNT)
    expect(await site.problem(renamed)).toContain(`which has ${COUNT - half} values`)
    // The service goes on meanwhile.
    await create({ level: 'easy' })
    expect(await site.schema(renamed, 'apply')).toMatchObject({ code: 0, stderr: '' })
    expect(await moved()).toBe(COUNT)
    expect(await site.problem(renamed)).toBe('')
  })
})

describe('public URLs', () => {
  const recipes = (permalink: string, kitchen = 'cuisine'): Files => ({
    ...recipe(servings(), permalink && `permalink: ${permalink}\n`),
    ...cuisine(kitchen === 'cuisine' ? 'name: cuisine\n' : `name: ${kitchen}\nformerly: cuisine\n`),
    ...(kitchen !== 'cuisine' && {
      'types/recipe.yaml': `name: recipe\nroute: recipes\nlabels: { singular: Recipe, plural: Recipes }\nlike: post\ntaxonomies: [${kitchen}]\n${permalink && `permalink: ${permalink}\n`}`,
    }),
  })
  const other = (permalink: string): Files => ({
    'types/story.yaml': `name: story\nroute: stories\nlabels: { singular: Story, plural: Stories }\nlike: page\npermalink: ${permalink}\n`,
  })
  /** Calls a further service with these declarations. */
  async function visit<Result>(files: Files, act: (baseUrl: string) => Promise<Result>): Promise<Result> {
    const context = await createContext(configOf({ PORT: '1', HOST: '127.0.0.1', DEMO_CONTENT: 'off', ...site.env(files) }))
    const listening = createApp(context).listen(0, '127.0.0.1')
    try {
      await once(listening, 'listening')
      return await act(`http://127.0.0.1:${(listening.address() as AddressInfo).port}`)
    } finally {
      listening.closeAllConnections()
      listening.close()
      await closeContext(context)
    }
  }

  /** Where the paths lead: the new path, or the status of what is there. The API must say the same. */
  const locations = (files: Files, paths: readonly string[]): Promise<(string | number)[]> =>
    visit(files, (baseUrl) =>
      Promise.all(
        paths.map(async (path) => {
          const response = await fetch(baseUrl + path, { redirect: 'manual' })
          const resolved = await fetch(`${baseUrl}/cms-json/cms/v2/resolve?path=${encodeURIComponent(path)}`)
          const found = (await resolved.json()) as { type?: string; path: string }
          expect([path, found.type === 'redirect', resolved.status === 404]).toEqual([
            path,
            response.status === 301,
            response.status === 404,
          ])
          if (found.type === 'redirect') expect(response.headers.get('location')?.endsWith(found.path)).toBe(true)
          return found.type === 'redirect' ? found.path : response.status
        }),
      ),
    )

  it('that have changed are in responses at once, whatever the client has', async () => {
    await begin(recipes(''))
    const { id, slug } = await create({})
    const path = `/cms/v2/recipes/${id}`
    const headers = { 'If-None-Match': (await fetch(server.restRoot + path)).headers.get('etag') ?? '' }
    expect((await fetch(server.restRoot + path, { headers })).status).toBe(304)
    await visit(recipes('/food/{slug}/'), async (baseUrl) => {
      const response = await fetch(`${baseUrl}/cms-json${path}`, { headers })
      expect(response.status).toBe(200)
      expect(((await response.json()) as { link: string }).link).toMatch(new RegExp(`/food/${slug}/$`))
    })
  })

  it('that have changed with the permalink redirect, also in several steps and from former slugs', async () => {
    await begin(recipes(''))
    const slug = newWord()
    const { id } = await create({}, { slug: `${slug}-old` })
    await server.call('PATCH', `/cms/v2/recipes/${id}`, { slug })
    const food = recipes('/food/{slug}/')
    const { changes } = await site.schema(food, 'plan')
    expect(changes).toEqual([
      { action: 'change', kind: 'type', name: 'recipe' },
      { action: 'move', kind: 'type', name: 'recipe', from: 'recipes', to: 'food' },
    ])
    expect(await site.schema(food, 'apply')).toMatchObject({ code: 0 })
    const former = [`/recipes/${slug}/`, `/recipes/${slug}-old/`, '/recipes/', '/recipes/page/2/?a=b']
    const moved = (base: string) => [`/${base}/${slug}/`, `/${base}/${slug}/`, `/${base}/`, `/${base}/page/2/?a=b`]
    expect(await locations(food, former)).toEqual(moved('food'))
    // The start is enough.
    const table = recipes('/table/{slug}/')
    expect(await locations(table, [...former, `/food/${slug}/`, `/table/${slug}/`, '/food/none/', '/recipes/none/'])).toEqual([
      ...moved('table'),
      `/table/${slug}/`,
      200,
      404,
      404,
    ])
    expect(await locations(recipes(''), [`/table/${slug}/`, `/recipes/${slug}/`])).toEqual([`/recipes/${slug}/`, 200])
  })

  it('that another type has now lead to its items, and redirect where it has none', async () => {
    await begin({ ...recipes(''), ...other('/tales/{slug}/') })
    const [slug, both] = [newWord(), newWord()]
    await create({}, { slug })
    await create({}, { slug: both })
    await server.call('POST', '/cms/v2/stories', { title: 'x', status: 'publish', slug: both })
    const swapped = { ...recipes('/tales/{slug}/'), ...other('/recipes/{slug}/') }
    const paths = [`/recipes/${slug}/`, `/recipes/${both}/`, `/tales/${both}/`, '/recipes/', '/recipes/none/', '/tales/none/']
    expect(await locations(swapped, paths)).toEqual([`/tales/${slug}/`, 200, 200, 200, 404, 404])
  })

  it('of terms redirect when the taxonomy has another name', async () => {
    await begin(recipes(''))
    const { slug, id } = await server.call('POST', '/cms/v2/cuisines', { name: newWord() })
    await create({}, { cuisines: [id] })
    const renamed = recipes('', 'kitchen')
    expect(await site.schema(renamed, 'apply', '--drop')).toMatchObject({ code: 0, stderr: '' })
    expect(await locations(renamed, [`/cuisine/${slug}/`, `/kitchen/${slug}/`])).toEqual([`/kitchen/${slug}/`, 200])
  })

  it('show nothing of what visitors may not see', async () => {
    await begin(recipes(''))
    const [draft, hidden] = [newWord(), newWord()]
    await create({}, { slug: draft, status: 'draft' })
    await create({}, { slug: hidden, status: 'private' })
    expect(await locations(recipes('/food/{slug}/'), [`/recipes/${draft}/`, `/recipes/${hidden}/`])).toEqual([404, 404])
  })
})
