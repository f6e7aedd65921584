// Two processes on one database with random writes through both: what one of them has confirmed, both return immediately. What is revoked
// elsewhere is no longer valid in either.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openDatabase } from '#server/db/database.ts'
import { openLog } from '#server/telemetry/log.ts'
import { configOf } from '../support/config.ts'
import { isPostgres } from '../support/database.ts'
import { databaseIn, startProgram } from '../support/program.ts'
import type { Program } from '../support/program.ts'
import { takesAll } from '../support/sampling.ts'
import { EMPTY, newDatabase } from '../worker/test-database.ts'
import type { TestDatabase } from '../worker/test-database.ts'

const DURATION_MS = takesAll ? 5_000 : 1_500
const READERS = 4
const API = '/cms-json'

type Json = Record<string, unknown> & { id: number }

/** A counter: its writer stores the next number when the last one has been confirmed. */
interface Register {
  write(number: number, via: Program): Promise<unknown>
  /** Paths that show the number, in JSON or HTML. */
  shownAt: Record<string, (body: never, headers: Headers) => unknown>
  isPrivate?: true
  sent: number
  confirmed: number
}

const folder = mkdtempSync(join(tmpdir(), 'two-processes-'))
let database: TestDatabase | undefined
const url = (): string => database?.url ?? databaseIn(folder)
let programs: [Program, Program]
let authorization: string

beforeAll(async () => {
  database = isPostgres ? await newDatabase(EMPTY) : undefined
  const env = { DATABASE_URL: url(), RATE_LIMIT: 'off' }
  programs = await Promise.all([startProgram(folder, env), startProgram(folder, env)])
  const [, password = ''] = /Password +(.*)/.exec(programs.map((program) => program.output()).join('')) ?? []
  authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`
})

afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop()))
  await database?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const either = (): Program => programs[Math.floor(Math.random() * 2)] as Program

async function send(via: Program, url: string, body: object, method = 'POST'): Promise<Json> {
  const response = await fetch(via.baseUrl + API + url, {
    method,
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} from ${url}: ${text}`)
  return JSON.parse(text) as Json
}

type Registered = Omit<Register, 'sent' | 'confirmed'>

async function registers(): Promise<Register[]> {
  const [via] = programs
  const named = (number: number): string => `Number ${number}`
  const post = await send(via, '/cms/v2/posts', { title: named(0), status: 'publish' })
  const category = await send(via, '/cms/v2/categories', { name: named(0) })
  const counted = await send(via, '/cms/v2/categories', { name: 'Counted' })
  const menu = await send(via, '/cms/v2/menus', { name: named(0) })
  const item = await send(via, '/cms/v2/menu-items', { title: named(0), url: '/', status: 'publish', menus: menu.id })
  const renamed = await send(via, '/cms/v2/posts', { title: 'Renamed', slug: 'renamed-0', status: 'publish' })
  const shownMenu = await send(via, '/cms/v2/menus', { name: 'Shown' })
  const linked = { type: 'post_type', object: 'post', object_id: post.id, menus: shownMenu.id }
  await send(via, '/cms/v2/menu-items', { ...linked, status: 'publish' })
  const venue = await send(via, '/cal/events/v1/venues', { venue: named(0), status: 'publish' })
  const dates = { start_date: '2090-01-01 10:00:00', end_date: '2090-01-01 12:00:00' }
  const event = await send(via, '/cal/events/v1/events', { title: 'Event', status: 'publish', ...dates, venue: venue.id })
  const titled = await send(via, '/cal/events/v1/events', {
    title: named(0),
    status: 'publish',
    start_date: '2091-01-01',
    end_date: '2091-01-01',
  })
  await send(via, '/cms/v2/settings', { title: named(0) })
  const titleOf = ({ title }: { title: { rendered: string } }): string => title.rendered
  const venueOf = (shown: { venue: { venue: string } }): string => shown.venue.venue
  // A post replaces the one before, which must not be shown any more.
  const latest = await send(via, '/cms/v2/categories', { name: 'Latest' })
  let { id: latestPost } = await send(via, '/cms/v2/posts', { title: 'Latest 0', status: 'publish', categories: [latest.id] })
  const hide = [
    (id: number, program: Program) => send(program, `/cms/v2/posts/${id}`, { status: 'draft' }),
    (id: number, program: Program) => send(program, `/cms/v2/posts/${id}`, {}, 'DELETE'),
    (id: number, program: Program) => send(program, `/cms/v2/posts/${id}?force=true`, {}, 'DELETE'),
  ]
  const lowest = (text: string): number => Math.min(...Array.from(text.matchAll(/Latest (\d+)/g), ([, number]) => Number(number)))
  const all: Registered[] = [
    {
      write: (number, program) => send(program, `/cms/v2/posts/${post.id}`, { title: named(number) }),
      shownAt: {
        [`${API}/cms/v2/posts/${post.id}`]: titleOf,
        [`${API}/cms/v2/posts?include=${post.id}`]: ([shown]: [{ title: { rendered: string } }]) => titleOf(shown),
        [`${API}/cms/v2/menu-trees/shown`]: ({ items: [shown] }: { items: [{ title: { rendered: string } }] }) => titleOf(shown),
      },
    },
    {
      write: (number, program) => send(program, `/cms/v2/posts/${renamed.id}`, { slug: `renamed-${number}` }),
      shownAt: { [`${API}/cms/v2/resolve?path=/renamed-0/`]: ({ path }: { path: string }) => path },
    },
    {
      write: (_number, program) => send(program, '/cms/v2/posts', { title: 'Counted', status: 'publish', categories: [counted.id] }),
      shownAt: {
        [`${API}/cms/v2/posts?categories=${counted.id}&per_page=1`]: (_list, headers) => headers.get('x-cms-total'),
        [`${API}/cms/v2/categories/${counted.id}`]: ({ count }: { count: number }) => count,
      },
    },
    {
      write: (number, program) => send(program, `/cms/v2/categories/${category.id}`, { name: named(number) }),
      shownAt: {
        [`${API}/cms/v2/categories/${category.id}`]: ({ name }: { name: string }) => name,
        [`${API}/cms/v2/categories?include=${category.id}`]: ([shown]: [{ name: string }]) => shown.name,
      },
    },
    {
      write: (number, program) => send(program, `/cms/v2/menu-items/${item.id}`, { title: named(number) }),
      shownAt: { [`${API}/cms/v2/menu-items/${item.id}`]: titleOf },
      isPrivate: true,
    },
    {
      write: (number, program) => send(program, `/cal/events/v1/venues/${venue.id}`, { venue: named(number) }),
      shownAt: {
        [`${API}/cal/events/v1/events/${event.id}`]: venueOf,
        [`${API}/cal/events/v1/events?start_date=2090-01-01&end_date=2090-01-02`]: ({ events }: { events: [never] }) => venueOf(events[0]),
      },
    },
    {
      // Both forms of an event show what either has written.
      write: (number, program) =>
        send(program, `${number % 2 ? '/cms/v2/events' : '/cal/events/v1/events'}/${titled.id}`, { title: named(number) }),
      shownAt: {
        [`${API}/cms/v2/events/${titled.id}`]: titleOf,
        [`${API}/cms/v2/events?include=${titled.id}`]: ([shown]: [{ title: { rendered: string } }]) => titleOf(shown),
        [`${API}/cal/events/v1/events/${titled.id}`]: ({ title }: { title: string }) => title,
        [`${API}/cal/events/v1/events?start_date=2091-01-01&end_date=2091-01-02`]: ({ events }: { events: [{ title: string }] }) =>
          events[0].title,
      },
    },
    {
      write: async (number, program) => {
        const { id } = await send(program, '/cms/v2/posts', { title: `Latest ${number}`, status: 'publish', categories: [latest.id] })
        await hide[number % hide.length]?.(latestPost, either())
        latestPost = id
      },
      shownAt: {
        [`${API}/cms/v2/posts?categories=${latest.id}`]: (list: { title: { rendered: string } }[]) => lowest(list.map(titleOf).join()),
        '/category/latest/': lowest,
      },
    },
    {
      write: (number, program) => send(program, '/cms/v2/settings', { title: named(number) }),
      shownAt: { [`${API}/`]: ({ name }: { name: string }) => name },
    },
  ]
  return all.map((one) => ({ ...one, sent: 0, confirmed: 0 }))
}

it('both return what either has confirmed', async () => {
  const all = await registers()
  const end = performance.now() + DURATION_MS
  // A busy machine takes longer for what there must be to compare.
  const isEnough = (): boolean => reads > 100 && all.every(({ confirmed }) => confirmed > 1)
  const isRunning = (): boolean => performance.now() < end || !isEnough()
  let reads = 0

  async function writeOn(register: Register): Promise<void> {
    while (isRunning()) {
      await register.write(++register.sent, either())
      register.confirmed = register.sent
      // Both must return it immediately, and again from their caches.
      for (const program of programs) await read(register, program)
    }
  }

  async function read(register: Register, program: Program): Promise<void> {
    const urls = Object.entries(register.shownAt)
    const [url, valueOf] = urls[Math.floor(Math.random() * urls.length)] as (typeof urls)[number]
    const least = register.confirmed
    const headers: Record<string, string> = register.isPrivate ? { Authorization: authorization } : {}
    const response = await fetch(program.baseUrl + url, { headers })
    const text = await response.text()
    const body = url.startsWith(API) ? (JSON.parse(text) as never) : (text as never)
    const shown = Number(/\d+/.exec(String(valueOf(body, response.headers)))?.[0])
    reads++
    if (!(shown >= least && shown <= register.sent)) throw new Error(`${url} shows ${shown}, and ${least} had been confirmed.`)
  }

  async function readOn(): Promise<void> {
    while (isRunning()) await read(all[Math.floor(Math.random() * all.length)] as Register, either())
  }

  await Promise.all([...all.map(writeOn), ...Array.from({ length: READERS }, readOn)])
  expect(isEnough()).toBe(true)
})

describe('what is changed through one process applies in both at once:', () => {
  /** A user with an application password, created through one process. */
  async function newcomer(via: Program, roles: string[]) {
    const login = `w${randomUUID().slice(0, 8)}`
    const { id } = await send(via, '/cms/v2/users', { username: login, email: `${login}@example.org`, password: 'p', roles })
    const created = await send(via, `/cms/v2/users/${id}/application-passwords`, { name: 'test' })
    const headers = { Authorization: `Basic ${btoa(`${login}:${String(created['password'])}`)}`, 'Content-Type': 'application/json' }
    const statuses = (url: string, init: RequestInit = {}): Promise<number[]> =>
      Promise.all(programs.map(async ({ baseUrl }) => (await fetch(baseUrl + API + url, { ...init, headers })).status))
    const mayWrite = () => statuses('/cms/v2/posts', { method: 'POST', body: '{"title":"x"}' })
    return { id, uuid: String(created['uuid']), me: () => statuses('/cms/v2/users/me'), mayWrite }
  }

  // What a process has looked up, it keeps until something is written.
  const warm = async (read: () => Promise<number[]>, expected: number[]): Promise<void> => {
    for (let time = 0; time < 3; time++) expect(await read()).toEqual(expected)
  }

  it.each([0, 1])('a revoked application password (%i)', async (by) => {
    const { id, uuid, me } = await newcomer(either(), ['author'])
    await warm(me, [200, 200])
    await send(programs[by] as Program, `/cms/v2/users/${id}/application-passwords/${uuid}`, {}, 'DELETE')
    expect(await me()).toEqual([401, 401])
  })

  it.each([0, 1])('all revoked application passwords (%i)', async (by) => {
    const { id, me } = await newcomer(either(), ['author'])
    await warm(me, [200, 200])
    await send(programs[by] as Program, `/cms/v2/users/${id}/application-passwords`, {}, 'DELETE')
    expect(await me()).toEqual([401, 401])
  })

  it.each([0, 1])('changed roles (%i)', async (by) => {
    const { id, mayWrite } = await newcomer(either(), ['contributor'])
    await warm(mayWrite, [201, 201])
    await send(programs[by] as Program, `/cms/v2/users/${id}`, { roles: ['subscriber'] }, 'PATCH')
    expect(await mayWrite()).toEqual([403, 403])
    await send(programs[1 - by] as Program, `/cms/v2/users/${id}`, { roles: ['subscriber', 'contributor'] }, 'PATCH')
    expect(await mayWrite()).toEqual([201, 201])
  })

  it.each([0, 1])('a deleted user (%i)', async (by) => {
    const { id, me } = await newcomer(either(), ['author'])
    await warm(me, [200, 200])
    await send(programs[by] as Program, `/cms/v2/users/${id}?force=true&reassign=false`, {}, 'DELETE')
    expect(await me()).toEqual([401, 401])
  })
})

it('neither accepts a password that has been revoked elsewhere', async () => {
  const statuses = async (): Promise<number[]> =>
    Promise.all(
      programs.map(
        async ({ baseUrl }) => (await fetch(`${baseUrl}${API}/cms/v2/users/me`, { headers: { Authorization: authorization } })).status,
      ),
    )
  for (let time = 0; time < 3; time++) expect(await statuses()).toEqual([200, 200])
  const { database: location, databaseSettings } = configOf({ DATABASE_URL: url() })
  const { db } = await openDatabase(location, databaseSettings, openLog('silent'))
  await db
    .deleteFrom('application_passwords')
    .execute()
    .finally(() => db.destroy())
  expect(await statuses()).toEqual([401, 401])
})
