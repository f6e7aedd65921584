// Checks what a browser sends and reads for a page of another origin.
import { changeRequest } from './convention.ts'
import type { ConventionTest } from './convention.ts'
import { everyRouteOf, methods } from './documents.ts'
import type { Operation } from './documents.ts'
import type { TestRequest, TestResponse } from './exchange.ts'
import { NotTestableError } from './not-testable.ts'
import { methodNamesAt } from './routes.ts'
import type { Routes } from './routes.ts'
import { describeResponse } from './verdict.ts'

/** Headers that pages can always read. */
const alwaysReadable = ['cache-control', 'content-language', 'content-length', 'content-type', 'expires', 'last-modified', 'pragma']

export async function checkCrossOrigin(test: ConventionTest): Promise<string[]> {
  const { operation, routes, request, origin, send } = test
  const headers = headersAt(routes, operation)
  const preflights: TestResponse[] = []
  for (const method of methodNamesAt(routes, operation.route)) {
    if (preflights.some((response) => allowsMethod(response, method))) continue
    const preflight = { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers.join(', ').toLowerCase() }
    const sent: TestRequest = {
      method: 'options',
      path: request.path,
      query: {},
      as: 'anonymous',
      headers: { Origin: origin.name, ...preflight },
    }
    const response = await send(sent)
    if (response.status < 200 || response.status > 299)
      return [`expected a 2xx response to the preflight request, got ${describeResponse(response)}`]
    if (!allowsOrigin(response, origin.name) && !origin.isRequired)
      throw new NotTestableError(`the service does not allow the origin ${origin.name}; use --origin to name one that it allows`)
    if (!allowsOrigin(response, origin.name)) return [`the origin ${origin.name} is not allowed`]
    if (!allowsMethod(response, method)) return [`the preflight response does not allow ${method}`]
    const forbidden = forbiddenHeaders(response, headers)
    if (forbidden.length) return [`the preflight response does not allow the headers ${forbidden.join(', ')}`]
    preflights.push(response)
  }
  if (operation.method !== 'get') return []
  const response = await send(changeRequest(request, { headers: { Origin: origin.name } }))
  if (!allowsOrigin(response, origin.name)) return [`the response does not allow the origin ${origin.name}`]
  return hiddenHeaders(operation, response).map((name) => `the header ${name} is not exposed to pages`)
}

/** Returns the request headers of a route. */
function headersAt(routes: Routes, { document, route }: Operation): string[] {
  const here = methods.flatMap((method) => routes.operation(method, route) ?? [])
  const named = [...here, everyRouteOf(document)].flatMap(({ parameters }) => parameters.filter((one) => one.in === 'header'))
  return [...new Set(['Authorization', 'Content-Type', ...named.map(({ name }) => name)])].filter((name) => name !== 'Origin')
}

function allowsOrigin({ headers }: TestResponse, origin: string): boolean {
  return ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')
}

function allowsMethod({ headers }: TestResponse, method: string): boolean {
  return headerList(headers.get('Access-Control-Allow-Methods')).some((one) => one === '*' || one === method.toLowerCase())
}

/** Returns the headers that a page could not send. `*` means all headers except `Authorization`. */
function forbiddenHeaders({ headers }: TestResponse, names: readonly string[]): string[] {
  const allowed = headerList(headers.get('Access-Control-Allow-Headers'))
  const isAllowed = (name: string): boolean => allowed.includes(name) || (allowed.includes('*') && name !== 'authorization')
  return names.filter((name) => !isAllowed(name.toLowerCase()))
}

/** Returns the declared headers of the response that a page could not read. */
function hiddenHeaders({ responses }: Operation, { status, headers }: TestResponse): string[] {
  const exposed = headerList(headers.get('Access-Control-Expose-Headers'))
  const isReadable = (name: string): boolean => [...exposed, ...alwaysReadable].includes(name.toLowerCase()) || exposed.includes('*')
  return Object.keys(responses[String(status)]?.headers ?? {}).filter((name) => headers.has(name) && !isReadable(name))
}

function headerList(header: string | null): string[] {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
}
