// Turns errors at startup into messages that name the setting and say how to fix it, and prints them.
import { NoSchemaError, UnknownMigrationError } from '../db/migrate.ts'
import { DatabaseUnavailableError, unavailability } from '../db/unavailable.ts'
import type { Unavailability } from '../db/unavailable.ts'
import { ConfigError } from '../config/env.ts'
import { maskPassword } from '../config/config.ts'
import type { DatabaseLocation } from '../config/config.ts'

/** PostgreSQL is away, starting, or read-only while it needs migrations. It may be there a moment later. */
export class DatabaseAwayError extends ConfigError {
  readonly kind: Unavailability

  constructor(message: string, kind: Unavailability) {
    super(message)
    this.kind = kind
  }
}

/** Prints configuration errors as plain messages and exits. */
export async function explainConfigErrors<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

/** The server cannot listen; `setting` is the name of its port setting. */
export function describeListenError(error: unknown, setting: string, port: number, host: string): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new ConfigError(`${setting} is ${port}, but another program is listening on this port. Stop it, or choose another ${setting}.`)
    case 'EACCES':
      return new ConfigError(
        `${setting} is ${port}, but this user is not allowed to listen on this port. Choose a ${setting} of 1024 or higher.`,
      )
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return new ConfigError(
        `HOST is "${host}"; this machine has no such host name or address. Use localhost, or 0.0.0.0 for all addresses. The public URL is set with BASE_URL.`,
      )
    default:
      return error
  }
}

/** The database cannot be opened. */
export function describeDatabaseError(error: unknown, location: DatabaseLocation): unknown {
  if (error instanceof UnknownMigrationError)
    return new ConfigError(
      error.isNewer
        ? `${formatValue(location)}; this database was created by a newer version of the service. ${error.message} Start that version, or restore an older backup.`
        : `${formatValue(location)}; this database was created during development, before the first release. ${error.message} Set DATABASE_URL to a new database, or start the version that created this one.`,
    )
  if (location.kind === 'postgres') return describePostgresError(error, location)
  const code = codeOf(error)
  return (code && describeSqliteError(code, location.file)) ?? error
}

function formatValue(location: DatabaseLocation): string {
  return `DATABASE_URL is "${location.kind === 'sqlite' ? `file:${location.file}` : maskPassword(location.url)}"`
}

function describePostgresError(error: unknown, location: DatabaseLocation): unknown {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error
  const code = codeOf(cause) ?? ''
  const explanation = `this database cannot be opened: ${cause instanceof Error && cause.message ? cause.message : code}`
  if (error instanceof NoSchemaError)
    return new ConfigError(`${formatValue(location)}; ${error.message} Create one of them, or change search_path.`)
  if (permanentErrors.test(code))
    return new ConfigError(
      `${formatValue(location)}; ${explanation}. Check that the URL, the user, the password, the database name and the certificates are correct.`,
    )
  const kind = unavailability(error)
  if (kind)
    return new DatabaseAwayError(
      `${formatValue(location)}; ${explanation}. Check that PostgreSQL is running there and that user, password and database name are correct.`,
      kind,
    )
  return error
}

function describeSqliteError(code: string, file: string): ConfigError | undefined {
  const named = `DATABASE_URL is "file:${file}"`
  if (code === 'SQLITE_NOTADB')
    return new ConfigError(`${named}; this file is not a SQLite database. Choose another file; a missing file is created.`)
  if (/^SQLITE_CORRUPT/.test(code))
    return new ConfigError(
      `${named}; this database is corrupt (${code}). Restore a backup as described in docs/operation.md, or recover readable data with: sqlite3 "${file}" .recover`,
    )
  if (/^SQLITE_BUSY/.test(code))
    return new ConfigError(`${named}; another program has locked this database. Stop it, or try again when it has finished.`)
  if (/^SQLITE_FULL/.test(code)) return new ConfigError(`${named}; its disk is full. Free some space and start again.`)
  if (/^(SQLITE_(CANTOPEN|READONLY|PERM|IOERR)[A-Z_]*|E[A-Z]+)$/.test(code))
    return new ConfigError(`${named}; this file cannot be opened (${code}). Choose a file in a folder that this user may write to.`)
  return undefined
}

/** The URL is invalid or names a missing certificate, that of the server is not trusted, or it rejects the user or has no such database. */
const permanentErrors = /^(ERR_[A-Z_]+|[A-Z_]*(CERT|SIGNATURE)[A-Z_]*|ENOENT|28[0-9A-Z]{3}|3D000)$/

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
