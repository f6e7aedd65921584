// PostgreSQL ends connections, restarts, becomes read-only or is too busy: requests get 503, nothing is lost, and the service recovers by itself.
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { describeOnPostgres, isPostgres } from '../support/database.ts'
import { administrate, connected, endConnections, ownPostgres } from '../support/own-postgres.ts'
import { readMetrics } from '../support/metrics.ts'
import { newWord } from '../support/posts.ts'
import { freePort, startProgram } from '../support/program.ts'
import { newcomer, startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

const database = isPostgres ? await ownPostgres() : undefined
const url = database?.url('site') ?? ''

interface ReceivedResponse {
  status: number
  code?: string
  message?: string
  id?: number
  retryAfter: string | null
}

async function request({ restRoot }: { restRoot: string }, path: string, init: RequestInit = {}): Promise<ReceivedResponse> {
  const response = await fetch(restRoot + path, init)
  const { code, message, id } = (await response.json()) as { code?: string; message?: string; id?: number }
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    ...(code && { code }),
    ...(message && { message }),
    ...(id && { id }),
  }
}

const list = (server: TestServer, authorization?: string) =>
  request(server, '/cms/v2/posts?per_page=1', authorization ? { headers: { Authorization: authorization } } : {})

const write = (server: { restRoot: string }, authorization: string, title: string, path = '/cms/v2/posts', status = 'publish') =>
  request(server, path, {
    method: 'POST',
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title, status }),
  })

async function readiness({ baseUrl }: { baseUrl: string }): Promise<[number, unknown]> {
  const response = await fetch(`${baseUrl}/readyz`)
  return [response.status, await response.json()]
}

const unavailable = (reason: string): ReceivedResponse => ({
  status: 503,
  code: 'rest_unavailable',
  message: `${reason} Nothing was changed; try again in a few seconds.`,
  retryAfter: '5',
})

/** Returns the number of posts with the title. */
const stored = async (title: string): Promise<number> => (await administrate(url, `select id from content where title = '${title}'`)).length

describeOnPostgres('a service on PostgreSQL', () => {
  const postgres = database!
  let server: TestServer
  let authorization: string
  beforeAll(async () => {
    await administrate(postgres.url(), 'create database site')
    server = await startServer({ DATABASE_URL: url, DATABASE_CONNECT_TIMEOUT_SECONDS: '2' })
    authorization = server.authorization.editor
  })
  afterAll(() => server.close())

  /** More servers, on other databases; closed after each test. */
  const others: TestServer[] = []
  const another = async (DATABASE_URL: string, env: Record<string, string>): Promise<TestServer> => {
    const other = await startServer({ DATABASE_URL, ...env })
    others.push(other)
    return other
  }
  const newDatabase = async (owner = 'postgres'): Promise<string> => {
    const name = `site_${newWord()}`
    await administrate(postgres.url(), `create database ${name} owner ${owner}`)
    return postgres.url(name)
  }
  afterEach(async () => {
    for (const other of others.splice(0)) await other.close()
  })

  it('continues when its idle connections end', async () => {
    for (let round = 0; round < 3; round++) {
      await Promise.all([1, 2, 3, 4].map(() => list(server)))
      expect(await endConnections(url)).toBeGreaterThan(0)
      expect((await list(server)).status).toBe(200)
      await endConnections(url)
      expect((await write(server, authorization, newWord())).status).toBe(201)
    }
  })

  it('reports that nothing was changed if the connection ends during a change, and stores the next one', async () => {
    const title = newWord()
    const blocker = await connected(url)
    await blocker.query('begin; lock table content_counts in exclusive mode')
    const writing = write(server, authorization, title)
    await untilBlocked()
    await endConnections(url)
    expect(await writing).toEqual(unavailable('The database cannot be reached.'))
    await blocker.end()
    expect(await stored(title)).toBe(0)
    expect((await write(server, authorization, title)).status).toBe(201)
    expect(await stored(title)).toBe(1)
  })

  it('reports that the outcome is unknown if the connection ends during the commit', async () => {
    await administrate(
      url,
      `create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(30); return null; end'`,
      `create constraint trigger wait after insert on content deferrable initially deferred for each row execute function wait()`,
    )
    const writing = write(server, authorization, newWord())
    await until(`select 1 from pg_stat_activity where wait_event = 'PgSleep' and query = 'commit'`)
    await endConnections(url)
    expect(await writing).toEqual({
      status: 503,
      code: 'rest_unavailable',
      message:
        'The connection to the database was lost while a change was being saved. It may have been saved; check this before you try again.',
      retryAfter: null,
    })
    await administrate(url, 'drop function wait cascade')
  })

  it('reports that a change was saved if PostgreSQL goes down before the response has been made', async () => {
    await administrate(
      url,
      `create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(0.5); return null; end'`,
      `create constraint trigger wait after insert on content deferrable initially deferred for each row execute function wait()`,
    )
    const blocker = await connected(url)
    const title = newWord()
    const writing = write(server, authorization, title)
    await until(`select 1 from pg_stat_activity where wait_event = 'PgSleep' and query = 'commit'`)
    // Waits for the commit, then makes the reads for the response wait.
    await blocker.query('begin; lock table content, content_terms in access exclusive mode')
    // The locks of the change end before the service learns of the commit.
    await untilBlocked()
    await postgres.stop('immediate')
    expect(await writing).toEqual({
      status: 503,
      code: 'rest_unavailable',
      message: 'A change was saved, but then the database became unavailable. Read what was changed before you try again.',
      retryAfter: null,
    })
    await postgres.start()
    expect(await stored(title)).toBe(1)
    await administrate(url, 'drop function wait cascade')
  })

  it('returns 503 while PostgreSQL is down, is alive but not ready, and recovers', async () => {
    for (const how of ['fast', 'immediate'] as const) {
      await postgres.stop(how)
      expect(await list(server)).toEqual(unavailable('The database cannot be reached.'))
      expect(await list(server, authorization)).toEqual(unavailable('The database cannot be reached.'))
      expect(await write(server, authorization, newWord())).toEqual(unavailable('The database cannot be reached.'))
      expect(await readiness(server)).toEqual([503, { status: 'unavailable', reason: 'The database cannot be reached.' }])
      expect((await fetch(`${server.baseUrl}/healthz`)).status).toBe(200)
      await postgres.start()
      expect((await list(server)).status).toBe(200)
      expect((await write(server, authorization, newWord())).status).toBe(201)
      expect(await readiness(server)).toEqual([200, { status: 'ok' }])
    }
  })

  it('reads while the database is read-only, even with a password that has not been used yet, and writes again afterwards', async () => {
    const { authorization: unused } = await newcomer(server, 'editor')
    await administrate(postgres.url(), 'alter database site set default_transaction_read_only = on')
    await endConnections(url)
    expect((await list(server)).status).toBe(200)
    expect((await list(server, unused)).status).toBe(200)
    expect(await write(server, unused, newWord())).toEqual(unavailable('The database is read-only at the moment.'))
    expect(await readiness(server)).toEqual([200, { status: 'read-only' }])
    await administrate(postgres.url(), 'alter database site reset default_transaction_read_only')
    // The connections that could not write are not used again; others of the pool may take one more attempt each.
    let status = 503
    for (let tries = 0; tries < 20 && status === 503; tries++) ({ status } = await write(server, authorization, newWord()))
    expect(status).toBe(201)
  })

  it('returns the changes that it has numbered while the database is read-only, and the others when it can write again', async () => {
    interface Feed {
      cursor: string
      changes: { id: number }[]
    }
    const feed = async (query = ''): Promise<Feed> => {
      const response = await fetch(`${server.restRoot}/hooks/v1/changes${query}`)
      expect(response.status).toBe(200)
      return (await response.json()) as Feed
    }
    const post = async (): Promise<number | undefined> => (await write(server, authorization, newWord())).id
    const { cursor } = await feed()
    const numbered = await post()
    expect((await feed(`?since=${cursor}`)).changes.map(({ id }) => id)).toEqual([numbered])
    const waiting = await post()
    await administrate(postgres.url(), 'alter database site set default_transaction_read_only = on')
    await endConnections(url)
    const found = await feed(`?since=${cursor}`)
    expect(found.changes.map(({ id }) => id)).toEqual([numbered])
    expect((await feed()).cursor).toBe(found.cursor)
    const stream = await fetch(`${server.restRoot}/hooks/v1/changes?since=${cursor}`, { headers: { Accept: 'text/event-stream' } })
    expect(stream.status).toBe(200)
    await administrate(postgres.url(), 'alter database site reset default_transaction_read_only')
    let last: number | undefined
    for (let tries = 0; tries < 20 && last === undefined; tries++) last = await post()
    const seen: number[] = []
    const reader = (stream.body as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(new TextDecoderStream()).getReader()
    while (seen.length < 3) {
      const { value = '', done } = await reader.read()
      seen.push(...Array.from(value.matchAll(/^data: .*"id":(\d+)/gm), ([, id]) => Number(id)))
      if (done) break
    }
    await reader.cancel()
    expect(seen).toEqual([numbered, waiting, last])
    expect((await feed(`?since=${found.cursor}`)).changes.map(({ id }) => id)).toEqual([waiting, last])
  })

  it('reports that all connections are in use, and continues when one is free', async () => {
    const small = await another(await newDatabase(), { DATABASE_POOL_SIZE: '1', DATABASE_CONNECT_TIMEOUT_SECONDS: '1' })
    await small.context.db.transaction().execute(async (db) => {
      await sql`select 1`.execute(db)
      const refused = unavailable('All connections to the database are in use.')
      expect(await Promise.all([list(small), write(small, small.authorization.editor, newWord())])).toEqual([refused, refused])
      expect(await readiness(small)).toEqual([503, { status: 'unavailable', reason: refused.message?.replace(/ Nothing.*/, '') }])
    })
    expect((await list(small)).status).toBe(200)
  })

  it('measures how many connections are in use, and how many requests wait for one', async () => {
    const own = await newDatabase()
    const measured = await another(own, { METRICS: 'on', DATABASE_POOL_SIZE: '2', DATABASE_CONNECT_TIMEOUT_SECONDS: '1' })
    const pool = async () => {
      const metrics = await readMetrics(measured.baseUrl)
      return ['connections{server="primary",state="used"}', 'waiting_requests{server="primary"}', 'max_connections{server="primary"}'].map(
        (name) => metrics[`database_pool_${name}`],
      )
    }
    const refusals = async () => (await readMetrics(measured.baseUrl))['database_unavailable_responses_total{reason="exhausted"}']
    expect([await pool(), await refusals()]).toEqual([[0, 0, 2], 0])

    const blocker = await connected(own)
    await blocker.query('begin; lock table content in access exclusive mode')
    const reading = Promise.all(Array.from({ length: 5 }, (_, number) => request(measured, `/cms/v2/posts?page=${number + 1}`)))
    await eventually(async () => JSON.stringify(await pool()) === '[2,3,2]')
    await eventually(async () => (await refusals()) === 3)
    await blocker.query('rollback')
    await blocker.end()
    expect((await reading).filter(({ status }) => status === 503)).toHaveLength(3)
    await eventually(async () => JSON.stringify(await pool()) === '[0,0,2]')
    expect(Object.keys(await readMetrics(measured.baseUrl)).filter((series) => series.includes('replica'))).toEqual([])
  })

  it('reports the same if PostgreSQL accepts no more connections', async () => {
    await administrate(postgres.url(), 'create role limited login connection limit 2')
    const own = await newDatabase('limited')
    await administrate(own, 'create extension pg_trgm')
    const limited = own.replace('postgres@', 'limited@')
    const server = await another(limited, { DATABASE_POOL_SIZE: '1' })
    await endConnections(own)
    const clients = [await connected(limited), await connected(limited)]
    expect(await list(server)).toEqual(unavailable('All connections to the database are in use.'))
    for (const client of clients) await client.end()
    expect((await list(server)).status).toBe(200)
  })

  it('cancels a statement that takes too long', async () => {
    const own = await newDatabase()
    const impatient = await another(own, { DATABASE_STATEMENT_TIMEOUT_SECONDS: '1' })
    const blocker = await connected(own)
    await blocker.query('begin; lock table content in access exclusive mode')
    const refused = unavailable('The database took too long to respond.')
    expect(await list(impatient)).toEqual(refused)
    expect(await write(impatient, impatient.authorization.editor, newWord())).toEqual(refused)
    await blocker.query('rollback')
    await blocker.end()
    expect((await list(impatient)).status).toBe(200)
  })

  it('repeats a change that a deadlock has undone', async () => {
    const title = newWord()
    const { id } = await write(server, authorization, title, '/cms/v2/posts', 'draft')
    const other = await connected(url)
    // The service looks for a deadlock first.
    await other.query("set deadlock_timeout = '60s'")
    await other.query('begin; lock table content_counts in exclusive mode')
    const publishing = write(server, authorization, title, `/cms/v2/posts/${id}`)
    await untilBlocked()
    await other.query(`update content set menu_order = 7 where id = ${id}`)
    await other.query('commit')
    await other.end()
    expect(await publishing).toMatchObject({ status: 200, id })
    expect(await administrate(url, `select status, menu_order from content where id = ${id}`)).toEqual([
      { status: 'publish', menu_order: 7 },
    ])
    expect(await administrate(url, "select deadlocks::int > 0 as found from pg_stat_database where datname = 'site'")).toEqual([
      { found: true },
    ])
  })

  it('loses and repeats no confirmed write while PostgreSQL restarts and connections end', async () => {
    const attempts: { title: string; response: ReceivedResponse }[] = []
    let isOver = false
    const writers = Array.from({ length: 6 }, async () => {
      while (!isOver) {
        const title = newWord()
        attempts.push({ title, response: await write(server, authorization, title) })
      }
    })
    for (const end of [
      () => endConnections(url),
      () => postgres.stop('immediate').then(() => postgres.start()),
      () => endConnections(url),
      () =>
        postgres
          .stop('fast')
          .then(() => pause(300))
          .then(() => postgres.start()),
    ]) {
      const before = confirmed(attempts)
      while (confirmed(attempts) < before + 20) await pause(10)
      await end()
    }
    const before = confirmed(attempts)
    while (confirmed(attempts) < before + 20) await pause(10)
    isOver = true
    await Promise.all(writers)
    expect(attempts.filter(({ response: { status } }) => status !== 201 && status !== 503)).toEqual([])
    const counts = await administrate(url, 'select title, count(*)::int as count from content group by title')
    const count = new Map(counts.map((row) => [row['title'], row['count']]))
    for (const { title, response } of attempts) {
      if (response.status === 201) expect([title, count.get(title)]).toEqual([title, 1])
      else if (response.retryAfter) expect([title, response.message, count.get(title)]).toEqual([title, response.message, undefined])
      else expect([undefined, 1]).toContain(count.get(title))
    }
    const [counted] = await administrate(
      url,
      "select (select count(*) from content where type = 'post' and status = 'publish') = count as same from content_counts where type = 'post' and status = 'publish'",
    )
    expect(counted).toEqual({ same: true })
  })

  it('waits for the database when it starts', async () => {
    await administrate(postgres.url(), 'create database later')
    await postgres.stop()
    const port = await freePort()
    const target = { baseUrl: `http://127.0.0.1:${port}`, restRoot: `http://127.0.0.1:${port}/cms-json` }
    const starting = startProgram('/nonexistent', {
      PORT: String(port),
      DATABASE_URL: postgres.url('later'),
      MEDIA_DIR: `${postgres.folder}/uploads`,
      DEMO_CONTENT: 'off',
      LOG_LEVEL: 'warn',
    })
    let live: Response | undefined
    for (let tries = 0; tries < 300 && !live; tries++) {
      live = await fetch(`${target.baseUrl}/healthz`).catch(() => undefined)
      if (!live) await pause(100)
    }
    expect(live?.status).toBe(200)
    expect(await readiness(target)).toEqual([503, { status: 'unavailable', reason: 'The database cannot be reached.' }])
    expect(await request(target, '/cms/v2/posts')).toEqual(unavailable('The database cannot be reached.'))
    await postgres.start()
    const program = await starting
    expect(program.output()).toMatch(/waiting for the database/)
    expect(await readiness(target)).toEqual([200, { status: 'ok' }])
    expect((await fetch(`${target.restRoot}/cms/v2/posts`)).status).toBe(200)
    await program.stop()
  })

  it('says why it is not ready: it is starting, the database is read-only, or it is starting again', async () => {
    await administrate(postgres.url(), 'create database migrating')
    const migrating = postgres.url('migrating')
    await administrate(migrating, 'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)')
    const lock = await connected(migrating)
    const hold = () => lock.query('begin; lock table kysely_migration')
    await hold()
    const port = await freePort()
    const target = { baseUrl: `http://127.0.0.1:${port}`, restRoot: `http://127.0.0.1:${port}/cms-json` }
    const starting = startProgram('/nonexistent', {
      PORT: String(port),
      DATABASE_URL: migrating,
      MEDIA_DIR: `${postgres.folder}/uploads`,
      DEMO_CONTENT: 'off',
    })
    const reads = (reason: string) => async () => {
      const found = await readiness(target).catch(() => undefined)
      return JSON.stringify(found) === JSON.stringify([503, { status: 'unavailable', reason }])
    }

    await eventually(reads('The service is starting.'))
    expect((await fetch(`${target.baseUrl}/healthz`)).status).toBe(200)
    expect(await request(target, '/cms/v2/posts')).toEqual(unavailable('The service is starting.'))

    await administrate(postgres.url(), 'alter database migrating set default_transaction_read_only = on')
    await endConnections(migrating)
    await lock.query('rollback')
    await eventually(reads('The database is read-only at the moment.'))
    expect(await request(target, '/cms/v2/posts')).toEqual(unavailable('The database is read-only at the moment.'))

    await hold()
    await administrate(postgres.url(), 'alter database migrating set default_transaction_read_only = off')
    await eventually(reads('The service is starting.'))
    await lock.end()
    const program = await starting
    expect(await readiness(target)).toEqual([200, { status: 'ok' }])
    await program.stop()
  })

  const untilBlocked = () => until("select 1 from pg_stat_activity where application_name = 'content-service' and wait_event_type = 'Lock'")
})

const confirmed = (attempts: readonly { response: ReceivedResponse }[]): number =>
  attempts.filter(({ response }) => response.status === 201).length

async function until(query: string): Promise<void> {
  for (let tries = 0; tries < 500 && !(await administrate(url, query)).length; tries++) await pause(20)
}

async function eventually(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries++)
    if (await isTrue()) return
    else await pause(50)
  expect(await isTrue()).toBe(true)
}
