// Checks of what is in the database.
import { countWrong, maintainedData } from '../../db/maintained-data.ts'
import { pendingMigrations } from '../../db/migrate.ts'
import { isPublicAddress } from '../../outgoing/public-address.ts'
import { failed, ok, warning } from './check.ts'
import { findFailingSubscriptions, findNewestChange, findUsedAddresses } from './store.ts'
import type { Check, ExaminedDatabase } from './check.ts'

export const migrations: Check<ExaminedDatabase> = {
  name: 'migrations',
  async examine({ opened: { db, dialect } }) {
    const pending = await pendingMigrations(db, dialect.kind)
    if (!pending.length) return ok('The database has all migrations.')
    return warning(`The database lacks ${pending.join(', ')}.`, 'Back up the database and start this version, which runs them.')
  },
}

export const writing: Check<ExaminedDatabase> = {
  name: 'writes',
  async examine({ opened: { db, dialect } }) {
    if (!(await dialect.isReadOnly(db))) return ok('The database accepts writes.')
    return failed('The database is read-only.', 'Point DATABASE_URL to the primary server, or make the file and its folder writable.')
  },
}

export const counts: Check<ExaminedDatabase> = {
  name: 'counts',
  async examine({ opened: { db, dialect } }) {
    const wrong: string[] = []
    for (const part of maintainedData) if (await countWrong(db, dialect.kind, part)) wrong.push(part.name)
    if (!wrong.length) return ok('All counts and lists that are kept match the content.')
    return failed(`Some rows are wrong: ${wrong.join(', ')}.`, 'Run the command "counts --repair".')
  },
}

/** Behind a proxy that is not trusted, all callers seem to have the address of the proxy. */
export const callerAddresses: Check<ExaminedDatabase> = {
  name: 'caller addresses',
  async examine({ config, opened: { db } }) {
    const host = new URL(config.baseUrl).hostname
    const used = await findUsedAddresses(db)
    if (!used.length || /^(localhost|127\.|\[)/.test(host) || used.some(isPublicAddress))
      return ok('The recorded IP addresses are plausible.')
    return warning(
      `All users seem to come from private IP addresses, such as ${used[0]}, although BASE_URL is ${config.baseUrl}.`,
      'List your proxies in TRUSTED_PROXIES, and let them send X-Forwarded-For. Otherwise all callers share one rate limit.',
    )
  },
}

export const receivers: Check<ExaminedDatabase> = {
  name: 'webhooks and purges',
  async examine({ opened: { db } }) {
    const failing = await findFailingSubscriptions(db)
    const [first] = failing
    if (!first) return ok('No receiver of webhooks or purges fails.')
    const name = first.format === 'purge' ? 'the purges' : first.url
    return warning(
      `${failing.length} of them fail, such as ${name}, since ${first.failing_since}.`,
      'Read the errors of the deliveries, or check the settings CDN_*.',
    )
  },
}

const MAX_DIFFERENCE_MS = 5_000

/** A time that is in the future for this machine was written by one whose clock is ahead, or before this clock was set back. */
export const databaseClock: Check<ExaminedDatabase> = {
  name: 'clock of the database',
  async examine({ opened: { db }, tools }) {
    const newest = await findNewestChange(db)
    const ahead = newest ? Date.parse(newest) - tools.now().getTime() : 0
    if (ahead <= MAX_DIFFERENCE_MS) return ok('No change is from the future.')
    return failed(
      `The newest change is ${Math.round(ahead / 1000)} seconds from the future.`,
      'Set the clocks of this machine and of the database by NTP: dates of publication and signatures depend on them.',
    )
  },
}
