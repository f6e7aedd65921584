// When an event repeats, as the form edits it: a unit and a last day. Other rules stay as they are unless they are replaced.
import type { CalendarEvent, CalendarEventInput } from 'content-service'
import { describeRecurrence } from 'content-service/recurrence'

export const CHOICES = [
  { value: 'never', label: 'Does not repeat' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'Every month' },
  { value: 'yearly', label: 'Every year' },
] as const

export interface Repeats {
  choice: (typeof CHOICES)[number]['value'] | 'other'
  /** The last day, or empty if there is none. */
  until: string
  /** The other rule, in words. */
  other: string
}

export const NEVER: Repeats = { choice: 'never', until: '', other: '' }

export function repeatsOf(event: CalendarEvent): Repeats {
  const { recurrence } = event
  if (!recurrence) return NEVER
  const { rule } = recurrence
  return rule && isPlain(rule)
    ? { choice: rule.frequency, until: rule.until?.slice(0, 10) ?? '', other: '' }
    : { choice: 'other', until: '', other: describeRecurrence(event, 'en') ?? '' }
}

type Rule = NonNullable<NonNullable<CalendarEvent['recurrence']>['rule']>

/** Whether the rule has nothing that the form does not show. */
function isPlain({ interval, count, ...rule }: Rule): boolean {
  return interval === 1 && count === null && Object.values(rule).every((value) => !Array.isArray(value) || !value.length)
}

/** The change of the recurrence. Dates that have been added or left out stay. */
export function recurrenceFrom({ choice, until }: Repeats): CalendarEventInput['recurrence'] {
  if (choice === 'never') return null
  return choice === 'other' ? {} : { rule: { frequency: choice, until: until || null } }
}

/** What a change of an occurrence applies to. */
export const SCOPES = [
  { value: 'occurrence', label: 'This date' },
  { value: 'following', label: 'This date and all that follow' },
] as const
export type Scope = (typeof SCOPES)[number]['value']
