// Finds the items that the requests need on the server or, with `--write`, creates them.
import { createCleanup } from './cleanup.ts'
import type { Cleanup, CleanupOptions } from './cleanup.ts'
import { exampleOf, requiredQuery } from './values.ts'
import { jsonBodyOf, successSchemaOf } from './documents.ts'
import type { Operation, Schema } from './documents.ts'
import { fillPath, itemsIn } from './exchange.ts'
import type { Content, Item, TestRequest, TestResponse, Send } from './exchange.ts'
import { FIXED, requestOverrides, references } from './request-overrides.ts'
import { NotTestableError } from './not-testable.ts'
import { collectionOf, collectionsAbove, namesIn, withoutNames } from './routes.ts'
import { describeResponse } from './verdict.ts'

/** A valid request of an operation, and the values of its path parameters. */
export interface PreparedRequest {
  request: TestRequest
  values: Record<string, string>
}

export interface TestResources extends Pick<Cleanup, 'deleteCreated' | 'deleteByMark' | 'restoreChanged'> {
  /**
   * Returns a valid request. If it writes, it uses an item that the run has created.
   * @throws {NotTestableError} if no suitable item exists.
   */
  prepare(operation: Operation): Promise<PreparedRequest>
  /** Sends a request and records what it creates. */
  send: Send
}

/** How many items are tried in search of one that has others below it. */
const MAX_CANDIDATES = 10

export function createTestResources(options: CleanupOptions & { sendUnrecorded: Send }): TestResources {
  const { operations, routes, restRoot, marks, mayWrite, sendUnrecorded } = options
  const cleanup = createCleanup(options)
  const seenPaths = new Set<string>()

  const send: Send = async (request) => {
    const response = await sendUnrecorded({ ...request, ...(request.content && { content: marks.marked(request.content) }) })
    cleanup.recordCreated(request, response)
    if (response.status < 300) for (const url of pathsIn(response.body)) seenPaths.add(url)
    return response
  }

  function pathsIn(value: unknown): string[] {
    if (typeof value === 'string') return value.startsWith(`${restRoot}/`) ? [value.slice(restRoot.length).split('?')[0] ?? ''] : []
    return value && typeof value === 'object' ? Object.values(value).flatMap(pathsIn) : []
  }

  async function prepare(operation: Operation): Promise<PreparedRequest> {
    const { values, isCreated } = await valuesFor(operation)
    if (operation.method === 'get' && mayWrite) await addItem(operation, values)
    const request = await requestFor(operation, values)
    if (operation.method !== 'get' && !isCreated) await cleanup.recordOriginal(operation, request.path, send)
    return { request, values }
  }

  /** Creates an item so that a list is not empty. An empty list can be tested too. */
  async function addItem(operation: Operation, values: Record<string, string>): Promise<void> {
    try {
      if (!namesIn(operation.route).length) await createItem(operation.route)
      else if (successSchemaOf(operation)?.type === 'array') await createThroughParent(operation.route, values)
    } catch (error) {
      if (!(error instanceof NotTestableError)) throw error
    }
  }

  /** Makes a request from the example in the contract, with the IDs of existing items. */
  async function requestFor(operation: Operation, values: Record<string, string>): Promise<TestRequest> {
    const force = operation.method === 'delete' && operation.parameters.some(({ name }) => name === 'force') ? { force: true } : {}
    const query = { ...requiredQuery(operation), ...force }
    const content = await contentFor(operation)
    const request: TestRequest = {
      method: operation.method,
      path: fillPath(operation, values),
      query,
      ...(content && { content }),
      as: 'user',
    }
    const override = requestOverrides[operation.id]
    if (!override) return request
    const target = namesIn(operation.route).length ? await itemAt(request.path) : undefined
    return { ...request, ...(await override(request, { target, item: anyOrCreatedItem })) }
  }

  async function contentFor(operation: Operation): Promise<Content | undefined> {
    const body = jsonBodyOf(operation)
    if (!body) return undefined
    const example = body.example ?? exampleOf(operation.document, body.schema ?? {})
    if (!example || typeof example !== 'object' || Array.isArray(example)) return { json: example }
    return {
      json: Object.fromEntries(
        await Promise.all(
          Object.entries(example).map(async ([name, value]) => [name, await realId(operation, name, value as unknown)] as const),
        ),
      ),
    }
  }

  /** Replaces an ID in the example with the ID of an existing item. */
  async function realId(operation: Operation, name: string, value: unknown): Promise<unknown> {
    const collection = references[name]
    const [id] = [value].flat()
    if (!collection || typeof id !== 'number' || id === 0 || !mayWrite) return value
    const { id: created } = await anyOrCreatedItem(operation.base + collection)
    return Array.isArray(value) ? [created] : created
  }

  async function valuesFor(operation: Operation): Promise<{ values: Record<string, string>; isCreated: boolean }> {
    const values: Record<string, string> = {}
    if (namesIn(operation.route)[0] === FIXED) return { values: examplesInPath(operation), isCreated: true }
    let isCreated = true
    for (const [at, name] of namesIn(operation.route).entries()) {
      const collection = collectionOf(operation.route, name)
      const found =
        at === 0
          ? await firstValue(operation, name, collection)
          : { value: await laterValue(operation, name, collection, values), isCreated: true }
      values[name] = found.value
      isCreated &&= found.isCreated
    }
    return { values, isCreated: isCreated && ('201' in operation.responses || Object.keys(values).length > 0) }
  }

  async function firstValue(operation: Operation, name: string, collection: string): Promise<{ value: string; isCreated: boolean }> {
    const created = mayWrite ? await createItem(collection) : undefined
    if (created) return { value: valueIn(created, name), isCreated: true }
    const chosen = mayWrite ? await createAtChosenPath(operation, name, collection) : undefined
    if (chosen) return { value: chosen, isCreated: true }
    const items = await anyItems(collection)
    const any = items.length ? await suitableItem(operation, items, name) : await findLinked(operation, name)
    if (any) return { value: valueIn(any, name), isCreated: false }
    throw noItemAt(items.length ? operation.route : collection)
  }

  /** Returns the first item. If the operation is about what is below an item, such as a revision, prefers an item that has some. */
  async function suitableItem(operation: Operation, items: readonly Item[], name: string): Promise<Item | undefined> {
    const [, next] = namesIn(operation.route)
    const below = next === undefined ? operation.route : collectionOf(operation.route, next)
    const list = below === `${collectionOf(operation.route, name)}/{${name}}` ? undefined : routes.operation('get', below)
    // What is below an item may also be a single thing.
    if (!list || (next === undefined && successSchemaOf(list)?.type !== 'array')) return items[0]
    const readable: Item[] = []
    for (const item of items.slice(0, MAX_CANDIDATES)) {
      const values = { [name]: valueIn(item, name) }
      const response = await send(await requestFor(list, mapByPosition(list, values)))
      if (response.status === 200) readable.push(item)
      if (next === undefined ? itemsIn(response).length : (await valueBelow(operation, next, values)) !== undefined) return item
    }
    return readable[0]
  }

  function noItemAt(place: string): NotTestableError {
    return new NotTestableError(
      `no item exists at ${place}${mayWrite ? ', and the contract has no operation to create one' : '; use --write to create one'}`,
    )
  }

  /** Finds an item below another one, such as a revision of a post. Changing the parent creates one. */
  async function laterValue(operation: Operation, name: string, collection: string, values: Record<string, string>): Promise<string> {
    const value =
      (await valueBelow(operation, name, values)) ??
      (await createThroughParent(collection, values), await valueBelow(operation, name, values))
    if (value === undefined)
      throw new NotTestableError(
        `no item exists at ${collection}${mayWrite ? ', and none could be created' : '; use --write to create one'} (${operation.route})`,
      )
    return value
  }

  /** The value of a path parameter for the first item that is listed below the items of the earlier ones. */
  async function valueBelow(operation: Operation, name: string, values: Record<string, string>): Promise<string | undefined> {
    const collection = collectionOf(operation.route, name)
    const list = routes.operation('get', collection)
    const items = list ? itemsIn(await send(await requestFor(list, mapByPosition(list, values)))) : []
    // A list of revisions also contains autosaves, whose URLs are others.
    const [item] = items.filter((one) => !hasOwnUrl(one) || valueOfLink(operation, name, collection, one) !== undefined)
    return item && (valueOfLink(operation, name, collection, item) ?? valueIn(item, name))
  }

  /** Changes the parent of a collection, or creates an item in the collection. */
  async function createThroughParent(collection: string, values: Record<string, string>): Promise<void> {
    const creator = routes.operation('post', collection) ?? routes.operation('post', collection.slice(0, collection.lastIndexOf('/')))
    if (creator && mayWrite) await send(await requestFor(creator, mapByPosition(creator, values)))
  }

  /** Returns the value in the item's own URL, for items whose URL does not end with their ID. */
  function valueOfLink({ route }: Operation, name: string, collection: string, { _links: links }: Item): string | undefined {
    const shape = withoutNames(`${collection}/{${name}}`)
    const found = pathsIn((links as Record<string, unknown> | undefined)?.['self']).flatMap((path) =>
      routes.matches(path).filter((one) => withoutNames(one.operation.route) === shape),
    )[0]
    return found && Object.values(found.values).at(namesIn(route).indexOf(name))
  }

  /** Creates an item in the collection, if an operation can. */
  async function createItem(collection: string): Promise<Item | undefined> {
    const creator = collectionsAbove(collection)
      .flatMap((above) => routes.operation('post', above) ?? [])
      .find(({ responses, route }) => '201' in responses && !namesIn(route).length)
    if (!creator) return undefined
    const response = await send(await requestFor(creator, {}))
    if (response.status !== 201) throw new NotTestableError(`${creator.id} did not create an item: ${describeResponse(response)}`)
    return response.body as Item
  }

  async function anyItems(collection: string): Promise<Item[]> {
    const list = collectionsAbove(collection).flatMap((above) => routes.operation('get', above) ?? [])[0]
    return list ? itemsIn(await send(await requestFor(list, {}))) : []
  }

  async function anyOrCreatedItem(collection: string): Promise<Item> {
    const item = mayWrite ? await createItem(collection) : (await anyItems(collection))[0]
    if (!item) throw noItemAt(collection)
    return item
  }

  /** Creates an item by writing to a path that the client chooses. */
  async function createAtChosenPath(operation: Operation, name: string, collection: string): Promise<string | undefined> {
    const route = `${collection}/{${name}}`
    const creator = routes.operation('put', route) ?? routes.operation('post', route)
    if (!creator || !('201' in creator.responses)) return undefined
    const chosen = marks.next()
    if (creator.method !== operation.method) await send(await requestFor(creator, { [name]: chosen }))
    cleanup.recordPath(fillPath(creator, { [name]: chosen }))
    return chosen
  }

  /** Finds an item that other responses link to or name. */
  async function findLinked({ route, document }: Operation, name: string): Promise<Item | undefined> {
    const first = `${collectionOf(route, name)}/{${name}}`
    const lists = operations.filter(
      (one) =>
        one.document === document &&
        one.method === 'get' &&
        !namesIn(one.route).length &&
        one.parameters.every((of) => of.in !== 'query' || !of.required),
    )
    for (const list of lists) {
      const response = await send(await requestFor(list, {}))
      const item = name === 'id' || name === 'parent' ? undefined : firstItem(response)
      const [found] = [...seenPaths].flatMap((path) =>
        routes.matches(path).filter(({ operation }) => withoutNames(operation.route) === withoutNames(first)),
      )
      if (found) return found.values
      if (item && name in item) return item
    }
    return undefined
  }

  /** Returns the resource at a path or above it, such as the image that is edited. */
  async function itemAt(path: string): Promise<Item | undefined> {
    const url = [path, path.slice(0, path.lastIndexOf('/'))].find((one) => routes.reader(one))
    if (!url) return undefined
    return (await send({ method: 'get', path: url, query: {}, as: 'user' })).body as Item
  }

  const { deleteCreated, deleteByMark, restoreChanged } = cleanup
  return { prepare, send, deleteCreated, deleteByMark, restoreChanged }
}

/** Maps the values of one route to the parameter names of another. */
function mapByPosition({ route }: Operation, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(namesIn(route).map((name, at) => [name, Object.values(values)[at] ?? '']))
}

/** Returns the value of a path parameter for an item: the field of that name, or the ID. */
function examplesInPath({ route, parameters, document }: Operation): Record<string, string> {
  const schemaOf = (name: string): Schema => parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {}
  return Object.fromEntries(namesIn(route).map((name) => [name, String(exampleOf(document, schemaOf(name)))]))
}

function valueIn(item: Item, name: string): string {
  const value = name === 'parent' ? item['id'] : (item[name] ?? item['id'])
  return String(value)
}

function hasOwnUrl({ _links: links }: Item): boolean {
  return 'self' in ((links as object | undefined) ?? {})
}

function firstItem(response: TestResponse): Item | undefined {
  return itemsIn(response)[0]
}
