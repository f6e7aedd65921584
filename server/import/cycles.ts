// Detects cycles among parents in a file.

/** Whether `goal` is `start` or one of its ancestors. */
export function isReachable<Key>(start: Key, goal: Key, above: (key: Key) => Key | undefined): boolean {
  const seen = new Set<Key>()
  for (let key: Key | undefined = start; key !== undefined && !seen.has(key); key = above(key)) {
    if (key === goal) return true
    seen.add(key)
  }
  return false
}
