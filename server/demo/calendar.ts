// Creates the calendar of the demo content, in English, then in Georgian.
import { DateTime } from 'luxon'
import { findOccurrencesOf } from '../calendar/occurrences-store.ts'
import type { RequestContext } from '../context.ts'
import { handlers as eventHandlers } from '../namespaces/cal-events-v1/events.ts'
import { handlers as organizerHandlers } from '../namespaces/cal-events-v1/organizers.ts'
import { handlers as termHandlers } from '../namespaces/cal-events-v1/taxonomies.ts'
import { handlers as venueHandlers } from '../namespaces/cal-events-v1/venues.ts'
import { categories, events, organizers, series, town, venues } from './calendar-texts.ts'
import type { DemoEvent, DemoSeries } from './calendar-texts.ts'
import { mapValues, idOf } from './map-values.ts'
import { inLanguage } from './translations.ts'
import type { DemoImage, Tag } from './texts.ts'

interface Made {
  images: Record<DemoImage, number>
  tags: Record<Tag, number>
}

/** Returns a function that adds a series, for after all other content, which keeps its IDs. */
export async function addCalendar(made: Made, context: RequestContext): Promise<() => Promise<void>> {
  const inEnglish = inLanguage(context, 'en') ?? context
  const inGeorgian = inLanguage(context, 'ka-ge')
  const translate = async (change: (georgian: RequestContext) => Promise<unknown>): Promise<unknown> => inGeorgian && change(inGeorgian)
  const venueIds = await mapValues(venues, async (key) => {
    const { name, address, ...place } = venues[key]
    const id = idOf(
      await venueHandlers.createVenue(
        { body: { venue: name.en, address: address.en, city: town.city.en, country: town.country, ...place } },
        inEnglish,
      ),
    )
    await translate((georgian) =>
      venueHandlers.updateVenue({ path: { id }, body: { venue: name.ka, address: address.ka, city: town.city.ka } }, georgian),
    )
    return id
  })
  const organizerIds = await mapValues(organizers, async (key) => {
    const { name, ...contact } = organizers[key]
    const id = idOf(await organizerHandlers.createOrganizer({ body: { organizer: name.en, ...contact } }, inEnglish))
    await translate((georgian) => organizerHandlers.updateOrganizer({ path: { id }, body: { organizer: name.ka } }, georgian))
    return id
  })
  const categoryIds = await mapValues(categories, async (key) => {
    const { name, description } = categories[key]
    const id = idOf(await termHandlers.createEventCategory({ body: { name: name.en, description: description.en } }, inEnglish))
    await translate((georgian) =>
      termHandlers.updateEventCategory({ path: { id }, body: { name: name.ka, description: description.ka } }, georgian),
    )
    return id
  })
  for (const event of events) await addEvent(event)
  return () => addSeries(series)

  async function addSeries({ rrule, canceled, moved, ...event }: DemoSeries): Promise<void> {
    const id = await addEvent(event, { recurrence: { rrule } })
    await changeOccurrence(id, canceled, { canceled: true }, inEnglish)
    const times = { start_date: dateIn(moved.from, event.timezone), end_date: dateIn(moved.until, event.timezone) }
    await changeOccurrence(id, moved.index, times, inEnglish)
  }

  async function addEvent(
    { title, description, excerpt, from, until, venue, image, ...event }: DemoEvent,
    more: { recurrence?: { rrule: string } } = {},
  ): Promise<number> {
    const body = {
      ...{ ...event, ...more },
      ...textsIn('en', { title, description, excerpt }),
      start_date: dateIn(from, event.timezone),
      end_date: dateIn(until, event.timezone),
      all_day: from.length === 1,
      venue: venueIds[venue],
      organizer: event.organizers.map((key) => organizerIds[key]),
      categories: event.categories.map((key) => categoryIds[key]),
      tags: event.tags.map((key) => made.tags[key]),
      ...(image && { image: String(made.images[image]) }),
    }
    const id = idOf(await eventHandlers.createEvent({ body }, inEnglish))
    await translate((georgian) =>
      eventHandlers.updateEvent({ path: { id }, body: textsIn('ka', { title, description, excerpt }) }, georgian),
    )
    return id
  }

  function dateIn([days, hour = '00:00:00']: DemoEvent['from'], zone: string): string {
    return `${DateTime.fromJSDate(context.now(), { zone }).plus({ days }).toISODate()} ${hour}`
  }
}

/** Changes one occurrence of a series, counted from 0. */
export async function changeOccurrence(
  series: number,
  index: number,
  body: { canceled?: boolean; start_date?: string; end_date?: string },
  context: RequestContext,
): Promise<void> {
  const occurrences = await findOccurrencesOf(context.db, series)
  const { id = 0 } = occurrences.toSorted((one, other) => (one.start_date < other.start_date ? -1 : 1))[index] ?? {}
  await eventHandlers.updateEvent({ path: { id }, body }, context)
}

function textsIn(
  language: 'en' | 'ka',
  { title, description, excerpt }: Pick<DemoEvent, 'title' | 'description'> & { excerpt: DemoEvent['excerpt'] },
) {
  return { title: title[language], description: description[language], ...(excerpt && { excerpt: excerpt[language] }) }
}
