// Random reads from the parameters of a contract, with values that a small site has.
import fc from 'fast-check'
import { mergeSchema, operationsOf } from '#command/contract-test/documents.ts'
import type { Document, Operation, Schema } from '#command/contract-test/documents.ts'
import { collectionOf, namesIn } from '#command/contract-test/routes.ts'

/** A value in a URL or a body; an object stands for what is known of a kind by then. */
export type Value = string | { known: string; at: number } | Value[]

export interface RandomRead {
  /** The path below the REST root with its parameters in braces. */
  route: string
  path: Record<string, Value>
  query: [name: string, value: Value][]
}

/** Those that other sites take part in, those that describe the API at length, and those that measure the service or create what they return. */
const others =
  /^(getProxiedEmbed|getUrlDetails|getThemeExport|getNavigationFallback|get\w+Index|getCalendarDocument|getPageCacheTest|getLoopbackRequestsTest|getDirectorySizes)$/

export const words = ['alpha', 'beta', 'gamma', 'delta', 'omega']
const searches = [...words, 'al', 'a', 'alpha beta', '"alpha beta"', '-beta', 'alpha -gamma', 'eta', 'ALPHA']
const moments = ['2026-01-01T00:00:00', '2026-02-10T12:00:00', '2026-03-05T00:00:00Z', '2026-04-01T00:00:00']

/** The date so many days from today. Lists of events begin today. */
export const daysAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const days = [...[-1, 5, 15, 45, 400].map(daysAhead), `${daysAhead(30)} 12:00:00`, 'today', '+20 days']

const fields = [
  'id',
  'title',
  'title.rendered',
  'content',
  'excerpt',
  'slug',
  '_links',
  '_links.self',
  '_embedded',
  'venue',
  'events',
  'date',
  'count',
]
const embeds = ['1', 'author', 'up', 'cms:term', 'cms:featuredmedia', 'cms:attachment', 'replies', 'self']
const texts: Readonly<Record<string, readonly string[]>> = {
  search: searches,
  _fields: fields,
  _embed: embeds,
  password: ['open', 'open', 'wrong'],
  status: ['publish', 'publish', 'publish', 'draft', 'any', 'private', 'future', 'pending'],
  excerpt_length: ['3', '5'],
  geoloc_lat: ['41.7', '52.5'],
  geoloc_lng: ['44.8', '13.4'],
  mime_type: ['image/png', 'text/plain'],
  roles: ['editor', 'author', 'administrator'],
  capabilities: ['edit_posts', 'manage_options'],
  page: ['1', '2', '3'],
  per_page: ['1', '2', '3', '4', '7', '20'],
  offset: ['0', '1', '2', '5'],
  menu_order: ['0', '1', '2'],
  cursor: ['start'],
  servings: ['2', '4', '6'],
  servings_min: ['1', '4'],
  servings_max: ['4', '6'],
  origin_contains: words,
  steps_contains: words,
  subtitle: words,
}

/** Whose IDs a parameter takes, if not those of its own collection. */
const kinds: Readonly<Record<string, string>> = {
  author: '/cms/v2/users',
  author_exclude: '/cms/v2/users',
  'cms/v2 categories': '/cms/v2/categories',
  'cms/v2 categories_exclude': '/cms/v2/categories',
  'cms/v2 tags': '/cms/v2/tags',
  'cms/v2 tags_exclude': '/cms/v2/tags',
  event_categories: '/cms/v2/event_categories',
  event_categories_exclude: '/cms/v2/event_categories',
  'events/v1 categories': '/cal/events/v1/categories',
  'events/v1 tags': '/cal/events/v1/tags',
  menus: '/cms/v2/menus',
  menus_exclude: '/cms/v2/menus',
  venue: '/cal/events/v1/venues',
  organizer: '/cal/events/v1/organizers',
  event: '/cal/events/v1/events',
  post_parent: '/cal/events/v1/events',
  'events/v1 post': '/cal/events/v1/events',
  post: '/cms/v2/posts',
  cuisines: '/cms/v2/cuisines',
  cuisines_exclude: '/cms/v2/cuisines',
}

/** How often the parameters are chosen that decide most about a page. */
const frequent: Readonly<Record<string, number>> = {
  per_page: 4,
  orderby: 6,
  password: 4,
  context: 2,
  _embed: 2,
  search: 2,
  cursor: 2,
  i18n_language: 2,
}

/** How often the operations are: those with most parameters, and those that are cached. */
function weightOf({ route }: Operation): number {
  if (/^\/cms\/v2\/(posts|recipes)$|\/events$/.test(route)) return 80
  if (/\/(pages|media|venues|organizers|categories|tags)$/.test(route)) return 30
  if (/\/(posts|recipes|pages|events)\/\{id\}$/.test(route)) return 60
  if (/\/resolve$|\/search$|\/menu-trees$|\.ics$/.test(route)) return 20
  return /\{id\}.+\{id\}|\{parent\}|\/(autosaves|preview-links)$/.test(route) ? 1 : 5
}

const known = (kind: string): fc.Arbitrary<Value> => fc.nat(1_000).map((at) => ({ known: kind, at }))

function idsFor(operation: Operation, name: string): fc.Arbitrary<Value> {
  const [, namespace = ''] = /^\/(?:\w+\/)?(\w+\/v\d)\//.exec(operation.route) ?? []
  return known(kinds[`${namespace} ${name}`] ?? kinds[name] ?? operation.route.replace(/\/\{.*$/, ''))
}

function valueFor(operation: Operation, name: string, schema: Schema): fc.Arbitrary<Value> {
  const { type, format, items, ...own } = mergeSchema(operation.document, schema)
  const named = texts[name]
  if (items) {
    const one = named ? fc.constantFrom(...named) : valueFor(operation, name, items)
    return fc.uniqueArray(one, { minLength: 1, maxLength: 3, selector: (value) => JSON.stringify(value) })
  }
  if (named) return fc.constantFrom(...named)
  if (own.enum) return fc.constantFrom(...own.enum.map(String))
  if (type === 'boolean') return fc.constantFrom('true', 'false')
  if (name === 'slug') return known('slugs')
  if (name === 'path') return known('links')
  if (format === 'iso-date-time') return fc.constantFrom(...moments)
  if (/date|^(starts|ends)_/.test(name)) return fc.constantFrom(...days)
  if (type === 'integer' || name in kinds || /categories|tags/.test(name)) return idsFor(operation, name)
  return known('slugs')
}

/** The parameter as its members if it has a long form. */
function parametersFor(operation: Operation, name: string, schema: Schema): fc.Arbitrary<RandomRead['query']> {
  const { oneOf = [], anyOf = [], ...own } = mergeSchema(operation.document, schema)
  const forms = [...oneOf, ...anyOf].map((form) => mergeSchema(operation.document, form))
  if (!forms.length) return valueFor(operation, name, own).map((value) => [[name, value]])
  return fc.oneof(
    ...forms.map(({ properties, ...form }): fc.Arbitrary<RandomRead['query']> => {
      if (!properties) return valueFor(operation, name, form).map((value) => [[name, value]])
      const members = Object.entries(properties).map(([member, of]) => {
        const value = member === 'terms' ? idsFor(operation, name).map((id) => [id]) : valueFor(operation, member, of)
        return value.map((one) => [`${name}[${member}]`, one] as [string, Value])
      })
      return fc.tuple(...members)
    }),
  )
}

/** A read of an operation of these documents. */
export function randomRead(documents: readonly Document[]): fc.Arbitrary<RandomRead> {
  const reads = operationsOf(documents).filter(({ method, id }) => method === 'get' && !others.test(id))
  return fc.oneof(...reads.map((operation) => ({ weight: weightOf(operation), arbitrary: readOf(operation) })))
}

/** A query has few of the parameters, so that most are valid and find something. */
function readOf(operation: Operation): fc.Arbitrary<RandomRead> {
  const inQuery = operation.parameters.filter((one) => one.in === 'query')
  const one = (name: string, schema: Schema = {}) => parametersFor(operation, name, schema).map((query) => ({ name, query }))
  const required = inQuery.filter((parameter) => parameter.required).map(({ name, schema }) => one(name, schema))
  const chosen = inQuery.map(({ name, schema }) => ({ weight: frequent[name] ?? 1, arbitrary: one(name, schema) }))
  const optional = chosen.length
    ? fc.uniqueArray(fc.oneof(...chosen), { maxLength: 4, selector: ({ name }) => name, size: 'max' })
    : fc.constant([])
  return fc.record({
    route: fc.constant(operation.route),
    path: fc.record(Object.fromEntries(namesIn(operation.route).map((name) => [name, pathValue(operation, name)]))),
    query: fc.tuple(fc.tuple(...required), optional).map(([some, more]) => {
      const names = some.map(({ name }) => name)
      return [...some, ...more.filter(({ name }) => !names.includes(name))].flatMap(({ query }) => query)
    }),
  })
}

function pathValue({ document, parameters, route }: Operation, name: string): fc.Arbitrary<Value> {
  const { schema = {} } = parameters.find((one) => one.name === name && one.in === 'path') ?? {}
  const { enum: values } = mergeSchema(document, schema)
  if (values) return fc.constantFrom(...values.map(String))
  return known(name === 'slug' ? 'slugs' : collectionOf(route, name))
}
