// The time of a service under test. It stands still until the test moves it.
export interface Clock {
  now: () => Date
  /** Sets the time, in UTC, and gives it back as dates write it. */
  itIs(time: string): string
}

/** `time` as dates write it, as in `2026-03-10T12:00:00`. */
export function clockAt(time: string): Clock {
  let current = time
  return {
    now: () => new Date(`${current}Z`),
    itIs: (next) => (current = next),
  }
}
