// Counts what an import leaves out, and why.

export interface Omission {
  what: string
  count: number
  reason: string
}

export function omissions() {
  const found = new Map<string, Omission>()
  return {
    omit(what: string, reason: string, count = 1): void {
      const key = `${what} ${reason}`
      const known = found.get(key)
      if (known) known.count += count
      else found.set(key, { what, count, reason })
    },
    /** The most frequent first. */
    all: (): Omission[] => [...found.values()].toSorted((a, b) => b.count - a.count),
  }
}
