// Lets so much work go on at once, and the rest wait, each for its turn.

export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

interface Queue {
  /** How much work may wait; all of it unless given. */
  mostWaiting?: number
  /** What further work is refused with. */
  refusal?: () => Error
}

export function turns(
  atOnce: number,
  { mostWaiting = Infinity, refusal = () => new Error('Too much work is waiting.') }: Queue = {},
): Turns {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async (work) => {
    if (free > 0) free--
    else if (waiting.length < mostWaiting) await new Promise<void>((go) => waiting.push(go))
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
