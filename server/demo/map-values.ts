// Maps keys to values, one after the other.

export async function mapValues<Key extends string, Value>(
  of: Readonly<Record<Key, unknown>>,
  make: (key: Key) => Promise<Value>,
): Promise<Record<Key, Value>> {
  const made: [string, Value][] = []
  for (const key of Object.keys(of) as Key[]) made.push([key, await make(key)])
  return Object.fromEntries(made) as Record<Key, Value>
}
