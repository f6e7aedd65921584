// An event as the form edits it: read from the calendar in each language, and written to it.
import type { CalendarEvent, CalendarEventInput } from 'content-service'
import { unwrap } from 'content-service'
import { client } from './service.ts'
import type { Status } from './statuses.ts'
import { textOf, writtenAs } from './texts.ts'

export const LANGUAGES = [
  { name: 'en', title: 'English' },
  { name: 'ka-ge', title: 'ქართული' },
] as const
export type Language = (typeof LANGUAGES)[number]['name']

export interface Texts {
  title: string
  description: string
  excerpt: string
}
export type TextsByLanguage = Record<Language, Texts>

export const NO_TEXTS: Texts = { title: '', description: '', excerpt: '' }

/** Something with a name that the form offers. */
export interface Choice {
  id: number
  name: string
}

export interface EventFields {
  start: string
  end: string
  all_day: boolean
  timezone: string
  /** A venue with the ID 0 is new. */
  venue: Choice | null
  organizers: string[]
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
  return { title: textOf(title), description: writtenAs(description), excerpt: writtenAs(excerpt) }
}

export function fieldsOf(event: CalendarEvent): EventFields {
  const { start_date, end_date, all_day, timezone, venue, organizer, image, cost, website, url, status, featured } = event
  const names = (terms: { name: string }[]): string[] => terms.map(({ name }) => textOf(name))
  return {
    start: start_date,
    end: end_date,
    all_day,
    timezone,
    venue: venue && { id: venue.id, name: textOf(venue.venue) },
    organizers: organizer.map((one) => textOf(one.organizer)),
    categories: names(event.categories),
    tags: names(event.tags),
    image: image && { id: String(image.id), url: image.url },
    cost,
    website: website === url ? '' : website,
    status,
    featured,
  }
}

/** Writes the texts of each language that have changed, and returns the ID of the event. */
export async function saveEvent(
  id: number | undefined,
  texts: TextsByLanguage,
  before: TextsByLanguage,
  fields: EventFields,
): Promise<number> {
  const changed = LANGUAGES.map(({ name }) => name).filter((name) => JSON.stringify(texts[name]) !== JSON.stringify(before[name]))
  const [first = 'en', ...others] = changed
  const shared = inputOf(fields)
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
        .patch({ params: { path: { id: created } }, body }),
    )
  if (id) await update(first, { ...shared, ...(changed.length && changesIn(texts[first], before[first])) })
  for (const language of others) await update(language, changesIn(texts[language], before[language]))
  return created
}

function changesIn(texts: Texts, before: Texts): Partial<Texts> {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== before[name as keyof Texts]))
}

function inputOf({ start, end, venue, organizers, image, status, ...others }: EventFields) {
  return {
    ...others,
    start_date: start.replace('T', ' '),
    end_date: end.replace('T', ' '),
    venue: venue && (venue.id || { venue: venue.name }),
    organizer: organizers.map((organizer) => ({ organizer })),
    image: image?.id ?? null,
    ...(status !== 'trash' && { status }),
  }
}
