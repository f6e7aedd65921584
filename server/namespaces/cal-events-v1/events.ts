// Events.
import { accessCondition } from '../../content/permissions.ts'
import { contentBuilder } from '../../content/store.ts'
import { password } from '../../content/traits/password.ts'
import { reservedSlugs } from '../../content/slugs.ts'
import { slug } from '../../content/traits/slug.ts'
import { compose, writeOnly } from '../../content/trait.ts'
import type { ContentRow } from '../../db/tables/content.ts'
import { calendarCollection } from '../../events/collection.ts'
import { eventConditions } from '../../events/filters.ts'
import { permissions } from '../../events/places.ts'
import { findEventsPage } from '../../events/store.ts'
import { eventFacts } from '../../events/traits/event.ts'
import { eventTerms } from '../../events/traits/event-terms.ts'
import { image } from '../../events/traits/image.ts'
import { organizersOf, venueOf } from '../../events/traits/linked.ts'
import { changedNow, place, publication, signature, state } from '../../events/traits/publication.ts'
import { eventTexts } from '../../events/traits/texts.ts'
import { uid } from '../../events/traits/uid.ts'
import { dateRangeOf } from '../../events/window.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { organizers } from './organizers.ts'
import { category, tag } from './taxonomies.ts'
import { venues } from './venues.ts'

const ROUTE = '/cal/events/v1/events'

export const events = calendarCollection<'events', Schemas['Event'], Schemas['EventInput'], QueryOf<'listEvents'>>({
  type: 'event',
  plural: 'events',
  route: ROUTE,
  noun: 'event',
  codes: { hidden: 'event-not-accessible', inTrash: 'event-is-in-trash', pastEnd: 'event-archive-page-not-found' },
  permissions,
  traits: compose<ContentRow>()(
    place(ROUTE),
    uid,
    publication,
    changedNow,
    state(permissions),
    signature(permissions),
    eventTexts,
    slug('event', { reserved: reservedSlugs }),
    writeOnly<ContentRow, { password?: string | null }>({
      write: (input, change) => password.write?.(input.password === undefined ? {} : { password: input.password ?? '' }, change),
    }),
    image,
    eventFacts,
    venueOf(venues),
    organizersOf(organizers),
    eventTerms('categories', category),
    eventTerms('tags', tag),
  ),
  async find({ query, statuses, limit, offset }, context) {
    const reach = accessCondition(permissions.read(context.caller), context.caller, contentBuilder(), statuses)
    return findEventsPage(context.db, {
      statuses,
      conditions: [...(reach ? [reach] : []), ...(await eventConditions(query, context))],
      order: query.include?.length ? 'content.date_gmt' : 'events.start_date',
      limit,
      offset,
    })
  },
  asked: (
    { page: _page, per_page: _perPage, status: _status, i18n_language: _language, _fields, strict_dates, search, ...query },
    context,
  ) => {
    const { asked } = dateRangeOf({ ...query, strict_dates }, context)
    return { ...asked, ...(strict_dates && { strict_dates }), search, ...without(query, Object.keys(asked)) }
  },
})

function without(query: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)))
}

export const handlers = {
  listEvents: events.list,
  createEvent: events.create,
  getEvent: events.get,
  updateEvent: events.update,
  putEvent: events.update,
  patchEvent: events.update,
  deleteEvent: events.remove,
  getEventBySlug: events.get,
  updateEventBySlug: events.update,
  putEventBySlug: events.update,
  patchEventBySlug: events.update,
  deleteEventBySlug: events.remove,
} satisfies Partial<Handlers>
