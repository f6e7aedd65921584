// npm run bench -- --scale [--database <url>] [--only <words>]: what requests cost on the large site in a database, compared with one of 1,000 posts.
// The large database is one that `npm run seed` has filled; the requests that write to it leave a few dozen items there.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configFrom } from '../../../server/config/config.ts'
import { readEnv } from '../../../server/config/env.ts'
import { closeContext, createContext } from '../../../server/process/open-context.ts'
import { addApplicationPassword } from '../../../server/users/application-passwords.ts'
import { mainThreadTime, median, processorTime, timed, untilUp } from '../measure.ts'
import { isSelected } from '../selection.ts'
import { fill } from './fill.ts'
import { postgresTime } from './processor-time.ts'
import { scaleRequests } from './requests.ts'
import type { ScaleRequest, Site } from './requests.ts'
import { editor, rareAuthor } from './rows.ts'
import type { Size } from './rows.ts'

const SMALL: Size = { posts: 1000, events: 200 }
const MAX_ROUNDS = 60
const MIN_ROUNDS = 3
const MAX_MS_PER_CASE = 4000

export interface ServedSite extends Site {
  origin: string
  send(request: ScaleRequest): Promise<Response>
  process: ChildProcess
  /** The processor time of the service and of PostgreSQL so far, in microseconds. */
  processorTime(): number
  /** The same without the other threads of the service, exact enough for a single request. */
  mainTime(): number
}

interface Measured {
  ms: number
  maxMs: number
  cpuMs: number
  total: string
}

export async function reportScale(databaseUrl: string, only: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'))
  const small = await smallDatabase(databaseUrl, folder)
  const sites: ServedSite[] = []
  try {
    await fill(small.url, SMALL)
    for (const url of [small.url, databaseUrl]) sites.push(await served(url, folder))
    await printTable(sites as [ServedSite, ServedSite], only)
  } finally {
    await Promise.all(sites.map(({ process: service }) => stopped(service)))
    await small.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function printTable([few, many]: [ServedSite, ServedSite], only: string | undefined): Promise<void> {
  const [small, large] = [few, many].map(({ size }) => size.posts.toLocaleString('en'))
  console.log(
    `| request | ${small}, ms | ${large}, ms | max ${small} | max ${large} | CPU ${small} | CPU ${large} | ratio of CPU | totals |`,
  )
  console.log(`|${'---|'.repeat(9)}`)
  for (const name of Object.keys(scaleRequests)) {
    if (!isSelected(name, only)) continue
    const [before, after] = [await measured(few, name), await measured(many, name).catch(notMeasured)]
    const cells = [
      name,
      before.ms.toFixed(1),
      after.ms.toFixed(1),
      before.maxMs.toFixed(0),
      after.maxMs.toFixed(0),
      before.cpuMs.toFixed(1),
      after.cpuMs.toFixed(1),
      (after.cpuMs / before.cpuMs).toFixed(1),
      `${before.total}/${after.total}`,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

/** A request that fails, such as one that takes too long, has no figures. */
function notMeasured(error: unknown): Measured {
  console.error((error as Error).message)
  return { ms: Number.NaN, maxMs: Number.NaN, cpuMs: Number.NaN, total: 'failed' }
}

/** One request at a time; the first one does not count. */
async function measured(site: ServedSite, name: string): Promise<Measured> {
  const make = scaleRequests[name] as (typeof scaleRequests)[string]
  const times: number[] = []
  let total = ''
  let cpuMs = 0
  const until = performance.now() + MAX_MS_PER_CASE
  for (let round = 0; round <= MAX_ROUNDS && (round < MIN_ROUNDS || performance.now() < until); round++) {
    const request = await make(site)
    const before = site.processorTime()
    const ms = await timed(async () => {
      const response = await site.send(request)
      total = response.headers.get('X-CMS-Total') ?? response.headers.get('X-CAL-Total') ?? ''
    })
    if (!round) continue
    times.push(ms)
    cpuMs += (site.processorTime() - before) / 1000
  }
  return { ms: median(times), maxMs: Math.max(...times), cpuMs: cpuMs / times.length, total }
}

/** A database of the same kind for the small site. */
async function smallDatabase(large: string, folder: string): Promise<{ url: string; remove(): Promise<void> }> {
  if (!large.startsWith('postgres')) return { url: `file:${folder}/small.sqlite`, remove: () => Promise.resolve() }
  const { default: pg } = await import('pg')
  const name = `bench_scale_${process.pid}`
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: large })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  const url = new URL(large)
  url.pathname = `/${name}`
  return { url: url.href, remove: () => run(`drop database ${name}`) }
}

/** Starts the service on the database. */
export async function served(databaseUrl: string, folder: string): Promise<ServedSite> {
  const port = await freePort()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    MEDIA_DIR: `${folder}/uploads`,
    DEMO_CONTENT: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  }
  const { size, authorization } = await accessTo(env)
  const service = spawn(process.execPath, ['--import', './server/prepare.js', 'server/main.ts'], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const timeOfServer = databaseUrl.startsWith('postgres') ? await postgresTime(databaseUrl) : undefined
  const origin = `http://127.0.0.1:${port}`
  await untilUp(`${origin}/cms-json/cms/v2/posts`)
  let counter = Date.now() % 1_000_000_000
  async function send({ method, path, as, body }: ScaleRequest): Promise<Response> {
    const response = await fetch(origin + path, {
      ...(method && { method }),
      headers: { ...(as && { authorization: authorization[as] }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method ?? 'GET'} ${path}: ${response.status} ${text.slice(0, 300)}`)
    return new Response(text, { headers: response.headers })
  }
  return {
    size,
    origin,
    process: service,
    processorTime: () => processorTime(service.pid) + (timeOfServer?.() ?? 0),
    mainTime: () => mainThreadTime(service.pid) + (timeOfServer?.() ?? 0),
    send,
    next: () => counter++,
    async create(path, body) {
      const response = await send({ method: 'POST', path, as: 'editor', body })
      return ((await response.json()) as { id: number }).id
    },
  }
}

/** The size of the site in a database, and the `Authorization` headers of two of its users. */
async function accessTo(env: Record<string, string>): Promise<{ size: Size; authorization: Record<'editor' | 'author', string> }> {
  const context = await createContext(configFrom(readEnv({ ...env, LOG_LEVEL: 'silent' })))
  const { db } = context
  const headerFor = async (user: number): Promise<string> => {
    const { password } = await addApplicationPassword(db, user, 'benchmark', new Date())
    return `Basic ${Buffer.from(`user-${user}:${password}`).toString('base64')}`
  }
  const count = async (type: string): Promise<number> => {
    const first = db.selectFrom('content').where('type', '=', type).where('slug', 'like', `${type}-%`)
    const { last } = await first.select((eb) => eb.fn.max('id').as('last')).executeTakeFirstOrThrow()
    const { before } = await first.select((eb) => eb.fn.min('id').as('before')).executeTakeFirstOrThrow()
    return Number(last) - Number(before) + 1
  }
  const access = {
    size: { posts: await count('post'), events: await count('event') },
    authorization: { editor: await headerFor(editor), author: await headerFor(rareAuthor) },
  }
  await closeContext(context)
  return access
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    server.close(() => resolve(port))
  })
  return promise
}

export async function stopped(service: ChildProcess): Promise<void> {
  if (service.exitCode !== null || service.signalCode !== null) return
  const { promise, resolve } = Promise.withResolvers<void>()
  service.once('exit', () => resolve())
  service.kill('SIGTERM')
  await promise
}
