// Parses IDs in texts, such as URLs, and lists those of rows.

/** The largest value of an ID column. */
export const MAX_ID = 2_147_483_647

/** Returns undefined for an invalid or too large ID, which PostgreSQL would reject with an error. */
export function idFrom(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^\d{1,20}$/.test(text)) return undefined
  const id = Number(text)
  return id <= MAX_ID ? id : undefined
}

/** Whether a number can be an ID. Others are not for PostgreSQL to compare. */
export const isId = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= MAX_ID

export function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
