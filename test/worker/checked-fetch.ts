// The `fetch` of tests. Each response of a test server must match the contract and, on SQLite, the published document.
import { operationsOf, readDocuments } from '#command/contract-test/documents.ts'
import type { Operation } from '#command/contract-test/documents.ts'
import type { TestResponse } from '#command/contract-test/exchange.ts'
import { routesOf } from '#command/contract-test/routes.ts'
import { declaredViolations } from '#command/contract-test/verdict.ts'
import { observe } from './observed.ts'
import { publishedViolations } from './published-contract.ts'
import { isRecording, recordExchange } from './recorded-exchanges.ts'
import type { Exchange } from './recorded-exchanges.ts'
import { isPostgres } from './test-database.ts'

const routes = routesOf(operationsOf(readDocuments()))
const restRoots = new Set<string>()

/** From now on, responses from URLs below this REST root must match the contract, until the returned function is called: ports are used again. */
export function checkResponsesOf(restRoot: string): () => void {
  restRoots.add(restRoot)
  return () => void restRoots.delete(restRoot)
}

/** Fetches a resource. Throws if the response does not match the contract. */
export const checkedFetch: typeof fetch = async (input, init) => {
  const sent = isRecording ? await bodyOf(input, init) : { body: undefined, hasFile: false }
  const response = await fetchUncompressed(input, init)
  const { url, method, headers } = input instanceof Request ? input : requestLine(input, init)
  const query = queryOf(url)
  const operations = operationsAt(url, (headers.get('X-HTTP-Method-Override') ?? query['_method'] ?? method).toLowerCase())
  if (!operations.length) return response
  const received = await readResponse(response)
  // The path `/events/7.ics` also matches that of an item.
  const [best] = operations
    .map((operation) => ({
      operation,
      violations: [
        ...declaredViolations(operation, { method: method.toLowerCase(), query }, received),
        // The database has no part in how the documents are published.
        ...(isPostgres ? [] : publishedViolations(operation, received)),
      ],
    }))
    .toSorted((a, b) => a.violations.length - b.violations.length)
  if (best?.violations.length)
    throw new Error(`The response to ${method} ${url} does not match the contract: ${best.violations.join('; ')}`)
  if (!best) return response
  const { id, document } = best.operation
  observe(id, received)
  if (isRecording)
    recordExchange({
      document: document.name,
      operation: id,
      request: { method: method.toLowerCase(), url, headers: Object.fromEntries(headers), ...sent },
      response: { status: received.status, headers: Object.fromEntries(received.headers), text: received.text },
    })
  return response
}

/** Responses are compressed only where a test requests it: what responds has no part in that, and it takes a seventh of the time of a request. */
function fetchUncompressed(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const headers = input instanceof Request ? input.headers : new Headers(init?.headers)
  if (!headers.has('Accept-Encoding')) headers.set('Accept-Encoding', 'identity')
  return fetch(input, { ...init, headers })
}

/** As in a `Request`, which takes as long to create as the response takes to check. */
function requestLine(url: string | URL, { method = 'GET', headers }: RequestInit = {}): Pick<Request, 'url' | 'method' | 'headers'> {
  return { url: String(url), method, headers: new Headers(headers) }
}

function operationsAt(url: string, method: string): Operation[] {
  const restRoot = [...restRoots].find((root) => url.startsWith(`${root}/`))
  if (!restRoot) return []
  const path = new URL(url).pathname.slice(new URL(restRoot).pathname.length)
  if (!isDecodable(path)) return []
  return operationsLike(path).filter((operation) => operation.method === (method === 'head' ? 'get' : method))
}

/** By path, with 0 for each ID: most paths of tests differ in their IDs alone. */
const operationsByPath = new Map<string, Operation[]>()

function operationsLike(path: string): Operation[] {
  const key = path.replace(/(?<=\/)\d+(?=\/|$)/g, '0')
  const operations = operationsByPath.get(key) ?? routes.operationsAt(path)
  operationsByPath.set(key, operations)
  return operations
}

/** The parameters by name, whether written as `_fields` or `_fields[]`. */
function queryOf(url: string): Record<string, string> {
  return Object.fromEntries([...new URL(url).searchParams].map(([name, value]) => [name.replace(/\[.*$/, ''), value]))
}

async function bodyOf(...[input, init]: Parameters<typeof fetch>): Promise<Pick<Exchange['request'], 'body' | 'hasFile'>> {
  const body = input instanceof Request ? input.body : init?.body
  if (typeof body === 'string') return { body, hasFile: false }
  if (input instanceof Request && /json/.test(input.headers.get('Content-Type') ?? ''))
    return { body: await input.clone().text(), hasFile: false }
  return { body: undefined, hasFile: body !== undefined && body !== null }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

async function readResponse(response: Response): Promise<TestResponse> {
  const { status, headers } = response
  const isJson = /^application\/json\b/.test(headers.get('Content-Type') ?? '')
  const text = isJson ? await response.text() : ''
  if (isJson) restoreBody(response, text)
  return { status, headers, text, body: text ? JSON.parse(text) : undefined }
}

/** Lets a body that has been read be read once more. A clone of the response would take as long as a third of the request. */
function restoreBody(response: Response, text: string): void {
  let made: Response | undefined
  const copy = (): Response => (made ??= new Response(text || null, response))
  let isUsed = false
  const once =
    <Value>(read: () => Value | Promise<Value>) =>
    async (): Promise<Value> => {
      if (isUsed) throw new TypeError('Body is unusable: Body has already been read')
      isUsed = true
      return read()
    }
  Object.defineProperties(response, {
    text: { value: once(() => text) },
    json: { value: once(() => JSON.parse(text) as unknown) },
    arrayBuffer: { value: once(() => copy().arrayBuffer()) },
    bytes: { value: once(() => copy().bytes()) },
    blob: { value: once(() => copy().blob()) },
    clone: { value: () => copy().clone() },
    body: { get: () => copy().body },
    bodyUsed: { get: () => isUsed || (made?.bodyUsed ?? false) },
  })
}
