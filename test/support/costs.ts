// What work costs. Garbage collection and other programs make any work cost more now and then, so only what costs too much each time is reported.

const MAX_REPETITIONS = 10

/** Milliseconds of the processor that this thread spends. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * Measures again and again until the least cost of each work is within the limit. Returns these costs if they never are, else undefined.
 * Name the most expensive work first: it compiles the code that the others run.
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
