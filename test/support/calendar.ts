// The calendar through the typed client, in the forms that tests need.
import type { Client } from '../../client/index.ts'
import type { components, operations } from '#generated/cal-events-v1/client.ts'
import { dataOf } from './responses.ts'
import { newWord } from './posts.ts'

type Schemas = components['schemas']
export type Event = Schemas['Event']
export type EventInput = Schemas['EventInput']
export type Venue = Schemas['Venue']
export type VenueInput = Schemas['VenueInput']
export type Organizer = Schemas['Organizer']
export type OrganizerInput = Schemas['OrganizerInput']
export type EventTerm = Schemas['EventTerm']
export type EventsQuery = Omit<NonNullable<operations['listEvents']['parameters']['query']>, '_fields'>
export type Language = Schemas['Language']

/** A date in the far future for tests in which the date does not matter. */
export const someDay = { start_date: '2031-03-04 10:00:00', end_date: '2031-03-04 12:00:00' }

/** A range that contains it. */
export const thatYear = { start_date: '2031-01-01', end_date: '2031-12-31' }

const inLanguage = (language?: Language) => (language ? { query: { i18n_language: language } } : {})

export const makeEvent = ({ calendar }: Client, fields: EventInput = {}, language?: Language): Promise<Event> =>
  dataOf(calendar.POST('/events', { params: inLanguage(language), body: { title: newWord(), ...someDay, ...fields } }))
export const makeVenue = ({ calendar }: Client, fields: VenueInput = {}, language?: Language): Promise<Venue> =>
  dataOf(calendar.POST('/venues', { params: inLanguage(language), body: { venue: newWord(), ...fields } }))
export const makeOrganizer = ({ calendar }: Client, fields: OrganizerInput = {}, language?: Language): Promise<Organizer> =>
  dataOf(calendar.POST('/organizers', { params: inLanguage(language), body: { organizer: newWord(), ...fields } }))
export const makeEventCategory = ({ calendar }: Client, fields: Schemas['EventCategoryInput'] = {}): Promise<EventTerm> =>
  dataOf(calendar.POST('/categories', { body: { name: newWord(), ...fields } }))
export const makeEventTag = ({ calendar }: Client, fields: Schemas['EventTagInput'] = {}): Promise<EventTerm> =>
  dataOf(calendar.POST('/tags', { body: { name: newWord(), ...fields } }))

export const readEvent = ({ calendar }: Client, id: number, query: { password?: string; i18n_language?: Language } = {}): Promise<Event> =>
  dataOf(calendar.GET('/events/{id}', { params: { path: { id }, query } }))
export const readVenue = ({ calendar }: Client, id: number, language?: Language): Promise<Venue> =>
  dataOf(calendar.GET('/venues/{id}', { params: { path: { id }, ...inLanguage(language) } }))
export const readOrganizer = ({ calendar }: Client, id: number, language?: Language): Promise<Organizer> =>
  dataOf(calendar.GET('/organizers/{id}', { params: { path: { id }, ...inLanguage(language) } }))

export const changeEvent = ({ calendar }: Client, id: number, body: EventInput, language?: Language): Promise<Event> =>
  dataOf(calendar.PATCH('/events/{id}', { params: { path: { id }, ...inLanguage(language) }, body }))
export const changeVenue = ({ calendar }: Client, id: number, body: VenueInput, language?: Language): Promise<Venue> =>
  dataOf(calendar.PATCH('/venues/{id}', { params: { path: { id }, ...inLanguage(language) }, body }))

export const listEvents = ({ calendar }: Client, query: EventsQuery) => dataOf(calendar.GET('/events', { params: { query } }))

/** Returns the IDs of a list, in order. */
export const eventIds = async (client: Client, query: EventsQuery): Promise<number[]> =>
  (await listEvents(client, query)).events.map((event) => event.id)
