// Indexes the words of what has been written.
import { indexPending } from '../search/indexing.ts'
import type { PeriodicJob } from './periodic.ts'

export const indexingWords: PeriodicJob = {
  name: 'index words for searches',
  everyMs: 1_000,
  isLong: true,
  act: indexPending,
}
