// Finds unknown names in a request: parameters, fields of the body, fields in `_fields`, and relations in `_embed`.
import { nearestName } from '../nearest-name.ts'
import { ApiError } from './api-error.ts'
import { bodyProperties, fieldsSchema, queryParameters, resolveRef, schemaAlternatives, typesOf } from './documents.ts'
import type { OpenApiDocument, OperationObject, PathItem, Schema } from './documents.ts'
import type { QueryValues } from './query-string.ts'

export interface UnknownName {
  place: 'query' | 'body' | '_fields' | '_embed'
  /** The path of a nested name, such as `title.renderd`. */
  name: string
  /** The most similar known name. */
  nearest: string | undefined
}

export interface NamedIn {
  /** The query as sent. */
  given: QueryValues
  /** The body as sent, or undefined. */
  sent: unknown
  /** The validated query, including parameters that were sent in the body. */
  query: Record<string, unknown>
}

export type FindUnknown = (request: NamedIn) => UnknownName[]

const MAX_LISTED = 20

/** Parameters of every route that are read before the operation is found. */
const TRANSPORT = ['_method', 'rest_route']

const EMBEDS_ALL = ['', '1', 'true']

interface Described {
  document: OpenApiDocument
  item: PathItem
  operation: OperationObject
  /** The names of the query parameters. */
  queryNames: ReadonlySet<string>
}

/** The known names are derived from the contract when an operation is first called. */
export function unknownNames(described: Described): FindUnknown {
  let finders: readonly Find[] | undefined
  return (request) => {
    const found: Found = []
    for (const find of (finders ??= createFinders(described))) find(request, found)
    return found
  }
}

type Found = UnknownName[]

/** The search ends when the list is full, so that long requests cost no more. */
const isFull = (found: Found): boolean => found.length >= MAX_LISTED

/** Adds an unknown name with the nearest known one. `at` returns the path of a name. */
function add(found: Found, place: UnknownName['place'], name: string, known: Iterable<string>, at = (text: string): string => text): void {
  if (isFull(found)) return
  const nearest = nearestName(name, known)
  found.push({ place, name: at(name), nearest: nearest && at(nearest) })
}

type Find = (request: NamedIn, found: Found) => void

function createFinders({ document, item, operation, queryNames }: Described): Find[] {
  const responses = responseSchemas(document, operation)
  const fields = fieldsSchema(document, operation)
  const ofBody = Object.keys(bodyProperties(document, operation))
  const parameters = new Set([...queryNames, ...queryParameters(document, item, operation).map(({ name }) => name)])
  const inQuery = new Set([...parameters, ...ofBody, ...TRANSPORT])
  // Parameters can be sent in the body. Clients can send back what they read, so the fields of responses are known too.
  const besides: Schema = {
    properties: Object.fromEntries([...parameters, ...pathNames(document, item, operation)].map((name) => [name, {}])),
  }
  const body: Schema[] = [...(fields ? [fields] : []), besides, ...responses]
  const relations = new Set(responses.flatMap((schema) => relationsIn(document, schema)))
  return [
    ({ given }, found) => {
      for (const name of Object.keys(given)) if (!inQuery.has(name)) add(found, 'query', name, inQuery)
    },
    ({ sent }, found) => {
      if (ofBody.length || !operation.requestBody) addBelow(found, document, sent, body, '')
    },
    ({ query }, found) => {
      for (const path of responses.length ? textsIn(query['_fields']) : []) addField(found, document, responses, path)
    },
    ({ query }, found) => {
      for (const name of textsIn(query['_embed']))
        if (!EMBEDS_ALL.includes(name) && !relations.has(name)) add(found, '_embed', name, relations)
    },
  ]
}

function responseSchemas(document: OpenApiDocument, { responses }: OperationObject): Schema[] {
  return Object.entries(responses).flatMap(([status, response]) => {
    const schema = status.startsWith('2') ? resolveRef(document, response).content?.['application/json']?.schema : undefined
    return schema ? [schema] : []
  })
}

function pathNames(document: OpenApiDocument, item: PathItem, operation: OperationObject): string[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => resolveRef(document, parameter))
    .flatMap(({ in: where, name }) => (where === 'path' ? [name] : []))
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [])

/** Returns the alternatives of a schema, and those of the entries of lists. */
function formsOf(document: OpenApiDocument, schema: Schema): readonly Schema[] {
  return schemaAlternatives(document, schema).flatMap((form) =>
    typesOf(form).includes('array') ? (form.items ? formsOf(document, form.items) : [{}]) : [form],
  )
}

type Properties = Map<string, Schema[]>

const described = new WeakMap<readonly Schema[], Properties | 'any'>()

/** Returns the properties of the schemas; `any` if objects can have additional ones. */
function propertiesIn(document: OpenApiDocument, schemas: readonly Schema[]): Properties | 'any' {
  const found = described.get(schemas) ?? propertiesOfForms(document, new Set(schemas.flatMap((schema) => formsOf(document, schema))))
  described.set(schemas, found)
  return found
}

const describedForms = new WeakMap<OpenApiDocument, Map<string, Properties | 'any'>>()
const numbers = new WeakMap<Schema, number>()
let lastNumber = 0

/** The same for the same forms, so that values which contain their like, such as blocks, are described once for all depths. */
function propertiesOfForms(document: OpenApiDocument, forms: ReadonlySet<Schema>): Properties | 'any' {
  const known = describedForms.get(document) ?? new Map<string, Properties | 'any'>()
  describedForms.set(document, known)
  const key = [...forms].map(numberOf).join()
  const found = known.get(key) ?? findProperties(forms)
  known.set(key, found)
  return found
}

function numberOf(form: Schema): number {
  const number = numbers.get(form) ?? ++lastNumber
  numbers.set(form, number)
  return number
}

function findProperties(forms: ReadonlySet<Schema>): Properties | 'any' {
  const found: Properties = new Map()
  for (const form of forms) {
    const properties = form['x-embedded'] ? relationProperties(form) : form.properties
    const isObject = properties !== undefined || typesOf(form).includes('object') || !typesOf(form).length
    if (isObject && !form['x-embedded'] && (form.additionalProperties || !properties)) return 'any'
    for (const [name, property] of Object.entries(properties ?? {})) found.set(name, [...(found.get(name) ?? []), property])
  }
  return found
}

/** The relations of `_embedded`. The fields of embedded items are not checked. */
const relationProperties = (form: Schema): Record<string, Schema> =>
  Object.fromEntries(Object.keys(form['x-embedded'] ?? {}).map((relation) => [relation, {}]))

/** The relations that `_embed` can include. */
function relationsIn(document: OpenApiDocument, schema: Schema): string[] {
  return formsOf(document, schema).flatMap(({ properties }) => {
    const embedded = properties?.['_embedded']
    return embedded ? Object.keys(resolveRef(document, embedded)['x-embedded'] ?? {}) : []
  })
}

function addField(found: Found, document: OpenApiDocument, responses: readonly Schema[], path: string): void {
  let schemas = responses
  const segments = path.split('.')
  for (const [depth, segment] of segments.entries()) {
    const known = propertiesIn(document, schemas)
    if (known === 'any') return
    const below = known.get(segment)
    if (!below) return add(found, '_fields', segment, known.keys(), (text) => [...segments.slice(0, depth), text].join('.'))
    schemas = below
  }
}

function addBelow(found: Found, document: OpenApiDocument, value: unknown, schemas: readonly Schema[], path: string): void {
  if (isFull(found) || !value || typeof value !== 'object') return
  if (Array.isArray(value)) return value.forEach((entry) => addBelow(found, document, entry, schemas, path))
  const known = propertiesIn(document, schemas)
  if (known === 'any') return
  for (const [name, member] of Object.entries(value)) {
    const below = known.get(name)
    if (below) addBelow(found, document, member, below, `${path}${name}.`)
    else add(found, 'body', name, known.keys(), (text) => path + text)
  }
}

/** The error for a request with `strict` handling and unknown names. */
export function unknownNamesError(unknown: readonly UnknownName[]): ApiError {
  const problems = Map.groupBy(unknown, ({ place, name }) => (place.startsWith('_') ? place : name))
  const params = Object.fromEntries([...problems].map(([name, ofName]) => [name, ofName.map(describeProblem).join('; ')]))
  const details = Object.entries(params).map(
    ([name, message]) => [name, { code: 'rest_invalid_param' as const, message, data: null }] as const,
  )
  const message = `The operation does not know everything that the request names. ${unknown.map(describeInSentence).join(' ')}`
  return new ApiError(400, 'rest_invalid_param', message, { params, details: Object.fromEntries(details) })
}

const kinds = {
  query: 'parameter',
  body: 'field of the body',
  _fields: 'field of the response',
  _embed: 'relation that can be embedded',
} as const

const formatSuggestion = (nearest: string | undefined): string => (nearest === undefined ? '' : ` (did you mean ${nearest}?)`)

const truncate = (name: string): string => (name.length > 100 ? `${name.slice(0, 100)}…` : name)

const describeProblem = ({ place, name, nearest }: UnknownName): string =>
  place === 'query' || place === 'body'
    ? `is not a known ${kinds[place]}${formatSuggestion(nearest)}`
    : `must not name ${truncate(name)}, which is not a ${kinds[place]}${formatSuggestion(nearest)}`

const describeInSentence = ({ place, name, nearest }: UnknownName): string =>
  `No ${kinds[place]} is called ${truncate(name)}${formatSuggestion(nearest)}.`

/** The value of the header that lists the names (RFC 9651): strings with the place and the nearest known name. */
export function ignoredHeader(unknown: readonly UnknownName[]): string {
  return unknown
    .slice(0, MAX_IN_HEADER)
    .map(({ place, name, nearest }) => `${quote(name)};in=${quote(place)}${nearest === undefined ? '' : `;nearest=${quote(nearest)}`}`)
    .join(', ')
}

const MAX_IN_HEADER = 5

/** Encodes a name, which can have any characters. */
const quote = (name: string): string =>
  `"${truncate(name).replace(/[^\w.,:[\] -]/gu, (character) => encodeURIComponent(character.isWellFormed() ? character : '?'))}"`
