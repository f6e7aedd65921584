// Pages through the typed client, in the forms that tests need.
import type { Client } from '../../client/index.ts'
import { dataOf } from './responses.ts'
import type { Totals } from './responses.ts'
import { calls } from './collections.ts'
import type { InputOf, ItemOf, ItemQueryOf, ListQueryOf } from './collections.ts'
import { newWord } from './posts.ts'

export type Page = ItemOf<'/pages'>
export type PageInput = InputOf<'/pages'>
export type PagesQuery = ListQueryOf<'/pages'>

export const pages = (client: Client) => calls(client, '/pages')

export const readPage = (client: Client, id: number, query: ItemQueryOf<'/pages'> = {}): Promise<Page> => pages(client).read(id, query)

/** Creates a page; by default, it is published and has a unique title. */
export const makePage = (client: Client, fields: PageInput = {}): Promise<Page> =>
  pages(client).make({ title: newWord(), status: 'publish', ...fields })

export const changePage = (client: Client, id: number, fields: PageInput): Promise<Page> => pages(client).change(id, fields)

/** Returns the items of a list and its totals. */
export const listPages = (client: Client, query: PagesQuery): Promise<Totals & { ids: number[]; items: Page[] }> =>
  pages(client).listed(query)

/** Returns only the IDs of a list. */
export const pageIdsOf = (client: Client, query: PagesQuery): Promise<number[]> => pages(client).ids(query)

/** Moves a page to the trash and returns it. */
export async function trashPage(client: Client, id: number): Promise<Page> {
  const trashed = await dataOf(pages(client).remove(id))
  if ('deleted' in trashed) throw new Error(`Page ${id} was deleted permanently instead of being moved to the trash.`)
  return trashed
}

export const erasePage = async (client: Client, id: number): Promise<void> => void (await dataOf(pages(client).remove(id, { force: true })))
