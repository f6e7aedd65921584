// Arithmetic with local dates in the calendar's form, whose clocks never change.

/** Years have four digits. */
export const LAST_DATE = '9999-12-31 23:59:59'

/** The milliseconds of a date on such a clock. */
export const localMs = (date: string): number => Date.parse(`${date.replace(' ', 'T')}Z`)

export const formatLocal = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')

/** Not after the last date. */
export function addMonths(date: string, months: number): string {
  const later = new Date(localMs(date))
  later.setUTCMonth(later.getUTCMonth() + months)
  return formatLocal(Math.min(later.getTime(), localMs(LAST_DATE)))
}
