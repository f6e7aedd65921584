// Ids that come as text, in addresses for one.

/** The largest number that a column of ids holds. */
const MAX_ID = 2_147_483_647

/** Undefined for what is no id that could be there. PostgreSQL refuses to look for larger numbers, and for fractions. */
export function idFrom(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^\d{1,20}$/.test(text)) return undefined
  const id = Number(text)
  return id <= MAX_ID ? id : undefined
}
