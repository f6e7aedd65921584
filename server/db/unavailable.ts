// The errors of a database that pass by themselves or with an operator's help: nothing is wrong with the request, and nothing was changed.

/** What keeps the database from writing, for those who asked it to; undefined for any other error. */
export function unavailability(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? reasons.find(([codes]) => codes.test(code))?.[1] : undefined
}

const reasons: readonly (readonly [codes: RegExp, reason: string])[] = [
  // 55P03 and 40P01: a lock of PostgreSQL that is not to be had, and one that two wait for in turn.
  [/^(SQLITE_BUSY|SQLITE_LOCKED|55P03$|40P01$)/, 'Another program is writing to the database.'],
  // A limit on the size of files (EFBIG) and a quota are errors of writing to SQLite. 53100 is the full disk of PostgreSQL.
  [
    /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|FSYNC|TRUNCATE|SHMSIZE|SHMMAP)|ENOSPC|EDQUOT|53100)$/,
    'The disk of the service is full or cannot be written to.',
  ],
  // PostgreSQL is not reached, has too many connections, or is starting or ending.
  [/^(ECONNREFUSED|53300|57P0[1-3])$/, 'The database cannot be reached.'],
]
