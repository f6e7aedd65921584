// The rows of a large site, the same for the same numbers: posts, events and what they refer to, with shares as on real sites.
// Some are named, so that a benchmark can query a rare and a frequent one of each kind.
import type { Insertable } from 'kysely'
import type { Database } from '../../../server/db/schema.ts'
import type { ContentStatus, ContentTable } from '../../../server/db/tables/content.ts'

type Row<Table extends keyof Database> = Insertable<Database[Table]>

/** The IDs of users. */
export const editor = 1
export const prolificAuthor = 2
export const rareAuthor = 3
const USERS = 50

/** The IDs of terms. Half of all events are of the frequent kind. */
export const terms = {
  /** 60 % of all posts. */
  frequentCategory: 2,
  /** Another 60 %. */
  secondCategory: 3,
  /** 20 posts. */
  rareCategory: 4,
  /** An eighth of all posts. */
  frequentTag: 102,
  frequentKind: 2102,
  /** 20 events. */
  rareKind: 2103,
} as const
const CATEGORIES = [5, 101] as const
const TAGS = [103, 2101] as const
const KINDS = [2104, 2131] as const
const RARE = 20

/** Words by the share of the posts that have them. */
export const words = {
  all: 'harbour',
  /** 4 %, both in half of them as a phrase. */
  several: ['ferry', 'market'],
  /** 1 % */
  few: 'lantern',
  /** 4 % */
  short: 'fog',
  /** 0.1 % */
  georgian: 'ნავსადგური',
} as const

const DAY_MS = 86_400_000
const LATEST = Date.UTC(2026, 10, 1)
const POST_DAYS = 3650
const FIRST_EVENT = Date.UTC(2016, 0, 1)
const EVENT_DAYS = 4700
const VENUES_PER_EVENT = 1 / 100
const ORGANIZERS_PER_EVENT = 1 / 40

export interface Size {
  posts: number
  events: number
}

/** A number below `below` that looks random, for the item with this number. */
function chance(item: number, purpose: number, below: number): number {
  let hash = Math.imul(item + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad)
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97)
  return ((hash ^ (hash >>> 15)) >>> 0) % below
}

const syllables = 'ba den fir go hul ka lem mor nal pe quin ros sta tur vel wi yor zan cher thi'.split(' ')
const vocabulary = Array.from({ length: 3000 }, (_none, number) =>
  Array.from({ length: 2 + (number % 3) }, (_one, place) => syllables[chance(number, place, syllables.length)]).join(''),
)

/** Words from the vocabulary; those at its start are frequent. */
function prose(item: number, purpose: number, length: number): string {
  return Array.from({ length }, (_none, place) => {
    const share = chance(item, purpose * 1000 + place, 10_000) / 10_000
    return vocabulary[Math.floor(share ** 3 * vocabulary.length)]
  }).join(' ')
}

/** A word of one post only. */
export const ownWord = (post: number): string => `x${(post + 1).toString(36).padStart(5, '0')}q`

const date = (ms: number): string => new Date(ms).toISOString().slice(0, 19)

export function* users(): Generator<Row<'users'>> {
  for (let id = 1; id <= USERS; id++)
    yield {
      id,
      login: `user-${id}`,
      name: `User ${id}`,
      slug: `user-${id}`,
      email: `user-${id}@example.org`,
      role: id === editor ? 'editor' : 'author',
      registered: '2015-01-01T00:00:00+00:00',
    }
}

export function* categoriesAndTags(): Generator<Row<'terms'>> {
  for (let id = terms.frequentCategory; id <= KINDS[1]; id++) {
    const taxonomy = id < terms.frequentTag ? 'category' : id < terms.frequentKind ? 'post_tag' : 'cal_events_cat'
    yield { id, taxonomy, name: `${taxonomy} ${id}`, slug: `${taxonomy}-${id}` }
  }
}

/** Posts have the IDs from 1 on, by date. */
export function* posts({ posts: count }: Size): Generator<Row<'content'>> {
  for (let post = 0; post < count; post++) {
    const { published, status, moment } = publicationOf(post, count)
    const text = `${words.all} ${prose(post, 1, 60)} ${rareWords(post)}${ownWord(post)}.`
    yield item(post + 1, 'post', {
      status,
      slug: `post-${post + 1}`,
      author: authorOf(post),
      title: `${prose(post, 2, 4)} ${post + 1}`,
      text,
      moment,
      // Most posts were last modified when they were published.
      modified: post % 10 ? published : Math.min(published + chance(post, 3, 60) * DAY_MS, LATEST),
      sticky: post < 900 && post % 300 === 1 ? 1 : 0,
    })
  }
}

function publicationOf(post: number, count: number): { published: number; status: ContentStatus; moment: number } {
  const published = LATEST - Math.floor(((count - post) * POST_DAYS * DAY_MS) / count)
  const status = statusOf(post)
  return { published, status, moment: status === 'future' ? published + 40_000 * DAY_MS : published }
}

function statusOf(post: number): ContentStatus {
  const percent = post % 1000
  if (percent < 970) return 'publish'
  if (percent < 980) return 'draft'
  if (percent < 990) return 'pending'
  return percent < 999 ? 'private' : 'future'
}

function authorOf(post: number): number {
  if (post < 1000 && post % 100 === 5) return rareAuthor
  return post % 2 ? prolificAuthor : 4 + chance(post, 4, USERS - 3)
}

function rareWords(post: number): string {
  const part = chance(post, 5, 1000)
  const found = [
    part < 20 ? words.several.join(' ') : part < 40 ? words.several.toReversed().join(' ') : '',
    part % 100 === 50 ? words.few : '',
    part % 25 === 7 ? words.short : '',
    part === 999 ? words.georgian : '',
  ].filter(Boolean)
  return found.length ? `${found.join(' ')} ` : ''
}

export function* postTerms({ posts: count }: Size): Generator<Row<'content_terms'>> {
  for (let post = 0; post < count; post++) {
    const ids = new Set<number>()
    if (chance(post, 6, 10) < 6) ids.add(terms.frequentCategory)
    if (chance(post, 7, 10) < 6) ids.add(terms.secondCategory)
    if (post < RARE) ids.add(terms.rareCategory)
    ids.add(oneOf(CATEGORIES, post, 8))
    if (chance(post, 9, 8) === 0) ids.add(terms.frequentTag)
    for (let tag = chance(post, 10, 4); tag > 0; tag--) ids.add(oneOf(TAGS, post, 10 + tag))
    const { status, moment } = publicationOf(post, count)
    for (const term_id of ids) yield { content_id: post + 1, term_id, type: 'post', status, date_gmt: date(moment) }
  }
}

function oneOf([first, last]: readonly [number, number], item: number, purpose: number): number {
  const share = chance(item, purpose, 10_000) / 10_000
  return first + Math.floor(share ** 2 * (last - first + 1))
}

const venuesOf = ({ events }: Size): number => Math.max(2, Math.floor(events * VENUES_PER_EVENT))
const organizersOf = ({ events }: Size): number => Math.max(2, Math.floor(events * ORGANIZERS_PER_EVENT))

/** The ID of the first venue; organizers follow the venues, then events. */
export const firstVenue = ({ posts: count }: Size): number => count + 1
export const firstOrganizer = (size: Size): number => firstVenue(size) + venuesOf(size)
export const firstEvent = (size: Size): number => firstOrganizer(size) + organizersOf(size)

/** Venues, organizers and events as content. */
export function* calendarItems(size: Size): Generator<Row<'content'>> {
  const about = { status: 'publish', author: editor, moment: FIRST_EVENT, modified: FIRST_EVENT } as const
  for (let venue = 0; venue < venuesOf(size); venue++)
    yield item(firstVenue(size) + venue, 'venue', { ...about, slug: `venue-${venue}`, title: `Venue ${prose(venue, 11, 2)}`, text: '' })
  for (let one = 0; one < organizersOf(size); one++)
    yield item(firstOrganizer(size) + one, 'organizer', {
      ...about,
      slug: `organizer-${one}`,
      title: `Organizer ${prose(one, 12, 2)}`,
      text: '',
    })
  for (let event = 0; event < size.events; event++)
    yield item(firstEvent(size) + event, 'event', {
      ...about,
      status: statusOfEvent(event),
      slug: `event-${event}`,
      title: `${prose(event, 13, 3)} ${event}`,
      text: `${words.all} ${prose(event, 14, 20)} ${ownWord(event)}.`,
    })
}

const statusOfEvent = (event: number): ContentStatus => (event % 50 ? 'publish' : 'draft')

export function* venues(size: Size): Generator<Row<'venues'>> {
  for (let venue = 0; venue < venuesOf(size); venue++) {
    const isPlaced = venue % 5 < 3
    yield {
      content_id: firstVenue(size) + venue,
      address: `${venue} Harbour Street`,
      city: prose(venue, 15, 1),
      country: 'Georgia',
      province: '',
      state: '',
      zip: String(6000 + venue),
      phone: '',
      website: '',
      stateprovince: '',
      show_map: 1,
      show_map_link: 1,
      geo_lat: isPlaced ? 41 + chance(venue, 16, 2000) / 1000 : null,
      geo_lng: isPlaced ? 41 + chance(venue, 17, 4000) / 1000 : null,
    }
  }
}

export function* organizers(size: Size): Generator<Row<'organizers'>> {
  for (let one = 0; one < organizersOf(size); one++)
    yield { content_id: firstOrganizer(size) + one, phone: '', website: '', email: `organizer-${one}@example.org` }
}

export function* events(size: Size): Generator<Row<'events'>> {
  for (let event = 0; event < size.events; event++) {
    const start = FIRST_EVENT + Math.floor((event * EVENT_DAYS) / size.events) * DAY_MS + (8 + chance(event, 18, 12)) * (DAY_MS / 24)
    const at = (ms: number): string => date(ms).replace('T', ' ')
    const end = start + (chance(event, 19, 20) ? DAY_MS / 12 : 3 * DAY_MS)
    yield {
      content_id: firstEvent(size) + event,
      start_date: at(start),
      end_date: at(end),
      utc_start_date: at(start),
      utc_end_date: at(end),
      timezone: 'UTC',
      cost: '',
      website: '',
      all_day: 0,
      show_map: 1,
      show_map_link: 1,
      hide_from_listings: 0,
      sticky: 0,
      featured: chance(event, 20, 50) ? 0 : 1,
      ticketed: 0,
      venue_id: firstVenue(size) + chance(event, 21, venuesOf(size)),
    }
  }
}

export function* eventTerms(size: Size): Generator<Row<'content_terms'>> {
  for (let event = 0; event < size.events; event++) {
    const ids = new Set<number>([oneOf(KINDS, event, 22)])
    if (chance(event, 23, 2)) ids.add(terms.frequentKind)
    if (event < RARE) ids.add(terms.rareKind)
    if (chance(event, 24, 10) === 0) ids.add(terms.frequentTag)
    const repeated = { type: 'event', status: statusOfEvent(event), date_gmt: date(FIRST_EVENT) }
    for (const term_id of ids) yield { content_id: firstEvent(size) + event, term_id, ...repeated }
  }
}

export function* eventOrganizers(size: Size): Generator<Row<'event_organizers'>> {
  for (let event = 0; event < size.events; event++)
    yield { event_id: firstEvent(size) + event, organizer_id: firstOrganizer(size) + chance(event, 25, organizersOf(size)), position: 0 }
}

interface Facts {
  status: ContentStatus
  slug: string
  author: number
  title: string
  text: string
  moment: number
  modified: number
  sticky?: 0 | 1
}

function item(
  id: number,
  type: string,
  { status, slug, author, title, text, moment, modified, sticky = 0 }: Facts,
): Insertable<ContentTable> {
  const html = text && `<p>${text}</p>\n`
  return {
    id,
    type,
    status,
    slug,
    author,
    title,
    title_rendered: title,
    content: text,
    content_rendered: html,
    excerpt_rendered: text && `<p>${text.split(' ', 55).join(' ')} [&hellip;]</p>\n`,
    date: date(moment),
    date_gmt: date(moment),
    modified: date(modified),
    modified_gmt: date(modified),
    guid: `https://example.org/?p=${id}`,
    sticky,
  }
}
