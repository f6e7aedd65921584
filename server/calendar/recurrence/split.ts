// Splits when a series repeats at one of its occurrences.
import { formatLocal, localMs } from './local-dates.ts'
import type { StoredRecurrence } from './recurrence.ts'
import type { Rule } from './rules.ts'
import { nextStart, startsUntil } from './starts.ts'

export interface Split {
  before: StoredRecurrence | undefined
  after: { start: string; recurrence: StoredRecurrence }
}

/** What the recurrence of a series is before an occurrence, and from it on. There is no part before the first one. */
export function splitRecurrence({ rule, rdates, exdates }: StoredRecurrence, first: string, occurrence: string): Split {
  const earlier = (dates: readonly string[]): string[] => dates.filter((date) => date < occurrence)
  const later = (dates: readonly string[]): string[] => dates.filter((date) => date >= occurrence)
  const { count, next } = rule ? placeOf(occurrence, rule, first) : { count: 0, next: undefined }
  const isEarlier = occurrence > first
  const start = next ?? occurrence
  return {
    before: isEarlier
      ? // A single start that is left needs a date.
        {
          rule: rule && endBefore(occurrence, rule, count),
          rdates: earlier(rule ? rdates : [first, ...rdates]),
          exdates: earlier(exdates),
        }
      : undefined,
    after: {
      start,
      recurrence: {
        rule: rule && next !== undefined ? { ...rule, count: rule.count === null ? null : rule.count - count } : null,
        rdates: later(rdates),
        exdates: later(exdates),
      },
    },
  }
}

const endBefore = (occurrence: string, rule: Rule, count: number): Rule =>
  rule.count === null ? { ...rule, until: formatLocal(localMs(occurrence) - 1000) } : { ...rule, count }

/** How many starts a rule gives before a date, and the next one. */
function placeOf(date: string, rule: Rule, start: string): { count: number; next: string | undefined } {
  const { starts } = startsUntil(rule, start, date)
  return { count: starts.filter((given) => given < date).length, next: nextStart(rule, start, date) }
}
