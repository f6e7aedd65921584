// Measures processor time. Garbage collection and other programs increase it at times, so only excessive costs that repeat are reported.

const MAX_REPETITIONS = 10

/** Returns the processor time of this thread in milliseconds. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * Measures repeatedly until the lowest costs are within the limit. Returns the lowest costs if they never are, otherwise undefined.
 * Put the most expensive work first: it compiles the code that the others run.
 */
export async function excessiveCosts<Name extends string>(
  works: Record<Name, () => unknown>,
  isWithinLimit: (costs: Record<Name, number>) => boolean,
): Promise<Record<Name, number> | undefined> {
  const names = Object.keys(works) as Name[]
  const least = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>
  for (let repetition = 0; repetition < MAX_REPETITIONS; repetition++) {
    for (const name of names) least[name] = Math.min(least[name], await costOf(works[name]))
    if (isWithinLimit(least)) return undefined
  }
  return least
}
