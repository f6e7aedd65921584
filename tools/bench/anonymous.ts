// npm run bench -- --anonymous [--database <url>] [--only <words>]: the processor time of every GET of the contract that needs no credentials, and of
// the public pages, with the most expensive values of each parameter of a list, alone and in pairs. Prints the most expensive requests.
// `--only` selects operations. Without `--database`, the site has 20,000 posts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mergeSchema, operationsOf, readDocuments, resolveRef, typesOf } from '../../command/contract-test/documents.ts'
import type { Operation, Parameter } from '../../command/contract-test/documents.ts'
import { namesIn } from '../../command/contract-test/routes.ts'
import { fill } from './scale/fill.ts'
import { served, stopped } from './scale/report.ts'
import type { ServedSite } from './scale/report.ts'
import { firstEvent, firstOrganizer, firstVenue, ownWord, prolificAuthor, rareAuthor, terms, words } from './scale/rows.ts'
import type { Size } from './scale/rows.ts'
import { isSelected } from './selection.ts'

const SIZE: Size = { posts: 20_000, events: 4_000 }
const SHOWN = 60
/** A request that takes less at first is not repeated. */
const MIN_MS = 12
const REPETITIONS = 3
/** As many IDs as fit into a URL. */
const MANY = 1000

interface Cost {
  path: string
  status: number
  ms: number
}

export async function reportAnonymous(databaseUrl: string | undefined, only: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-anonymous-'))
  const database = databaseUrl ?? `file:${folder}/site.sqlite`
  let site: ServedSite | undefined
  try {
    if (databaseUrl === undefined) await fill(database, SIZE)
    site = await served(database, folder)
    const costs: Cost[] = []
    for (const [name, paths] of requestsOf(site.size)) {
      if (!isSelected(name, only)) continue
      const found = await costsOf(site, paths)
      costs.push(...found)
      const [worst] = found.toSorted(byCost)
      if (worst) console.log(`${name}: ${found.length} requests, at most ${worst.ms.toFixed(1)} ms: ${shortened(worst.path)}`)
    }
    console.log('\n| ms | status | request |\n|---|---|---|')
    for (const { ms, status, path } of costs.toSorted(byCost).slice(0, SHOWN))
      console.log(`| ${ms.toFixed(1)} | ${status} | ${shortened(path)} |`)
  } finally {
    if (site) await stopped(site.process)
    rmSync(folder, { recursive: true, force: true })
  }
}

const byCost = (one: Cost, other: Cost): number => other.ms - one.ms

const shortened = (path: string): string => decodeURIComponent(path).replace(/((?:,?[\w.-]+){5})(?:,[\w.-]+){20,}/g, '$1,…')

async function costsOf(site: ServedSite, paths: readonly string[]): Promise<Cost[]> {
  // What compiles code for the first time is not counted.
  for (const path of paths.slice(0, 20)) await costOf(site, path)
  const costs: Cost[] = []
  for (const path of paths) {
    let cost = await costOf(site, path)
    for (let repetition = 1; repetition < REPETITIONS && cost.ms >= MIN_MS; repetition++) {
      const again = await costOf(site, path)
      if (again.ms < cost.ms) cost = again
    }
    costs.push(cost)
  }
  return costs
}

/** One request at a time, each at a URL that no cache has. */
async function costOf(site: ServedSite, path: string): Promise<Cost> {
  const before = site.mainTime()
  const response = await fetch(`${site.origin}${path}${path.includes('?') ? '&' : '?'}_=${site.next()}`, { redirect: 'manual' })
  await response.arrayBuffer()
  return { path, status: response.status, ms: (site.mainTime() - before) / 1000 }
}

/** The paths of each operation. */
function requestsOf(size: Size): [name: string, paths: string[]][] {
  const open = operationsOf(readDocuments()).filter(({ method, isOpen }) => method === 'get' && isOpen)
  return [...open.map((operation) => [operation.id, pathsOf(operation, size)] as [string, string[]]), ['public pages', publicPages(size)]]
}

function pathsOf(operation: Operation, size: Size): string[] {
  const path = `/cms-json${filled(operation, size)}`
  const given = operation.parameters.flatMap((parameter) => (parameter.in === 'query' ? [queriesOf(operation, parameter, size)] : []))
  const pairs = given.flatMap((one, index) =>
    given.slice(index + 1).flatMap((other) => one.flatMap((first) => other.map((second) => `${first}&${second}`))),
  )
  return [path, ...[...given.flat(), ...pairs].map((query) => `${path}?${query}`)]
}

function filled(operation: Operation, size: Size): string {
  const ids: Readonly<Record<string, number | string>> = {
    events: firstEvent(size) + 1,
    venues: firstVenue(size),
    organizers: firstOrganizer(size),
    categories: operation.base.startsWith('/cal') ? terms.frequentKind : terms.frequentCategory,
    tags: terms.frequentTag,
    users: prolificAuthor,
    types: 'post',
    taxonomies: 'category',
    statuses: 'publish',
  }
  return namesIn(operation.route).reduce((path, name) => {
    const [, collection = ''] = /\/(\w+)(?:\/by-slug)?\/\{[^/]*$/.exec(path) ?? []
    return path.replace(`{${name}}`, String(path.includes('/by-slug/') ? `${collection.slice(0, -1)}-1` : (ids[collection] ?? 1)))
  }, operation.route)
}

const list = (values: readonly unknown[]): string => values.join(',')
const spread = (count: number, of: number): number[] =>
  Array.from({ length: count }, (_none, index) => 1 + Math.floor((index * of) / count))
const between = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_none, index) => first + index)

/** Expensive values of parameters with these names. */
const knownValues: Readonly<Record<string, (size: Size, operation: Operation) => readonly (string | number)[]>> = {
  search: () => [
    'e',
    'er',
    words.short,
    words.all,
    `${words.all} -${words.short}`,
    `"${words.all} ${words.several.join(' ')}"`,
    '-e',
    'qqqq',
    'ba de fi go hu ka le mo na',
    ownWord(5),
  ],
  page: () => [5, 50, 1000],
  offset: ({ posts }) => [Math.floor(posts / 2), posts],
  per_page: () => [100],
  cursor: () => ['start'],
  author: () => [prolificAuthor, rareAuthor, list(between(1, 50)), list(between(1, MANY))],
  author_exclude: () => [prolificAuthor, list(between(3, 50)), list(between(1, MANY))],
  include: ({ posts }) => [list(spread(MANY, posts)), list(spread(50, posts))],
  exclude: ({ posts }) => [list(spread(MANY, posts)), list(spread(50, posts))],
  slug: ({ posts }) => [list(spread(MANY, posts).map((id) => `post-${id}`)), 'post-5'],
  categories: (_size, { base }) => (base.startsWith('/cal') ? [terms.frequentKind, list(between(2102, 2131))] : []),
  tags: (_size, { base }) => (base.startsWith('/cal') ? [terms.frequentTag, list(between(102, 101 + MANY / 2))] : []),
  after: () => ['2017-01-01T00:00:00', '2026-10-01T00:00:00'],
  before: () => ['2026-01-01T00:00:00', '2017-01-01T00:00:00'],
  modified_after: () => ['2017-01-01T00:00:00', '2026-10-01T00:00:00'],
  modified_before: () => ['2026-01-01T00:00:00', '2017-01-01T00:00:00'],
  start_date: () => ['2016-01-01', '2024-01-01'],
  end_date: () => ['2029-01-01', '2020-01-01'],
  starts_before: () => ['2029-01-01'],
  starts_after: () => ['2016-01-01'],
  ends_before: () => ['2029-01-01'],
  ends_after: () => ['2016-01-01'],
  venue: (size) => [firstVenue(size), list(between(firstVenue(size), firstOrganizer(size) - 1))],
  organizer: (size) => [firstOrganizer(size), list(between(firstOrganizer(size), firstEvent(size) - 1))],
  event: (size) => [firstEvent(size) + 1],
  post: (size) => [5, firstEvent(size) + 1],
  post_parent: (size) => [firstEvent(size) + 1],
  parent: () => [0, list(between(0, MANY))],
  parent_exclude: () => [0, list(between(1, MANY))],
  geoloc_lat: () => ['42&geoloc_lng=43'],
  geoloc_lng: () => ['43&geoloc_lat=42'],
  location: () => ['primary'],
  password: () => ['wrong'],
  _fields: () => ['id', list(between(1, MANY).map((one) => `field${one}.of`))],
  _embed: () => ['1'],
  path: ({ posts }) => [`/post-${posts}`, '/a/b/c/d/e/f/g', '/2020/01/?page=9', `/category/category-${terms.frequentCategory}?page=9`],
  url: ({ posts }) => [`/post-${posts}`],
  since: () => ['start'],
  types: () => ['post', 'event'],
  namespace: () => [],
}

/** Filters by terms, in all their forms. */
function termQueries(name: string): string[] {
  const ids = name.startsWith('categories') ? between(2, 101) : between(102, 101 + MANY / 2)
  const frequent = name.startsWith('categories') ? terms.frequentCategory : terms.frequentTag
  const many = [...ids, ...between(3000, 3000 + MANY / 2 - ids.length)]
  return [
    `${name}=${frequent}`,
    `${name}=${list(many)}`,
    `${name}[terms]=${list(many)}&${name}[include_children]=true`,
    ...(name.endsWith('_exclude') ? [] : [`${name}[terms]=${list([frequent, frequent + 1])}&${name}[operator]=AND`]),
  ]
}

function queriesOf(operation: Operation, parameter: Parameter, size: Size): string[] {
  const { name } = parameter
  const { document } = operation
  const schema = parameter.schema ? mergeSchema(document, parameter.schema) : {}
  if (schema.oneOf) return termQueries(name)
  const known = knownValues[name]?.(size, operation)
  const items = schema.items && resolveRef(document, schema.items)
  const values = known ?? schema.enum ?? items?.enum ?? (typesOf(schema).includes('boolean') ? [true, false] : [schema.example ?? 'x'])
  return values.map((value) => `${name}=${String(value).replaceAll(' ', '%20').replaceAll('"', '%22')}`)
}

function publicPages({ posts, events }: Size): string[] {
  const lists = [
    '/',
    `/author/user-${prolificAuthor}/`,
    `/category/category-${terms.frequentCategory}/`,
    `/tag/post_tag-${terms.frequentTag}/`,
    '/2020/',
    '/2020/05/',
    '/type/aside/',
    '/events/',
    `/events/category/cal_events_cat-${terms.frequentKind}/`,
    '/venue/venue-1/',
    '/organizer/organizer-1/',
  ]
  const searches = ['e', 'er', words.short, words.all, 'qqqq', `${words.all} -${words.short}`, `"${words.all} ${words.few}"`, '-e']
  return [
    ...lists.flatMap((path) => [path, ...[2, 100, 500, Math.floor(posts / 20), posts].map((page) => `${path}?page=${page}`)]),
    ...searches.flatMap((text) => [1, 50, 1000].map((page) => `/?s=${encodeURIComponent(text)}&page=${page}`)),
    `/post-${posts - 50}/`,
    `/post-${posts - 50}/?embed=true`,
    `/event/event-${events - 1}/`,
    '/nothing/here/',
    '/sitemap.xml',
    '/feed/',
    '/docs/',
    '/docs/cms-v2/openapi.json',
    '/styles/blocks.css',
    '/robots.txt',
  ]
}
