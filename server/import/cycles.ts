// Parents must not lie below their children, whatever a file says.

/** Whether going up from `start` comes to `goal`. */
export function leadsTo<Key>(start: Key, goal: Key, above: (key: Key) => Key | undefined): boolean {
  const seen = new Set<Key>()
  for (let key: Key | undefined = start; key !== undefined && !seen.has(key); key = above(key)) {
    if (key === goal) return true
    seen.add(key)
  }
  return false
}
