// What keeps the service from starting, put in words: which setting is at fault, and what would be right.
import { UnknownMigrationError } from './db/migrate.ts'
import { ConfigError } from './config/env.ts'
import { withoutPassword } from './config/config.ts'
import type { DatabaseAddress } from './config/config.ts'

/** A server that may not listen where it should, by the name of the setting for its port. */
export function listenError(error: unknown, setting: string, port: number, host: string): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new ConfigError(`${setting} is ${port}, where another program listens already. End that one, or set another ${setting}.`)
    case 'EACCES':
      return new ConfigError(`${setting} is ${port}, where this user may not listen. Set a ${setting} from 1024 on.`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return new ConfigError(
        `HOST is "${host}"; this machine has no such name or address. Set localhost, or 0.0.0.0 for all that it has; the address outside is BASE_URL.`,
      )
    default:
      return error
  }
}

/** A database that cannot be opened. */
export function databaseError(error: unknown, address: DatabaseAddress): unknown {
  if (error instanceof UnknownMigrationError)
    return new ConfigError(
      error.isNewer
        ? `${shown(address)}; that database was made by a newer version of the service. ${error.message} Start that version, or restore a backup from before it.`
        : `${shown(address)}; that database was made during development, before the first release. ${error.message} Set DATABASE_URL to a new database, or start the version that made this one.`,
    )
  const code = codeOf(error)
  if (!code) return error
  if (address.kind === 'sqlite') return sqliteObstacle(code, address.file) ?? error
  if (address.kind === 'postgres' && postgresObstacles.test(code))
    return new ConfigError(
      `DATABASE_URL is "${withoutPassword(address.url)}"; that database cannot be opened: ${(error as Error).message || code}. Is PostgreSQL running there, and are user, password and name right?`,
    )
  return error
}

function shown(address: DatabaseAddress): string {
  return `DATABASE_URL is "${address.kind === 'sqlite' ? `file:${address.file}` : address.kind === 'postgres' ? withoutPassword(address.url) : 'pglite:'}"`
}

function sqliteObstacle(code: string, file: string): ConfigError | undefined {
  const named = `DATABASE_URL is "file:${file}"`
  if (code === 'SQLITE_NOTADB')
    return new ConfigError(`${named}; that is no SQLite database. Name another file; it is made if it is missing.`)
  if (/^SQLITE_CORRUPT/.test(code))
    return new ConfigError(
      `${named}; that database is damaged (${code}). Bring back a copy, as docs/operation.md says, or rescue what can be read: sqlite3 "${file}" .recover`,
    )
  if (/^SQLITE_BUSY/.test(code))
    return new ConfigError(`${named}; another program holds that database. End it, or start again when it is done.`)
  if (/^SQLITE_FULL/.test(code)) return new ConfigError(`${named}; its disk is full. Make room there and start again.`)
  if (/^(SQLITE_(CANTOPEN|READONLY|PERM|IOERR)[A-Z_]*|E[A-Z]+)$/.test(code))
    return new ConfigError(`${named}; that cannot be opened (${code}). Name a file in a folder that this user may write to.`)
  return undefined
}

/** Nobody answers at the address, the address makes no sense, or what answers refuses this user or has no such database. */
const postgresObstacles = /^(E[A-Z_]+|ERR_INVALID_URL|28[0-9A-Z]{3}|3D000)$/

/** A folder that takes no files. */
export function mediaError(error: unknown, folder: string): ConfigError {
  return new ConfigError(
    `MEDIA_DIR is "${folder}"; no files can be kept there (${codeOf(error) ?? String(error)}). Name a folder that this user may write to.`,
  )
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
