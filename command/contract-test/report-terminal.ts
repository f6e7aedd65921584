// The report on the terminal at the end of a run.
import { countsOf, failuresOf } from './results.ts'
import type { TestRun } from './results.ts'

/** How many reasons and requests of a group are named. */
const MAX_NAMED = 10

/** Returns the failures grouped by cause, each with the request of one of them. */
export function failureLines(run: TestRun): string[] {
  return failuresOf(run).flatMap(({ requests, reasons: [first, ...others], curl }) => [
    `FAILED ${first}`,
    ...others.slice(0, MAX_NAMED).map((reason) => `       ${reason}`),
    ...requests.slice(0, MAX_NAMED).map((request) => `        ${request}`),
    ...(requests.length > MAX_NAMED ? [`        and ${requests.length - MAX_NAMED} more`] : []),
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
    ...(run.stopped === undefined ? [] : [`STOPPED ${run.stopped}`, '']),
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
