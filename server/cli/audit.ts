// audit [--since <date>] [--user <login>] [--json]
import type { Command } from 'commander'
import { findAuditEntries } from '../db/audit.ts'
import type { AuditRow } from '../db/tables/audit-log.ts'
import type { Context } from '../context.ts'
import { CommandError, print, withContext } from './with-context.ts'

const PORTION = 500

interface Options {
  since?: string
  user?: string
  json?: true
}

export function addAuditCommand(cli: Command): void {
  cli
    .command('audit')
    .description('Prints who changed rights, passwords, settings and webhooks, and who deleted what permanently, oldest first')
    .option('--since <date>', 'only entries since this date, such as 2026-03-01 or 2026-03-01T12:00:00Z')
    .option('--user <login>', 'only what this user did')
    .option('--json', 'prints a line of JSON for each entry')
    .action((options: Options) => withContext((context) => printEntries(options, context)))
}

async function printEntries({ since, user, json }: Options, { db }: Context): Promise<void> {
  const from = since === undefined ? '' : dateOf(since)
  for (let after = 0, isOver = false; !isOver;) {
    const rows = await findAuditEntries(db, { since: from, login: user, after, limit: PORTION })
    for (const row of rows) {
      if (json) print(entryOf(row))
      else console.log(lineOf(row))
    }
    after = rows.at(-1)?.id ?? after
    isOver = rows.length < PORTION
  }
}

function dateOf(given: string): string {
  if (Number.isNaN(Date.parse(given))) throw new CommandError(`--since is "${given}"; it must be a date such as 2026-03-01.`)
  return new Date(given).toISOString()
}

const entryOf = ({ details, ...row }: AuditRow): object => ({ ...row, details: JSON.parse(details) as object })

/** Who did what to what: `2026-03-01T12:00:00.000Z  salome (laptop) from 203.0.113.7  deletePost: deleted post 12 {"slug":"fog"}`. */
function lineOf({ at, login, application, address, operation, action, target_type, target_id, details }: AuditRow): string {
  const who = [login || 'the service', application && `(${application})`, address && `from ${address}`].filter(Boolean).join(' ')
  return `${at}  ${who}  ${[operation, `${action} ${target_type} ${target_id} ${details}`].filter(Boolean).join(': ')}`
}
