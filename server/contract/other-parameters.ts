// What a cache or a fast path knows, it takes out of a query; if anything else is set, it steps aside.

/** Whether any of the parameters that remain of a query is set. */
export function isAnySet(others: object): boolean {
  for (const name in others) if (others[name as keyof typeof others] !== undefined) return true
  return false
}
