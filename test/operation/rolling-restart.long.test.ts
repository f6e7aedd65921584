// Restarts of one process after the other, behind a load balancer: no request fails.
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { startBalancer } from '../support/balancer.ts'
import type { Balancer } from '../support/balancer.ts'
import { isPostgres } from '../support/database.ts'
import { databaseIn, startProgram } from '../support/program.ts'
import type { Program } from '../support/program.ts'
import { makePost } from '../support/posts.ts'
import { shareableDatabase, startSecond } from '../support/second-server.ts'
import { startServer } from '../support/server.ts'
import { EMPTY, newDatabase } from '../worker/test-database.ts'
import type { TestDatabase } from '../worker/test-database.ts'

const CLIENTS = 6

const folder = mkdtempSync(join(tmpdir(), 'rolling-restart-'))
let database: TestDatabase | undefined
let env: Record<string, string>
let balancer: Balancer
let programs: Program[]
let authorization: string

beforeAll(async () => {
  database = isPostgres ? await newDatabase(EMPTY) : undefined
  env = { DATABASE_URL: database?.url ?? databaseIn(folder), RATE_LIMIT: 'off', SHUTDOWN_DELAY_SECONDS: '1' }
  programs = [await startProgram(folder, env), await startProgram(folder, env)]
  const [, password = ''] = /Password +(.*)/.exec(programs[0]?.output() ?? '') ?? []
  authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`
  balancer = await startBalancer()
  for (const { baseUrl } of programs) balancer.add(baseUrl)
  await until(() => balancer.ready().length === 2)
})

afterAll(async () => {
  await balancer.close()
  await Promise.all(programs.map((program) => program.stop()))
  await database?.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((later) => setTimeout(later, 50))
}

const posts = '/cms-json/cms/v2/posts'

function newPost(baseUrl: string, title: string): Promise<Response> {
  const headers = { Authorization: authorization, 'Content-Type': 'application/json' }
  return fetch(baseUrl + posts, { method: 'POST', headers, body: JSON.stringify({ title, status: 'publish' }) })
}

it('no request fails and no confirmed write is lost while one process after the other is replaced', async () => {
  let isRunning = true
  const failures: string[] = []
  const confirmed: number[] = []
  let responded = 0
  async function load(client: number): Promise<void> {
    for (let request = 0; isRunning; request++) {
      const isWrite = client === 0
      const response = await (isWrite
        ? newPost(balancer.baseUrl, `Post ${request}`)
        : fetch(`${balancer.baseUrl}${posts}?page=${1 + (request % 2)}&per_page=3`))
      const text = await response.text()
      if (!response.ok) failures.push(`${response.status} ${text}`)
      else if (isWrite) confirmed.push((JSON.parse(text) as { id: number }).id)
      responded++
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_none, client) => load(client)))
  for (const [index, old] of programs.entries()) {
    await old.stop()
    balancer.remove(old.baseUrl)
    const next = await startProgram(folder, env)
    programs[index] = next
    balancer.add(next.baseUrl)
    await until(() => balancer.ready().length === 2)
  }
  isRunning = false
  await clients
  expect(failures).toEqual([])
  expect(responded).toBeGreaterThan(100)
  const stored = new Set<number>()
  for (let page = 1; stored.size < confirmed.length; page++) {
    const response = await fetch(`${balancer.baseUrl}${posts}?per_page=100&page=${page}&_fields=id`)
    if (!response.ok) break
    for (const { id } of (await response.json()) as { id: number }[]) stored.add(id)
  }
  expect(confirmed.filter((id) => !stored.has(id))).toEqual([])
})

it('a process that is stopped first reports that it is not ready, closes connections, and finishes its requests', async () => {
  const program = await startProgram(folder, env)
  const body = JSON.stringify({ title: 'Slowly sent', status: 'publish' })
  const headers = { Authorization: authorization, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  const slow = request(program.baseUrl + posts, { method: 'POST', headers })
  const created = new Promise<number | undefined>((resolve, reject) => {
    slow.on('response', (response) => resolve(response.resume().statusCode))
    slow.on('error', reject)
  })
  await new Promise((sent) => slow.write(body.slice(0, 10), sent))
  await until(async () => (await fetch(program.baseUrl + posts)).ok)
  const stopped = program.stop()
  await until(async () => (await fetch(`${program.baseUrl}/readyz`)).status === 503)
  const late = await fetch(program.baseUrl + posts)
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  await until(() =>
    fetch(program.baseUrl).then(
      () => false,
      () => true,
    ),
  )
  slow.end(body.slice(10))
  expect(await created).toBe(201)
  await stopped
})

it('a process of this version starts although a newer one has migrated the database', async () => {
  const server = await startServer(shareableDatabase())
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(server.context.db)
  const second = await startSecond(server)
  const { id } = await makePost(server.as.editor)
  expect((await fetch(`${second.restRoot}/cms/v2/posts/${id}`)).status).toBe(200)
  await second.close()
  await server.close()
})
