// Deletes counts of requests and failed sign-ins of past minutes.
import { sweepCounts } from '../db/shared-counts.ts'
import type { PeriodicJob } from './periodic.ts'

export const sweepingCounts: PeriodicJob = {
  name: 'delete old counts',
  everyMs: 5 * 60_000,
  act: ({ db }) => sweepCounts(db),
}
