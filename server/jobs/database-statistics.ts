// Refreshes the statistics of the query planner as the tables grow.
import type { PeriodicJob } from './periodic.ts'

export const databaseStatistics: PeriodicJob = {
  name: "refresh the database's plans",
  everyMs: 15 * 60_000,
  act: ({ refreshPlans }) => refreshPlans(),
}
