// The columns of events, venues and organizers that `content` does not have, and translations.
import type { Generated, Selectable } from 'kysely'
import type { Language } from '#server/config/config.ts'
import type { ContentStatus, Flag } from './content.ts'

/** Dates have the format `2026-03-01 09:30:00`; those without `utc` are local to `timezone`. */
export interface EventsTable {
  content_id: number
  start_date: string
  end_date: string
  utc_start_date: string
  utc_end_date: string
  timezone: string
  all_day: Flag
  /** As written; several amounts are separated by line breaks. */
  cost: string
  website: string
  show_map: Flag
  show_map_link: Flag
  hide_from_listings: Flag
  sticky: Flag
  featured: Flag
  ticketed: Flag
  /** 0 for none. */
  venue_id: number
}

/** The events of each list in the order of their start, without those hidden from listings. Maintained by triggers. */
export interface EventListingsTable {
  /** The ID of a term, or one of `eventLists`. */
  list: number
  status: ContentStatus
  start_date: string
  event_id: number
  end_date: string
  /** The event is at most this many days long: 0 if it ends on the day it starts. */
  length: number
}

/** The number of events of a list and status that start on a day. Maintained by triggers. */
export interface EventDayCountsTable {
  list: number
  status: ContentStatus
  day: string
  count: number
}

export interface EventOrganizersTable {
  event_id: number
  organizer_id: number
  position: number
  /** Repeats the column of the event. Maintained by triggers. */
  utc_end_date: Generated<string>
}

export interface VenuesTable {
  content_id: number
  address: string
  city: string
  country: string
  province: string
  state: string
  zip: string
  phone: string
  website: string
  /** Empty if it equals the value derived from state, province and country. */
  stateprovince: string
  show_map: Flag
  show_map_link: Flag
  /** In degrees. */
  geo_lat: number | null
  geo_lng: number | null
}

export interface OrganizersTable {
  content_id: number
  phone: string
  website: string
  email: string
}

/** The texts of an item in a language other than the site's; empty if not written. */
export interface ContentTextsTable {
  id: Generated<number>
  content_id: number
  language: Language
  title: string
  title_rendered: string
  content: string
  content_rendered: string
  excerpt: string
  excerpt_rendered: string
  address: string
  city: string
  /** The names, separated by spaces, of the texts that also serve as fallback in the site's language. */
  stands_in: string
}

export interface TermTextsTable {
  term_id: number
  language: Language
  name: string
  description: string
  stands_in: string
}

export type EventRow = Selectable<EventsTable>
export type VenueRow = Selectable<VenuesTable>
export type OrganizerRow = Selectable<OrganizersTable>
export type ContentTextsRow = Selectable<ContentTextsTable>
export type TermTextsRow = Selectable<TermTextsTable>
