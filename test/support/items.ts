// The verbs of a collection through the typed client, in the few forms that tests need.
import type { Client, Result } from '../../client/index.ts'
import type { operations } from '../../generated/cms-v2/client.ts'
import { dataOf, totalsOf } from './answers.ts'
import type { Totals } from './answers.ts'
import { newWord } from './words.ts'

type ItemQuery = NonNullable<operations['getPost']['parameters']['query']>
type Call = <Data>(path: string, options: object) => Promise<Result<Data>>

/** The methods of the content namespace, for calls whose path is a value: the caller says what the data is. */
export function methodsOf({ content }: Client): Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Call> {
  return content as unknown as ReturnType<typeof methodsOf>
}

/** The collection at a path of the content namespace. The types are those of its operations. */
export function collectionAt<Item extends { id: number }, Input extends object, Query extends object>(path: '/posts' | '/pages' | '/blocks' | '/navigation' | '/menu-items') {
  type Removed = { deleted: true; previous: Item }

  /** The calls, for tests that look at refusals. */
  function calls(client: Client) {
    const { GET, POST, PUT, PATCH, DELETE } = methodsOf(client)
    const item = `${path}/{id}`
    const at = (id: number, query: object = {}) => ({ params: { path: { id }, query } })
    return {
      list: (query: Partial<Query> = {}) => GET<Item[]>(path, { params: { query } }),
      get: (id: number, query: ItemQuery = {}) => GET<Item>(item, at(id, query)),
      create: (body: Input) => POST<Item>(path, { body }),
      update: (id: number, body: Input) => POST<Item>(item, { ...at(id), body }),
      put: (id: number, body: Input) => PUT<Item>(item, { ...at(id), body }),
      patch: (id: number, body: Input) => PATCH<Item>(item, { ...at(id), body }),
      remove: (id: number, query: { force?: boolean } = {}) => DELETE<Item | Removed>(item, at(id, query)),
    }
  }

  const read = (client: Client, id: number, query: ItemQuery = {}): Promise<Item> => dataOf(calls(client).get(id, query))

  /** Makes an item; a published one with a title of its own unless the fields say otherwise. */
  const make = (client: Client, fields: Partial<Input> = {}): Promise<Item> => dataOf(calls(client).create({ title: newWord(), status: 'publish', ...fields } as unknown as Input))

  const change = (client: Client, id: number, fields: Input): Promise<Item> => dataOf(calls(client).update(id, fields))

  /** What the list of this query holds, and its totals. */
  async function list(client: Client, query: Partial<Query>): Promise<Totals & { ids: number[]; items: Item[] }> {
    const answer = calls(client).list(query)
    const items = await dataOf(answer)
    return { ids: items.map((item) => item.id), items, ...totalsOf((await answer).response) }
  }

  /** The ids of the list alone. */
  const idsOf = async (client: Client, query: Partial<Query>): Promise<number[]> => (await list(client, query)).ids

  /** Removes an item: to the trash, as the trashed item tells. */
  async function trash(client: Client, id: number): Promise<Item> {
    const trashed = await dataOf(calls(client).remove(id))
    if ('deleted' in trashed) throw new Error(`${path}/${id} was removed for good, where the trash was due`)
    return trashed
  }

  const erase = async (client: Client, id: number): Promise<void> => void (await dataOf(calls(client).remove(id, { force: true })))

  return { calls, read, make, change, list, idsOf, trash, erase }
}
