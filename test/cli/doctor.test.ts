// The doctor: each check, and what makes it fail.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { examine } from '#server/cli/doctor/doctor.ts'
import type { Report } from '#server/cli/doctor/doctor.ts'
import type { Tools } from '#server/cli/doctor/check.ts'
import { configOf } from '../support/config.ts'
import { databaseUrl, shareableDatabase } from '../support/second-server.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { runCommand } from '../worker/cli.ts'

let server: TestServer
let env: Record<string, string>
beforeAll(async () => {
  server = await startServer(shareableDatabase())
  env = settingsFor(server.baseUrl)
})
afterAll(() => server.close())

const settingsFor = (baseUrl: string) => ({
  DATABASE_URL: databaseUrl(server),
  MEDIA_DIR: mkdtempSync(join(tmpdir(), 'doctor-')),
  BASE_URL: baseUrl,
  LOG_LEVEL: 'silent',
})

const run = async (more: Record<string, string> = {}) => {
  const { code, stdout } = await runCommand(['doctor', '--json'], { ...env, ...more })
  const reports = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Report)
  return { code, of: (check: string) => reports.find((report) => report.check === check), reports }
}

/** The reports with another world outside. */
async function examined(tools: Partial<Tools>): Promise<Report[]> {
  const reports: Report[] = []
  for await (const report of examine(tools, configOf(env))) reports.push(report)
  return reports
}

/** Something else that responds at the public URL. */
async function withFront<Result>(respond: RequestListener, act: (url: string) => Promise<Result>): Promise<Result> {
  const front = createServer(respond)
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening))
  try {
    return await act(`http://127.0.0.1:${(front.address() as AddressInfo).port}`)
  } finally {
    front.closeAllConnections()
    front.close()
  }
}

const disk = (free: number) => examined({ spaceOf: () => Promise.resolve({ free, total: 2 ** 40 }) })
const GIGABYTE = 1024 ** 3

describe('doctor', () => {
  it('finds nothing while the service runs as it should', async () => {
    const { code, reports } = await run()
    expect(reports.filter(({ status }) => status !== 'ok').filter(({ check }) => check !== 'disk')).toEqual([])
    expect(reports.map(({ check }) => check)).toEqual([
      ...['settings', 'permissions', 'disk', 'trusted proxies', 'proxy headers', 'clock', 'database'],
      ...['migrations', 'writes', 'counts', 'caller addresses', 'webhooks and purges', 'clock of the database'],
    ])
    expect(code).toBe(0)
  })

  it('prints a line for each check, with what to do', async () => {
    const { stdout, code } = await runCommand(['doctor'], { ...env, TRUSTED_PROXIES: '0.0.0.0/0' })
    expect(stdout).toContain('ok       settings: All settings are valid.\n')
    expect(stdout).toMatch(/^FAILED {3}trusted proxies: TRUSTED_PROXIES contains 0\.0\.0\.0\/0.*List the addresses of your proxies/m)
    expect(code).toBe(1)
  })

  it('names wrong settings, and checks nothing else', async () => {
    const { code, reports } = await run({ PORT: 'x' })
    expect(reports).toEqual([
      { check: 'settings', status: 'failed', message: expect.stringContaining('PORT is "x"'), advice: expect.any(String) },
    ])
    expect(code).toBe(1)
  })

  it.each([
    ['PostgreSQL that is away', 'postgres://user:secret@127.0.0.1:1/none', 'failed', 'cannot be opened'],
    ['a file that is no database', `file:${notADatabase()}`, 'failed', 'is not a SQLite database'],
    ['a file that does not exist', 'file:/tmp/does-not-exist/content.sqlite', 'warning', 'There is no database'],
  ])('names %s, and checks everything else', async (_what, url, status, message) => {
    const { of, reports } = await run({ DATABASE_URL: url })
    expect(of('database')).toMatchObject({ status, message: expect.stringContaining(message) })
    expect(JSON.stringify(reports)).not.toContain('secret')
    expect(of('clock')?.status).toBe('ok')
  })

  it('names folders that are not writable', async () => {
    const { of } = await run({ MEDIA_DIR: '/dev/null/uploads' })
    expect(of('permissions')).toMatchObject({ status: 'failed', message: expect.stringContaining('/dev/null/uploads of MEDIA_DIR') })
  })

  it('names disks that are full, or soon will be', async () => {
    const statusWith = async (free: number) => (await disk(free)).find(({ check }) => check === 'disk')?.status
    expect([await statusWith(GIGABYTE / 100), await statusWith(GIGABYTE / 2), await statusWith(GIGABYTE * 2)]).toEqual([
      'failed',
      'warning',
      'ok',
    ])
  })

  it('names a service that does not run', async () => {
    const { code, of } = await run({ BASE_URL: 'http://127.0.0.1:1' })
    expect(of('proxy headers')).toMatchObject({ status: 'warning', message: expect.stringContaining('cannot be reached') })
    expect(code).toBe(0)
  })

  it('names a proxy that drops the Authorization header', async () => {
    const dropping: RequestListener = (req, res) =>
      void fetch(server.baseUrl + req.url).then(async (response) => res.writeHead(response.status).end(await response.text()))
    const { of } = await withFront(dropping, (BASE_URL) => run({ BASE_URL }))
    expect(of('proxy headers')).toMatchObject({ status: 'failed', message: 'The Authorization header does not reach the service.' })
  })

  it('names a proxy that leads elsewhere', async () => {
    const { of } = await withFront(
      (_req, res) => res.end('hello'),
      (BASE_URL) => run({ BASE_URL }),
    )
    expect(of('proxy headers')).toMatchObject({ status: 'failed', message: expect.stringContaining('is not this service') })
    const redirect = await withFront(
      (_req, res) => res.writeHead(301, { Location: 'https://x/' }).end(),
      (BASE_URL) => run({ BASE_URL }),
    )
    expect(redirect.of('proxy headers')).toMatchObject({ status: 'failed', message: expect.stringContaining('redirects to https://x/') })
  })

  it('names clocks that differ', async () => {
    const late = await examined({ now: () => new Date(Date.now() - 3_600_000) })
    expect(late.find(({ check }) => check === 'clock')).toMatchObject({ status: 'failed' })
    await server.context.db.insertInto('changes').values({ at: new Date().toISOString(), type: 'none', item_id: 0, slug: '' }).execute()
    const later = await examined({ now: () => new Date(Date.now() - 3_600_000) })
    expect(later.find(({ check }) => check === 'clock of the database')).toMatchObject({ status: 'failed' })
  })

  it('names users whose addresses are those of a proxy', async () => {
    await server.context.db.updateTable('application_passwords').set({ last_ip: '10.0.0.7' }).execute()
    const { of } = await run({ BASE_URL: 'http://content.invalid' })
    expect(of('caller addresses')).toMatchObject({ status: 'warning', message: expect.stringContaining('10.0.0.7') })
  })

  it('names wrong counts, missing migrations and failing receivers', async () => {
    const { db } = server.context
    await db.insertInto('content_counts').values({ type: 'post', status: 'publish', count: 7 }).execute()
    await db
      .deleteFrom('kysely_migration' as 'changes')
      .where('name' as 'type', '=', '024-purges-and-audit')
      .execute()
    const row = { url: 'https://down.example/', description: '', events: '[]', types: '[]', secret: '', paused: 0 as const, position: 0 }
    await db
      .insertInto('webhook_subscriptions')
      .values({ ...row, created: '', failing_since: '2026-01-01T00:00:00Z' })
      .execute()
    const { of } = await run()
    expect(of('counts')).toMatchObject({ status: 'failed', advice: 'Run the command "counts --repair".' })
    expect(of('migrations')).toMatchObject({ status: 'warning', message: 'The database lacks 024-purges-and-audit.' })
    expect(of('webhooks and purges')).toMatchObject({ status: 'warning', message: expect.stringContaining('https://down.example/') })
  })
})

function notADatabase(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'doctor-')), 'content.sqlite')
  writeFileSync(file, 'this is not a database, however long the text is '.repeat(100))
  return file
}
