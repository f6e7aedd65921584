// An event as the form edits it: read from the calendar in each language, and written to it.
import type { CalendarEvent, CalendarEventInput } from 'content-service'
import { unwrap } from 'content-service'
import type { Choice } from './contact.ts'
import { changedLanguages, changesIn } from './languages.ts'
import type { InLanguages, Language } from './languages.ts'
import { NEVER, recurrenceFrom, repeatsOf } from './repeats.ts'
import type { Repeats, Scope } from './repeats.ts'
import { client } from './service.ts'
import type { Status } from './statuses.ts'
import { textOf, writtenAs } from './texts.ts'

export interface Texts {
  title: string
  description: string
  excerpt: string
}
export type TextsByLanguage = InLanguages<Texts>

export const NO_TEXTS: Texts = { title: '', description: '', excerpt: '' }

export interface EventFields {
  start: string
  end: string
  all_day: boolean
  timezone: string
  canceled: boolean
  repeats: Repeats
  venue: Choice | null
  organizers: Choice[]
  categories: string[]
  tags: string[]
  image: { id: string; url: string } | null
  cost: string
  website: string
  status: Status
  featured: boolean
}

export function readEvent(id: number, language: Language): Promise<CalendarEvent> {
  return unwrap(
    client(language)
      .calendar.at('/events/{id}')
      .get({ params: { path: { id } } }),
  )
}

const tomorrow = new Date(Date.now() + 24 * 3_600_000).toLocaleDateString('sv')

export const NEW_EVENT: EventFields = {
  start: `${tomorrow} 18:00:00`,
  end: `${tomorrow} 20:00:00`,
  all_day: false,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  canceled: false,
  repeats: NEVER,
  venue: null,
  organizers: [],
  categories: [],
  tags: [],
  image: null,
  cost: '',
  website: '',
  status: 'draft',
  featured: false,
}

export function textsOf({ title, description, excerpt }: CalendarEvent): Texts {
  return { title: textOf(title), description, excerpt: writtenAs(excerpt) }
}

export function fieldsOf(event: CalendarEvent): EventFields {
  const { start_date, end_date, all_day, timezone, canceled, venue, organizer, image, cost, website, url, status, featured } = event
  const names = (terms: { name: string }[]): string[] => terms.map(({ name }) => textOf(name))
  return {
    start: start_date,
    end: end_date,
    all_day,
    timezone,
    canceled,
    repeats: repeatsOf(event),
    venue: venue && { id: venue.id, name: textOf(venue.venue) },
    organizers: organizer.map(({ id, organizer: name }) => ({ id, name: textOf(name) })),
    categories: names(event.categories),
    tags: names(event.tags),
    image: image && { id: String(image.id), url: image.url },
    cost,
    website: website === url ? '' : website,
    status,
    featured,
  }
}

export interface Edited {
  texts: TextsByLanguage
  fields: EventFields
}

/** Writes the texts of each language that have changed, and returns the ID of the event. `scope` is for occurrences. */
export async function saveEvent(id: number | undefined, { texts, fields }: Edited, saved: Edited, scope: Scope): Promise<number> {
  const before = saved.texts
  const changed = changedLanguages(texts, before)
  const [first = 'en'] = changed
  const { categories, tags, ...shared } = inputOf(fields, saved.fields)
  const created =
    id ??
    (
      await unwrap(
        client(first)
          .calendar.at('/events')
          .post({ body: { ...shared, ...texts[first] } }),
      )
    ).id
  const update = (language: Language, body: CalendarEventInput): Promise<unknown> =>
    unwrap(
      client(language)
        .calendar.at('/events/{id}')
        .patch({ params: { path: { id: created }, query: { scope } }, body }),
    )
  // The names of terms are those in English.
  await update('en', { ...(id && shared), categories, tags, ...changesIn(texts.en, id || first !== 'en' ? before.en : texts.en) })
  if (changed.includes('ka-ge') && (id || first === 'en')) await update('ka-ge', changesIn(texts['ka-ge'], before['ka-ge']))
  return created
}

function inputOf({ start, end, venue, organizers, image, status, repeats, ...others }: EventFields, before: EventFields) {
  return {
    ...others,
    start_date: start.replace('T', ' '),
    end_date: end.replace('T', ' '),
    venue: venue && venue.id,
    organizer: organizers.map(({ id }) => id),
    image: image?.id ?? null,
    ...(JSON.stringify(repeats) !== JSON.stringify(before.repeats) && { recurrence: recurrenceFrom(repeats) }),
    ...(status !== 'trash' && { status }),
  }
}
