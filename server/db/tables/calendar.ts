// What events, venues and organizers have beside the columns of content, and texts in further languages.
import type { Generated, Selectable } from 'kysely'
import type { Language } from '../../config/config.ts'
import type { Flag } from './content.ts'

/** Dates are texts as `2026-03-01 09:30:00`; those without `utc` are local to `timezone`. */
export interface EventsTable {
  content_id: number
  start_date: string
  end_date: string
  utc_start_date: string
  utc_end_date: string
  timezone: string
  all_day: Flag
  /** As it was written; several amounts are separated by line breaks. */
  cost: string
  website: string
  show_map: Flag
  show_map_link: Flag
  hide_from_listings: Flag
  sticky: Flag
  featured: Flag
  ticketed: Flag
  /** 0 if there is none. */
  venue_id: number
}

export interface EventOrganizersTable {
  event_id: number
  organizer_id: number
  position: number
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
  /** Empty unless it is something else than what follows from state, province and country. */
  stateprovince: string
  show_map: Flag
  show_map_link: Flag
  /** Degrees. */
  geo_lat: number | null
  geo_lng: number | null
}

export interface OrganizersTable {
  content_id: number
  phone: string
  website: string
  email: string
}

/** The texts of an item in a language that is not the site's own; empty where none is written. */
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
  /** The names of the texts, separated by spaces, that are not written in the site's language, so that these are shown in it too. */
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
