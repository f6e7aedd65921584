// The JSON report.
import { countsOf } from './results.ts'
import type { TestRun } from './results.ts'

/** Returns the whole run: counts first, then each operation with its requests. */
export function jsonReport(run: TestRun): string {
  const { tested, ...about } = run
  return `${JSON.stringify({ ...about, counts: countsOf(run), operations: tested }, null, 2)}\n`
}
