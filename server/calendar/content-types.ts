// Events, venues, organizers and event categories: what the calendar and site content share about them.
import type { TypeDescription } from '../content-type.ts'
import { permissionsFor } from '../engine/permissions.ts'
import { eraseMenuItemsTo } from '../menus/store.ts'
import { termEvents } from '../terms/collection.ts'
import type { TermTaxonomy } from '../terms/collection.ts'
import { eventDate, hiddenEvents } from './filters.ts'
import { SEPARATOR } from './occurrences-store.ts'

const permissions = permissionsFor('posts')

/** What events, venues and organizers share. */
const ofCalendar = { shownAs: 'page', hasAuthors: true, hasFiles: true, isTranslated: true, permissions } as const

export const eventType = {
  ...ofCalendar,
  type: 'event' as const,
  route: '/cal/events/v1/events',
  siteRoute: '/cms/v2/events',
  noun: 'event',
  names: { singular: 'Event', plural: 'Events' },
  permalinks: { below: 'event', separator: SEPARATOR },
  archive: { title: 'Events', path: 'events', resolvedAs: 'events' },
  isSearched: true,
  webhooks: { name: 'event', hasStatuses: true },
  orders: { event_date: eventDate },
  unlisted: hiddenEvents,
} satisfies TypeDescription

export const venueType = {
  ...ofCalendar,
  type: 'venue' as const,
  route: '/cal/events/v1/venues',
  siteRoute: '/cms/v2/venues',
  noun: 'venue',
  names: { singular: 'Venue', plural: 'Venues' },
  permalinks: { below: 'venue' },
  webhooks: { name: 'venue', hasStatuses: true },
} satisfies TypeDescription

export const organizerType = {
  ...ofCalendar,
  type: 'organizer' as const,
  route: '/cal/events/v1/organizers',
  siteRoute: '/cms/v2/organizers',
  noun: 'organizer',
  names: { singular: 'Organizer', plural: 'Organizers' },
  permalinks: { below: 'organizer' },
  webhooks: { name: 'organizer', hasStatuses: true },
} satisfies TypeDescription

export const eventCategories = {
  name: 'cal_events_cat' as const,
  route: '/cal/events/v1/categories',
  siteRoute: '/cms/v2/event_categories',
  noun: 'category',
  names: { singular: 'Event Category', plural: 'Event Categories' },
  isHierarchical: true,
  types: ['event'],
  capabilities: { manage: 'publish_posts', create: 'publish_posts', assign: 'edit_posts' },
  base: 'events/category',
  isPublic: true,
  list: { route: '/cal/events/v1/events', parameter: 'categories' },
  webhooks: termEvents,
  erase: (row, { db }) => eraseMenuItemsTo(db, 'taxonomy', row.id),
} satisfies TermTaxonomy
