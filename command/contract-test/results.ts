// What a run of the contract tests finds.

/** The result of one request, or of one rule that compares several. */
export interface Outcome {
  title: string
  result: 'passed' | 'failed' | 'skipped'
  /** What is wrong, or why the test was skipped. */
  reasons?: string[]
  /** The failed request as a curl command. */
  curl?: string
}

export interface OperationResult {
  operation: string
  document: string
  method: string
  route: string
  outcomes: Outcome[]
}

export interface TestRun {
  restRoot: string
  /** The ID of the run, which is part of the name of every item that it creates. */
  mark: string
  /** ISO 8601, UTC. */
  started: string
  seconds: number
  tested: OperationResult[]
  /** What the run could not delete or restore. */
  left: string[]
  /** Why the run has ended before everything was tested. */
  stopped?: string
}

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** Failures with the same cause. */
export interface FailureGroup {
  /** What is wrong, without the values and positions that differ between the requests. */
  cause: string
  /** The requests, as in `listPosts: per_page is 0`. */
  requests: string[]
  /** What is wrong with the first of them, with the values received. */
  reasons: string[]
  /** The first request as a curl command. */
  curl?: string
}

export function countsOf({ tested }: Pick<TestRun, 'tested'>): Counts {
  const outcomes = tested.flatMap((one) => one.outcomes)
  const count = (result: Outcome['result']): number => outcomes.filter((one) => one.result === result).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

/** Returns the failures grouped by cause, the most frequent one first. Empty if the service keeps the contract. */
export function failuresOf({ tested }: Pick<TestRun, 'tested'>): FailureGroup[] {
  const groups = new Map<string, FailureGroup>()
  for (const { operation, outcomes } of tested)
    for (const { title, reasons = [], curl } of outcomes.filter(({ result }) => result === 'failed')) {
      const cause = [...new Set(reasons.map(causeOf))].join('; ')
      const group = groups.get(cause) ?? { cause, requests: [], reasons, ...(curl !== undefined && { curl }) }
      group.requests.push(`${operation}: ${title}`)
      groups.set(cause, group)
    }
  return [...groups.values()].toSorted((a, b) => b.requests.length - a.requests.length)
}

/** Cuts off what was received, and replaces the positions in lists. */
function causeOf(reason: string): string {
  const [cause = reason] = reason.split(/, got /)
  return cause.replace(/\/\d+(?=[/\s:]|$)/g, '/*')
}
