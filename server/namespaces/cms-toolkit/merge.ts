// JSON Merge Patch, RFC 7396.

/** Applies a merge patch: null removes a member, objects are merged, other values replace. Does not mutate its arguments. */
export function mergeObjects(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const result = new Map(isObject(target) ? Object.entries(target) : [])
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) result.delete(key)
    else result.set(key, mergeObjects(result.get(key), value))
  }
  // Unlike assignment, this treats a key such as `__proto__` as an ordinary name.
  return Object.fromEntries(result)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
