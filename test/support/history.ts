// Revisions and autosaves of every kind of item through the typed client, in the few forms that tests need.
import type { Client } from '../../client/index.ts'
import type { components, operations } from '../../generated/cms-v2/client.ts'
import type { Role } from '../../server/users/roles.ts'
import { dataOf, totalsOf } from './answers.ts'
import type { Totals } from './answers.ts'
import { collectionAt, methodsOf } from './items.ts'

/** A revision or an autosave. Some kinds have no excerpt and no footnotes, and menu items a title alone. */
export type Kept = components['schemas']['Revision']
export type RevisionsQuery = NonNullable<operations['listPostRevisions']['parameters']['query']>
type KeptQuery = NonNullable<operations['getPostRevision']['parameters']['query']>

export interface Item {
  id: number
  status: string
  parent?: number
  title: { raw?: string; rendered?: string }
  _links: Record<string, { href: string; count?: number; id?: number }[]>
}

interface ItemInput {
  title?: string
  content?: string
  excerpt?: string
  status?: string
  date?: string
  slug?: string
  parent?: number
  password?: string
  url?: string
  description?: string
  menus?: number
  meta?: { footnotes?: string }
}

const editors = { owner: 'editor', outsiders: ['subscriber', 'contributor', 'author'] } as const
const administrators = { owner: 'administrator', outsiders: ['subscriber', 'contributor', 'author', 'editor'] } as const

/** The kinds that keep a history: who works with items of others, and which users do not. */
const kinds = { posts: editors, pages: editors, blocks: editors, navigation: administrators, 'menu-items': administrators } satisfies Record<string, { owner: Role; outsiders: readonly Role[] }>

export type Kind = keyof typeof kinds

/** The items of a kind, with their revisions and autosaves. */
export function historyOf(kind: Kind) {
  const items = collectionAt<Item, ItemInput, { include: number[]; search: string; status: string[]; per_page: number; orderby: string }>(`/${kind}`)
  const below = `/${kind}/{parent}`
  const path = (parent: number, id?: number) => ({ parent, ...(id !== undefined && { id }) })

  const revisions = (client: Client) => ({
    list: (parent: number, query: RevisionsQuery = {}) => methodsOf(client).GET<Kept[]>(`${below}/revisions`, { params: { path: path(parent), query } }),
    get: (parent: number, id: number, query: KeptQuery = {}) => methodsOf(client).GET<Kept>(`${below}/revisions/{id}`, { params: { path: path(parent, id), query } }),
    remove: (parent: number, id: number, query: { force?: boolean } = {}) => methodsOf(client).DELETE<{ deleted: true; previous: Kept }>(`${below}/revisions/{id}`, { params: { path: path(parent, id), query } }),
  })

  const autosaves = (client: Client) => ({
    list: (parent: number, query: KeptQuery = {}) => methodsOf(client).GET<Kept[]>(`${below}/autosaves`, { params: { path: path(parent), query } }),
    get: (parent: number, id: number, query: KeptQuery = {}) => methodsOf(client).GET<Kept>(`${below}/autosaves/{id}`, { params: { path: path(parent, id), query } }),
    create: (parent: number, body: ItemInput) => methodsOf(client).POST<Kept>(`${below}/autosaves`, { params: { path: path(parent) }, body }),
  })

  /** The revisions of the list, and its totals. */
  async function listRevisions(client: Client, parent: number, query: RevisionsQuery = {}): Promise<Totals & { ids: number[]; items: Kept[] }> {
    const answer = revisions(client).list(parent, query)
    const found = await dataOf(answer)
    return { ids: found.map((one) => one.id), items: found, ...totalsOf((await answer).response) }
  }

  return {
    ...items,
    ...kinds[kind],
    /** Makes a published item; what links of menus need beside a title is given. */
    make: (client: Client, fields: ItemInput = {}) => items.make(client, { ...(kind === 'menu-items' && { url: 'https://example.org/' }), ...fields }),
    revisions,
    autosaves,
    listRevisions,
    listAutosaves: (client: Client, parent: number): Promise<Kept[]> => dataOf(autosaves(client).list(parent, { context: 'edit' })),
    autosave: (client: Client, parent: number, body: ItemInput): Promise<Kept> => dataOf(autosaves(client).create(parent, body)),
  }
}

/** What an item says of its history: how many revisions there are, and which is the newest. */
export function toldOf({ _links }: Item): { count: number | undefined; newest: number | undefined } {
  return { count: _links['version-history']?.[0]?.count, newest: _links['predecessor-version']?.[0]?.id }
}
