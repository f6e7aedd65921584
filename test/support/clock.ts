// The clock of a service under test. It is stopped; tests set the time.
export interface Clock {
  now: () => Date
  /** Sets the time, in UTC, and returns it in the format of dates. */
  itIs(time: string): string
}

/** `time` has the format of dates, such as `2026-03-10T12:00:00`. */
export function clockAt(time: string): Clock {
  let current = time
  return {
    now: () => new Date(`${current}Z`),
    itIs: (next) => (current = next),
  }
}
