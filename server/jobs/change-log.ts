// Deletes old rows of the change log, which the caches of all processes have read.
import type { PeriodicJob } from './periodic.ts'

export const sweepingChanges: PeriodicJob = {
  name: 'forget old writes',
  everyMs: 10 * 60_000,
  act: ({ sweepWrites }) => sweepWrites(),
}
