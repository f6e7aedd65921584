// How fast the service is, with the settings of production and gzip. Each figure is compared with a yardstick in the same run:
// a bare Express handler that sends the same JSON, the same handler with compression, rate limit and a log line, durable inserts
// of the same row, or the same service with fewer rows.
// `--quick` takes four minutes and leaves the large database out; `--profile <folder>` writes a CPU profile of the service.
// `--only <words>` measures only the reads, or the requests of `--scale`, whose name contains one of the words.
// `--scale --database <url>` measures instead what requests cost on a large site that `npm run seed` has made.
// `--search --database <url>` measures searches as you type on such a site.
// `--anonymous` measures what every anonymous request costs with expensive values; `--database` names a site that `npm run seed` has made.
// `--workers` measures what a second worker brings.
// `--own-fields` measures what own types and fields cost, with `--posts` recipes at most.
// `--languages` measures lists in a second language, compared with the first.
// `--series` measures lists of 10,000 events that repeat and of as many single ones, and writes of series.
// `--import` measures an import of 100,000 posts (`--posts` sets another number) and what it does to reads; `--database` runs it on
// an empty PostgreSQL database.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { operationsOf, readDocuments } from '../../command/contract-test/documents.ts'
import { fillPath } from '../../command/contract-test/exchange.ts'
import { namesIn } from '../../command/contract-test/routes.ts'
import { configFrom } from '../../server/config/config.ts'
import type { Config } from '../../server/config/config.ts'
import { readEnv } from '../../server/config/env.ts'
import {
  bareInserts,
  equippedInserts,
  latenciesAtRate,
  latency,
  medianOf,
  ownMemory,
  pause,
  processorTime,
  quantile,
  request,
  residentMemory,
  threadTimes,
  throughput,
  timed,
  untilUp,
} from './measure.ts'
import type { Load } from './measure.ts'
import type { RequestTime } from './request-times.ts'
import { reportAnonymous } from './anonymous.ts'
import { addOwnContent, recipeLists, writeSite } from './own-fields.ts'
import { reportScale } from './scale/report.ts'
import { frequentWord, ownWord, seed } from './seed.ts'
import { reportSearches } from './search.ts'
import { isSelected } from './selection.ts'
import { writeSiteExport } from './site-export.ts'
import { addEvents } from './series.ts'
import { addTranslations, SECOND } from './languages.ts'
import { reportWorkers } from './workers.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    profile: { type: 'string' },
    seconds: { type: 'string' },
    scale: { type: 'boolean' },
    search: { type: 'boolean' },
    anonymous: { type: 'boolean' },
    only: { type: 'string' },
    workers: { type: 'boolean' },
    'own-fields': { type: 'boolean' },
    languages: { type: 'boolean' },
    series: { type: 'boolean' },
    import: { type: 'boolean' },
    posts: { type: 'string', default: '100000' },
    database: { type: 'string' },
  },
})
const SECONDS = Number(options.seconds ?? (options.quick ? 1 : 5))
/** Before this, a server is still compiling the code of a new kind of request. */
const WARM_UP_SECONDS = 5
/** Odd, so that one of them is the median. */
const RUNS = 3
const SMALL = 1_000
const LARGE = 100_000
const READS_PER_SECOND = 40
const STARTS = 5
const SERIES = 10_000
const OCCURRENCES = 500
const WRITES = 20
const PORTS = { small: 4311, bare: 4312, large: 4313, fresh: 4314 }
type Name = keyof typeof PORTS
const gzip = { 'accept-encoding': 'gzip' }

interface Service {
  authorization: string
  process: ChildProcess
  /** How long it took from the start of the process to the first response, in milliseconds. */
  startMs: number
}

/** Another number for each URL, so that no URL is requested twice. */
let counter = 0

const restRoot = (port: number): string => `http://127.0.0.1:${port}/cms-json`
const posts = `${restRoot(PORTS.small)}/cms/v2/posts`
const changes = `${restRoot(PORTS.small)}/hooks/v1/changes`
const events = `${restRoot(PORTS.small)}/cal/events/v1/events`

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const children: ChildProcess[] = []
try {
  if (options.anonymous) await reportAnonymous(options.database, options.only)
  else if (options.search) await reportSearches(options.database ?? readEnv().databaseUrl)
  else await (options.scale ? reportScale(options.database ?? readEnv().databaseUrl, options.only) : main())
} finally {
  await Promise.all(children.map(stopped))
  rmSync(folder, { recursive: true, force: true })
}

async function main(): Promise<void> {
  console.log(
    `Node ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${new Date().toISOString().slice(0, 10)}\n`,
  )
  if (options.import) return reportImport()
  if (options.workers) return reportTwoWorkers()
  if (options['own-fields']) return reportOwnFields()
  if (options.languages) return reportLanguages()
  if (options.series) return reportSeries()
  if (options.only === undefined) await reportStart()
  const { authorization, process: service } = await serve('small', SMALL)
  await reportReads(authorization, service)
  if (options.only !== undefined) return
  await reportWrites(authorization)
  if (!options.quick) await reportSizes()
}

interface ReadCase {
  url(): string
  aim?: number
  /** Whether a post is created every second meanwhile. */
  isWritten?: boolean
  /** How many callers follow the changes meanwhile. */
  followers?: number
}

function readCases(ids: readonly number[], lastCursor = 'start'): Record<string, ReadCase> {
  const list = (): string => `${posts}?page=${1 + (counter % 90)}&exclude=${1_000_000 + counter++}`
  return {
    'list of 10, one URL': { url: () => posts, aim: 0.45 },
    'list of 10, one URL, one write a second': { url: () => posts, aim: 0.5, isWritten: true },
    'list of 10': { url: list, aim: 0.2 },
    'list of 10 by cursor, at the end': { url: () => `${posts}?cursor=${lastCursor}&_=${counter++}` },
    'list of 10, filtered': { url: () => `${posts}?author_exclude=${1_000_000 + counter++}` },
    'list of 10 with _embed': { url: () => `${list()}&_embed=1` },
    'list of 10 with blocks': { url: () => `${list()}&blocks=true` },
    'list of 10, one write a second': { url: list, isWritten: true },
    'list of 10, one write a second, 100 followers of changes': { url: list, isWritten: true, followers: 100 },
    'changes since a cursor, 10': { url: () => `${changes}?since=${100 + (counter % 800)}&per_page=10&_=${counter++}` },
    'changes since the last one': { url: () => `${changes}?_=${counter++}` },
    'search for a word': { url: () => `${posts}?search=${ownWord(100 + (counter % 800))}&_=${counter++}` },
    'item by its ID': { url: () => `${posts}/${ids[counter % ids.length]}?_=${counter++}`, aim: 0.25 },
    'item by its slug': { url: () => `${posts}?slug=post-${100 + (counter % 800)}&_=${counter++}` },
    'events of a month': { url: monthOfEvents, aim: 0.15 },
  }
}

function monthOfEvents(): string {
  const month = `${2030 + (counter % 2)}-${String(1 + (counter % 12)).padStart(2, '0')}`
  return `${events}?start_date=${month}-01&end_date=${month}-28&_=${counter++}`
}

// ---- reads

/** Requests per second, and processor time per request, of the service and of the yardsticks that send the same JSON. Except for "one URL", no URL is requested twice. */
async function reportReads(authorization: string, service: ChildProcess): Promise<void> {
  const cases = Object.entries(readCases(await idsOfPosts(), await lastCursorOf(posts))).filter(([name]) => isSelected(name, options.only))
  for (const [index, [, { url }]] of cases.entries()) writeFileSync(`${folder}/${index}.json`, await (await fetch(url())).text())
  const yardsticks = start('tools/bench/bare.ts', [String(PORTS.bare), folder, String(cases.length)])
  await untilUp(`http://127.0.0.1:${PORTS.bare}/bare/0`)
  const names = ['bare Express', 'equipped Express', 'the service']
  const columns = [...names.map((name) => `${name}, req/s`), 'ratio to bare', 'aim', ...names.map((name) => `${name}, µs`)]
  table('read', ...columns, 'ratio of processor time')
  for (const [index, [name, { url, aim, isWritten, followers = 0 }]] of cases.entries()) {
    const yardstick = (kind: string): Server => ({
      load: { url: () => `http://127.0.0.1:${PORTS.bare}/${kind}/${index}`, headers: gzip },
      process: yardsticks,
    })
    const stop = isWritten ? writeEverySecond(authorization) : undefined
    const leave = await followChanges(followers)
    const results = await compare(yardstick('bare'), yardstick('equipped'), { load: { url, headers: gzip }, process: service })
    await stop?.()
    leave()
    const medians = (of: keyof Result): string[] => results.map((runs) => rounded(medianOf(runs, (run) => run[of])))
    const [bare = [], , served = []] = results
    const ratio = (of: keyof Result): number =>
      medianOf([...served.entries()], ([run, measured]) => measured[of] / (bare[run]?.[of] ?? NaN))
    const [ofSpeed, ofTime] = [ratio('perSecond').toFixed(2), (1 / ratio('microseconds')).toFixed(2)]
    row(name, ...medians('perSecond'), ofSpeed, aim ?? '', ...medians('microseconds'), ofTime)
  }
  table('memory', 'measured')
  row('resident memory after these reads', `${rounded(residentMemory(service.pid))} MB`)
}

async function idsOfPosts(): Promise<number[]> {
  const pages = Array.from({ length: SMALL / 100 }, (_none, index) => `${posts}?per_page=100&_fields=id&page=${index + 1}`)
  const lists = await Promise.all(pages.map(async (url) => (await (await fetch(url)).json()) as { id: number }[]))
  return lists.flat().map(({ id }) => id)
}

/** The cursor of the last page. */
async function lastCursorOf(list: string): Promise<string> {
  let [last, next]: [string, string | null] = ['start', 'start']
  while (next !== null) {
    last = next
    next = (await fetch(`${list}?cursor=${last}&_fields=id`)).headers.get('X-CMS-NextCursor')
  }
  return last
}

interface Server {
  load: Load
  process: ChildProcess
}

interface Result {
  perSecond: number
  /** Processor time per request, which other work on the machine affects less. */
  microseconds: number
}

/** The runs of each server. They take turns, so that a run can be compared with those of the others in the same seconds. */
async function compare(...servers: Server[]): Promise<Result[][]> {
  for (const { load } of servers) await throughput(load, WARM_UP_SECONDS)
  const results: Result[][] = servers.map(() => [])
  for (let run = 0; run < RUNS; run++) for (const [index, server] of servers.entries()) results[index]?.push(await measured(server))
  return results
}

async function measured({ load, process: { pid } }: Server): Promise<Result> {
  const before = processorTime(pid)
  const perSecond = await throughput(load, SECONDS)
  return { perSecond, microseconds: (processorTime(pid) - before) / (perSecond * SECONDS) }
}

/** Gives back what stops it. */
function writeEverySecond(authorization: string): () => Promise<void> {
  const writes: Promise<void>[] = []
  const { url, headers = {}, body } = creating(authorization)
  const timer = setInterval(() => writes.push(request(url(), { method: 'POST', headers, body: body?.() ?? '' })), 1000)
  return async () => {
    clearInterval(timer)
    await Promise.all(writes)
  }
}

/** Opens streams of changes, and reads them. Gives back what closes them. */
async function followChanges(count: number): Promise<() => void> {
  const leaving = new AbortController()
  const options = { headers: { accept: 'text/event-stream' }, signal: leaving.signal }
  const streams = await Promise.all(Array.from({ length: count }, () => fetch(changes, options)))
  for (const { body } of streams) void body?.pipeTo(new WritableStream()).catch(() => undefined)
  return () => leaving.abort()
}

// ---- writes

function creating(authorization: string, connections = 1): Load {
  const content = 'harbour tide lantern '.repeat(95)
  return {
    method: 'POST',
    url: () => posts,
    headers: { authorization, 'content-type': 'application/json', ...gzip },
    body: () => JSON.stringify({ title: `Bench ${counter++}`, content, status: 'publish' }),
    connections,
  }
}

/** Posts per second, and inserts of the same row: one transaction each, with `synchronous=FULL`. */
async function reportWrites(authorization: string): Promise<void> {
  const { url, headers = {}, body } = creating(authorization)
  const { id } = (await (await fetch(url(), { method: 'POST', headers, body: body?.() ?? '' })).json()) as { id: number }
  const bare = bareInserts(`${folder}/bare.sqlite`, `${folder}/small.sqlite`, id)
  const equipped = equippedInserts(`${folder}/equipped.sqlite`, `${folder}/small.sqlite`, id)
  table('write', 'bare inserts a second', 'equipped inserts a second', 'posts a second', 'ratio to bare', 'aim', 'ratio to equipped')
  for (const [name, connections, aim] of [
    ['creating posts, one at a time', 1, ''],
    ['creating posts, 16 at once', 16, 0.5],
  ] as const) {
    const load = creating(authorization, connections)
    const runs: [number, number, number][] = []
    for (let run = 0; run < 2; run++) runs.push([bare.throughput(SECONDS), equipped.throughput(SECONDS), await throughput(load, SECONDS)])
    const best = (of: 0 | 1 | 2): number => Math.max(...runs.map((run) => run[of]))
    const [ofBare, ofEquipped] = [best(2) / best(0), best(2) / best(1)].map((ratio) => ratio.toFixed(2)) as [string, string]
    row(name, rounded(best(0)), rounded(best(1)), rounded(best(2)), ofBare, aim, ofEquipped)
  }
  bare.close()
  equipped.close()
}

// ---- start

interface StartRun {
  /** From the start of the process to the first response. */
  startMs: number
  /** The processor time until then. */
  startCpuMs: number
  memoryAfterStart: number
  memoryAfterAll: number
  firstRequests: FirstRequest[]
}

interface FirstRequest {
  id: string
  ms: number
  cpuMs: number
}

/** From the start of the process to the first response, the first request of each operation, and the memory after all of them. */
async function reportStart(): Promise<void> {
  const authorization = await seedDatabase('fresh', SMALL)
  // The first one compiles all modules, as after an update.
  const first = await startRun(authorization)
  const runs: StartRun[] = []
  for (let run = 0; run < STARTS; run++) runs.push(await startRun(authorization))
  const measured = (name: string, unit: string, number: (run: StartRun) => number, aim: string): void =>
    row(name, `${rounded(number(first))} ${unit}`, `${rounded(medianOf(runs, number))} ${unit}`, aim)
  table('start', 'the first, which compiles all modules', `later ones, median of ${STARTS}`, 'aim')
  measured('start to first response', 'ms', ({ startMs }) => startMs, '1000 ms')
  measured('processor time until then', 'ms', ({ startCpuMs }) => startCpuMs, '')
  measured('resident memory after the start', 'MB', ({ memoryAfterStart }) => memoryAfterStart, '')
  measured('resident memory after all operations', 'MB', ({ memoryAfterAll }) => memoryAfterAll, '200 MB')
  reportFirstRequests([first, ...runs].flatMap(({ firstRequests }) => firstRequests))
}

/** The ten that take the most processor time. */
function reportFirstRequests(requests: readonly FirstRequest[]): void {
  const measures: ((same: readonly FirstRequest[]) => number)[] = [
    (same) => medianOf(same, ({ cpuMs }) => cpuMs),
    (same) => medianOf(same, ({ ms }) => ms),
    (same) => Math.max(...same.map(({ ms }) => ms)),
  ]
  const operations = [...Map.groupBy(requests, ({ id }) => id)].map(([id, same]) => ({ id, times: measures.map((of) => of(same)) }))
  const cells = (times: readonly number[]): string[] => times.map((ms) => `${ms.toFixed(1)} ms`)
  table('first request', `processor time, median of ${STARTS + 1}`, 'elapsed, median', 'elapsed, longest', 'aim')
  row('median of all operations', ...cells(measures.map((_, index) => medianOf(operations, ({ times }) => times[index] ?? NaN))), '')
  const slowest = operations.toSorted((a, b) => (b.times[0] ?? 0) - (a.times[0] ?? 0)).slice(0, 10)
  for (const { id, times } of slowest) row(id, ...cells(times), '20 ms')
}

async function startRun(authorization: string): Promise<StartRun> {
  const compiled = { NODE_COMPILE_CACHE: `${folder}/compile-cache` }
  const { process: service, startMs } = await startService('fresh', ['--import', './tools/bench/request-times.ts'], compiled)
  const startCpuMs = processorTime(service.pid) / 1000
  const memoryAfterStart = residentMemory(service.pid)
  const firstRequests = await requestAll(authorization, service)
  await pause(1000)
  const memoryAfterAll = residentMemory(service.pid)
  await stopped(service)
  return { startMs, startCpuMs, memoryAfterStart, memoryAfterAll, firstRequests }
}

/** Requests each operation for the first time. Not all succeed: the IDs may name nothing, and bodies are empty. */
async function requestAll(authorization: string, service: ChildProcess): Promise<FirstRequest[]> {
  const json = { authorization, 'content-type': 'application/json' }
  // The first check of a password costs more than the operation, and so does the first request with a body in this process.
  await request(`${restRoot(PORTS.fresh)}/no-route`, { method: 'POST', headers: json, body: '{}' })
  const requests: FirstRequest[] = []
  for (const operation of operationsOf(readDocuments())) {
    const { method, route } = operation
    const id = method === 'delete' ? '999999999' : '1'
    const path = fillPath(operation, Object.fromEntries(namesIn(route).map((name) => [name, id])))
    const hasBody = method !== 'get' && method !== 'delete'
    const init = { method: method.toUpperCase(), headers: hasBody ? json : { authorization }, ...(hasBody && { body: '{}' }) }
    const url = restRoot(PORTS.fresh) + path
    const cpuMs = processorTimeOf(service, init.method, url)
    requests.push({ id: operation.id, ms: await timed(() => request(url, init)), cpuMs: await cpuMs })
  }
  return requests
}

/** The processor time of the next request like this. */
async function processorTimeOf(service: ChildProcess, method: string, url: string): Promise<number> {
  const { pathname } = new URL(url)
  for await (const [time] of on(service, 'message') as AsyncIterable<[RequestTime]>)
    if (time.method === method && time.url === pathname) return time.cpuMs
  return NaN
}

// ---- few rows and many

/** Milliseconds of one request at a time, with many posts and events and with few. */
async function reportSizes(): Promise<void> {
  await serve('large', LARGE)
  const { 'list of 10': list, 'list of 10, filtered': filtered, 'item by its slug': bySlug, 'events of a month': month } = readCases([])
  const cases: Record<string, (() => string) | undefined> = {
    'list of 10': () => `${posts}?_=${counter++}`,
    'list of 10, one left out': list?.url,
    'list of 10, filtered (counts all)': filtered?.url,
    'item by its slug': bySlug?.url,
    'search for a rare word': () => `${posts}?search=${ownWord(100 + (counter++ % 800))}&_=${counter}`,
    'search for two words': () => `${posts}?search=${ownWord(100 + (counter++ % 800))}+harbour&_=${counter}`,
    'search for a word of every post': () => `${posts}?search=harbour&_=${counter++}`,
    'events of a month': month?.url,
  }
  table('request', `ms with ${SMALL} posts and events`, `ms with ${LARGE}`, 'ratio')
  for (const [name, url = () => posts] of Object.entries(cases)) {
    const [few, many] = [await latency(url), await latency(() => url().replace(String(PORTS.small), String(PORTS.large)))]
    row(name, few.toFixed(2), many.toFixed(2), (many / few).toFixed(2))
  }
}

// ---- workers

async function reportTwoWorkers(): Promise<void> {
  const { authorization, process: one } = await serve('small', SMALL)
  const two = start('server/main.ts', [], { ...environmentOf('small'), PORT: String(PORTS.large), WORKERS: '2' }, [
    '--import',
    './server/prepare.js',
  ])
  await untilUp(`${restRoot(PORTS.large)}/cms/v2/posts`)
  const { 'list of 10, one URL': cached, 'list of 10': list, 'item by its ID': item } = readCases(await idsOfPosts())
  // It costs the service much and the load generator little.
  const search = { url: () => `${posts}?search=${frequentWord}&per_page=5&exclude=${1_000_000 + counter++}` }
  table('request', '1 worker, req/s', '2 workers, req/s', 'ratio', '1 worker, µs', '2 workers, µs', 'ratio')
  const loads = Object.entries<Load | undefined>({
    'list of 10, one URL': cached,
    'list of 10': list,
    'item by its ID': item,
    'search for a frequent word': search,
    'creating posts, 16 at once': creating(authorization, 16),
  }).map(
    ([name, of]) =>
      [
        name,
        (port: number): Load => ({ headers: gzip, ...of, url: () => (of?.url() ?? posts).replace(String(PORTS.small), String(port)) }),
      ] as const,
  )
  const services = [
    { port: PORTS.small, process: one },
    { port: PORTS.large, process: two },
  ] as const
  await reportWorkers(services, Object.fromEntries(loads), SECONDS, row)
}

// ---- own types and fields

/** Posts with ten own fields and without, recipes by their fields among few and many, and the start with own types. */
async function reportOwnFields(): Promise<void> {
  await seedDatabase('small', SMALL)
  await addOwnContent(configOf('small'), SMALL)
  const one = { ...databaseOf('small'), SITE_DIR: writeSite(`${folder}/one-type`, 1) }
  const { process: withFields } = await startService('bare', [], one)
  const { process: without } = await startService('small')
  const { 'list of 10': list, 'item by its ID': item } = readCases(await idsOfPosts())
  table('posts with ten own fields', 'without, µs', 'with, µs', 'ratio', 'aim')
  for (const [name, url] of Object.entries({ 'list of 10': list?.url, 'item by its ID': item?.url })) {
    const there = (): string => (url?.() ?? posts).replace(String(PORTS.small), String(PORTS.bare))
    const [plain = [], own = []] = await compare(
      { load: { url: url ?? there, headers: gzip }, process: without },
      { load: { url: there, headers: gzip }, process: withFields },
    )
    const [less, more] = [plain, own].map((runs) => medianOf(runs, ({ microseconds }) => microseconds)) as [number, number]
    row(name, rounded(less), rounded(more), (more / less).toFixed(2), 1.2)
  }
  const many = Number(options.posts)
  await seedDatabase('large', SMALL)
  await addOwnContent(configOf('large'), many)
  await startService('large', [], { SITE_DIR: one.SITE_DIR })
  const tag = 1 + Math.max(...(await idsOf(`${restRoot(PORTS.large)}/cms/v2/tags?per_page=1&orderby=id&order=desc`))) - 100
  table('recipes', `ms with ${SMALL}`, `ms with ${many}`, 'ratio', 'aim')
  for (const [name, url] of Object.entries(recipeLists)) {
    const at = (port: number): Promise<number> => latency(() => url(`${restRoot(port)}/cms/v2/recipes`, tag))
    const [few, all] = [await at(PORTS.bare), await at(PORTS.large)]
    row(name, few.toFixed(2), all.toFixed(2), (all / few).toFixed(2), 2)
  }
  await reportStartWithTypes()
}

/** The median of the starts with twenty own types and without, which take turns. The first ones compile. */
async function reportStartWithTypes(): Promise<void> {
  const site = { SITE_DIR: writeSite(`${folder}/twenty-types`, 20), NODE_COMPILE_CACHE: `${folder}/compile-cache` }
  const times: Record<'plain' | 'own', number[]> = { plain: [], own: [] }
  for (let run = 0; run <= STARTS; run++)
    for (const kind of ['plain', 'own'] as const) {
      const { process: service, startMs } = await startService(
        'fresh',
        [],
        kind === 'own' ? site : { NODE_COMPILE_CACHE: site.NODE_COMPILE_CACHE },
      )
      times[kind].push(startMs)
      await stopped(service)
    }
  const median = (kind: keyof typeof times): number => medianOf(times[kind].slice(1), (ms) => ms)
  table('start to first response', 'without own types', 'with twenty', 'difference', 'aim')
  row(
    `median of ${STARTS}`,
    ...[median('plain'), median('own'), median('own') - median('plain')].map((ms) => `${rounded(ms)} ms`),
    '100 ms',
  )
  row('the first, which compiles', ...[times.plain[0] ?? 0, times.own[0] ?? 0].map((ms) => `${rounded(ms)} ms`), '', '')
}

async function idsOf(url: string): Promise<number[]> {
  return ((await (await fetch(url)).json()) as { id: number }[]).map(({ id }) => id)
}

// ---- events that repeat

/** Lists of single events and of series without an end, and writes of a series. */
/** Lists of posts that have all texts in a second language, in the first one and in the second. */
async function reportLanguages(): Promise<void> {
  await seedDatabase('small', SMALL)
  await addTranslations(configOf('small'))
  const { process: service } = await startService('small')
  const ids = await idsOfPosts()
  const page = (): string => `${posts}?page=${1 + (counter % 90)}&exclude=${1_000_000 + counter++}`
  const cases: Record<string, () => string> = {
    'list of 10': page,
    'list of 10, titles alone': () => `${page()}&_fields=id,title`,
    'search for a word': () => `${posts}?search=${ownWord(100 + (counter % 800))}&_=${counter++}`,
    'item by its ID': () => `${posts}/${ids[counter % ids.length]}?_=${counter++}`,
  }
  table('read', 'the first language, µs', 'the second, µs', 'ratio', 'aim')
  for (const [name, url] of Object.entries(cases).filter(([name]) => isSelected(name, options.only))) {
    const [first = [], second = []] = await compare(
      { load: { url, headers: gzip }, process: service },
      { load: { url: () => `${url()}&i18n_language=${SECOND}`, headers: gzip }, process: service },
    )
    const [own, other] = [first, second].map((runs) => medianOf(runs, ({ microseconds }) => microseconds)) as [number, number]
    row(name, rounded(own), rounded(other), (other / own).toFixed(2), 1.2)
  }
}

async function reportSeries(): Promise<void> {
  const names = ['small', 'large'] as const
  let authorization = ''
  for (const [index, name] of names.entries()) {
    authorization = await seedDatabase(name, 1)
    await addEvents(configOf(name), SERIES, index === 1)
  }
  const [{ process: single }, { process: repeated }] = [await startService('small'), await startService('large')]
  const next = (): string => new Date(Date.now() + (40 + (counter % 600)) * 86_400_000).toISOString().slice(0, 7)
  const cases: Record<string, () => string> = {
    'events of a month': () => `${events}?start_date=${next()}-01&end_date=${next()}-28&_=${counter++}`,
    'upcoming events': () => `${events}?page=${1 + (counter % 90)}&_=${counter++}`,
    'search in events': () => `${events}?search=-${counter % SERIES}&_=${counter++}`,
    'each series once': () => `${events}?expand=none&page=${1 + (counter % 90)}&_=${counter++}`,
  }
  table('list', `${SERIES} single events, µs`, `${SERIES} series, µs`, 'ratio', 'aim')
  for (const [name, url] of Object.entries(cases).filter(([name]) => isSelected(name, options.only))) {
    const [few = [], many = []] = await compare(
      { load: { url, headers: gzip }, process: single },
      { load: { url: () => url().replace(String(PORTS.small), String(PORTS.large)), headers: gzip }, process: repeated },
    )
    const [less, more] = [few, many].map((runs) => medianOf(runs, ({ microseconds }) => microseconds)) as [number, number]
    row(name, rounded(less), rounded(more), (more / less).toFixed(2), 1.3)
  }
  await reportSeriesWrites(repeated, authorization)
}

async function reportSeriesWrites(service: ChildProcess, authorization: string): Promise<void> {
  const all = `${restRoot(PORTS.large)}/cal/events/v1/events`
  const send = async (url: string, body: object): Promise<{ id: number }> => {
    const headers = { authorization, 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${response.status} from ${url}: ${await response.text()}`)
    return (await response.json()) as { id: number }
  }
  const made: number[] = []
  const dates = { start_date: '2031-03-06 18:30:00', end_date: '2031-03-06 20:00:00' }
  const recurrence = { rrule: `FREQ=DAILY;COUNT=${OCCURRENCES}` }
  const writes: Record<string, () => Promise<unknown>> = {
    'create a single event': () => send(all, { title: `Single ${counter++}`, ...dates }),
    [`create a series of ${OCCURRENCES}`]: async () =>
      made.push((await send(all, { title: `Series ${counter++}`, ...dates, recurrence })).id),
    'retitle it': () => send(`${all}/${made[counter % made.length]}`, { title: `Renamed ${counter++}` }),
    'move it by an hour': () => send(`${all}/${made.pop()}`, { start_date: '2031-03-06 19:30:00', end_date: '2031-03-06 21:00:00' }),
  }
  table('write', 'processor time', 'aim')
  for (const [name, write] of Object.entries(writes)) {
    for (let run = 0; run < 5; run++) await write()
    const before = processorTime(service.pid)
    for (let run = 0; run < WRITES; run++) await write()
    row(name, `${((processorTime(service.pid) - before) / WRITES / 1000).toFixed(1)} ms`, name === 'create a single event' ? '' : '50 ms')
  }
}

// ---- import

/** The speed and the memory of an import, and the reads of a service on the same database meanwhile. */
async function reportImport(): Promise<void> {
  const file = `${folder}/site.xml`
  const items = await writeSiteExport(file, Number(options.posts))
  await serve('small', SMALL)
  const {
    'list of 10': list,
    'item by its slug': bySlug,
    'item by its ID': byId,
    'events of a month': month,
  } = readCases(await idsOfPosts())
  const reads = [list, bySlug, byId, month].flatMap((one) => one ?? [])
  const url = (): string => reads[counter % reads.length]?.url() ?? posts
  await latenciesAtRate(url, READS_PER_SECOND, pause(SECONDS * 1000))
  const before = await latenciesAtRate(url, READS_PER_SECOND, pause(SECONDS * 2000))
  const started = performance.now()
  const run = start('server/cli/main.ts', ['import', file], databaseOf('small'), ['--import', './server/prepare.js'])
  const memory: number[] = []
  const threads = new Map<string, number>()
  const watch = setInterval(() => {
    memory.push(ownMemory(run.pid))
    for (const [thread, time] of threadTimes(run.pid)) threads.set(thread, time)
  }, 200)
  const during = await latenciesAtRate(url, READS_PER_SECOND, once(run, 'exit'))
  clearInterval(watch)
  const seconds = (performance.now() - started) / 1000
  if (run.exitCode !== 0) throw new Error('The import failed.')
  const peakAfter = (part: number): number => Math.max(...memory.slice(0, Math.ceil(memory.length * part)).filter(Number.isFinite))
  table(`import of ${items} items, ${rounded(statSync(file).size / 1e6)} MB`, 'measured', 'aim')
  row('items a second, with the first pass over the file', rounded(items / seconds), 2000)
  row(
    'processor time of the busiest threads for an item',
    [...threads.values()]
      .toSorted((a, b) => b - a)
      .slice(0, 2)
      .map((time) => `${rounded((time / items) * 1e6)} µs`)
      .join(', '),
    '',
  )
  row('peak memory in the first quarter of the time', `${rounded(peakAfter(0.25))} MB`, '')
  row('peak memory', `${rounded(peakAfter(1))} MB`, 'the same')
  for (const [name, part] of [
    ['median', 0.5],
    ['p99', 0.99],
  ] as const)
    row(
      `reads, ${READS_PER_SECOND} a second: ${name} before and during the import`,
      `${quantile(before, part).toFixed(1)} ms, ${quantile(during, part).toFixed(1)} ms`,
      '2 x',
    )
}

// ---- processes

/** Starts the service on a database of its own. */
async function serve(name: 'small' | 'large', rows: number): Promise<Service> {
  const authorization = await seedDatabase(name, rows)
  const profile = options.profile && name === 'small' ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []
  return { authorization, ...(await startService(name, profile)) }
}

/** Fills the database, and returns the header of its administrator. */
function seedDatabase(name: Name, rows: number): Promise<string> {
  return seed(configOf(name), rows)
}

function configOf(name: Name): Config {
  return configFrom(readEnv({ ...environmentOf(name), LOG_LEVEL: 'silent' }))
}

async function startService(name: Name, flags: string[] = [], env: Record<string, string> = {}): Promise<Omit<Service, 'authorization'>> {
  const started = performance.now()
  const service = start('server/main.ts', [], { ...environmentOf(name), ...env }, ['--import', './server/prepare.js', ...flags])
  await untilUp(`${restRoot(PORTS[name])}/cms/v2/posts`)
  return { process: service, startMs: performance.now() - started }
}

function environmentOf(name: Name): Record<string, string> {
  return {
    PORT: String(PORTS[name]),
    HOST: '127.0.0.1',
    ...databaseOf(name),
    DEMO_CONTENT: 'off',
    RATE_LIMIT: 'on',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'info',
  }
}

function databaseOf(name: string): Record<string, string> {
  return { DATABASE_URL: options.database ?? `file:${folder}/${name}.sqlite`, MEDIA_DIR: `${folder}/uploads` }
}

function start(script: string, args: string[], env: Record<string, string> = {}, flags: string[] = []): ChildProcess {
  const child = spawn(process.execPath, [...flags, script, ...args], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  return child
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.kill('SIGTERM')
  await promise
}

// ---- output

function rounded(value: number): string {
  return String(Math.round(value))
}

function table(...columns: string[]): void {
  console.log(`\n| ${columns.join(' | ')} |\n${'|---'.repeat(columns.length)}|`)
}

function row(...cells: (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}
