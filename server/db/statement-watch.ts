// What sees each statement run, for traces and for the log of slow statements.

/** Runs the statement; `sql` has placeholders for all values. */
export type WatchStatement = <Result>(sql: string, run: () => Promise<Result>) => Promise<Result>
