// Revisions and autosaves of every kind of item through the typed client, in the forms that tests need.
import type { Client, Result } from '../../client/index.ts'
import type { components, operations } from '#generated/cms-v2/client.ts'
import type { Role } from './accounts.ts'
import { dataOf, totalsOf } from './responses.ts'
import type { Totals } from './responses.ts'
import { calls } from './collections.ts'
import type { InputOf, ItemOf, ItemQueryOf, ListQueryOf } from './collections.ts'
import { newWord } from './posts.ts'

/** A revision or an autosave. Some kinds have no excerpt and no footnotes, and menu items only a title. */
export type Kept = components['schemas']['RevisionInEdit']
export type RevisionsQuery = NonNullable<operations['listPostRevisions']['parameters']['query']>
type KeptQuery = NonNullable<operations['getPostRevision']['parameters']['query']>

/** The types of pages are used for all kinds: the others have fewer fields, and menu items have some of their own. */
type Path = '/pages'
export type Item = ItemOf<Path>
export type ItemsQuery = ListQueryOf<Path>
export type ItemInput = InputOf<Path> & { url?: string; description?: string; menus?: number }

type Send = <Data>(path: string, options: object) => Promise<Result<Data>>

/** The methods of the client without the types of one path. */
const send = ({ content }: Client) => content as unknown as Record<'GET' | 'POST' | 'DELETE', Send>

const editors = { owner: 'editor', outsiders: ['subscriber', 'contributor', 'author'] } as const
const administrators = { owner: 'administrator', outsiders: ['subscriber', 'contributor', 'author', 'editor'] } as const

/** The kinds with revisions: the role that may edit items of other users, and the roles that may not. */
const kinds = {
  posts: editors,
  pages: editors,
  events: editors,
  venues: editors,
  organizers: editors,
  blocks: editors,
  navigation: administrators,
  'menu-items': administrators,
} satisfies Record<string, { owner: Role; outsiders: readonly Role[] }>

export type Kind = keyof typeof kinds

/** The kinds with excerpts and footnotes, and all that have revisions. */
export const articles: [Kind][] = [['posts'], ['pages'], ['events'], ['venues'], ['organizers'], ['blocks']]
export const revisedKinds: [Kind][] = [...articles, ['navigation']]

/** The items of a kind, with their revisions and autosaves. */
export function historyOf(kind: Kind) {
  const items = (client: Client) => calls(client, `/${kind}` as Path)
  const below = `/${kind}/{parent}`
  const path = (parent: number, id?: number) => ({ parent, ...(id !== undefined && { id }) })

  const revisions = (client: Client) => ({
    list: (parent: number, query: RevisionsQuery = {}) =>
      send(client).GET<Kept[]>(`${below}/revisions`, { params: { path: path(parent), query } }),
    get: (parent: number, id: number, query: KeptQuery = {}) =>
      send(client).GET<Kept>(`${below}/revisions/{id}`, { params: { path: path(parent, id), query } }),
    remove: (parent: number, id: number, query: { force?: boolean } = {}) =>
      send(client).DELETE<{ deleted: true; previous: Kept }>(`${below}/revisions/{id}`, { params: { path: path(parent, id), query } }),
  })

  const autosaves = (client: Client) => ({
    list: (parent: number, query: KeptQuery = {}) =>
      send(client).GET<Kept[]>(`${below}/autosaves`, { params: { path: path(parent), query } }),
    get: (parent: number, id: number, query: KeptQuery = {}) =>
      send(client).GET<Kept>(`${below}/autosaves/{id}`, { params: { path: path(parent, id), query } }),
    create: (parent: number, body: ItemInput) => send(client).POST<Kept>(`${below}/autosaves`, { params: { path: path(parent) }, body }),
  })

  /** Returns the revisions of the list and its totals. */
  async function listRevisions(
    client: Client,
    parent: number,
    query: RevisionsQuery = {},
  ): Promise<Totals & { ids: number[]; items: Kept[] }> {
    const result = revisions(client).list(parent, query)
    const found = await dataOf(result)
    return { ids: found.map((one) => one.id), items: found, ...totalsOf((await result).response) }
  }

  return {
    ...kinds[kind],
    items,
    read: (client: Client, id: number, query: ItemQueryOf<Path> = {}) => items(client).read(id, query),
    /** Creates a published item; menu items also get the URL that they require. */
    make: (client: Client, fields: ItemInput = {}) =>
      items(client).make({ title: newWord(), status: 'publish', ...(kind === 'menu-items' && { url: 'https://example.org/' }), ...fields }),
    change: (client: Client, id: number, fields: ItemInput) => items(client).change(id, fields),
    list: (client: Client, query: ItemsQuery) => items(client).listed(query),
    trash: (client: Client, id: number) => dataOf(items(client).remove(id)),
    erase: (client: Client, id: number) => dataOf(items(client).remove(id, { force: true })),
    revisions,
    autosaves,
    listRevisions,
    listAutosaves: (client: Client, parent: number): Promise<Kept[]> => dataOf(autosaves(client).list(parent, { context: 'edit' })),
    autosave: (client: Client, parent: number, body: ItemInput): Promise<Kept> => dataOf(autosaves(client).create(parent, body)),
  }
}

/** Returns the number of revisions and the newest one, from the links of an item. */
export function toldOf({ _links }: Item): { count: number | undefined; newest: number | undefined } {
  return { count: _links['version-history']?.[0]?.count, newest: _links['predecessor-version']?.[0]?.id }
}
