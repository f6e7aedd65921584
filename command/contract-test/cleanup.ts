// What a run has created and changed on the server, and how it deletes and restores it.
import type { Method, Operation } from './documents.ts'
import { itemsIn } from './exchange.ts'
import type { Item, Send, TestRequest, TestResponse } from './exchange.ts'
import type { Marks } from './marks.ts'
import { NotTestableError } from './not-testable.ts'
import { namesIn } from './routes.ts'
import type { Routes } from './routes.ts'
import { requiredQuery } from './values.ts'
import { describeResponse, unwrapEnvelope } from './verdict.ts'

export interface Cleanup {
  /** Records the items that a request has created. */
  recordCreated(request: TestRequest, response: TestResponse): void
  /** Records the path of an item that the run creates. */
  recordPath(path: string): void
  /**
   * Records a resource before it is changed for the first time.
   * @throws {NotTestableError} if it could not be restored later.
   */
  recordOriginal(operation: Operation, path: string, send: Send): Promise<void>
  /** Deletes what was created since the last call. Returns what could not be deleted. */
  deleteCreated(): Promise<string[]>
  /** Finds and deletes items that were created indirectly. Returns what could not be deleted. */
  deleteByMark(): Promise<string[]>
  /** Restores existing resources that had to be changed. Returns what could not be restored. */
  restoreChanged(): Promise<string[]>
}

export interface CleanupOptions {
  operations: readonly Operation[]
  routes: Routes
  restRoot: string
  marks: Marks
  mayWrite: boolean
  /** Sends a request that deletes or restores. */
  sendCleanup: Send
}

/** The page size when items are searched for by mark. */
const PAGE_SIZE = 50

export function createCleanup({ operations, routes, restRoot, marks, mayWrite, sendCleanup }: CleanupOptions): Cleanup {
  const createdItems: string[] = []
  const originals = new Map<string, unknown>()

  function recordCreated(request: TestRequest, response: TestResponse): void {
    if (request.method !== 'get' && response.status < 300) createdItems.push(...createdPaths(unwrapEnvelope(request, response)))
  }

  /** Returns the paths below the REST root of the items that a response says were created. */
  function createdPaths(response: TestResponse | Error): string[] {
    if (response instanceof Error) return []
    const { status, headers, body } = response
    const inner = (body as { responses?: ({ status: number; headers: Record<string, string> } | null)[] } | undefined)?.responses ?? []
    const locations = [
      status === 201 ? headers.get('Location') : null,
      ...(Array.isArray(inner) ? inner.map((one) => (one?.status === 201 ? one.headers['Location'] : null)) : []),
    ]
    return locations.flatMap((location) => (location?.startsWith(restRoot) ? [location.slice(restRoot.length)] : []))
  }

  async function recordOriginal(operation: Operation, path: string, send: Send): Promise<void> {
    const reader = routes.reader(path)
    if (!reader && !namesIn(operation.route).length) return
    if (!reader) throw new NotTestableError(`the run cannot create an item at ${operation.route}, and could not restore the existing one`)
    if (originals.has(path)) {
      const restoring = operation.method === 'delete' ? restoringRequest(path) : undefined
      return restoring && void (await sendCleanup(restoring))
    }
    const context = reader.parameters.some(({ name }) => name === 'context') ? { context: 'edit' } : {}
    const { status, body } = await send({ method: 'get', path, query: context, as: 'user' })
    if (status !== 200) throw new NotTestableError(`${path} cannot be read, so it could not be restored later`)
    originals.set(path, body)
  }

  function restoringRequest(path: string): TestRequest | undefined {
    const [writer] = (['put', 'post', 'patch'] as Method[]).flatMap((method) =>
      routes.operationsAt(path).filter((one) => one.method === method),
    )
    return writer && { method: writer.method, path, query: {}, content: { json: originals.get(path) }, as: 'user' }
  }

  async function restoreChanged(): Promise<string[]> {
    const failures: string[] = []
    for (const path of originals.keys()) {
      const request = restoringRequest(path)
      const problem = request ? await problemWith(request) : 'no operation writes to it'
      if (problem !== undefined) failures.push(`${path} could not be restored: ${problem}`)
    }
    return failures
  }

  async function deleteCreated(): Promise<string[]> {
    const failures: string[] = []
    for (const path of new Set(createdItems.splice(0).toReversed())) {
      const [remover] = routes.operationsAt(path).filter(({ method }) => method === 'delete')
      if (!remover) continue
      const query = { ...requiredQuery(remover), ...(remover.parameters.some(({ name }) => name === 'force') && { force: true }) }
      const problem = await problemWith({ method: 'delete', path, query, as: 'user' }, [404, 410])
      if (problem !== undefined) failures.push(`${path} could not be deleted: ${problem}`)
    }
    return failures
  }

  /** What is wrong with the response to a request; undefined if nothing is. */
  async function problemWith(request: TestRequest, alsoRight: readonly number[] = []): Promise<string | undefined> {
    try {
      const response = await sendCleanup(request)
      return response.status < 300 || alsoRight.includes(response.status) ? undefined : describeResponse(response)
    } catch (error) {
      return (error as Error).message
    }
  }

  /** A write can create other items too, such as the venue of an event. Their names contain the ID of the run. */
  async function deleteByMark(): Promise<string[]> {
    const lists = operations.filter(
      ({ method, route, parameters }) =>
        method === 'get' &&
        routes.operation('post', route) &&
        routes.operation('delete', `${route}/{id}`) &&
        parameters.some(({ name }) => name === 'search'),
    )
    const failures: string[] = []
    for (const { route, parameters } of mayWrite ? lists : []) {
      try {
        await deleteListed(route, parameters)
      } catch (error) {
        return [...failures, `items whose names contain ${marks.run} could not be found at ${route}: ${(error as Error).message}`]
      }
    }
    return failures

    async function deleteListed(route: string, parameters: Operation['parameters']): Promise<void> {
      const unused = parameters.some(({ name }) => name === 'hide_empty') ? { hide_empty: false } : {}
      const seenIds = new Set<unknown>()
      const found = async (): Promise<Item[]> =>
        itemsIn(
          await sendCleanup({
            method: 'get',
            path: route,
            query: { search: marks.run, per_page: PAGE_SIZE, ...unused },
            as: 'user',
          }),
        ).filter(({ id }) => !seenIds.has(id))
      for (let items = await found(); items.length; items = await found()) {
        for (const { id } of items) seenIds.add(id)
        createdItems.push(...items.map(({ id }) => `${route}/${String(id)}`))
        failures.push(...(await deleteCreated()))
      }
    }
  }

  return {
    recordCreated,
    recordPath: (path) => void createdItems.push(path),
    recordOriginal,
    deleteCreated,
    deleteByMark,
    restoreChanged,
  }
}
