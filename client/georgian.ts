// Dates, lists and ordinals in Georgian for browsers whose `Intl` has no Georgian, such as Chromium: the British format, which has the same order and the same clock,
// with the names and the punctuation of Georgian (Unicode CLDR).

/** What the calendar uses of `Intl.DateTimeFormat`. */
export type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>

/** Short names are the first three letters, narrow ones the first letter. */
const MONTHS = 'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი'.split(' ')
const WEEKDAYS = 'კვირა ორშაბათი სამშაბათი ოთხშაბათი ხუთშაბათი პარასკევი შაბათი'.split(' ')
const ENGLISH = 'SunMonTueWedThuFriSat'

interface Part {
  type: string
  value: string
  /** The moment that it is a part of. */
  at: number | Date
}

export function georgianFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  const british = new Intl.DateTimeFormat('en-GB', options)
  const { timeZone, dateStyle, month, weekday, day } = options
  const valueAt = (at: number | Date, wanted: object) => new Intl.DateTimeFormat('en-GB', { ...wanted, timeZone }).format(at)

  function word({ type, value, at }: Part, isPadded: boolean): string {
    if (type === 'weekday') return cut(WEEKDAYS[ENGLISH.indexOf(valueAt(at, { weekday: 'short' })) / 3], weekday ?? 'long')
    if (type === 'month' && !/\d/.test(value))
      return cut(MONTHS[Number(valueAt(at, { month: 'numeric' })) - 1], month ?? (dateStyle === 'medium' ? 'short' : 'long'))
    if (type === 'year' && dateStyle === 'short') return value.slice(-2)
    if (type === 'day' || type === 'month') return isPadded ? value.padStart(2, '0') : String(Number(value))
    return type === 'dayPeriod' ? value.toUpperCase() : value.replace('/', '.')
  }

  function text(parts: Part[], isLongRange = false): string {
    const isPadded = dateStyle === 'full' || dateStyle === 'short' || month === '2-digit' || day === '2-digit'
    const isNumeric = parts.some(({ value }) => value === '/')
    const words = parts.map((part, index) => {
      const separates = part.value === ' ' && parts[index - 1]?.type === 'weekday'
      return separates ? ', ' : word(part, isPadded || (isLongRange && isNumeric && !parts.some(({ type }) => type === 'hour')))
    })
    return words
      .join('')
      .replace(/[\u2009\u202f]/g, ' ')
      .replaceAll(' at ', ', ')
      .replace(/(\p{L}{3,}) (?=\d{4})/gu, (_all, name: string) => (name.length > 3 ? `${name}, ` : `${name}. `))
      .replace(/^(\d+) – (\d+)(?= \p{L}|$)/u, '$1–$2')
      .replace(/^(\d+–\d+ \p{L}+)\. /u, '$1, ')
      .replace(/^(\p{L}+), (\d{1,2})$/u, '$2 $1')
  }

  return {
    format: (at = Date.now()) => text(british.formatToParts(at).map((part) => ({ ...part, at }))),
    formatRange: (start, end) => {
      const parts = british.formatRangeToParts(start, end)
      const isLong = parts.some(({ source }) => source === 'endRange')
      return text(
        parts.map((part) => ({ ...part, at: (part.source === 'endRange' ? end : start) as Date })),
        isLong,
      )
    },
  }
}

function cut(name = '', length: string): string {
  return length === 'long' ? name : name.slice(0, length === 'narrow' ? 1 : 3)
}

/** "ა, ბ და გ", or with "ან" (or) in place of "და" (and). */
export function georgianList(items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  const last = items.slice(-2).join(type === 'conjunction' ? ' და ' : ' ან ')
  return [...items.slice(0, -2), last].join(', ')
}

/** The ordinals of Georgian: 1-ლი (one), მე-2 (many), 21-ე (other). */
export function georgianOrdinal(number: number): 'one' | 'many' | 'other' {
  const tens = number % 100
  return number === 1 ? 'one' : number === 0 || (tens > 1 && tens <= 20) || [40, 60, 80].includes(tens) ? 'many' : 'other'
}
