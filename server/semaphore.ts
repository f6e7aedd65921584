// Limits how much work runs at the same time. The rest waits for its turn.

export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>

interface SemaphoreOptions {
  /** How much work may wait; all of it unless given. */
  maxWaiting?: number
  /** What further work is refused with. */
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
