// What the benchmark measures with: requests under load, single requests, durable inserts, and the memory of a process.
import { readFileSync, readdirSync } from 'node:fs'
import autocannon from 'autocannon'
import Sqlite from 'better-sqlite3'
import { addFunctions } from '../../server/db/sqlite-functions.ts'

/** Linux counts processor time in hundredths of a second. */
const MICROSECONDS_PER_TICK = 10_000

export interface Load {
  method?: 'GET' | 'POST'
  /** Called for each request. */
  url(): string
  headers?: Record<string, string>
  body?(): string
  connections?: number
}

/** Requests per second. Throws if a response is not a success. */
export async function throughput({ method = 'GET', url, headers = {}, body, connections = 16 }: Load, seconds: number): Promise<number> {
  const { origin } = new URL(url())
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        headers,
        setupRequest: (request) => ({ ...request, path: url().slice(origin.length), ...(body && { body: body() }) }),
      },
    ],
  })
  if (result.non2xx || result.errors)
    throw new Error(`${method} ${url()}: ${result.non2xx} responses were not a success, ${result.errors} requests failed.`)
  return result['2xx'] / result.duration
}

/** The median of many requests, one at a time, in milliseconds. */
export async function latency(url: () => string, rounds = 120): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await timed(() => request(url())))
  return median(times)
}

/** How long requests take, in milliseconds, at a steady rate until the end. A late response delays no other request. */
export async function latenciesAtRate(url: () => string, perSecond: number, end: Promise<unknown>): Promise<number[]> {
  const requests: Promise<number>[] = []
  const timer = setInterval(() => requests.push(timed(() => request(url()))), 1000 / perSecond)
  await end
  clearInterval(timer)
  return Promise.all(requests)
}

export async function request(url: string, init: RequestInit = {}): Promise<void> {
  await (await fetch(url, init)).arrayBuffer()
}

/** How long it takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function medianOf<Value>(values: readonly Value[], number: (value: Value) => number): number {
  return median(values.map(number))
}

export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
}

/** Waits until the URL responds with a success. */
export async function untilUp(url: string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return
    await pause(5)
  }
  throw new Error(`Nothing responds at ${url}.`)
}

export function pause(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms))
}

/** In megabytes; NaN where the system does not tell it in /proc. */
export function residentMemory(pid: number | undefined): number {
  return kilobytesOf(pid, 'VmRSS') / 1024
}

/** The part of the resident memory that is not the pages of a mapped file, such as the database. */
export function ownMemory(pid: number | undefined): number {
  return kilobytesOf(pid, 'RssAnon') / 1024
}

function kilobytesOf(pid: number | undefined, field: 'VmRSS' | 'RssAnon'): number {
  try {
    return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return Number.NaN
  }
}

/** The processor time that a process has used so far, in microseconds; NaN where the system does not tell it in /proc. */
export function processorTime(pid: number | undefined): number {
  return processTimes(pid).own
}

/** The processor time that the main thread of a process has used so far, in microseconds, to the nanosecond; NaN where the system does not tell it in /proc. */
export function mainThreadTime(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000
  } catch {
    return Number.NaN
  }
}

/** The processor time of a process, and of its children that have ended, in microseconds. */
export function processTimes(pid: number | undefined): { parent: number; own: number; children: number } {
  try {
    const [, afterName = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const fields = afterName.split(' ').map(Number)
    const [user = NaN, system = NaN, endedUser = NaN, endedSystem = NaN] = fields.slice(11, 15)
    return {
      parent: fields[1] ?? NaN,
      own: (user + system) * MICROSECONDS_PER_TICK,
      children: (endedUser + endedSystem) * MICROSECONDS_PER_TICK,
    }
  } catch {
    return { parent: NaN, own: NaN, children: NaN }
  }
}

/** The processor time of the running children of a process, in microseconds. */
export function childTimes(pid: number | undefined): number {
  const processes = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
  return processes.map((entry) => processTimes(Number(entry))).reduce((sum, { parent, own }) => (parent === pid ? sum + own : sum), 0)
}

/** The processor time of each thread of a process so far, in seconds. Empty where the system does not tell it in /proc. */
export function threadTimes(pid: number | undefined): Map<string, number> {
  const TICKS_PER_SECOND = 100
  try {
    const folder = `/proc/${pid}/task`
    const times = readdirSync(folder).map((thread) => {
      const fields = readFileSync(`${folder}/${thread}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return [thread, (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND] as const
    })
    return new Map(times)
  } catch {
    return new Map()
  }
}

/** Inserts one row of `content` again and again, each time in a durable transaction of its own. */
export interface Inserts {
  /** How many there are in a second. */
  throughput(seconds: number): number
  close(): void
}

/** Inserts a row of another file into a new one, which has the table without its indexes and triggers. */
export function bareInserts(file: string, source: string, id: number): Inserts {
  const from = new Sqlite(source, { readonly: true })
  const { sql } = from.prepare(`select sql from sqlite_master where name = 'content'`).get() as { sql: string }
  const row = rowOf(from, id)
  from.close()
  const database = durable(file)
  database.exec(sql)
  return insertsOf(database, rowInsert(database, row))
}

/** The same into a copy of the file, so that the indexes, counts and words are written as well, and with the terms of the row. */
export function equippedInserts(file: string, source: string, id: number): Inserts {
  const from = new Sqlite(source, { readonly: true })
  addFunctions(from)
  from.prepare('vacuum into ?').run(file)
  from.close()
  const database = durable(file)
  addFunctions(database)
  const insert = rowInsert(database, rowOf(database, id))
  const terms = database.prepare(
    'insert into content_terms (content_id, term_id) select ?, term_id from content_terms where content_id = ?',
  )
  const insertWithTerms = database.transaction(() => terms.run(insert().lastInsertRowid, id))
  return insertsOf(database, insertWithTerms)
}

/** A SQLite file with the settings of the service that matter for writes. */
function durable(file: string): Sqlite.Database {
  const database = new Sqlite(file)
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'temp_store = memory']) database.pragma(setting)
  return database
}

function rowOf(database: Sqlite.Database, id: number): Record<string, unknown> {
  const { id: _id, ...row } = database.prepare('select * from content where id = ?').get(id) as Record<string, unknown>
  return row
}

function rowInsert(database: Sqlite.Database, row: Record<string, unknown>): () => Sqlite.RunResult {
  const columns = Object.keys(row)
  const statement = database.prepare(
    `insert into content (${columns.map((name) => `"${name}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  )
  return () => statement.run(Object.values(row))
}

function insertsOf(database: Sqlite.Database, insert: () => unknown): Inserts {
  return {
    throughput(seconds) {
      const started = performance.now()
      let inserts = 0
      for (; performance.now() - started < seconds * 1000; inserts++) insert()
      return inserts / seconds
    },
    close: () => void database.close(),
  }
}
