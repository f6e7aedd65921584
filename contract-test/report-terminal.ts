// The report on the terminal, during and at the end of a run.
import type { Outcome, TestRun, OperationResult } from './run.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export function countsOf({ tested }: Pick<TestRun, 'tested'>): Counts {
  const outcomes = tested.flatMap((one) => one.outcomes)
  const count = (result: Outcome['result']): number => outcomes.filter((one) => one.result === result).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

/** Returns each failure of an operation, with the request and the reasons. */
export function failureLines({ operation, method, route, outcomes }: OperationResult): string[] {
  const failed = outcomes.filter(({ result }) => result === 'failed')
  return failed.flatMap(({ title, reasons = [], curl }) => [
    `FAILED  ${operation} (${method.toUpperCase()} ${route}): ${title}`,
    ...reasons.map((reason) => `        ${reason}`),
    ...(curl ? [`        ${curl}`] : []),
    '',
  ])
}

/** Returns what was skipped and why, what could not be cleaned up, and the counts. */
export function summaryLines(run: TestRun): string[] {
  const { passed, failed, skipped } = countsOf(run)
  return [
    ...[...skippedByReason(run)].flatMap(([why, found]) => [`SKIPPED ${why}:`, ...found.map((one) => `        ${one}`), '']),
    ...(run.left.length ? ['NOT CLEANED UP', ...run.left.map((one) => `        ${one}`), ''] : []),
    `${run.tested.length} operations at ${run.restRoot}: ${passed} requests passed, ${failed} failed, ${skipped} skipped, in ${Math.round(run.seconds)} s.`,
  ]
}

function skippedByReason({ tested }: TestRun): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { operation, outcomes } of tested)
    for (const { title, reasons = [] } of outcomes.filter(({ result }) => result === 'skipped')) {
      const why = reasons.join('; ')
      found.set(why, [...(found.get(why) ?? []), `${operation}, ${title}`])
    }
  return found
}
