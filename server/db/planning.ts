// The database's planner chooses by what the tables hold, so it is told while they grow.
import type { Periodic } from '../operation/periodic.ts'

export const planning: Periodic = {
  name: "refresh the database's plans",
  everyMs: 15 * 60_000,
  act: ({ refreshPlans }) => refreshPlans(),
}
