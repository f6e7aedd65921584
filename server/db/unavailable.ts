// Database errors that pass by themselves or need an operator: the request is valid, and nothing was changed.

/** Returns why the database cannot write, as a message for callers; undefined for any other error. */
export function unavailability(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? reasons.find(([codes]) => codes.test(code))?.[1] : undefined
}

const reasons: readonly (readonly [codes: RegExp, reason: string])[] = [
  // 55P03 and 40P01: a PostgreSQL lock that is not available, and a deadlock.
  [/^(SQLITE_BUSY|SQLITE_LOCKED|55P03$|40P01$)/, 'Another program is writing to the database.'],
  // File size limits (EFBIG) and quotas are I/O errors of SQLite. 53100 is PostgreSQL's full disk.
  [
    /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|FSYNC|TRUNCATE|SHMSIZE|SHMMAP)|ENOSPC|EDQUOT|53100)$/,
    'The disk of the service is full or not writable.',
  ],
  // PostgreSQL is unreachable, has too many connections, or is starting or shutting down.
  [/^(ECONNREFUSED|53300|57P0[1-3])$/, 'The database cannot be reached.'],
]
