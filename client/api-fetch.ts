// Middleware for `@wordpress/api-fetch`: programs for the reference use the service with the names that they know.
import { toReference, toService } from './reference-names.ts'
import type { Names } from './reference-names.ts'

/** The part of a request of `@wordpress/api-fetch` that has names. */
export interface ApiFetchRequest {
  path?: string
  url?: string
  namespace?: string
  endpoint?: string
  headers?: Record<string, string>
  data?: unknown
}

/** The documents below this path are free: nothing in them is renamed. */
const DOCUMENTS = '/cms-toolkit/'
/** The statuses of responses without a body. */
const EMPTY = new Set([204, 205, 304])

/**
 * Renames what a request and its response name: `apiFetch.use(serviceNames)`. Register it after the other middleware, so that it is
 * the first to see a request. Responses are what the service sent, under the names of the reference.
 */
export async function serviceNames<Request extends ApiFetchRequest>(
  request: Request,
  next: (request: Request) => Promise<unknown>,
): Promise<unknown> {
  if ((request.path ?? request.url ?? '').includes(DOCUMENTS)) return next(request)
  try {
    return await readResult(await next(renameRequest(request)))
  } catch (error) {
    throw await readResult(error)
  }
}

function renameRequest<Request extends ApiFetchRequest>(request: Request): Request {
  const { path, url, namespace, headers, data } = request
  return {
    ...request,
    ...(path !== undefined && { path: toService.path(path) }),
    ...(url !== undefined && { url: toService.path(url) }),
    ...(namespace !== undefined && { namespace: toService.name(namespace) }),
    ...(headers && { headers: renameHeaders(Object.entries(headers), toService) }),
    ...(data !== undefined && { data: isPlain(data) ? toService.json(data) : data }),
  }
}

/** Of what `next` returns or throws: data, a response that is not parsed (`parse: false`), or an error of the network, which has no names. */
async function readResult(result: unknown): Promise<unknown> {
  if (result instanceof Response) return renameResponse(result)
  return isPlain(result) ? toReference.json(result) : result
}

async function renameResponse(response: Response): Promise<Response> {
  const { status, statusText } = response
  const headers = renameHeaders(response.headers, toReference)
  const isJson = /^application\/([\w.-]+\+)?json\b/.test(response.headers.get('Content-Type') ?? '')
  const text = EMPTY.has(status) || !isJson ? '' : await response.text()
  const body = text ? JSON.stringify(toReference.json(JSON.parse(text))) : isJson ? null : response.body
  return new Response(body, { status, statusText, headers })
}

function renameHeaders(headers: Iterable<[string, string]>, { header }: Names): Record<string, string> {
  return Object.fromEntries([...headers].map(([name, value]) => [header(name), value]))
}

/** Whether the value is data, rather than a form, a file or an error. */
function isPlain(value: unknown): boolean {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]'
}
