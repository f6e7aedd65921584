// Creates items in order, and reads their IDs.

export async function mapValues<Key extends string, Value>(
  of: Readonly<Record<Key, unknown>>,
  make: (key: Key) => Promise<Value>,
): Promise<Record<Key, Value>> {
  const made: [string, Value][] = []
  for (const key of Object.keys(of) as Key[]) made.push([key, await make(key)])
  return Object.fromEntries(made) as Record<Key, Value>
}

/** Returns the ID of a new item. */
export function idOf({ headers }: { headers: { Location: string } }): number {
  return Number(headers.Location.split('/').at(-1))
}
