// Caches and fast paths destructure the parameters that they support, and are not used if any other parameter is set.

/** Whether any of the remaining parameters of a query is set. */
export function isAnySet(others: object): boolean {
  for (const name in others) if (others[name as keyof typeof others] !== undefined) return true
  return false
}
