// doctor [--json]: checks the settings, the database and what is around the service, and says what to do.
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Command } from 'commander'
import { pino } from 'pino'
import { readConfig } from '../../config/config.ts'
import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/env.ts'
import { openDatabase } from '../../db/database.ts'
import type { OpenDatabase } from '../../db/database.ts'
import { describeDatabaseError } from '../../process/startup-errors.ts'
import { print } from '../with-context.ts'
import { failed, ok, warning } from './check.ts'
import type { Check, Finding, Tools } from './check.ts'
import { callerAddresses, counts, databaseClock, migrations, receivers, writing } from './database-checks.ts'
import { clock, proxyHeaders, trustedProxies } from './public-checks.ts'
import { disk, permissions } from './storage-checks.ts'

export function addDoctorCommand(cli: Command): void {
  cli
    .command('doctor')
    .description('Checks settings, database, permissions, disk, proxies, clock and counts. Fails if something must be done')
    .option('--json', 'prints a line of JSON for each check')
    .action(async ({ json }: { json?: true }) => {
      for await (const report of examine()) {
        if (json) print(report)
        else console.log(lineOf(report))
        if (report.status === 'failed') process.exitCode = 1
      }
    })
}

export interface Report extends Finding {
  check: string
}

const AROUND = [permissions, disk, trustedProxies, proxyHeaders, clock]
const INSIDE = [migrations, writing, counts, callerAddresses, receivers, databaseClock]

const MAX_WAIT_MS = 5_000

const tools: Tools = {
  now: () => new Date(),
  async spaceOf(folder) {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  },
}

/** Runs the checks one after another. Those of the database are left out while it is away, and all others while the settings are wrong. */
export async function* examine(replaced: Partial<Tools> = {}, config = readSettings()): AsyncGenerator<Report> {
  if (!('media' in config)) {
    yield { check: 'settings', ...config }
    return
  }
  yield { check: 'settings', ...ok('All settings are valid.') }
  const examined = { config, tools: { ...tools, ...replaced } }
  for (const check of AROUND) yield await report(check, examined)
  const opened = await open(config)
  if ('status' in opened) {
    yield { check: 'database', ...opened }
    return
  }
  try {
    yield { check: 'database', ...ok('The database responds.') }
    for (const check of INSIDE) yield await report(check, { ...examined, opened })
  } finally {
    await opened.db.destroy()
  }
}

/** A check that breaks is itself a finding. */
async function report<Needs>({ name, examine: look }: Check<Needs>, needs: Needs): Promise<Report> {
  try {
    return { check: name, ...(await look(needs)) }
  } catch (error) {
    return { check: name, ...failed(`It cannot be checked: ${(error as Error).message}`, 'Solve the other problems first.') }
  }
}

function readSettings(): Config | Finding {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return failed(error.message, 'Correct the settings; docs/settings.md lists them.')
  }
}

/** Opens the database as it is: runs no migrations, and creates no file. */
async function open({ database, databaseSettings }: Config): Promise<OpenDatabase | Finding> {
  if (database.kind === 'sqlite' && !existsSync(database.file))
    return warning(`There is no database ${database.file} yet.`, 'Start the service, which creates it, or check DATABASE_URL.')
  const settings = { ...databaseSettings, readUrl: undefined, connectTimeoutMs: Math.min(databaseSettings.connectTimeoutMs, MAX_WAIT_MS) }
  try {
    const opened = await openDatabase(database, settings, pino({ level: 'silent' }))
    try {
      await opened.dialect.sizeOf(opened.db)
      return opened
    } catch (error) {
      await opened.db.destroy()
      throw error
    }
  } catch (error) {
    const { message } = describeDatabaseError(error, database) as Error
    return failed(message, 'Start the database, or correct DATABASE_URL.')
  }
}

const SIGNS = { ok: 'ok      ', warning: 'warning ', failed: 'FAILED  ' }

const lineOf = ({ status, check, message, advice }: Report): string =>
  `${SIGNS[status]} ${check}: ${[message, advice].filter(Boolean).join(' ').replaceAll('\n', ' ')}`
