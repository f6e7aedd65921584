// The events resource.
import { password } from '#server/engine/traits/password.ts'
import { formerPaths } from '#server/engine/traits/former-paths.ts'
import { invalidParam } from '#server/contract/api-error.ts'
import { previewLinks } from '#server/engine/preview-links.ts'
import { ownFields } from '#server/engine/traits/meta.ts'
import { revisioned } from '#server/engine/traits/revisioned.ts'
import { slug } from '#server/engine/traits/slug.ts'
import { compose, writeOnly } from '#server/engine/trait.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { searchedColumns } from '#server/lists/search-filters.ts'
import { findList } from '#server/lists/planner.ts'
import { calendarCollection } from '#server/calendar/collection.ts'
import { byPublication, byStart, eventConditions, sortOccurrences } from '#server/calendar/filters.ts'
import { rowStatuses } from '#server/calendar/occurrence-filters.ts'
import { eventType } from '#server/calendar/content-types.ts'
import { eventPage } from '#server/calendar/event-page.ts'
import { listEvents } from '#server/calendar/event-lists.ts'
import { findListed } from '#server/calendar/event-lists-store.ts'
import { eventFields } from '#server/calendar/traits/event.ts'
import { eventTerms } from '#server/calendar/traits/event-terms.ts'
import { image } from '#server/calendar/traits/image.ts'
import { organizersOf, venueOf } from '#server/calendar/traits/linked.ts'
import { modifiedWhenSticky, identifiers, publication, author, status } from '#server/calendar/traits/publication.ts'
import { eventTexts } from '#server/calendar/traits/texts.ts'
import { uid } from '#server/calendar/traits/uid.ts'
import { dateRangeOf } from '#server/calendar/date-range.ts'
import { occurrenceChanges } from '#server/calendar/occurrence-changes.ts'
import type { EventItem } from '#server/calendar/occurrences-store.ts'
import { findEventItem, findEventItemBySlug, findEventItems } from '#server/calendar/occurrences-store.ts'
import { series } from '#server/calendar/traits/series.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { describeEvent } from './structured-data.ts'
import { organizers } from './organizers.ts'
import { category, tag } from './taxonomies.ts'
import { venues } from './venues.ts'

const { permissions } = eventType

const traits = compose<ContentRow>()(
  identifiers(eventType.route),
  uid,
  publication,
  modifiedWhenSticky,
  status(permissions),
  author(permissions),
  eventTexts,
  slug(),
  formerPaths,
  writeOnly<ContentRow, { password?: string | null }>({
    ...password,
    write: (input, change) => password.write?.(input.password === undefined ? {} : { password: input.password ?? '' }, change),
  }),
  image,
  eventFields,
  venueOf(venues),
  organizersOf(organizers),
  eventTerms('categories', category),
  eventTerms('tags', tag),
  ownFields,
  series,
  revisioned,
)

export const events = calendarCollection<'events', Schemas['Event'], Schemas['EventInput'], QueryOf<'listEvents'>>({
  ...eventType,
  plural: 'events',
  codes: { hidden: 'event-not-accessible', inTrash: 'event-is-in-trash', pastEnd: 'event-archive-page-not-found' },
  structuredData: describeEvent,
  traits,
  rows: { byId: findEventItem, bySlug: findEventItemBySlug, byIds: findEventItems },
  changes: occurrenceChanges<Schemas['EventInput']>({ ...eventType, traits }),
  async find({ query, statuses, sorting, ...bounds }, context) {
    const listed = await listEvents(query, statuses, context)
    const list = listed
      ? { keys: () => findListed(context.db, { ...listed, ...bounds }) }
      : await findList(
          {
            ...{ types: ['event'], statuses: rowStatuses(statuses), joined: 'event_occurrences', scope: permissions.read(context.caller) },
            filters: (dialect) => eventConditions(query, statuses, { ...context, dialect }),
            sorting: sorting ? sortOccurrences(sorting) : query.include?.length ? byPublication : byStart,
            search: query.search
              ? { text: query.search, columns: searchedColumns({}, context), isInTexts: context.language === context.config.site.language }
              : undefined,
            ...((query.search || sorting) && { given: query }),
            ...bounds,
          },
          context,
        )
    return eventPage(() => list.keys(), context.db)
  },
  repeated: (given, context) => {
    const { strict_dates, search, expand, ...query } = given
    const { parameters } = dateRangeOf(given, context)
    return {
      ...parameters,
      ...(strict_dates && { strict_dates }),
      ...(expand === 'none' && { expand }),
      search,
      ...without(query, Object.keys(parameters)),
    }
  },
})

function without(query: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)))
}

/** Preview links belong to rows. */
const previews = previewLinks({
  ...events,
  async editable(path, context) {
    const item: EventItem = await events.editable(path, context)
    if (item.occurrence && item.occurrence.event_id !== item.id)
      throw invalidParam(
        'id',
        `is the ID of an occurrence, which has no preview links; use those of its series, ${item.occurrence.event_id}`,
      )
    return item
  },
})

export const contentTypes = [events.contentType]

export const handlers = {
  listEvents: events.list,
  createEvent: events.create,
  getEvent: previews.get,
  updateEvent: events.update,
  putEvent: events.update,
  patchEvent: events.update,
  deleteEvent: events.remove,
  getEventBySlug: previews.get,
  updateEventBySlug: events.update,
  putEventBySlug: events.update,
  patchEventBySlug: events.update,
  deleteEventBySlug: events.remove,
  listEventPreviewLinks: previews.list,
  createEventPreviewLink: previews.create,
  deleteEventPreviewLink: previews.remove,
} satisfies Partial<Handlers>
