// Counts the skipped entries of an import by reason.

export interface Skipped {
  what: string
  count: number
  reason: string
}

export function createSkipCounter() {
  const found = new Map<string, Skipped>()
  return {
    skip(what: string, reason: string, count = 1): void {
      const key = `${what} ${reason}`
      const known = found.get(key)
      if (known) known.count += count
      else found.set(key, { what, count, reason })
    },
    /** Returns the skipped entries, most frequent first. */
    all: (): Skipped[] => [...found.values()].toSorted((a, b) => b.count - a.count),
  }
}
