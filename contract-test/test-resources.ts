// Finds the items that the requests need on the server or, with `--write`, creates and deletes them.
import { exampleOf } from './values.ts'
import { jsonBodyOf, successSchemaOf } from './documents.ts'
import type { Method, Operation } from './documents.ts'
import { pathOf } from './exchange.ts'
import type { Answer, Content, Draft, Send } from './exchange.ts'
import type { Marks } from './marks.ts'
import { recipes, references, withHistory } from './recipes.ts'
import type { Item } from './recipes.ts'
import { collectionOf, collectionsAbove, namesIn, shapeOf } from './routes.ts'
import type { Routes } from './routes.ts'
import { described, opened } from './verdict.ts'

/** A valid request of an operation, and the values of its path parameters. */
export interface Stage {
  draft: Draft
  values: Record<string, string>
}

/** There is no valid request, for the reason in the message. */
export class MissingError extends Error {}

export interface Things {
  /**
   * Returns a valid request. If it writes, it uses an item that the run has created.
   * @throws {MissingError} if no suitable item exists.
   */
  stage(operation: Operation): Promise<Stage>
  /** Sends a request and records what it creates. */
  ask: Send
  /** Deletes what was created since the last call. Returns what could not be deleted. */
  clear(): Promise<string[]>
  /** Finds and deletes items that were created indirectly. Returns what could not be deleted. */
  sweep(): Promise<string[]>
  /** Restores existing resources that had to be changed. Returns what could not be restored. */
  restore(): Promise<string[]>
}

interface Options {
  operations: readonly Operation[]
  routes: Routes
  restRoot: string
  marks: Marks
  mayWrite: boolean
  send: Send
}

/** The page size when sweeping. */
const SWEPT = 50

export function createThings({ operations, routes, restRoot, marks, mayWrite, send }: Options): Things {
  const made: string[] = []
  const seen = new Set<string>()
  const states = new Map<string, unknown>()

  const ask: Send = async (draft) => {
    const answer = await send({ ...draft, ...(draft.content && { content: marks.marked(draft.content) }) })
    if (draft.method !== 'get' && answer.status < 300) made.push(...madeBy(opened(draft, answer)))
    if (answer.status < 300) for (const address of addressesIn(answer.body)) seen.add(address)
    return answer
  }

  /** Returns the paths below the REST root of the items that a response says were created. */
  function madeBy(answer: Answer | Error): string[] {
    if (answer instanceof Error) return []
    const { status, headers, body } = answer
    const inner = (body as { responses?: ({ status: number; headers: Record<string, string> } | null)[] } | undefined)?.responses ?? []
    const locations = [
      status === 201 ? headers.get('Location') : null,
      ...(Array.isArray(inner) ? inner.map((one) => (one?.status === 201 ? one.headers['Location'] : null)) : []),
    ]
    return locations.flatMap((location) => (location?.startsWith(restRoot) ? [location.slice(restRoot.length)] : []))
  }

  function addressesIn(value: unknown): string[] {
    if (typeof value === 'string') return value.startsWith(`${restRoot}/`) ? [value.slice(restRoot.length).split('?')[0] ?? ''] : []
    return value && typeof value === 'object' ? Object.values(value).flatMap(addressesIn) : []
  }

  async function stage(operation: Operation): Promise<Stage> {
    const { values, isOwn } = await valuesFor(operation)
    if (operation.method === 'get' && mayWrite) await fill(operation, values)
    const draft = await draftOf(operation, values)
    if (operation.method !== 'get' && !isOwn) await keepState(operation, draft.path)
    return { draft, values }
  }

  /** Creates an item so that a list is not empty. An empty list can be tested too. */
  async function fill(operation: Operation, values: Record<string, string>): Promise<void> {
    try {
      if (!namesIn(operation.route).length) await ownItem(operation.route)
      else if (successSchemaOf(operation)?.type === 'array') await stir(operation.route, values)
    } catch (error) {
      if (!(error instanceof MissingError)) throw error
    }
  }

  /** Makes a request from the example in the contract, with the IDs of existing items. */
  async function draftOf(operation: Operation, values: Record<string, string>): Promise<Draft> {
    const required = operation.parameters.filter((one) => one.in === 'query' && one.required)
    const force = operation.method === 'delete' && operation.parameters.some(({ name }) => name === 'force') ? { force: true } : {}
    const query = {
      ...Object.fromEntries(required.map(({ name, schema }) => [name, exampleOf(operation.document, schema ?? {})])),
      ...force,
    }
    const content = await contentOf(operation)
    const draft: Draft = { method: operation.method, path: pathOf(operation, values), query, ...(content && { content }), as: 'user' }
    const recipe = recipes[operation.id]
    if (!recipe) return draft
    const here = namesIn(operation.route).length ? await itemAt(draft.path) : undefined
    return { ...draft, ...(await recipe(draft, { here, item: ownOrFound })) }
  }

  async function contentOf(operation: Operation): Promise<Content | undefined> {
    const body = jsonBodyOf(operation)
    if (!body) return undefined
    const example = body.example ?? exampleOf(operation.document, body.schema ?? {})
    if (!example || typeof example !== 'object' || Array.isArray(example)) return { json: example }
    return {
      json: Object.fromEntries(
        await Promise.all(
          Object.entries(example).map(async ([name, value]) => [name, await real(operation, name, value as unknown)] as const),
        ),
      ),
    }
  }

  /** Replaces an ID in the example with the ID of an existing item. */
  async function real(operation: Operation, name: string, value: unknown): Promise<unknown> {
    const collection = references[name]
    const [id] = [value].flat()
    if (!collection || typeof id !== 'number' || id === 0 || !mayWrite) return value
    const { id: own } = await ownOrFound(operation.base + collection)
    return Array.isArray(value) ? [own] : own
  }

  async function valuesFor(operation: Operation): Promise<{ values: Record<string, string>; isOwn: boolean }> {
    const values: Record<string, string> = {}
    let isOwn = true
    for (const [at, name] of namesIn(operation.route).entries()) {
      const collection = collectionOf(operation.route, name)
      const found =
        at === 0
          ? await firstValue(operation, name, collection)
          : { value: await laterValue(operation, name, collection, values), isOwn: true }
      values[name] = found.value
      isOwn &&= found.isOwn
    }
    return { values, isOwn: isOwn && ('201' in operation.responses || Object.keys(values).length > 0) }
  }

  async function firstValue(operation: Operation, name: string, collection: string): Promise<{ value: string; isOwn: boolean }> {
    const own = mayWrite ? await ownItem(collection) : undefined
    if (own) return { value: valueIn(own, name), isOwn: true }
    const chosen = mayWrite ? await chosenName(operation, name, collection) : undefined
    if (chosen) return { value: chosen, isOwn: true }
    const suits = operation.route === `${collection}/{${name}}` ? undefined : withHistory[collection]
    const any = suits ? await anyItem(collection, suits) : ((await anyItem(collection)) ?? (await linked(operation, name)))
    if (any) return { value: valueIn(any, name), isOwn: false }
    throw nothingAt(collection + (suits ? ' with revisions and autosaves' : ''))
  }

  function nothingAt(place: string): MissingError {
    return new MissingError(
      `no item exists at ${place}${mayWrite ? ', and the contract has no operation to create one' : '; use --write to create one'}`,
    )
  }

  /** Finds an item below another one, such as a revision of a post. Changing the parent creates one. */
  async function laterValue(operation: Operation, name: string, collection: string, values: Record<string, string>): Promise<string> {
    const listed = async (): Promise<Item | undefined> => {
      const lister = routes.at('get', collection)
      return lister && firstItem(await ask(await draftOf(lister, positional(lister, values))))
    }
    const item = (await listed()) ?? (await stir(collection, values), await listed())
    if (!item)
      throw new MissingError(
        `no item exists at ${collection}${mayWrite ? ', and none could be created' : '; use --write to create one'} (${operation.route})`,
      )
    return valueOfLink(operation, name, collection, item) ?? valueIn(item, name)
  }

  /** Changes the parent of a collection, or creates an item in the collection. */
  async function stir(collection: string, values: Record<string, string>): Promise<void> {
    const maker = routes.at('post', collection) ?? routes.at('post', collection.slice(0, collection.lastIndexOf('/')))
    if (maker && mayWrite) await ask(await draftOf(maker, positional(maker, values)))
  }

  /** Returns the value in the item's own URL, for items whose URL does not end with their ID. */
  function valueOfLink({ route }: Operation, name: string, collection: string, { _links: links }: Item): string | undefined {
    const shape = shapeOf(`${collection}/{${name}}`)
    const found = addressesIn((links as Record<string, unknown> | undefined)?.['self']).flatMap((path) =>
      routes.reading(path).filter((one) => shapeOf(one.operation.route) === shape),
    )[0]
    return found && Object.values(found.values).at(namesIn(route).indexOf(name))
  }

  /** Creates an item in the collection, if an operation can. */
  async function ownItem(collection: string): Promise<Item | undefined> {
    const maker = collectionsAbove(collection)
      .flatMap((above) => routes.at('post', above) ?? [])
      .find(({ responses, route }) => '201' in responses && !namesIn(route).length)
    if (!maker) return undefined
    const answer = await ask(await draftOf(maker, {}))
    if (answer.status !== 201) throw new MissingError(`${maker.id} did not create an item: ${described(answer)}`)
    return answer.body as Item
  }

  async function anyItem(collection: string, suits: (item: Item) => boolean = () => true): Promise<Item | undefined> {
    const lister = collectionsAbove(collection).flatMap((above) => routes.at('get', above) ?? [])[0]
    return lister && itemsIn(await ask(await draftOf(lister, {}))).find(suits)
  }

  async function ownOrFound(collection: string): Promise<Item> {
    const item = await (mayWrite ? ownItem(collection) : anyItem(collection))
    if (!item) throw nothingAt(collection)
    return item
  }

  /** Creates an item by writing to a path that the client chooses. */
  async function chosenName(operation: Operation, name: string, collection: string): Promise<string | undefined> {
    const route = `${collection}/{${name}}`
    const maker = routes.at('put', route) ?? routes.at('post', route)
    if (!maker || !('201' in maker.responses)) return undefined
    const chosen = marks.next()
    if (maker.method !== operation.method) await ask(await draftOf(maker, { [name]: chosen }))
    made.push(pathOf(maker, { [name]: chosen }))
    return chosen
  }

  /** Finds an item that other responses link to or name. */
  async function linked({ route, document }: Operation, name: string): Promise<Item | undefined> {
    const first = `${collectionOf(route, name)}/{${name}}`
    const lists = operations.filter(
      (one) =>
        one.document === document &&
        one.method === 'get' &&
        !namesIn(one.route).length &&
        one.parameters.every((of) => of.in !== 'query' || !of.required),
    )
    for (const list of lists) {
      const answer = await ask(await draftOf(list, {}))
      const item = name === 'id' || name === 'parent' ? undefined : firstItem(answer)
      const [found] = [...seen].flatMap((path) =>
        routes.reading(path).filter(({ operation }) => shapeOf(operation.route) === shapeOf(first)),
      )
      if (found) return found.values
      if (item && name in item) return item
    }
    return undefined
  }

  function readerAt(path: string): Operation | undefined {
    return routes.answering(path).find(({ method }) => method === 'get')
  }

  /** Returns the resource at a path or above it, such as the image that is edited. */
  async function itemAt(path: string): Promise<Item | undefined> {
    const address = [path, path.slice(0, path.lastIndexOf('/'))].find((one) => readerAt(one))
    if (!address) return undefined
    return (await ask({ method: 'get', path: address, query: {}, as: 'user' })).body as Item
  }

  /** Records a resource before it is changed for the first time. */
  async function keepState(operation: Operation, path: string): Promise<void> {
    const reader = readerAt(path)
    if (!reader && !namesIn(operation.route).length) return
    if (!reader) throw new MissingError(`the run cannot create an item at ${operation.route}, and could not restore the existing one`)
    if (states.has(path)) return operation.method === 'delete' ? void (await putBack(path)) : undefined
    const context = reader.parameters.some(({ name }) => name === 'context') ? { context: 'edit' } : {}
    const { status, body } = await ask({ method: 'get', path, query: context, as: 'user' })
    if (status !== 200) throw new MissingError(`${path} cannot be read, so it could not be restored later`)
    states.set(path, body)
  }

  async function putBack(path: string): Promise<Answer | undefined> {
    const [writer] = (['put', 'post', 'patch'] as Method[]).flatMap((method) =>
      routes.answering(path).filter((one) => one.method === method),
    )
    return writer && send({ method: writer.method, path, query: {}, content: { json: states.get(path) }, as: 'user' })
  }

  async function restore(): Promise<string[]> {
    const failures: string[] = []
    for (const path of states.keys()) {
      const answer = await putBack(path)
      if (!answer || answer.status >= 300)
        failures.push(`${path} could not be restored: ${answer ? described(answer) : 'no operation writes to it'}`)
    }
    return failures
  }

  async function clear(): Promise<string[]> {
    const failures: string[] = []
    for (const path of new Set(made.splice(0).toReversed())) {
      const [remover] = routes.answering(path).filter(({ method }) => method === 'delete')
      if (!remover) continue
      const query = remover.parameters.some(({ name }) => name === 'force') ? { force: true } : {}
      const answer = await send({ method: 'delete', path, query, as: 'user' })
      if (answer.status >= 300 && answer.status !== 404 && answer.status !== 410)
        failures.push(`${path} could not be deleted: ${described(answer)}`)
    }
    return failures
  }

  /** A write can create other items too, such as the venue of an event. Their names contain the ID of the run. */
  async function sweep(): Promise<string[]> {
    const lists = operations.filter(
      ({ method, route, parameters }) =>
        method === 'get' &&
        routes.at('post', route) &&
        routes.at('delete', `${route}/{id}`) &&
        parameters.some(({ name }) => name === 'search'),
    )
    const failures: string[] = []
    for (const { route, parameters } of mayWrite ? lists : []) {
      const unused = parameters.some(({ name }) => name === 'hide_empty') ? { hide_empty: false } : {}
      const swept = new Set<unknown>()
      const found = async (): Promise<Item[]> =>
        itemsIn(await send({ method: 'get', path: route, query: { search: marks.run, per_page: SWEPT, ...unused }, as: 'user' })).filter(
          ({ id }) => !swept.has(id),
        )
      for (let items = await found(); items.length; items = await found()) {
        for (const { id } of items) swept.add(id)
        made.push(...items.map(({ id }) => `${route}/${String(id)}`))
        failures.push(...(await clear()))
      }
    }
    return failures
  }

  return { stage, ask, clear, sweep, restore }
}

/** Maps the values of one route to the parameter names of another. */
function positional({ route }: Operation, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(namesIn(route).map((name, at) => [name, Object.values(values)[at] ?? '']))
}

/** Returns the value of a path parameter for an item: the field of that name, or the ID. */
function valueIn(item: Item, name: string): string {
  const value = name === 'parent' ? item['id'] : (item[name] ?? item['id'])
  return String(value)
}

function firstItem(answer: Answer): Item | undefined {
  return itemsIn(answer)[0]
}

/** Returns the items of a list, which may be wrapped in an object. */
function itemsIn({ status, body }: Answer): Item[] {
  if (status !== 200 || !body || typeof body !== 'object') return []
  const list: unknown = Array.isArray(body) ? body : Object.values(body).find(Array.isArray)
  return Array.isArray(list) ? (list as Item[]) : []
}
