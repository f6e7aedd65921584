// Parses times of day such as `9:30`, `21:30:15`, `9pm` and `9:30 PM`.

/** A regular expression source for a lower-case time; `timeOf` reads its groups. */
export const TIME = String.raw`(?<hour>\d{1,2})(?::(?<minute>\d{1,2})(?::(?<second>\d{1,2}))?)?(?: ?(?<half>[ap]m))?`

export interface Time {
  hour: number
  minute: number
  second: number
}

/** Returns undefined for an invalid time. An hour without minutes needs `am` or `pm`. */
export function parseTime({ hour, minute, second = '0', half }: Partial<Record<string, string>>): Time | undefined {
  if (minute === undefined && half === undefined) return undefined
  const time = { hour: to24Hours(Number(hour), half), minute: Number(minute ?? 0), second: Number(second) }
  const isEndOfDay = time.hour === 24 && time.minute === 0 && time.second === 0
  return (time.hour < 24 || isEndOfDay) && time.minute < 60 && time.second < 60 ? time : undefined
}

function to24Hours(hour: number, half: string | undefined): number {
  if (half === 'pm' && hour < 12) return hour + 12
  return half === 'am' && hour === 12 ? 0 : hour
}
