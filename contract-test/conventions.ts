// The rules for every route, as far as the contract describes them. Most are variants of a request that must return the same response.
import { comparedHeaders, differences, headerDifferences, isObject, valueDifference } from './comparison.ts'
import { everyRouteOf, methods, successSchemaOf, whole } from './documents.ts'
import type { Operation } from './documents.ts'
import { embeddableLinks, faultsOfPart, withoutEmbedded } from './embeds.ts'
import type { Link } from './embeds.ts'
import type { Answer, Draft, Send } from './exchange.ts'
import { fieldsToAsk, missingFields, onlyFields } from './fields.ts'
import { allowsMethod, forbiddenHeaders, hiddenHeaders, isLetIn } from './origins.ts'
import { methodsAt } from './routes.ts'
import type { Routes } from './routes.ts'
import { MissingError } from './test-resources.ts'
import { described, faultsOf, faultsOfError, opened } from './verdict.ts'

/** A valid request, its response, and a function to send more requests. */
export interface Scene {
  operation: Operation
  routes: Routes
  draft: Draft
  plain: Answer
  /** The origin for the cross-origin tests, and whether the service must allow it. */
  origin: { name: string; mustBeLetIn: boolean }
  ask: Send
  /** Returns the request that reads a URL in the embed context, or undefined if the URL is outside the REST root. */
  embedAt(address: string): { path: string; query: Record<string, unknown> } | undefined
}

export interface Convention {
  title: string
  /** Whether the contract describes the rule and it applies to the operation. */
  holds(operation: Operation, routes: Routes): boolean
  /** Whether a service that breaks the rule could treat a read as a write. */
  isRisky?: boolean
  /** @throws {MissingError} if the rule cannot be tested. */
  faults(scene: Scene): Promise<string[]>
}

export function conventionsOf(operation: Operation, routes: Routes): Convention[] {
  return conventions.filter(({ holds }) => holds(operation, routes))
}

const conventions: readonly Convention[] = [
  { title: 'HEAD', holds: (operation) => isRead(operation) && everyRouteOf(operation.document).hasHead, faults: asHead },
  { title: 'OPTIONS', holds: (operation, routes) => isFirst(operation, routes) && optionsOf(operation) !== undefined, faults: asOptions },
  {
    title: 'unsupported methods',
    holds: (operation, routes) => isFirst(operation, routes) && everyRouteOf(operation.document).otherMethods !== undefined,
    isRisky: true,
    faults: withOtherMethods,
  },
  { title: '_envelope', holds: takes('_envelope'), faults: (scene) => alike(scene, { query: { _envelope: 1 } }) },
  { title: '_envelope with an error', holds: takes('_envelope'), faults: refusedInEnvelope },
  { title: '_fields', holds: takes('_fields'), faults: withFields },
  { title: '_embed', holds: (operation) => isRead(operation) && takes('_embed')(operation), faults: withEmbedded },
  { title: 'rest_route', holds: takes('rest_route'), faults: (scene) => alike(scene, { isInQuery: true }) },
  {
    title: '_method',
    holds: (operation) => operation.method !== 'post' && takes('_method')(operation),
    isRisky: true,
    faults: (scene) => alike(scene, { method: 'post', query: { _method: scene.draft.method.toUpperCase() } }),
  },
  {
    title: 'X-HTTP-Method-Override',
    holds: (operation) => operation.method !== 'post' && takes('X-HTTP-Method-Override')(operation),
    isRisky: true,
    faults: (scene) => alike(scene, { method: 'post', headers: { 'X-HTTP-Method-Override': scene.draft.method.toUpperCase() } }),
  },
  { title: 'If-None-Match', holds: (operation) => isRead(operation) && takes('If-None-Match')(operation), faults: readAgain },
  { title: 'If-Match', holds: ({ parameters }) => parameters.some(({ name }) => name === 'If-Match'), faults: writtenWithCare },
  {
    title: 'cross-origin requests',
    holds: (operation, routes) => isFirst(operation, routes) && takes('Origin')(operation),
    faults: fromOtherOrigin,
  },
]

function isRead({ method }: Operation): boolean {
  return method === 'get'
}

/** Whether the operation is the first of its route, so that each route is tested once. */
function isFirst({ method, route }: Operation, routes: Routes): boolean {
  return methodsAt(routes, route)[0] === method
}

function optionsOf({ document }: Operation): Operation | undefined {
  return everyRouteOf(document).options
}

function takes(name: string): (operation: Operation) => boolean {
  return ({ document }) => everyRouteOf(document).parameters.some((one) => one.name === name)
}

type Otherwise = Partial<Pick<Draft, 'method' | 'query' | 'headers' | 'isInQuery' | 'as'>>

function otherwise(draft: Draft, { query, ...other }: Otherwise): Draft {
  return { ...draft, ...other, query: { ...draft.query, ...query } }
}

/** Sends a variant of the request. A read must return the same response; a write is carried out again, and its response must have the same fields. */
async function alike(scene: Scene, other: Otherwise): Promise<string[]> {
  const draft = otherwise(scene.draft, other)
  return faultsAgainstPlain(scene, draft, await scene.ask(draft))
}

function faultsAgainstPlain({ operation, plain }: Scene, draft: Draft, answer: Answer): string[] {
  const faults = faultsOf(operation, draft, answer, 'success')
  const inside = opened(draft, answer)
  if (faults.length || inside instanceof Error) return faults
  return isRead(operation)
    ? differences(operation, plain, inside)
    : otherNames('the fields of the response', namesIn(plain.body), namesIn(inside.body))
}

function namesIn(body: unknown): string[] {
  return isObject(body) ? Object.keys(body) : []
}

async function asHead({ operation, draft, plain, ask }: Scene): Promise<string[]> {
  const asked = { ...draft, method: 'head' }
  const answer = await ask(asked)
  return [...faultsOf(operation, asked, answer, 'success'), ...headerDifferences(comparedHeaders(operation, plain), plain, answer)]
}

async function asOptions({ operation, routes, draft, ask }: Scene): Promise<string[]> {
  const options = optionsOf(operation)
  if (!options) return []
  const asked: Draft = { method: 'options', path: draft.path, query: {}, as: 'nobody' }
  const answer = await ask(asked)
  const faults = faultsOf(options, asked, answer, 'success')
  if (faults.length) return faults
  const body = answer.body as { methods: string[]; schema?: { properties?: object } }
  return [
    ...otherNames('Allow', methodNames(routes, operation), inList(answer.headers.get('Allow'))),
    ...otherNames('methods', methodNames(routes, operation), body.methods),
    ...otherNames('the properties of schema', subjectOf(operation), Object.keys(body.schema?.properties ?? {})),
  ]
}

/** Returns the properties of the resource of a route. For a list, those of an item. */
function subjectOf(operation: Operation): string[] {
  const schema = whole(operation.document, successSchemaOf(operation) ?? {})
  const subject = schema.items && !schema.properties ? whole(operation.document, schema.items) : schema
  return Object.keys(subject.properties ?? {})
}

async function withOtherMethods({ operation, routes, draft, ask }: Scene): Promise<string[]> {
  const due = everyRouteOf(operation.document).otherMethods
  const others = [...methods, 'head'].filter((method) => isNoMethodAt(routes, operation, draft.path, method))
  const found: string[] = []
  for (const method of due ? others : []) {
    const answer = await ask({ method, path: draft.path, query: {}, as: 'user' })
    const allowed = inList(answer.headers.get('Allow'))
    const isDue = answer.status === due?.status && (method === 'head' || (answer.body as { code?: string } | undefined)?.code === due.code)
    const faults = isDue
      ? [...(method === 'head' ? [] : faultsOfError(operation, answer)), ...otherNames('Allow', methodNames(routes, operation), allowed)]
      : [`expected ${due?.status} ${due?.code}, got ${described(answer)}`]
    found.push(...faults.map((fault) => `${method.toUpperCase()}: ${fault}`))
  }
  return found
}

/** Whether neither the route nor another one that matches the path supports a method. HEAD is supported where GET is. */
function isNoMethodAt(routes: Routes, { route }: Operation, path: string, method: string): boolean {
  const named = method === 'head' ? 'get' : method
  return !methodsAt(routes, route).includes(named) && !routes.answering(path).some((one) => one.method === named)
}

async function refusedInEnvelope({ operation, draft, ask }: Scene): Promise<string[]> {
  const asked = otherwise(draft, { query: { _envelope: 1 }, as: operation.isOpen ? 'stranger' : 'nobody' })
  return faultsOf(operation, asked, await ask(asked), 'unauthorized')
}

async function withFields(scene: Scene): Promise<string[]> {
  const { operation, plain, ask } = scene
  const fields = fieldsToAsk(plain.body)
  const draft = otherwise(scene.draft, { query: { _fields: fields } })
  const answer = await ask(draft)
  const faults = faultsOf(operation, draft, answer, 'success')
  if (faults.length || !fields.length) return faults
  return isRead(operation)
    ? valueDifference(onlyFields(plain.body, fields), answer.body)
    : [
        ...missingFields(answer.body, fields).map((name) => `${name} was requested but is missing`),
        ...valueDifference(onlyFields(answer.body, fields), answer.body),
      ]
}

async function withEmbedded(scene: Scene): Promise<string[]> {
  const { operation, plain, ask } = scene
  const draft = otherwise(scene.draft, { query: { _embed: 1 } })
  const answer = await ask(draft)
  const faults = faultsOf(operation, draft, answer, 'success')
  const rest = valueDifference(withoutEmbedded(plain.body), withoutEmbedded(answer.body))
  if (faults.length || rest.length) return [...faults, ...rest]
  const found: string[] = []
  for (const link of embeddableLinks(answer.body)) found.push(...(await faultsOfEmbedded(scene, link)))
  return found
}

/** The embedded resource must equal the linked resource in the embed context. If that cannot be read, nothing is expected. */
async function faultsOfEmbedded({ routes, ask, embedAt }: Scene, link: Link): Promise<string[]> {
  const at = embedAt(link.href)
  const linked = at && (await ask({ method: 'get', ...at, as: 'user' }))
  if (linked?.status !== 200) return []
  if (link.embedded === undefined) return [`${link.place} is missing, although its link can be read`]
  const faults = faultsOfPart(at?.path ?? '', link, routes)
  return faults.length ? faults : valueDifference(linked.body, link.embedded, link.place)
}

async function readAgain(scene: Scene): Promise<string[]> {
  const { operation, draft, plain, ask } = scene
  const tag = plain.headers.get('ETag')
  if (tag === null) throw new MissingError('the response has no ETag')
  const again = otherwise(draft, { headers: { 'If-None-Match': tag } })
  const answer = await ask(again)
  const faults = faultsOf(operation, again, answer, 'unchanged')
  if (faults.length) return faults
  if (answer.headers.get('ETag') !== tag)
    return [`expected the ETag of the response, ${tag}, in the 304, got ${answer.headers.get('ETag')}`]
  return alike(scene, { headers: { 'If-None-Match': '"contract-test"' } })
}

async function writtenWithCare({ operation, routes, draft, ask }: Scene): Promise<string[]> {
  const [reader] = routes.answering(draft.path).filter(isRead)
  if (!reader) throw new MissingError('the resource that it changes cannot be read')
  const reading: Draft = { method: 'get', path: draft.path, query: {}, as: 'user' }
  const first = await ask(reading)
  // If the write creates the resource, write it once first.
  const before = first.status === 404 ? (await ask(draft), await ask(reading)) : first
  const tag = before.headers.get('ETag')
  if (tag === null) throw new MissingError('the resource that it changes has no ETag')
  const wrong = otherwise(draft, { headers: { 'If-Match': '"contract-test"' } })
  const faults = faultsOf(operation, wrong, await ask(wrong), 'unmet')
  if (faults.length) return faults
  const changes = differences(reader, before, await ask(reading))
  if (changes.length) return changes.map((change) => `the write returned 412 but changed something: ${change}`)
  const right = otherwise(draft, { headers: { 'If-Match': tag } })
  return faultsOf(operation, right, await ask(right), 'success')
}

async function fromOtherOrigin(scene: Scene): Promise<string[]> {
  const { operation, routes, draft, origin, ask } = scene
  const headers = headersAt(routes, operation)
  const preflights: Answer[] = []
  for (const method of methodNames(routes, operation)) {
    if (preflights.some((answer) => allowsMethod(answer, method))) continue
    const asking = { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers.join(', ').toLowerCase() }
    const asked: Draft = { method: 'options', path: draft.path, query: {}, as: 'nobody', headers: { Origin: origin.name, ...asking } }
    const answer = await ask(asked)
    if (answer.status < 200 || answer.status > 299) return [`expected a 2xx response to the preflight request, got ${described(answer)}`]
    if (!isLetIn(answer, origin.name) && !origin.mustBeLetIn)
      throw new MissingError(`the service does not allow the origin ${origin.name}; use --origin to name one that it allows`)
    if (!isLetIn(answer, origin.name)) return [`the origin ${origin.name} is not allowed`]
    if (!allowsMethod(answer, method)) return [`the preflight response does not allow ${method}`]
    const forbidden = forbiddenHeaders(answer, headers)
    if (forbidden.length) return [`the preflight response does not allow the headers ${forbidden.join(', ')}`]
    preflights.push(answer)
  }
  if (!isRead(operation)) return []
  const answer = await ask(otherwise(draft, { headers: { Origin: origin.name } }))
  if (!isLetIn(answer, origin.name)) return [`the response does not allow the origin ${origin.name}`]
  return hiddenHeaders(operation, answer).map((name) => `the header ${name} is not exposed to pages`)
}

/** Returns the request headers of a route. */
function headersAt(routes: Routes, { document, route }: Operation): string[] {
  const here = methods.flatMap((method) => routes.at(method, route) ?? [])
  const named = [...here, everyRouteOf(document)].flatMap(({ parameters }) => parameters.filter((one) => one.in === 'header'))
  return [...new Set(['Authorization', 'Content-Type', ...named.map(({ name }) => name)])].filter((name) => name !== 'Origin')
}

function methodNames(routes: Routes, { route }: Operation): string[] {
  return methodsAt(routes, route).map((method) => method.toUpperCase())
}

function inList(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

function otherNames(what: string, due: readonly string[], came: readonly string[]): string[] {
  return due.toSorted().join() === came.toSorted().join() ? [] : [`${what}: expected ${due.join(', ')}, got ${came.join(', ') || 'none'}`]
}
