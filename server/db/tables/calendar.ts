// The columns of events, venues and organizers that `content` does not have.
import type { Generated, Selectable } from 'kysely'
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
  /** A JSON object with a rule and dates; empty if the event does not repeat. */
  recurrence: Generated<string>
  canceled: Generated<Flag>
  /** Up to which local date the occurrences are stored; empty if all are. */
  generated_until: Generated<string>
  /** The last end of its occurrences. Maintained by triggers. */
  utc_last_end: Generated<string>
}

/** The occurrences of events. Triggers maintain that of a single event, which has the ID of the event. */
export interface EventOccurrencesTable {
  id: number
  /** The event that says all but the date: the series, or the exception itself, which has the ID of the occurrence. */
  event_id: number
  /** Null for a single event. */
  series_id: number | null
  /** The start that the rule or the added dates give it. Empty for a single event, like the next one. */
  occurrence: string
  /** The last segment of its permalink. */
  name: string
  start_date: string
  end_date: string
  utc_start_date: string
  utc_end_date: string
  /** Whether it is left out of its series. */
  omitted: Generated<Flag>
  /** Incremented by each change of the occurrence alone. */
  version: Generated<number>
}

/** The occurrences of each list in the order of their start, without those hidden from listings. Maintained by triggers. */
export interface EventListingsTable {
  /** The ID of a term, or one of `eventLists`. */
  list: number
  status: ContentStatus
  start_date: string
  occurrence_id: number
  end_date: string
  /** The occurrence is at most this many days long: 0 if it ends on the day it starts. */
  length: number
  event_id: number
}

/** The number of occurrences of a list and status that start on a day. Maintained by triggers. */
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
  /** The last end of the occurrences of the event. Maintained by triggers. */
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

export type EventRow = Selectable<EventsTable>
export type OccurrenceRow = Selectable<EventOccurrencesTable>
export type VenueRow = Selectable<VenuesTable>
export type OrganizerRow = Selectable<OrganizersTable>
