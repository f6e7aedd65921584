// Reads from a standby: for anonymous callers only, and only while it is close behind the primary.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { describeOnPostgres, isPostgres } from '../support/database.ts'
import { administrate, connected, endConnections, ownPostgres } from '../support/own-postgres.ts'
import { readMetrics } from '../support/metrics.ts'
import { makePost, newWord } from '../support/posts.ts'
import { startProgram } from '../support/program.ts'
import { newcomer, startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import type { PostgresServer } from '../worker/postgres-server.ts'

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

const primary = isPostgres ? await ownPostgres() : undefined

/** Starts a streaming standby of a server. */
async function standbyOf(server: PostgresServer): Promise<PostgresServer> {
  const backup = await connected(server.url())
  await backup.query("select pg_backup_start('standby', fast => true)")
  const standby = await server.copy('standby')
  const { rows } = await backup.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await backup.end()
  standby.write('backup_label', rows[0]?.labelfile ?? '')
  standby.write('standby.signal', '')
  standby.write('postgresql.auto.conf', `primary_conninfo = 'host=127.0.0.1 port=${server.port} user=postgres'\n`)
  await standby.start()
  return standby
}

describeOnPostgres('with a replica', () => {
  let standby: PostgresServer
  let server: TestServer
  const logged: string[] = []
  beforeAll(async () => {
    await administrate(primary!.url(), 'create database site')
    standby = await standbyOf(primary!)
    server = await startServer(
      { DATABASE_URL: primary!.url('site'), DATABASE_READ_URL: standby.url('site'), DATABASE_READ_LAG_SECONDS: '3', METRICS: 'on' },
      { log: pino({ level: 'info' }, { write: (line) => void logged.push((JSON.parse(line) as { msg: string }).msg) }) },
    )
  })
  afterAll(() => server.close())

  async function titlesFor(authorization?: string): Promise<unknown[]> {
    const response = await fetch(`${server.restRoot}/cms/v2/posts?_fields=title&per_page=100`, {
      headers: authorization ? { Authorization: authorization } : {},
    })
    expect(response.status).toBe(200)
    return ((await response.json()) as { title: { rendered: string } }[]).map(({ title }) => title.rendered)
  }

  /** Waits until the anonymous caller sees the title, or does not. */
  async function untilSeen(title: string): Promise<void> {
    for (let tries = 0; tries < 300 && !(await titlesFor()).includes(title); tries++) await pause(50)
    expect(await titlesFor()).toContain(title)
  }

  /** Waits until anonymous callers read from the standby, or from the primary. */
  async function untilReading(from: 'standby' | 'primary'): Promise<void> {
    const isStandby = () => logged.findLast((line) => line.includes('replica')) === 'anonymous callers read from the replica'
    for (let tries = 0; tries < 500 && isStandby() !== (from === 'standby'); tries++) await pause(20)
    expect(isStandby()).toBe(from === 'standby')
    const metrics = await readMetrics(server.baseUrl)
    expect(metrics['database_replica_in_use']).toBe(from === 'standby' ? 1 : 0)
    expect(metrics['database_pool_max_connections{server="replica"}']).toBe(metrics['database_pool_max_connections{server="primary"}'])
  }

  /** The title of a post that the standby does not have until its replay is resumed. */
  async function hiddenPost(): Promise<string> {
    await untilReading('standby')
    await administrate(standby.url(), 'select pg_wal_replay_pause()')
    await until(standby, "select 1 where pg_get_wal_replay_pause_state() = 'paused'")
    const { title } = await makePost(server.as.editor, { title: newWord(), status: 'publish' })
    expect(await titlesFor()).not.toContain(title.rendered)
    return title.rendered
  }

  const resume = () => administrate(standby.url(), 'select pg_wal_replay_resume()')

  it('serves anonymous callers from the replica, and authenticated ones from the primary, so they see their own writes', async () => {
    const title = await hiddenPost()
    expect(await titlesFor(server.authorization.editor)).toContain(title)
    expect(await titlesFor(server.authorization.subscriber)).toContain(title)
    await resume()
    await untilSeen(title)
  })

  it('never serves callers a state before their own write', async () => {
    const { authorization } = await newcomer(server, 'editor')
    await Promise.all([
      (async () => {
        for (let round = 0; round < 5; round++) {
          await administrate(standby.url(), 'select pg_wal_replay_pause()')
          await pause(100)
          await resume()
          await pause(50)
        }
      })(),
      (async () => {
        for (let round = 0; round < 20; round++) {
          const { title } = await makePost(server.as.editor, { title: newWord(), status: 'publish' })
          expect(await titlesFor(authorization)).toContain(title.rendered)
          expect(await titlesFor(server.authorization.editor)).toContain(title.rendered)
        }
      })(),
    ])
  })

  it('reads from the primary if the replica falls behind, and from the replica again when it has caught up', async () => {
    const title = await hiddenPost()
    await untilReading('primary')
    expect(await titlesFor()).toContain(title)
    await resume()
    await untilReading('standby')
  })

  it('reads from the primary if the replica is down, and stops cleanly', async () => {
    await standby.stop('immediate')
    const { title } = await makePost(server.as.editor, { title: newWord(), status: 'publish' })
    expect(await titlesFor()).toContain(title.rendered)
    await standby.start()
    await untilReading('standby')
    await endConnections(standby.url('site'))
    expect(await titlesFor()).toContain(title.rendered)
  })

  it('serves anonymous callers while the primary is down', async () => {
    const { title } = await makePost(server.as.editor, { title: newWord(), status: 'publish' })
    await untilSeen(title.rendered)
    await untilReading('standby')
    await primary!.stop()
    expect(await titlesFor()).toContain(title.rendered)
    const refused = await fetch(`${server.restRoot}/cms/v2/posts`, { headers: { Authorization: server.authorization.editor } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    await primary!.start()
    expect(await titlesFor(server.authorization.editor)).toContain(title.rendered)
  })

  it('does not read from a server that is not a standby', async () => {
    await administrate(primary!.url(), 'create database other')
    const other = await startServer({ DATABASE_URL: primary!.url('other'), DATABASE_READ_URL: primary!.url('site') })
    await pause(1_500)
    const response = await fetch(`${other.restRoot}/cms/v2/posts`)
    expect([response.status, response.headers.get('x-cms-total')]).toEqual([200, '0'])
    await other.close()
  })

  it('serves reads if the standby is its only database', async () => {
    await untilReading('standby')
    const reading = await startProgram('/nonexistent', {
      DATABASE_URL: standby.url('site'),
      MEDIA_DIR: join(standby.folder, 'uploads'),
      RATE_LIMIT: 'off',
    })
    const { authorization } = server
    const path = `${reading.baseUrl}/cms-json/cms/v2/posts`
    expect((await fetch(path, { headers: { Authorization: authorization.editor } })).status).toBe(200)
    const refused = await fetch(path, {
      method: 'POST',
      headers: { Authorization: authorization.editor, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: 'Refused' }),
    })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({ code: 'rest_unavailable', message: expect.stringMatching(/^The database is read-only/) })
    const ready = await fetch(`${reading.baseUrl}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'read-only' }])
    await reading.stop()
  })
})

async function until({ url }: PostgresServer, query: string): Promise<void> {
  for (let tries = 0; tries < 500 && !(await administrate(url(), query)).length; tries++) await pause(20)
}
