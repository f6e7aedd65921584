// The rules for every route, as far as the contract describes them. Most are variants of a request that must return the same response.
import { findComparedHeaders, differences, headerDifferences, isObject, valueDifference } from './comparison.ts'
import { changeRequest } from './convention.ts'
import type { Convention, ConventionTest, RequestChange } from './convention.ts'
import { everyRouteOf, methods, successSchemaOf, mergeSchema } from './documents.ts'
import type { Operation } from './documents.ts'
import { embeddableLinks, linkedViolations, withoutEmbedded } from './embeds.ts'
import type { Link } from './embeds.ts'
import { itemsIn } from './exchange.ts'
import type { TestResponse, TestRequest } from './exchange.ts'
import { fieldsToSelect, missingFields, onlyFields } from './fields.ts'
import { checkCrossOrigin } from './origins.ts'
import { methodNamesAt, methodsAt } from './routes.ts'
import type { Routes } from './routes.ts'
import { NotTestableError } from './not-testable.ts'
import { describeResponse, responseViolations, errorViolations, unwrapEnvelope } from './verdict.ts'

export function conventionsOf(operation: Operation, routes: Routes): Convention[] {
  return conventions.filter(({ appliesTo }) => appliesTo(operation, routes))
}

const conventions: readonly Convention[] = [
  { title: 'HEAD', appliesTo: (operation) => isRead(operation) && everyRouteOf(operation.document).hasHead, check: checkHead },
  {
    title: 'OPTIONS',
    appliesTo: (operation, routes) => isFirst(operation, routes) && optionsOf(operation) !== undefined,
    check: checkOptions,
  },
  {
    title: 'unsupported methods',
    appliesTo: (operation, routes) => isFirst(operation, routes) && everyRouteOf(operation.document).otherMethods !== undefined,
    isRisky: true,
    check: checkUnsupportedMethods,
  },
  {
    title: '_envelope',
    appliesTo: (operation) => hasParameter('_envelope')(operation) && !isDownload(operation),
    check: (test) => checkVariant(test, { query: { _envelope: 1 } }),
  },
  { title: '_envelope with an error', appliesTo: hasParameter('_envelope'), check: checkErrorEnvelope },
  { title: '_fields', appliesTo: hasParameter('_fields'), check: checkFields },
  { title: '_embed', appliesTo: (operation) => isRead(operation) && hasParameter('_embed')(operation), check: checkEmbed },
  { title: 'rest_route', appliesTo: hasParameter('rest_route'), check: (test) => checkVariant(test, { usesQueryRoute: true }) },
  {
    title: '_method',
    appliesTo: (operation) => operation.method !== 'post' && hasParameter('_method')(operation),
    isRisky: true,
    check: (test) => checkVariant(test, { method: 'post', query: { _method: test.request.method.toUpperCase() } }),
  },
  {
    title: 'X-HTTP-Method-Override',
    appliesTo: (operation) => operation.method !== 'post' && hasParameter('X-HTTP-Method-Override')(operation),
    isRisky: true,
    check: (test) => checkVariant(test, { method: 'post', headers: { 'X-HTTP-Method-Override': test.request.method.toUpperCase() } }),
  },
  {
    title: 'cursor',
    appliesTo: (operation) =>
      isRead(operation) && ['cursor', 'per_page'].every((name) => operation.parameters.some((one) => one.name === name)),
    check: checkCursor,
  },
  {
    title: 'If-None-Match',
    appliesTo: (operation) => isRead(operation) && hasParameter('If-None-Match')(operation) && !isDownload(operation),
    check: checkIfNoneMatch,
  },
  { title: 'If-Match', appliesTo: ({ parameters }) => parameters.some(({ name }) => name === 'If-Match'), check: checkIfMatch },
  {
    title: 'cross-origin requests',
    appliesTo: (operation, routes) => isFirst(operation, routes) && hasParameter('Origin')(operation),
    check: checkCrossOrigin,
  },
]

function isRead({ method }: Operation): boolean {
  return method === 'get'
}

/** Whether the response is a file that is written while it is sent: it has no entity tag, and no envelope. */
function isDownload({ responses }: Operation): boolean {
  return Object.values(responses['200']?.content ?? {}).some(({ schema }) => schema?.format === 'binary')
}

/** Whether the operation is the first of its route, so that each route is tested once. */
function isFirst({ method, route }: Operation, routes: Routes): boolean {
  return methodsAt(routes, route)[0] === method
}

function optionsOf({ document }: Operation): Operation | undefined {
  return everyRouteOf(document).options
}

function hasParameter(name: string): (operation: Operation) => boolean {
  return ({ document }) => everyRouteOf(document).parameters.some((one) => one.name === name)
}

/** Sends a variant of the request. A read must return the same response; a write is carried out again, and its response must have the same fields. */
async function checkVariant(test: ConventionTest, other: RequestChange): Promise<string[]> {
  const request = changeRequest(test.request, other)
  return variantViolations(test, request, await test.send(request))
}

function variantViolations({ operation, baseline }: ConventionTest, request: TestRequest, response: TestResponse): string[] {
  const violations = responseViolations(operation, request, response, 'success')
  const unwrapped = unwrapEnvelope(request, response)
  if (violations.length || unwrapped instanceof Error) return violations
  return isRead(operation)
    ? differences(operation, baseline, unwrapped)
    : nameDifferences('the fields of the response', namesIn(baseline.body), namesIn(unwrapped.body))
}

function namesIn(body: unknown): string[] {
  return isObject(body) ? Object.keys(body) : []
}

async function checkHead({ operation, request, baseline, send }: ConventionTest): Promise<string[]> {
  const sent = { ...request, method: 'head' }
  const response = await send(sent)
  return [
    ...responseViolations(operation, sent, response, 'success'),
    ...headerDifferences(findComparedHeaders(operation, baseline), baseline, response),
  ]
}

async function checkOptions({ operation, routes, request, send }: ConventionTest): Promise<string[]> {
  const options = optionsOf(operation)
  if (!options) return []
  const sent: TestRequest = { method: 'options', path: request.path, query: {}, as: 'anonymous' }
  const response = await send(sent)
  const violations = responseViolations(options, sent, response, 'success')
  if (violations.length) return violations
  const body = response.body as { methods: string[]; schema?: { properties?: object } }
  return [
    ...forbiddenMethods(routes, operation, headerList(response.headers.get('Allow'))),
    ...nameDifferences('methods', methodNamesAt(routes, operation.route), body.methods),
    ...nameDifferences('the properties of schema', resourceProperties(operation), Object.keys(body.schema?.properties ?? {})),
  ]
}

/** Returns the properties of the resource of a route. For a list, those of an item. */
function resourceProperties(operation: Operation): string[] {
  const schema = mergeSchema(operation.document, successSchemaOf(operation) ?? {})
  const subject = schema.items && !schema.properties ? mergeSchema(operation.document, schema.items) : schema
  return Object.keys(subject.properties ?? {})
}

async function checkUnsupportedMethods({ operation, routes, request, send }: ConventionTest): Promise<string[]> {
  const due = everyRouteOf(operation.document).otherMethods
  const others = [...methods, 'head'].filter((method) => isUnsupported(routes, operation, request.path, method))
  const found: string[] = []
  for (const method of due ? others : []) {
    const response = await send({ method, path: request.path, query: {}, as: 'user' })
    const allowed = headerList(response.headers.get('Allow'))
    const isDue =
      response.status === due?.status && (method === 'head' || (response.body as { code?: string } | undefined)?.code === due.code)
    const violations = isDue
      ? [
          ...(method === 'head' ? [] : errorViolations(operation, response)),
          ...nameDifferences('Allow', methodNamesAt(routes, operation.route), allowed),
        ]
      : [`expected ${due?.status} ${due?.code}, got ${describeResponse(response)}`]
    found.push(...violations.map((violation) => `${method.toUpperCase()}: ${violation}`))
  }
  return found
}

/** Whether neither the route nor another one that matches the path supports a method. HEAD is supported where GET is. */
function isUnsupported(routes: Routes, { route }: Operation, path: string, method: string): boolean {
  const named = method === 'head' ? 'get' : method
  return !methodsAt(routes, route).includes(named) && !routes.operationsAt(path).some((one) => one.method === named)
}

async function checkErrorEnvelope({ operation, request, send }: ConventionTest): Promise<string[]> {
  const sent = changeRequest(request, { query: { _envelope: 1 }, as: operation.isOpen ? 'invalid' : 'anonymous' })
  return responseViolations(operation, sent, await send(sent), 'unauthorized')
}

async function checkFields(test: ConventionTest): Promise<string[]> {
  const { operation, baseline, send } = test
  const fields = fieldsToSelect(baseline.body)
  const request = changeRequest(test.request, { query: { _fields: fields } })
  const response = await send(request)
  const violations = responseViolations(operation, request, response, 'success')
  if (violations.length || !fields.length) return violations
  return isRead(operation)
    ? valueDifference(onlyFields(baseline.body, fields), response.body)
    : [
        ...missingFields(response.body, fields).map((name) => `${name} was requested but is missing`),
        ...valueDifference(onlyFields(response.body, fields), response.body),
      ]
}

async function checkEmbed(test: ConventionTest): Promise<string[]> {
  const { operation, baseline, send } = test
  const request = changeRequest(test.request, { query: { _embed: 1 } })
  const response = await send(request)
  const violations = responseViolations(operation, request, response, 'success')
  const rest = valueDifference(withoutEmbedded(baseline.body), withoutEmbedded(response.body))
  if (violations.length || rest.length) return [...violations, ...rest]
  const found: string[] = []
  for (const link of embeddableLinks(response.body)) found.push(...(await embeddedResourceViolations(test, link)))
  return found
}

/** The embedded resource must equal the linked resource in the embed context. If that cannot be read, nothing is expected. */
async function embeddedResourceViolations({ routes, send, embedRequest }: ConventionTest, link: Link): Promise<string[]> {
  const at = embedRequest(link.href)
  const linked = at && (await send({ method: 'get', ...at, as: 'user' }))
  if (linked?.status !== 200) return []
  if (link.embedded === undefined) return [`${link.path} is missing, although its link can be read`]
  const violations = linkedViolations(at?.path ?? '', link, routes)
  return violations.length ? violations : valueDifference(linked.body, link.embedded, link.path)
}

async function checkIfNoneMatch(test: ConventionTest): Promise<string[]> {
  const { operation, request, baseline, send } = test
  const tag = baseline.headers.get('ETag')
  if (tag === null) throw new NotTestableError('the response has no ETag')
  const again = changeRequest(request, { headers: { 'If-None-Match': tag } })
  const response = await send(again)
  const violations = responseViolations(operation, again, response, 'not-modified')
  if (violations.length) return violations
  if (response.headers.get('ETag') !== tag)
    return [`expected the ETag of the response, ${tag}, in the 304, got ${response.headers.get('ETag')}`]
  return checkVariant(test, { headers: { 'If-None-Match': '"contract-test"' } })
}

/** The number of pages that a walk is compared on. */
const WALKED_PAGES = 3

/** The first items, one by one by cursor, must be those of the first page. */
async function checkCursor({ operation, request, send }: ConventionTest): Promise<string[]> {
  const { page: _page, offset: _offset, cursor: _cursor, ...query } = request.query
  const first: TestRequest = { ...request, query: { ...query, per_page: WALKED_PAGES } }
  const expected = await send(first)
  const violations = responseViolations(operation, first, expected, 'success')
  const found: unknown[] = []
  let cursor: string | undefined = 'start'
  for (let page = 0; page < WALKED_PAGES && cursor !== undefined && !violations.length; page++) {
    const walking: TestRequest = { ...request, query: { ...query, per_page: 1, cursor } }
    const response = await send(walking)
    violations.push(...responseViolations(operation, walking, response, 'success'))
    found.push(...itemsIn(response))
    cursor = response.headers.get('X-CMS-NextCursor') ?? response.headers.get('X-CAL-NextCursor') ?? undefined
  }
  return violations.length ? violations : valueDifference(itemsIn(expected), found)
}

async function checkIfMatch({ operation, routes, request, send }: ConventionTest): Promise<string[]> {
  // A part of an item, such as its file, has the version of the item.
  const path = [request.path, request.path.replace(/\/[^/]+$/, '')].find((one) => routes.reader(one))
  const reader = path === undefined ? undefined : routes.reader(path)
  if (path === undefined || !reader) throw new NotTestableError('the resource that it changes cannot be read')
  const reading: TestRequest = { method: 'get', path, query: {}, as: 'user' }
  const first = await send(reading)
  // If the write creates the resource, write it once first.
  const before = first.status === 404 ? (await send(request), await send(reading)) : first
  const tag = before.headers.get('ETag')
  if (tag === null) throw new NotTestableError('the resource that it changes has no ETag')
  const wrong = changeRequest(request, { headers: { 'If-Match': '"contract-test"' } })
  const violations = responseViolations(operation, wrong, await send(wrong), 'precondition-failed')
  if (violations.length) return violations
  const changes = differences(reader, before, await send(reading))
  if (changes.length) return changes.map((change) => `the write returned 412 but changed something: ${change}`)
  const right = changeRequest(request, { headers: { 'If-Match': tag } })
  return responseViolations(operation, right, await send(right), 'success')
}

/** An anonymous caller may only use operations that require no credentials, and some of those only for public items. */
function forbiddenMethods(routes: Routes, { route }: Operation, allowed: readonly string[]): string[] {
  const open = methods.filter((method) => routes.operation(method, route)?.isOpen).map((method) => method.toUpperCase())
  const forbidden = allowed.filter((method) => !open.includes(method))
  return forbidden.length ? [`Allow: ${forbidden.join(', ')} must not be listed for anonymous callers`] : []
}

function headerList(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

function nameDifferences(what: string, due: readonly string[], came: readonly string[]): string[] {
  return due.toSorted().join() === came.toSorted().join() ? [] : [`${what}: expected ${due.join(', ')}, got ${came.join(', ') || 'none'}`]
}
