// Benchmarks the service as a ratio to a bare Express handler that sends the same bytes in the same run.
// `--quick` leaves out the large database; `--profile <folder>` writes a CPU profile of the server.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { configFrom } from '../server/config/config.ts'
import { readEnv } from '../server/config/env.ts'
import { ownWord, seed } from './seed.ts'

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, profile: { type: 'string' }, seconds: { type: 'string', default: '5' } },
})
const SECONDS = Number(options.seconds)
const CONNECTIONS = 16
const SMALL = 1_000
const LARGE = 100_000
const PORTS = { small: 4311, bare: 4312, large: 4313 }

interface Request {
  method?: 'GET' | 'POST'
  path: string | (() => string)
  headers?: Record<string, string>
  body?: () => string
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const children: ChildProcess[] = []
try {
  await main()
} finally {
  for (const child of children) child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

async function main(): Promise<void> {
  const authorization = await serve('small', SMALL)
  const rest = `http://127.0.0.1:${PORTS.small}/cms-json/cms/v2`
  const list = `${rest}/posts`
  const first = (await (await fetch(list)).json()) as { id: number }[]
  const item = `${list}/${first[0]?.id}`
  let counter = 0
  const post = {
    method: 'POST' as const,
    path: list,
    headers: { authorization, 'content-type': 'application/json' },
    body: () => JSON.stringify({ title: `Bench ${counter++}`, content: 'harbour tide lantern '.repeat(95), status: 'publish' }),
  }
  writeFileSync(`${folder}/list.json`, await (await fetch(list)).text())
  writeFileSync(`${folder}/item.json`, await (await fetch(item)).text())
  writeFileSync(`${folder}/created.json`, await (await fetch(list, { method: 'POST', headers: post.headers, body: post.body() })).text())
  start('bench/bare.ts', [String(PORTS.bare), folder], {})
  await answers(`http://127.0.0.1:${PORTS.bare}/list`)

  const bare = (name: string): string => `http://127.0.0.1:${PORTS.bare}/${name}`
  const changing = () => `${list}?page=${1 + (counter % 90)}&exclude=${1_000_000 + counter++}`
  console.log(
    `Node ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${new Date().toISOString().slice(0, 10)}\n`,
  )
  console.log('| request | bare Express, req/s | the service, req/s | ratio |\n|---|---|---|---|')
  await compare('list of 10, one address', { path: bare('list') }, { path: list })
  await compare('list of 10, changing addresses', { path: bare('list') }, { path: changing })
  await compare('one item', { path: bare('item') }, { path: item })
  await compare('creating a post', { ...post, path: bare('created') }, post)
  if (!options.quick) await compareSizes()
}

/** Times lists and searches with many posts and events against few, in milliseconds per sequential request. */
async function compareSizes(): Promise<void> {
  await serve('large', LARGE)
  console.log(`\n| request | ms with ${SMALL} posts and events | ms with ${LARGE} | ratio |\n|---|---|---|---|`)
  let counter = 0
  const posts = (query: () => string) => () => `/cms/v2/posts?${query()}`
  const cases: Record<string, () => string> = {
    'list of 10': posts(() => `_=${counter++}`),
    'list of 10, one left out': posts(() => `exclude=${2_000_000 + counter++}`),
    'list of 10, filtered (counts all)': posts(() => `author_exclude=${2_000_000 + counter++}`),
    'item by its slug': posts(() => `slug=post-${100 + (counter++ % 800)}`),
    'search for a rare word': posts(() => `search=${ownWord(100 + (counter++ % 800))}`),
    'search for two words': posts(() => `search=${ownWord(100 + (counter++ % 800))}+harbour`),
    'search for a word of every post': posts(() => `search=harbour&_=${counter++}`),
    'events of a month': () =>
      `/cal/events/v1/events?start_date=2031-03-01&end_date=2031-03-31+00:00:${String(counter++ % 60).padStart(2, '0')}`,
  }
  for (const [name, path] of Object.entries(cases)) {
    const [few, many] = [await latency(PORTS.small, path), await latency(PORTS.large, path)]
    console.log(`| ${name} | ${few.toFixed(2)} | ${many.toFixed(2)} | ${(many / few).toFixed(2)} |`)
  }
}

async function latency(port: number, path: () => string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 120; round++) {
    const started = performance.now()
    await (await fetch(`http://127.0.0.1:${port}/cms-json${path()}`)).arrayBuffer()
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

/** Takes the better of two alternating runs each, so that load on the machine affects both. */
async function compare(name: string, bare: Request, service: Request): Promise<void> {
  await load(bare, 1)
  await load(service, 1)
  const runs = [await load(bare), await load(service), await load(bare), await load(service)]
  const best = (of: number): number => Math.max(runs[of] ?? 0, runs[of + 2] ?? 0)
  console.log(`| ${name} | ${Math.round(best(0))} | ${Math.round(best(1))} | ${(best(1) / best(0)).toFixed(2)} |`)
}

async function load({ method = 'GET', path, headers, body }: Request, seconds = SECONDS): Promise<number> {
  const address = typeof path === 'string' ? path : path()
  const { pathname, search, origin } = new URL(address)
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method,
        path: pathname + search,
        ...(headers && { headers }),
        setupRequest: (request) => ({
          ...request,
          ...(typeof path === 'function' && { path: path().slice(origin.length) }),
          ...(body && { body: body() }),
        }),
      },
    ],
  })
  if (result.non2xx || result.errors)
    throw new Error(`${method} ${address}: ${result.non2xx} responses were errors, ${result.errors} requests failed.`)
  return result.requests.average
}

async function serve(name: 'small' | 'large', posts: number): Promise<string> {
  const env = {
    PORT: String(PORTS[name]),
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${folder}/${name}.sqlite`,
    MEDIA_DIR: `${folder}/uploads`,
    DEMO_CONTENT: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'info',
  }
  const authorization = await seed(configFrom(readEnv({ ...env, LOG_LEVEL: 'silent' })), posts)
  start('server/main.ts', [], env, options.profile && name === 'small' ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : [])
  await answers(`http://127.0.0.1:${env.PORT}/cms-json/cms/v2/posts`)
  return authorization
}

function start(script: string, args: string[], env: Record<string, string>, flags: string[] = []): void {
  children.push(
    spawn(process.execPath, [...flags, script, ...args], {
      env: { ...process.env, ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
}

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error(`No server responds at ${address}.`)
}
