// Several processes of the service: workers on one port, and processes that start at the same time.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { configOf } from '../support/config.ts'
import { isPostgres } from '../support/database.ts'
import { databaseIn, startProgram } from '../support/program.ts'
import type { Program } from '../support/program.ts'
import { EMPTY, newDatabase } from '../worker/test-database.ts'
import type { TestDatabase } from '../worker/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'workers-'))
const databases: TestDatabase[] = []

afterAll(async () => {
  await Promise.all(databases.map((database) => database.remove()))
  rmSync(folder, { recursive: true, force: true })
})

/** Creates an empty database that several processes can use. */
async function emptyDatabase(name: string): Promise<string> {
  if (!isPostgres) return databaseIn(mkdtempSync(join(folder, name)))
  const database = await newDatabase(EMPTY)
  databases.push(database)
  return database.url
}

/** A connection that a worker got when it was killed never responds. */
const statusOf = (url: string): Promise<number | undefined> =>
  fetch(url, { headers: { Connection: 'close' }, signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status,
    () => undefined,
  )

const isUp = async (baseUrl: string): Promise<boolean> => (await statusOf(`${baseUrl}/readyz`)) === 200

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((later) => setTimeout(later, 50))
}

describe('with WORKERS=2', () => {
  let program: Program
  beforeAll(async () => {
    const env = { WORKERS: '2', METRICS: 'on', DATABASE_URL: await emptyDatabase('workers-') }
    program = await startProgram(folder, env)
    await until(() => workers().length === 2)
  })
  afterAll(() => program.kill())

  const workers = (): number[] => {
    try {
      return execFileSync('pgrep', ['-P', String(program.pid)], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .map(Number)
    } catch {
      return []
    }
  }
  /** Tries again if a worker got the connection that was killed or stopped. */
  async function metrics(): Promise<string> {
    const text = await fetch(`${program.baseUrl}/metrics`, { headers: { Connection: 'close' }, signal: AbortSignal.timeout(3_000) })
      .then((response) => response.text())
      .catch(() => undefined)
    return text ?? metrics()
  }

  /** Returns the values of a metric by worker. */
  async function byWorker(name: string): Promise<Record<string, number>> {
    const lines = (await metrics()).matchAll(/^(\w+)\{(?:.+,)?worker="(\d+)"\} (\S+)$/gm)
    return Object.fromEntries([...lines].flatMap(([, found, worker = '', value]) => (found === name ? [[worker, Number(value)]] : [])))
  }

  /** Requests the service on new connections, again and again. */
  async function statusesUntil(isOver: () => Promise<boolean>): Promise<number[]> {
    const statuses: (number | undefined)[] = []
    do for (let sent = 0; sent < 20; sent++) statuses.push(await statusOf(`${program.baseUrl}/cms-json/cms/v2/posts`))
    while (!(await isOver()))
    return statuses.filter((status) => status !== undefined)
  }

  const countedTags = async (): Promise<number> =>
    Number(/^http_request_duration_seconds_count\{method="GET",operation="listTags",status="200"\} (\d+)$/m.exec(await metrics())?.[1])

  it('two processes serve one port, and one of them has created the demo content', async () => {
    expect(program.output().match(/Administrator {2}admin\n/g)).toHaveLength(1)
    const response = await fetch(`${program.baseUrl}/cms-json/cms/v2/posts`)
    expect(Number(response.headers.get('x-cms-total'))).toBeGreaterThan(0)
  })

  it('/metrics sums the requests of both', async () => {
    for (let request = 0; request < 6; request++)
      await (await fetch(`${program.baseUrl}/cms-json/cms/v2/tags`, { headers: { Connection: 'close' } })).text()
    await until(async () => (await countedTags()) >= 6)
    expect(await countedTags()).toBe(6)
  })

  it.each([
    'process_start_time_seconds',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'nodejs_heap_size_used_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_active_handles_total',
    'nodejs_gc_duration_seconds_sum',
    'nodejs_version_info',
    'change_followers',
  ])('/metrics has the %s of each', async (name) => {
    // A worker that is busy is omitted.
    await until(async () => Object.keys(await byWorker(name)).length === 2)
    expect(await metrics()).not.toMatch(new RegExp(`^${name}[ {](?!.*worker=)`, 'm'))
  })

  it('/metrics counts the requests of a worker that does not respond, as the other one serves it', async () => {
    const [stopped = 0] = workers()
    process.kill(stopped, 'SIGSTOP')
    try {
      expect(Object.keys(await byWorker('process_start_time_seconds'))).toEqual(['2'])
      expect(await countedTags()).toBe(6)
    } finally {
      process.kill(stopped, 'SIGCONT')
    }
    await until(async () => Object.keys(await byWorker('process_start_time_seconds')).length === 2)
  })

  it('a worker that is killed is replaced, while the other one continues', async () => {
    const started = await byWorker('process_start_time_seconds')
    const [killed = 0, other = 0] = workers()
    process.kill(killed, 'SIGKILL')
    const isReplaced = async (): Promise<boolean> => {
      const { 1: restarted } = await byWorker('process_start_time_seconds')
      return restarted !== undefined && restarted !== started['1']
    }
    const requests = statusesUntil(isReplaced)
    await until(() => isUp(program.baseUrl))
    expect(await countedTags()).toBe(6)
    await until(() => !workers().includes(killed) && workers().length === 2)
    expect(workers()).toContain(other)
    expect(new Set(await requests)).toEqual(new Set([200]))
    await until(async () => Object.keys(await byWorker('process_start_time_seconds')).length === 2)
    const { 1: replaced, 2: same } = await byWorker('process_start_time_seconds')
    expect(replaced).toBeGreaterThan(started['1'] ?? Infinity)
    expect([same, await countedTags()]).toEqual([started['2'], 6])
  })

  it('all processes end when it is stopped', async () => {
    const all = workers()
    await program.stop()
    expect(all.filter((pid) => isRunning(pid))).toEqual([])
    expect(await isUp(program.baseUrl)).toBe(false)
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('WORKERS', () => {
  it('does not start if the first worker cannot', async () => {
    const program = await startProgram(folder, { WORKERS: '2', DATABASE_URL: `file:${folder}` })
    expect(program.output()).toBe('')
  })

  it('is one process for each processor with auto, and a number otherwise', () => {
    expect(configOf({ WORKERS: 'auto' }).workers).toBeGreaterThan(0)
    expect(configOf({}).workers).toBe(1)
    expect(() => configOf({ WORKERS: 'two' })).toThrow('WORKERS is "two"; it must be auto or a whole number from 1 to 999.')
    expect(() => configOf({ WORKERS: '2', DATABASE_URL: 'file::memory:' })).toThrow('only one process can use')
  })
})

it('processes that start at once on an empty database share the work: one of them creates the demo content', async () => {
  const DATABASE_URL = await emptyDatabase('at-once-')
  const programs = await Promise.all([1, 2, 3].map(() => startProgram(folder, { DATABASE_URL })))
  try {
    expect(programs.map((program) => program.output()).filter((output) => output.includes('Administrator'))).toHaveLength(1)
    const totals = await Promise.all(
      programs.map(async ({ baseUrl }) => (await fetch(`${baseUrl}/cms-json/cms/v2/posts`)).headers.get('x-cms-total')),
    )
    expect(new Set(totals).size).toBe(1)
    expect(Number(totals[0])).toBeGreaterThan(0)
  } finally {
    await Promise.all(programs.map((program) => program.kill()))
  }
})
