// Forgets writes that the caches of all processes know about.
import type { PeriodicJob } from './periodic.ts'

export const sweepingChanges: PeriodicJob = {
  name: 'forget old writes',
  everyMs: 10 * 60_000,
  act: ({ sweepWrites }) => sweepWrites(),
}
