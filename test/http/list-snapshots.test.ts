// A list is a snapshot: its total and its items are of one moment, whatever is written between two reads of the database.
import type { KyselyPlugin } from 'kysely'
import { afterEach, describe, expect, it } from '@jest/globals'
import { newcomer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makePage } from '../support/pages.ts'
import { makePost, newWord } from '../support/posts.ts'
import { makeCategory } from '../support/terms.ts'

const server = await sharedServer()
const { db } = server.context
const signedIn = { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' }

afterEach(() => {
  server.context.db = db
})

/** After each read of the database, makes one of the changes before the next read. */
function changingBetweenReads(changes: (() => Promise<unknown>)[]): Promise<unknown>[] {
  const made: Promise<unknown>[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      const change = changes.shift()
      // It waits for the connection, which has not been released yet.
      if (change) made.push(change())
      return Promise.resolve(result)
    },
  }
  server.context.db = db.withPlugin(plugin)
  return made
}

const makePrivate = (id: number): Promise<unknown> =>
  db
    .updateTable('content')
    .set((eb) => ({ status: 'private', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

const remove =
  (table: 'content' | 'terms' | 'users') =>
  (id: number): Promise<unknown> =>
    db.deleteFrom(table).where('id', '=', id).execute()

async function made(route: string, fields: object): Promise<number> {
  const response = await fetch(server.restRoot + route, { method: 'POST', headers: signedIn, body: JSON.stringify(fields) })
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: number }).id
}

interface Listed {
  total: number
  items: { id: number; status?: string }[]
}

async function list(route: string, headers: Record<string, string> = {}): Promise<Listed> {
  const response = await fetch(server.restRoot + route, { headers })
  const body: unknown = await response.json()
  expect([response.status, body]).toEqual([200, expect.anything()])
  const items = Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray)
  return { total: Number(response.headers.get('X-CMS-Total') ?? response.headers.get('X-CAL-Total')), items: items as Listed['items'] }
}

const count = 6
const several = <T>(make: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, make))
const idOf = ({ id }: { id: number }): number => id

/** The kinds of items, how to create one, and where they are listed. */
const kinds: Record<string, { make: (word: string) => Promise<number>; route: (word: string, ids: number[]) => string }> = {
  posts: {
    make: async (title) => idOf(await makePost(server.as.editor, { title })),
    route: (_word, ids) => `/cms/v2/posts?include=${ids.join()}&per_page=${count}`,
  },
  'posts in some fields': {
    make: async (title) => idOf(await makePost(server.as.editor, { title })),
    route: (_word, ids) => `/cms/v2/posts?include=${ids.join()}&per_page=${count}&_fields=id,status`,
  },
  'posts with their authors': {
    make: async (title) => idOf(await makePost(server.as.editor, { title })),
    route: (_word, ids) => `/cms/v2/posts?include=${ids.join()}&per_page=${count}&_embed=author`,
  },
  'posts that are searched': {
    make: async (title) => idOf(await makePost(server.as.editor, { title })),
    route: (word) => `/cms/v2/posts?search=${word}&per_page=${count}`,
  },
  pages: {
    make: async (title) => idOf(await makePage(server.as.editor, { title })),
    route: (_word, ids) => `/cms/v2/pages?include=${ids.join()}&per_page=${count}`,
  },
  venues: {
    make: (venue) => made('/cal/events/v1/venues', { venue: venue + newWord(), status: 'publish' }),
    route: (word) => `/cal/events/v1/venues?search=${word}&per_page=${count}`,
  },
  events: {
    make: (title) =>
      made('/cal/events/v1/events', { title, status: 'publish', start_date: '2031-01-01 10:00:00', end_date: '2031-01-01 11:00:00' }),
    route: (word) => `/cal/events/v1/events?search=${word}&start_date=2031-01-01&end_date=2031-01-02&per_page=${count}`,
  },
}

/** Events, venues and organizers are never deleted permanently. */
const changesOf = (kind: string): [string, (id: number) => Promise<unknown>][] =>
  kind === 'venues' || kind === 'events'
    ? [['made private', makePrivate]]
    : [
        ['made private', makePrivate],
        ['deleted', remove('content')],
      ]

describe.each(Object.keys(kinds))('a list of %s', (kind) => {
  const { make, route } = kinds[kind]!

  it.each(changesOf(kind))('has neither an item that is %s in the meantime nor a total of another moment', async (_how, change) => {
    const word = newWord()
    const ids = await several(() => make(word))
    const changes = changingBetweenReads(ids.slice(0, -1).map((id) => () => change(id)))
    const { total, items } = await list(route(word, ids))
    await Promise.all(changes)
    expect(changes.length).toBeGreaterThan(0)
    expect(items.filter(({ status }) => status !== 'publish')).toEqual([])
    expect(items).toHaveLength(total)
  })
})

describe('a list of items that are deleted in the meantime', () => {
  it.each([
    ['categories', '/cms/v2/categories', 'terms', async () => idOf(await makeCategory(server.as.editor))],
    ['users', '/cms/v2/users', 'users', async () => (await newcomer(server, 'author')).id],
    [
      'menu items',
      '/cms/v2/menu-items',
      'content',
      () => made('/cms/v2/menu-items', { title: 'Quay', url: 'https://example.org/', status: 'publish' }),
    ],
  ] as const)('has the total of the same moment: %s', async (_what, route, table, make) => {
    const ids = await several(make)
    // The caller is read from the database first.
    const changes = changingBetweenReads([() => Promise.resolve(), ...ids.slice(0, -1).map((id) => () => remove(table)(id))])
    const { total, items } = await list(`${route}?include=${ids.join()}&per_page=${count}&context=edit`, signedIn)
    await Promise.all(changes)
    expect(items.length).toBeGreaterThan(0)
    expect(items).toHaveLength(total)
  })
})
