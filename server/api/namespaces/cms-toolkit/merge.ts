// JSON Merge Patch, RFC 7396.

/** What is null in the patch goes, objects are merged, all else is replaced. Neither value is changed. */
export function merged(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const result = new Map(isObject(target) ? Object.entries(target) : [])
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) result.delete(key)
    else result.set(key, merged(result.get(key), value))
  }
  // Unlike an assignment, this takes a key such as `__proto__` for what it is: a name.
  return Object.fromEntries(result)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
