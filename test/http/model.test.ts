// Random writes by users of all roles and random reads, through three services of a site with own types, with one database, one of them a
// process of its own: every
// response is the same as that of the service without caches, compiled queries and fast paths. MODEL_ROUNDS sets how many rounds there
// are, MODEL_SEED repeats a run.
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createApp } from '#server/app.ts'
import { authenticator } from '#server/http/auth.ts'
import { openPreview } from '#server/namespaces/preview-access.ts'
import { readDocuments } from '#command/contract-test/documents.ts'
import type { Document } from '#command/contract-test/documents.ts'
import { operationCalls } from '#server/http/calls.ts'
import { mountedNamespaces } from '#server/namespaces/index.ts'
import type { Context } from '#server/context.ts'
import { closeContext, createContext } from '#server/process/open-context.ts'
import { roles } from '../support/accounts.ts'
import type { Role } from '../support/accounts.ts'
import { isPostgres } from '../support/database.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { learnedValues } from '../support/learned-values.ts'
import type { LearnedItem } from '../support/learned-values.ts'
import { createImage, uploaded } from '../support/media.ts'
import { plainContext } from '../support/plain-service.ts'
import { startProgram } from '../support/program.ts'
import type { Program } from '../support/program.ts'
import { randomRead } from '../support/random-reads.ts'
import type { RandomRead } from '../support/random-reads.ts'
import { collections, randomWrite } from '../support/random-writes.ts'
import type { RandomWrite } from '../support/random-writes.ts'
import { databaseUrl, shareableDatabase } from '../support/second-server.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { takesAll } from '../support/sampling.ts'
import { silentLog } from '../worker/silent-log.ts'

const ROUNDS = Number(process.env['MODEL_ROUNDS'] ?? (isPostgres ? 50 : takesAll ? 80 : 25))
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31)
/** URLs that are read again and again. */
const MAX_HOT = 60
/** How many new reads are compared in a round, each with and without one of its parameters; as many are repeated. */
const COMPARED = 4

const SITE_DIR = declaredSite(cookingSite)

interface Call {
  method: string
  url: string
  caller: Caller
  body?: object
  tag?: string | undefined
}

type Caller = Role | 'anonymous'

interface Answer {
  status: number
  headers: Record<string, string>
  text: string
}

type Service = (call: Call) => Promise<Answer>

let first: TestServer
let second: Context
let program: Program
let services: Service[]
let plain: Service
const pages = createServer()

beforeAll(async () => {
  first = await startServer({ ...shareableDatabase(), SITE_DIR })
  const { config } = first.context
  second = await createContext(config, { log: silentLog })
  const withoutShortcuts = plainContext(first.context)
  const location = config.media.location
  program = await startProgram(mkdtempSync(join(tmpdir(), 'model-')), {
    BASE_URL: config.baseUrl,
    DATABASE_URL: databaseUrl(first),
    ...(location.kind === 'folder' && { MEDIA_DIR: location.folder }),
    DEMO_CONTENT: 'off',
    RATE_LIMIT: 'off',
    SITE_DIR,
  })
  services = [inProcess(first.context), inProcess(second), overHttp(`${program.baseUrl}${config.restPath}`)]
  plain = inProcess(withoutShortcuts)
  pages.on('request', createApp(withoutShortcuts))
  await new Promise<void>((listening) => pages.listen(0, '127.0.0.1', listening))
}, 60_000)

afterAll(async () => {
  pages.closeAllConnections()
  pages.close()
  await program.stop()
  await closeContext(second)
  await first.close()
})

const authorizationOf = (caller: Caller): Record<string, string> =>
  caller === 'anonymous' ? {} : { authorization: first.authorization[caller] }

const headersOf = ({ caller, tag }: Call): Record<string, string> => ({
  ...authorizationOf(caller),
  ...(tag !== undefined && { 'if-none-match': tag }),
})

function inProcess(context: Context): Service {
  const authenticate = authenticator(context, (token) => openPreview(token, context))
  const calls = operationCalls(context, mountedNamespaces(context), () => undefined)
  return async (call) => {
    const request = { id: '', method: call.method, url: call.url, headers: headersOf(call), ip: '127.0.0.1', body: { value: call.body } }
    const { status, headers, validators, body } = await calls.respondTo(request, await authenticate(request.headers, request.ip))
    return answer(status, new Headers({ ...texts(headers), ...texts({ ...validators }) }), body.toString())
  }
}

const texts = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

function overHttp(restRoot: string): Service {
  return async (call) => {
    const response = await fetch(restRoot + call.url, {
      method: call.method,
      headers: { ...headersOf(call), 'Accept-Encoding': 'identity', ...(call.body && { 'Content-Type': 'application/json' }) },
      ...(call.body && { body: JSON.stringify(call.body) }),
    })
    return answer(response.status, response.headers, await response.text())
  }
}

/** What of a response does not depend on the request or the connection. Errors have the ID of their request. */
function answer(status: number, headers: Headers, text: string): Answer {
  const names = /^(x-(cms|cal)-|link$|allow$|etag$|cache-control$|content-language$|location$)/
  const kept = [...headers].filter(([name]) => names.test(name)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const isError = status >= 400
  const code = isError && (JSON.parse(text) as { code: string }).code
  return { status, headers: isError ? {} : Object.fromEntries(kept), text: code || text }
}

const { learn, learnFrom, learned, fieldOf, urlOf } = learnedValues()

interface Hot {
  route: string
  url: string
}

const hot: Hot[] = []
const statuses = new Map<number, number>()
let compared = 0
let changedOccurrences = 0

/** The bodies that the entity tags of a URL and a caller have stood for. */
const bodies = new Map<string, string>()

/** Compares the responses of the services to one caller, and again with the entity tag, if the client has one. */
async function compare({ route, url }: Hot, caller: Caller, tag?: string): Promise<void> {
  const call = { method: 'GET', url, caller, tag }
  const wanted = await plain(call)
  const { status, headers, text } = wanted
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  for (const [index, service] of services.entries()) {
    compared++
    expect({ ...call, index, ...(await service(call)) }).toEqual({ ...call, index, ...wanted })
  }
  if (status !== 200) return
  heat({ route, url })
  if (text.startsWith('{') || text.startsWith('[')) learnFrom(route, text)
  const next = headers['x-cms-nextcursor'] ?? headers['x-cal-nextcursor']
  if (next !== undefined) heat({ route, url: url.replace(/cursor=[^&]*/, `cursor=${encodeURIComponent(next)}`) })
  const { etag } = headers
  if (tag !== undefined || etag === undefined) return
  const key = [caller, url, etag].join(' ')
  expect({ key, text }).toEqual({ key, text: bodies.get(key) ?? text })
  bodies.set(key, text)
  await compare({ route, url }, caller, etag)
}

function heat(one: Hot): void {
  if (hot.some(({ url }) => url === one.url)) return
  hot.push(one)
  if (hot.length > MAX_HOT) hot.shift()
}

async function comparePage(path: string): Promise<void> {
  const { port } = pages.address() as AddressInfo
  const [wanted, found] = await Promise.all(
    [`http://127.0.0.1:${port}`, first.baseUrl].map(async (origin) => {
      const response = await fetch(origin + path, { redirect: 'manual' })
      return { path, status: response.status, location: response.headers.get('Location'), text: await response.text() }
    }),
  )
  compared++
  expect(found).toEqual(wanted)
}

async function write({ method, route, path, query, body }: RandomWrite, caller: Caller, via: Service): Promise<void> {
  const fields = body && Object.fromEntries(Object.entries(body).map(([name, value]) => [name, fieldOf(value)]))
  const { status, text } = await via({ method, url: urlOf({ route, path, query }), caller, ...(fields && { body: fields }) })
  // 501: the type has no trash.
  if (status >= 500 && status !== 501) throw new Error(`${status} (${text}) from ${method} ${route} ${JSON.stringify(fields)}`)
  if (status !== 200 && status !== 201) return
  learnFrom(route.replace('/{id}', ''), text)
  const { id, recurrence, series } = JSON.parse(text) as LearnedItem
  if (series) changedOccurrences++
  else if (recurrence) await learnOccurrences(id)
}

async function learnOccurrences(series: LearnedItem['id']): Promise<void> {
  const route = '/cal/events/v1/events'
  const url = `${route}?series=${series}&starts_after=2020-01-01&per_page=5`
  const { status, text } = await plain({ method: 'GET', url, caller: 'administrator' })
  if (status === 200) learnFrom(route, text)
}

const readers: fc.Arbitrary<Caller> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('anonymous' as const) },
  { weight: 5, arbitrary: fc.constantFrom(...roles) },
)
const writers: fc.Arbitrary<Caller> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('administrator' as const, 'editor' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...roles, 'anonymous' as const) },
)

interface Round {
  writes: { write: RandomWrite; caller: Caller; via: number }[]
  /** Read while the writes run, without comparing them: they fill the caches. */
  meanwhile: { at: number; caller: Caller; via: number }[]
  again: { at: number; caller: Caller }[]
  reads: { read: RandomRead; caller: Caller; without: number }[]
  page: number
}

const via = fc.nat(2)
const roundOf = (read: fc.Arbitrary<RandomRead>): fc.Arbitrary<Round> =>
  fc.record({
    writes: fc.array(fc.record({ write: randomWrite, caller: writers, via }), { minLength: 1, maxLength: 2 }),
    meanwhile: fc.array(fc.record({ at: fc.nat(), caller: readers, via }), { minLength: 3, maxLength: 6 }),
    again: fc.array(fc.record({ at: fc.nat(), caller: readers }), { minLength: COMPARED, maxLength: COMPARED }),
    reads: fc.array(fc.record({ read, caller: readers, without: fc.nat() }), { minLength: COMPARED, maxLength: COMPARED }),
    page: fc.nat(),
  })

async function play({ writes, meanwhile, again, reads, page }: Round): Promise<void> {
  const hotAt = (at: number): Hot | undefined => hot[at % hot.length]
  await Promise.all([
    ...writes.map(({ write: one, caller, via }) => write(one, caller, services[via] as Service)),
    ...meanwhile.map(async ({ at, caller, via }) => hotAt(at) && services[via]?.({ method: 'GET', url: hotAt(at)?.url ?? '', caller })),
  ])
  for (const { at, caller } of again) {
    const one = hotAt(at)
    if (one) await compare(one, caller)
  }
  for (const { read, caller, without } of reads) {
    const { route, query } = read
    const fewer = { ...read, query: query.toSpliced(without % (query.length || 1), 1) }
    for (const one of query.length ? [read, fewer] : [read]) await compare({ route, url: urlOf(one) }, caller)
  }
  if (page % 4) return
  const paths = ['/', '/page/2/', '/events/', ...(learned('links') ?? []).map((link) => link.replace(first.baseUrl, ''))]
  await comparePage(paths[Math.floor(page / 4) % paths.length] ?? '/')
}

const siteDocuments = (): Document[] =>
  readDocuments().map(({ name }) => ({ ...(first.context.contract.document(name) as unknown as Document), name }))

/** Some of everything, so that the first reads find something. */
async function fill(): Promise<void> {
  for (const id of Object.values(first.ids)) learn('/cms/v2/users', id)
  for (const name of ['red', 'blue'])
    learn('/cms/v2/media', (await uploaded(first, await createImage(40, 30), { name: `${name}.png`, as: 'editor' })).id)
  const dates = { start_date: '2031-03-06 18:30:00', end_date: '2031-03-06 20:00:00' }
  const series = { title: 'Choir', ...dates, recurrence: { rrule: 'FREQ=WEEKLY;COUNT=5' }, status: 'publish' }
  const events = { method: 'POST' as const, route: '/cal/events/v1/events', path: {}, query: [] }
  await write({ ...events, body: series }, 'administrator', services[0] as Service)
  const created = randomWrite.filter(({ method, route }) => method === 'POST' && collections.includes(route))
  for (const one of fc.sample(created, { numRuns: 80, seed: SEED })) await write(one, 'administrator', services[0] as Service)
}

it(
  'responds to random reads after random writes as it does without caches and fast paths',
  async () => {
    await fill()
    await fc.assert(fc.asyncProperty(roundOf(randomRead(siteDocuments())), play), { seed: SEED, numRuns: ROUNDS, endOnFailure: true })
    if (process.env['MODEL_ROUNDS'])
      console.log(`${compared} comparisons, ${changedOccurrences} changes of occurrences, seed ${SEED}`, Object.fromEntries(statuses))
    const found = (statuses.get(200) ?? 0) + (statuses.get(304) ?? 0)
    const all = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    // Most reads find something, so that there is something to compare.
    expect(found / all).toBeGreaterThan(0.7)
    expect(compared).toBeGreaterThan(ROUNDS * COMPARED * services.length)
    expect(changedOccurrences).toBeGreaterThan(0)
  },
  ROUNDS * 20_000,
)
