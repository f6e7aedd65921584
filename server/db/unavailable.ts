// Database errors that pass by themselves or need an operator: the request is valid, and nothing was changed, except where the kind says otherwise.

/** Why the database cannot do what was asked at the moment. */
export type Unavailability =
  'locked' | 'full' | 'unreachable' | 'exhausted' | 'slow' | 'stalled' | 'read-only' | 'outcome unknown' | 'unavailable after a commit'

/** An error of the connection to the database; those of its statements have codes. */
export class DatabaseUnavailableError extends Error {
  readonly kind: Unavailability

  constructor(kind: Unavailability, cause: unknown) {
    super(`${unavailabilityReasons[kind]} ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.kind = kind
  }
}

/** Returns why the database is unavailable; undefined for any other error. */
export function unavailability(error: unknown): Unavailability | undefined {
  if (error instanceof DatabaseUnavailableError) return error.kind
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? kinds.find(([codes]) => codes.test(code))?.[1] : undefined
}

/** The messages for callers. */
export const unavailabilityReasons: Readonly<Record<Unavailability, string>> = {
  locked: 'Another program is writing to the database.',
  full: 'The disk of the service is full or not writable.',
  unreachable: 'The database cannot be reached.',
  exhausted: 'All connections to the database are in use.',
  slow: 'The database took too long to respond.',
  stalled: 'The change took too long.',
  'read-only': 'The database is read-only at the moment.',
  'outcome unknown': 'The connection to the database was lost while a change was being saved.',
  'unavailable after a commit': 'A change was saved, but then the database became unavailable.',
}

const kinds: readonly (readonly [codes: RegExp, kind: Unavailability])[] = [
  // 55P03, 40P01 and 40001: a PostgreSQL lock that is not available, a deadlock, and a conflict of transactions.
  [/^(SQLITE_BUSY|SQLITE_LOCKED|55P03$|40P01$|40001$)/, 'locked'],
  // File size limits (EFBIG) and quotas are I/O errors of SQLite. 53100 is PostgreSQL's full disk.
  [/^(SQLITE_FULL|SQLITE_IOERR_(WRITE|FSYNC|TRUNCATE|SHMSIZE|SHMMAP)|ENOSPC|EDQUOT|53100)$/, 'full'],
  [/^ECONNREFUSED$/, 'unreachable'],
  // PostgreSQL has canceled a statement, above all because of `statement_timeout`.
  [/^57014$/, 'slow'],
  [/^25006$/, 'read-only'],
]
