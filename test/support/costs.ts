// Measures costs. Garbage collection and other programs increase them at times, so only excessive costs that repeat are reported.

const MAX_REPETITIONS = 10

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

/** The processor time of this thread in milliseconds. */
export const processorTime = (): number => milliseconds(process.threadCpuUsage())

/** That of all threads, for passwords, which are hashed in other ones. */
export const processorTimeOfAll = (): number => milliseconds(process.cpuUsage())

/** The least processor time of all threads that the work takes in eight rounds, in milliseconds. */
export async function leastTime(work: () => unknown): Promise<number> {
  let least = Infinity
  for (let round = 0; round < 8; round++) {
    const start = processorTimeOfAll()
    await work()
    least = Math.min(least, processorTimeOfAll() - start)
  }
  return least
}

/**
 * Measures repeatedly until the lowest costs are within the limit. Returns the lowest costs if they never are, otherwise undefined.
 * Put the most expensive work first: it compiles the code that the others run. `clock` is for work of another process.
 */
export async function excessiveCosts<Name extends string>(
  works: Record<Name, () => unknown>,
  isWithinLimit: (costs: Record<Name, number>) => boolean,
  clock = processorTime,
): Promise<Record<Name, number> | undefined> {
  const names = Object.keys(works) as Name[]
  const least = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>
  for (let repetition = 0; repetition < MAX_REPETITIONS; repetition++) {
    for (const name of names) {
      const start = clock()
      await works[name]()
      least[name] = Math.min(least[name], clock() - start)
    }
    if (isWithinLimit(least)) return undefined
  }
  return least
}

/**
 * Does the work repeatedly until no turn of the event loop takes more processor time than the limit, in milliseconds. Returns the longest turn of
 * the best repetition if there always is one, otherwise undefined.
 */
export async function excessiveTurns(work: () => Promise<unknown>, limit: number): Promise<number | undefined> {
  let least = Infinity
  for (let repetition = 0; repetition < MAX_REPETITIONS && least > limit; repetition++) least = Math.min(least, await longestTurn(work))
  return least > limit ? least : undefined
}

async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let start = processorTime()
  let isOver = false
  const measure = (): void => {
    const now = processorTime()
    longest = Math.max(longest, now - start)
    start = now
    if (!isOver) setImmediate(measure)
  }
  measure()
  await work()
  isOver = true
  measure()
  return longest
}
