// Makes searches find the words of the own fields that are declared now.
import { indexFieldWords } from '../lists/field-words-store.ts'
import type { PeriodicJob } from './periodic.ts'

export const indexingFieldWords: PeriodicJob = {
  name: 'index the words of own fields',
  everyMs: 60 * 60_000,
  isLong: true,
  act: indexFieldWords,
}
