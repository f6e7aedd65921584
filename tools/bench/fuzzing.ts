// Random requests from the schemas of the contract: valid, invalid and nonsensical ones, by users of every role.
import fc from 'fast-check'
import { jsonBodyOf, mergeSchema } from '../../command/contract-test/documents.ts'
import type { Operation, Schema } from '../../command/contract-test/documents.ts'
import { DEFAULT_TIMEOUT_MS, curlCommand, isSendable, fillPath, createSender } from '../../command/contract-test/exchange.ts'
import type { TestResponse, Content, TestRequest, Send, Target } from '../../command/contract-test/exchange.ts'
import { namesIn } from '../../command/contract-test/routes.ts'
import { invalidValues, exampleOf, validValues } from '../../command/contract-test/values.ts'
import { responseViolations, unwrapEnvelope } from '../../command/contract-test/verdict.ts'
import { applyVariant, variantOf } from './request-variants.ts'
import type { RequestVariant } from './request-variants.ts'

export interface FuzzOptions {
  operations: readonly Operation[]
  baseUrl: string
  restRoot: string
  /** The user; undefined for an anonymous caller. */
  callers: readonly ({ username: string; password: string } | undefined)[]
  requests: number
  seed: number
}

export interface FuzzReport {
  /** The number of responses by status. */
  statuses: Record<string, number>
  /** The number of operations that succeeded at least once. */
  succeeded: number
  failures: { operation: string; reasons: string[]; curl: string }[]
}

/** A request before it is sent: the IDs in its path are chosen among those known by then. */
interface FuzzRequest {
  operation: Operation
  caller: number
  query: Record<string, unknown>
  content: Content | undefined
  /** One for each path parameter. */
  pathValues: PathValue[]
  variant: RequestVariant
}

type PathValue = { known: number } | { text: string }

const MAX_KNOWN_VALUES = 200
/** Values that tend to break code. */
const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '0',
    '-1',
    '\0',
    '%',
    "'",
    '"',
    '*',
    '__proto__',
    '../..',
    '<script>',
    '9007199254740993',
    1e308,
    -0,
    [],
    {},
    [[]],
    [null],
    { __proto__x: 1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

export async function fuzz({ operations: all, baseUrl, restRoot, callers, requests, seed }: FuzzOptions): Promise<FuzzReport> {
  const operations = all.filter(({ endsCredentials }) => !endsCredentials)
  const anonymous: Target = { baseUrl, restRoot, credentials: undefined, timeoutMs: DEFAULT_TIMEOUT_MS }
  const senders = callers.map((credentials) => {
    const target = { ...anonymous, credentials }
    return { target, send: createSender(target) }
  })
  const report: FuzzReport = { statuses: {}, succeeded: 0, failures: [] }
  const known = new Map<string, string[]>()
  const tags = new Map<string, string>()
  const succeeded = new Set<string>()
  const fuzzRequests = fc.sample(fc.oneof(...operations.map((operation) => fuzzRequestFor(operation, callers.length))), {
    numRuns: requests,
    seed,
  })
  for (const fuzzRequest of fuzzRequests) {
    const { operation } = fuzzRequest
    const request = applyVariant(requestFrom(fuzzRequest, known), fuzzRequest.variant, tags)
    const { target, send } = senders[fuzzRequest.caller] ?? senders[0] ?? { target: anonymous, send: neverSend }
    try {
      const response = await send(request)
      const unwrapped = unwrapEnvelope(request, response)
      if (unwrapped instanceof Error) throw unwrapped
      report.statuses[unwrapped.status] = (report.statuses[unwrapped.status] ?? 0) + 1
      if (unwrapped.status < 300) {
        succeeded.add(operation.id)
        remember(known, operation, unwrapped.body)
        tags.set(request.path, unwrapped.headers.get('ETag') ?? '*')
      }
      const reasons = responseViolations(operation, request, response, hasNoRoute(request, unwrapped) ? 'no-route' : 'declared')
      if (reasons.length) report.failures.push({ operation: operation.id, reasons, curl: curlCommand(target, request) })
    } catch (error) {
      report.failures.push({ operation: operation.id, reasons: [(error as Error).message], curl: curlCommand(target, request) })
    }
  }
  return { ...report, succeeded: succeeded.size }
}

/** Some requests match no route and have URLs that the contract does not describe; a response to HEAD has no body to tell. */
function hasNoRoute({ method }: TestRequest, { status, body }: TestResponse): boolean {
  return status === 404 && (method === 'head' || (body as { code?: string } | undefined)?.code === 'rest_no_route')
}

const neverSend: Send = () => Promise.reject(new Error('No request is sent here.'))

function fuzzRequestFor(operation: Operation, callers: number): fc.Arbitrary<FuzzRequest> {
  const inQuery = operation.parameters.filter((one) => one.in === 'query')
  const query = someOf(
    operation,
    Object.fromEntries(inQuery.map(({ name, schema = {} }) => [name, schema])),
    inQuery.filter(({ required }) => required).map(({ name }) => name),
    {},
    isSendable,
  )
  const place: fc.Arbitrary<PathValue> = fc.oneof(
    { weight: 6, arbitrary: fc.nat().map((known) => ({ known })) },
    {
      weight: 1,
      arbitrary: fc
        .oneof(
          fc.integer().map(String),
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => text.isWellFormed()),
        )
        .map((text) => ({ text })),
    },
  )
  return fc.record({
    operation: fc.constant(operation),
    caller: fc.nat(callers - 1),
    query,
    content: contentFor(operation),
    pathValues: fc.tuple(...namesIn(operation.route).map(() => place)),
    variant: variantOf(operation),
  })
}

function contentFor(operation: Operation): fc.Arbitrary<Content | undefined> {
  const body = jsonBodyOf(operation)
  if (!body?.schema) return fc.constant(undefined)
  const { properties = {} } = mergeSchema(operation.document, body.schema)
  const example = (body.example ?? exampleOf(operation.document, body.schema)) as Record<string, unknown>
  const fields = someOf(operation, properties, [], example, () => true).map((json) => ({ json }))
  return fc.oneof(
    { weight: 20, arbitrary: fields },
    { weight: 1, arbitrary: nonsense.map((json) => ({ json })) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }).map((raw) => ({ type: 'application/json', raw })) },
  )
}

/** An object with some of the properties: mostly valid values, a few invalid ones and a few unknown properties. */
function someOf(
  operation: Operation,
  properties: Record<string, Schema>,
  required: readonly string[],
  start: Record<string, unknown>,
  isUsable: (value: unknown) => boolean,
): fc.Arbitrary<Record<string, unknown>> {
  const pairs = Object.entries(properties).map(([name, schema]) => {
    const [there, gone] = required.includes(name) ? [20, 1] : [1, 4]
    const given = valueOf(operation, schema, isUsable).map((value): [string, unknown][] => [[name, value]])
    return fc.oneof({ weight: there, arbitrary: given }, { weight: gone, arbitrary: fc.constant<[string, unknown][]>([]) })
  })
  return fc.tuple(...pairs).map((found) => ({ ...start, ...Object.fromEntries(found.flat()) }))
}

function valueOf({ document }: Operation, schema: Schema, isUsable: (value: unknown) => boolean): fc.Arbitrary<unknown> {
  const valid = validValues(document, schema)
    .map(({ value }) => value)
    .filter(isUsable)
  const broken = invalidValues(document, schema)
    .map(({ value }) => value)
    .filter(isUsable)
  return fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...(valid.length ? valid : ['text'])) },
    { weight: 1, arbitrary: fc.constantFrom(...(broken.length ? broken : [''])) },
    { weight: 1, arbitrary: nonsense.filter((value) => isUsable(value) && isWritable(value)) },
  )
}

/** A lone surrogate cannot be written into a URL. */
function isWritable(value: unknown): boolean {
  return JSON.stringify(value)?.includes('\\ud') !== true
}

function requestFrom({ operation, query, content, pathValues }: FuzzRequest, known: Map<string, string[]>): TestRequest {
  const values = Object.fromEntries(
    namesIn(operation.route).map((name, at) => [name, valueAt(pathValues[at] ?? { known: 0 }, known.get(keyOf(operation, name)) ?? [])]),
  )
  return { method: operation.method, path: fillPath(operation, values), query, ...(content && { content }), as: 'user' }
}

function valueAt(place: PathValue, known: readonly string[]): string {
  return 'text' in place ? place.text : (known[place.known % (known.length || 1)] ?? '1')
}

/** IDs and slugs are remembered by collection. */
function remember(known: Map<string, string[]>, operation: Operation, body: unknown): void {
  const items: unknown[] = Array.isArray(body)
    ? body
    : [body, ...Object.values(body ?? {}).flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : []))]
  for (const item of items) {
    if (!item || typeof item !== 'object') continue
    for (const [name, value] of Object.entries(item)) {
      if (typeof value !== 'number' && typeof value !== 'string') continue
      const key = `${collectionOf(operation)} ${name}`
      known.set(key, [String(value), ...(known.get(key) ?? []).filter((one) => one !== String(value))].slice(0, MAX_KNOWN_VALUES))
    }
  }
}

function keyOf(operation: Operation, name: string): string {
  const above = operation.route.slice(0, operation.route.indexOf(`/{${name}}`)).replace(/\/by-[\w-]+$/, '')
  return `${nameless(above)} ${name === 'parent' ? 'id' : name}`
}

function collectionOf({ route }: Operation): string {
  return nameless(route.replace(/\/\{\w+\}$/, '').replace(/\/by-[\w-]+$/, ''))
}

function nameless(route: string): string {
  return route.replace(/\{\w+\}/g, '{}')
}

/** An anonymous caller, and a user of each role by its `Authorization` header. Users with more permissions send more requests. */
export function callersOf(authorization: Record<string, string>): FuzzOptions['callers'] {
  const users = Object.values(authorization).map((header) => {
    const [username = '', ...password] = Buffer.from(header.slice('Basic '.length), 'base64').toString().split(':')
    return { username, password: password.join(':') }
  })
  return [...users, ...users.slice(0, 1), ...users.slice(0, 1), ...users.slice(0, 1), ...users.slice(0, 1), undefined]
}
