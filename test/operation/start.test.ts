// Startup errors: what is wrong and which setting causes it, without internals.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Sqlite from 'better-sqlite3'
import { ConfigError } from '../support/config.ts'
import { freePort, startProgram } from '../support/program.ts'
import { startServer } from '../support/server.ts'
import { runCommand, runStart } from '../worker/cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'start-'))
const taken = createServer()
let port: number
beforeAll(async () => {
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
  port = (taken.address() as AddressInfo).port
  writeFileSync(join(folder, 'notes.txt'), 'No database, but text that is long enough to be read as the head of one. '.repeat(20))
})
afterAll(() => void taken.close())

interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

const defaults = {
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: 'file::memory:',
  MEDIA_DIR: join(folder, 'uploads'),
  DEMO_CONTENT: 'off',
  LOG_LEVEL: 'silent',
}

/** Runs a program of the checkout with these settings until it ends. */
function ended(env: Record<string, string>, given: string[] = ['server/main.ts'], cwd = '.'): Promise<Ended> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      given,
      { cwd, env: { ...process.env, ...defaults, ...env }, timeout: 20_000 },
      (_error, stdout, stderr) => done({ code: child.exitCode, stdout, stderr }),
    )
  })
}

/** Creates a database with a migration that this version does not have. */
function withMigration(name: string): string {
  const file = join(mkdtempSync(join(folder, 'migrated-')), 'content.sqlite')
  const database = new Sqlite(file)
  database.exec('create table kysely_migration (name text primary key, timestamp text)')
  database.exec(`insert into kysely_migration values ('001-users', ''), ('${name}', '')`)
  database.close()
  return file
}

/** Creates a database whose schema is corrupt. */
function damaged(): string {
  const file = withMigration('999-later')
  const bytes = readFileSync(file)
  bytes.fill(0x5a, 100, 3_000)
  writeFileSync(file, bytes)
  return file
}

type StartupError = [name: string, env: () => Record<string, string>, says: RegExp]

/** The program has opened something by then, or its exit code is what matters. */
const programErrors: StartupError[] = [
  ['a port in use', () => ({ PORT: String(port) }), /^PORT is \d+, but another program is listening on this port\. /],
  ['a port for metrics in use', () => ({ METRICS: 'on', METRICS_PORT: String(port) }), /^METRICS_PORT is \d+, but another program /],
  ['a database that is a folder', () => ({ DATABASE_URL: `file:${folder}` }), /^DATABASE_URL is "file:.*"; .*folder/],
  [
    'a missing PostgreSQL server',
    () => ({ DATABASE_URL: 'postgres://ana:hidden@127.0.0.1:1/x', DATABASE_START_TIMEOUT_SECONDS: '0' }),
    /^DATABASE_URL is "postgres:\/\/ana:\*\*\*@127.0.0.1:1\/x"; /,
  ],
]

/** Nothing is open yet. */
const earlyErrors: StartupError[] = [
  ['an unknown host', () => ({ HOST: 'nowhere.invalid' }), /^HOST is "nowhere\.invalid"; this machine has no such /],
  ['an IP address of another machine', () => ({ HOST: '192.0.2.7' }), /^HOST is "192\.0\.2\.7"; this machine has no such /],
  [
    'a folder for media that is a file',
    () => ({ MEDIA_DIR: join(folder, 'notes.txt') }),
    /^MEDIA_DIR is ".*notes\.txt"; this folder is not writable/,
  ],
  [
    'a folder for media without write permission',
    () => ({ MEDIA_DIR: '/sys/uploads' }),
    /^MEDIA_DIR is "\/sys\/uploads"; this folder is not writable/,
  ],
]

/** A test server has these errors, too. */
const databaseErrors: StartupError[] = [
  ['a database without a name', () => ({ DATABASE_URL: 'file:' }), /^DATABASE_URL is "file:"; it must include a path/],
  [
    'a file that is not a database',
    () => ({ DATABASE_URL: `file:${join(folder, 'notes.txt')}` }),
    /^DATABASE_URL is .* is not a SQLite database/,
  ],
  [
    'a database in a folder without write permission',
    () => ({ DATABASE_URL: 'file:/proc/content.sqlite' }),
    /^DATABASE_URL is .*cannot be opened/,
  ],
  [
    'a damaged database',
    () => ({ DATABASE_URL: `file:${damaged()}` }),
    /^DATABASE_URL is .*this database is corrupt \(SQLITE_CORRUPT.*backup/,
  ],
  [
    'a database of a newer version',
    () => ({ DATABASE_URL: `file:${withMigration('999-later-requires-998')}` }),
    /^DATABASE_URL is .*created by a newer version of the service\. It has the migration 999-later-requires-998, .*Start that version/,
  ],
  [
    'a database from before the first release',
    () => ({ DATABASE_URL: `file:${withMigration('001-content')}` }),
    /^DATABASE_URL is .*before the first release\. It has the migration 001-content, .*Set DATABASE_URL to a new database/,
  ],
  ['an invalid PostgreSQL URL', () => ({ DATABASE_URL: 'postgres://ana:hidden@[x/y' }), /^DATABASE_URL is /],
  ['another kind of database', () => ({ DATABASE_URL: 'mysql://ana:hidden@localhost/x' }), /^DATABASE_URL is "mysql:\/\/ana:\*\*\*@/],
]

describe('a start', () => {
  it.each([
    ...programErrors.map((one) => [...one, ended] as const),
    ...earlyErrors.map((one) => [...one, (env: Record<string, string>) => runStart({ ...defaults, ...env })] as const),
  ])('explains %s', async (_name, env, says, run) => {
    const { code, stdout, stderr } = await run(env())
    expect(stderr).toMatch(says)
    expect(stderr).not.toMatch(/ {4}at |hidden/)
    expect([code, stdout]).toEqual([2, ''])
  })

  it.each(databaseErrors)('explains %s', async (_name, env, says) => {
    const error: unknown = await startServer({ ...defaults, ...env() }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ConfigError)
    expect((error as ConfigError).message).toMatch(says)
    expect((error as ConfigError).message).not.toMatch(/ {4}at |hidden/)
  })

  it('does not create the first user, whose password would be lost, if the port is in use', async () => {
    const DATABASE_URL = `file:${join(mkdtempSync(join(folder, 'taken-')), 'content.sqlite')}`
    expect((await ended({ PORT: String(port), DATABASE_URL, DEMO_CONTENT: 'on' })).code).toBe(2)
    expect((await runCommand(['users', 'list'], { ...defaults, DATABASE_URL })).stdout).toBe('')
  })

  it('responds only after the demo content has been created', async () => {
    const free = await freePort()
    const env = {
      PORT: String(free),
      DATABASE_URL: `file:${join(mkdtempSync(join(folder, 'first-')), 'content.sqlite')}`,
      DEMO_CONTENT: 'on',
    }
    const service = execFile(process.execPath, ['server/main.ts'], { env: { ...process.env, ...defaults, ...env } })
    const first = async (path: string): Promise<Response> => {
      for (;;) {
        const response = await fetch(`http://127.0.0.1:${free}${path}`).catch(() => undefined)
        if (response) return response
        await new Promise((again) => setTimeout(again, 20))
      }
    }
    const lists = ['/cms/v2/posts', '/cms/v2/pages', '/cms/v2/menus', '/cal/events/v1/events']
    const totals = (responses: Response[]) =>
      responses.map(({ status, headers }) => [status, Number(headers.get('x-cms-total') ?? headers.get('x-cal-total') ?? 0)])
    const request = () => Promise.all(lists.map((path) => first(`/cms-json${path}`)))
    try {
      const [early, ready] = [await Promise.all([request(), first('/readyz')]), await first('/readyz')]
      expect([early[1].status, ready.status]).toEqual([200, 200])
      expect(totals(early[0])).toEqual(totals(await request()))
      expect(Number(early[0][0]?.headers.get('x-cms-total'))).toBeGreaterThan(0)
    } finally {
      service.kill('SIGTERM')
      await once(service, 'close')
    }
  })

  it('explains problems of the database on the command line too', async () => {
    const { code, stdout, stderr } = await ended({ DATABASE_URL: `file:${folder}` }, ['server/cli/main.ts', 'users', 'list'])
    expect(stderr).toMatch(/^DATABASE_URL is /)
    expect([code, stdout]).toEqual([2, ''])
  })

  it('explains an unknown option, and lists the known ones', async () => {
    const unknown = await ended({}, ['server/main.ts', '--mok'])
    expect(unknown.stderr).toMatch(/^Unknown option '--mok'[^]*--mock/)
    expect([unknown.code, unknown.stdout]).toEqual([2, ''])
    const help = await ended({}, ['server/main.ts', '--help'])
    expect([help.code, help.stderr]).toEqual([0, ''])
    expect(help.stdout).toContain('--mock')
  })
})

describe('wrong settings', () => {
  /** What is printed with these settings, or with this .env. */
  async function said(given: Record<string, string> | string): Promise<string[]> {
    const { code, stdout, stderr } = await (typeof given === 'string'
      ? withFile(given)
      : runCommand(['users', 'list'], { ...defaults, ...given }))
    expect([code, stdout]).toEqual([stderr === '' ? 0 : 2, ''])
    return stderr.split('\n').slice(0, -1)
  }

  function withFile(settings: string): Promise<Ended> {
    const cwd = mkdtempSync(join(folder, 'settings-'))
    writeFileSync(join(cwd, '.env'), settings)
    const main = ['server/prepare.js', 'server/cli/main.ts'].map((path) => resolve(path))
    return ended({}, ['--import', ...main, 'users', 'list'], cwd)
  }

  it('are all printed at once', async () => {
    const wrong = { PORT: 'http', RATE_LIMIT: 'no', WORKERS: '0', BASE_URL: 'content', SITE_TIMEZONE: 'Tbilisi', TRUSTED_PROXIES: 'proxy' }
    const given = Object.entries({ ...wrong, DATABASE_URL: 'mysql://localhost/x', MEDIA_S3_ENDPOINT: 'http://store', LOGLEVEL: 'info' })
    const lines = await said({ ...Object.fromEntries(given), LOG_LEVEL: '' })
    expect(lines.map((line) => /^\w+/.exec(line)?.[0]).toSorted()).toEqual(given.map(([name]) => name).toSorted())
  })

  it.each([
    ['SITENAME', 'SITE_NAME'],
    ['RATE_LIMITS', 'RATE_LIMIT'],
    ['MEDIA_MAX_MEGABYTE', 'MEDIA_MAX_MEGABYTES'],
    ['site_timezone', 'SITE_TIMEZONE'],
    ['DATABASE_POOLSIZE', 'DATABASE_POOL_SIZE'],
  ])('are found by their names: %s', async (name, meant) => {
    expect(await said({ [name]: '5' })).toEqual([`${name} is not a setting. Did you mean ${meant}?`])
  })

  it('are found by their names in .env, also if they are less similar', async () => {
    const file =
      'DATABASE_POOL=5\nSITE_URL=https://content.example.org\nDATABASE_HOST=x\nPOSTGRES_PASSWORD=x\nAWS_ACCESS_KEY_ID=x\nNODE_ENV=test\n'
    expect((await said(file)).toSorted()).toEqual([
      'DATABASE_POOL is not a setting. Did you mean DATABASE_POOL_SIZE?',
      'SITE_URL is not a setting. Did you mean BASE_URL?',
    ])
  })

  it('are not variables of other programs, with other names or beside the right one', async () => {
    const others = [
      'PATH',
      'HOSTNAME',
      'DATABASE_HOST',
      'DATABASE_PORT_5432_TCP',
      'MEDIA_SERVICE_PORT',
      'SITE_ROOT',
      'TERM',
      'POST',
      'GHOST',
      'MEDIA',
      'METRICS_URL',
    ]
    const { PATH } = process.env
    const env = { ...Object.fromEntries(others.map((name) => [name, '1'])), PATH: PATH ?? '', DATABASE_URI: 'file:x' }
    expect(await said(env)).toEqual([])
  })
})

describe('--mock', () => {
  it('serves a site without using the database or the media folder, and leaves no files', async () => {
    const own = mkdtempSync(join(folder, 'mock-'))
    const TMPDIR = join(own, 'temporary')
    mkdirSync(TMPDIR)
    const mock = await startProgram(own, { TMPDIR }, undefined, ['--mock'])
    expect(mock.output()).toContain('Sign in with any password')
    expect(readdirSync(TMPDIR)).toHaveLength(1)
    const posts = await fetch(`${mock.baseUrl}/cms-json/cms/v2/posts?per_page=100`)
    expect(await posts.json()).toHaveLength(100)
    await mock.stop()
    expect([readdirSync(own), readdirSync(TMPDIR)]).toEqual([['temporary'], []])
  }, 60_000)
})

describe('the preparation of the npm scripts', () => {
  const prepare = resolve('server/prepare.js')

  it('reads the settings of .env, if it exists', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'start-'))
    const program = ['--import', prepare, '--print', 'process.env.SITE_NAME']
    expect(await ended({}, program, cwd)).toEqual({ code: 0, stdout: 'undefined\n', stderr: '' })
    writeFileSync(join(cwd, '.env'), 'SITE_NAME=Harbour\n')
    expect((await ended({}, program, cwd)).stdout).toBe('Harbour\n')
    expect((await ended({ SITE_NAME: 'Quay' }, program, cwd)).stdout).toBe('Quay\n')
  })

  describe('with an older Node, before any TypeScript is loaded,', () => {
    const older = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`

    /** The output of a checkout with these files in node_modules. */
    async function said(env: Record<string, string>, files: readonly string[] = []): Promise<string> {
      const checkout = mkdtempSync(join(folder, 'older-'))
      for (const file of ['server/prepare.js', ...files]) {
        mkdirSync(join(checkout, dirname(file)), { recursive: true })
        writeFileSync(join(checkout, file), file === 'server/prepare.js' ? readFileSync(prepare) : '{}')
      }
      writeFileSync(join(checkout, 'package.json'), '{"type":"module"}')
      const { code, stdout, stderr } = await ended(env, [
        '--import',
        older,
        '--import',
        join(checkout, 'server/prepare.js'),
        'server/main.ts',
      ])
      expect([code, stdout]).toEqual([2, ''])
      expect(stderr).toMatch(/^This needs Node 22\.18 or newer; this is 20\.20\.2\. /)
      return stderr
    }

    it('says so if the development dependencies are not installed, which have a newer one', async () => {
      expect(await said({ npm_lifecycle_event: 'start' })).toContain(
        'The package "node", which has a newer one, is not installed, because "npm install" was told to omit development dependencies (--omit=dev, or NODE_ENV=production). Run "npm install --include=dev", or install Node 22.18 or newer.',
      )
    })

    it('says so if the install scripts are switched off', async () => {
      expect(await said({ npm_lifecycle_event: 'start' }, ['node_modules/node/package.json'])).toContain(
        'Run "npm rebuild node --ignore-scripts=false", or install Node 22.18 or newer.',
      )
    })

    it('names the npm scripts if it was started without them', async () => {
      expect(await said({ npm_lifecycle_event: '' }, ['node_modules/node/package.json'])).toContain('Use "npm start"')
    })
  })
})
