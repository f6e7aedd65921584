// Pages through the typed client, in the few forms that tests need.
import type { Client } from '../../client/index.ts'
import { dataOf } from './answers.ts'
import type { Totals } from './answers.ts'
import { calls } from './collections.ts'
import type { InputOf, ItemOf, ItemQueryOf, ListQueryOf } from './collections.ts'
import { newWord } from './posts.ts'

export type Page = ItemOf<'/pages'>
export type PageInput = InputOf<'/pages'>
export type PagesQuery = ListQueryOf<'/pages'>

export const pages = (client: Client) => calls(client, '/pages')

export const readPage = (client: Client, id: number, query: ItemQueryOf<'/pages'> = {}): Promise<Page> => pages(client).read(id, query)

/** Makes a page; a published one with a title of its own unless the fields say otherwise. */
export const makePage = (client: Client, fields: PageInput = {}): Promise<Page> =>
  pages(client).make({ title: newWord(), status: 'publish', ...fields })

export const changePage = (client: Client, id: number, fields: PageInput): Promise<Page> => pages(client).change(id, fields)

/** What the list of this query holds, and its totals. */
export const listPages = (client: Client, query: PagesQuery): Promise<Totals & { ids: number[]; items: Page[] }> =>
  pages(client).listed(query)

/** The ids of the list alone. */
export const pageIdsOf = (client: Client, query: PagesQuery): Promise<number[]> => pages(client).ids(query)

/** Removes a page: to the trash, as the trashed page tells. */
export async function trashPage(client: Client, id: number): Promise<Page> {
  const trashed = await dataOf(pages(client).remove(id))
  if ('deleted' in trashed) throw new Error(`page ${id} was removed for good, where the trash was due`)
  return trashed
}

export const erasePage = async (client: Client, id: number): Promise<void> => void (await dataOf(pages(client).remove(id, { force: true })))
