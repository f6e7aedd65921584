// Limits concurrent work. The rest waits.

export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>

interface SemaphoreOptions {
  /** The maximum number of waiting jobs; unlimited by default. */
  maxWaiting?: number
  /** Creates the error for further jobs. */
  refusal?: () => Error
}

export function createSemaphore(
  concurrency: number,
  { maxWaiting = Infinity, refusal = () => new Error('Too much work is waiting.') }: SemaphoreOptions = {},
): Semaphore {
  const waiting: (() => void)[] = []
  let free = concurrency
  return async (work) => {
    if (free > 0) free--
    else if (waiting.length < maxWaiting) await new Promise<void>((go) => waiting.push(go))
    else throw refusal()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
