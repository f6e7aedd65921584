// Lets so many work at a time and the others wait, each for its turn.

export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

export function turns(atOnce: number): Turns {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
