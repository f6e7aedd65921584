// Shows how far a run is: on one line of a terminal, or every ten seconds in a log.
import type { Output } from '../output.ts'
import { countsOf } from './results.ts'
import type { OperationResult } from './results.ts'

const LOG_EVERY_MS = 10_000

export interface Progress {
  /** Says how many operations will be tested. */
  start(count: number): void
  add(tested: OperationResult): void
  /** Clears the line. */
  end(): void
}

export function createProgress({ log, status }: Output): Progress {
  const tested: OperationResult[] = []
  let total = 0
  let logged = performance.now()
  return {
    start: (count) => void (total = count),
    add(one) {
      tested.push(one)
      if (status) return status(`${line()}  ${one.operation}`)
      if (performance.now() - logged < LOG_EVERY_MS) return
      logged = performance.now()
      log(line())
    },
    end: () => status?.(''),
  }

  function line(): string {
    const { passed, failed } = countsOf({ tested })
    return `${tested.length} of ${total} operations, ${passed + failed} requests, ${failed} failed`
  }
}
