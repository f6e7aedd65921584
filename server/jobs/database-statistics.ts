// The database's planner chooses by what the tables hold, so it is told while they grow.
import type { PeriodicJob } from './periodic.ts'

export const databaseStatistics: PeriodicJob = {
  name: "refresh the database's plans",
  everyMs: 15 * 60_000,
  act: ({ refreshPlans }) => refreshPlans(),
}
