// Translates the query parameters of calendar lists to SQL conditions.
import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import { DateTime } from 'luxon'
import { conditionOf } from '../lists/constraints.ts'
import { findRows } from '../engine/rows-store.ts'
import { byFields } from '../lists/field-filters.ts'
import { accessCondition, hidesProtected } from '../lists/access-filters.ts'
import { permissionsFor, isAllowed } from '../engine/permissions.ts'
import type { Sorting } from '../lists/order.ts'
import { searchedColumns } from '../lists/search-filters.ts'
import { inTranslations } from '../lists/language-filters.ts'
import { searchTerms } from '../lists/search-terms.ts'
import { byTerms } from '../engine/term-filters.ts'
import type { RequestContext } from '../context.ts'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Which } from '../db/dialect.ts'
import { idFrom } from '../db/ids.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import { invalidParam, unknownId } from '../contract/api-error.ts'
import { slugFrom } from '../rendering/slug.ts'
import { findTermBySlug, findTermsById } from '../terms/store.ts'
import { FORMAT } from './dates.ts'
import { findVenuesNear } from './nearby.ts'
import { firstOfSeries, rowStatuses, statusConditions } from './occurrence-filters.ts'
import { occurrenceBuilder } from './store.ts'
import { dateRangeOf } from './date-range.ts'
import type { DateQuery } from './date-range.ts'

/** The order of events as site content, by their first start. */
export const eventDate = { table: 'events', by: sql.ref('events.start_date') } as const

/** Events that are hidden from lists; they have an index. */
export const hiddenEvents = sql`content.id in (select content_id from events where hide_from_listings = 1)`

export const byStart = sortBy(sql.ref('event_occurrences.start_date'))
export const byPublication = sortBy(sql.ref('content.date_gmt'))

/** Sorts occurrences, for which the planner has no ranges. */
function sortBy(by: Expression<unknown>): Sorting {
  return { order: () => [by, sql.ref('event_occurrences.id')].map((column) => [column, 'asc'] as const), index: 'other' }
}

/** Sorts occurrences as their events; those of one event by their IDs. */
export const sortOccurrences = ({ order }: Sorting): Sorting => ({
  order: (plan) => order(plan).map((by, index, all) => (index === all.length - 1 ? [sql.ref('event_occurrences.id'), by[1]] : by)),
  index: 'other',
})

const permissions = permissionsFor('posts')

/** Throws unless every ID belongs to an item of the type that the caller may see. */
export async function assertVisible(name: string, type: string, ids: readonly number[], { db, caller }: RequestContext): Promise<void> {
  const rows = new Map((await findRows(db, ids)).map((row) => [row.id, row]))
  const missing = ids.find((id) => {
    const row = rows.get(id)
    return row?.type !== type || !isAllowed(permissions.read(caller), caller, row, row.status)
  })
  if (missing !== undefined) throw unknownId(name, type, missing)
}

/** Every word must occur in a text of the item, in the requested language or the site's. `more` searches other places for a word. */
export function searchConditions(
  search: string | undefined,
  context: RequestContext,
  more: (word: string) => Condition[] = () => [],
): Condition[] {
  if (!search) return []
  const { dialect, declarations } = context
  const { wanted, unwanted } = searchTerms(search)
  const searchedTexts = searchedColumns({}, { declarations })
  const has = (which: Which, words: string[]): Condition => {
    // Excluded words are only searched in the items that have the other words.
    const own = which === 'all' ? dialect.contains(which, searchedTexts, words) : dialect.containsItself(which, searchedTexts, words)
    const translated = inTranslations(which, searchedTexts, words, context)
    return translated ? contentBuilder().or([own, translated]) : own
  }
  const hasWord = (word: string): Condition => contentBuilder().or([has('all', [word]), ...more(word)])
  const searchesTextsOnly = more('').length === 0
  return [
    ...(searchesTextsOnly && wanted.length ? [has('all', wanted)] : wanted.map(hasWord)),
    ...(searchesTextsOnly && unwanted.length
      ? [contentBuilder().not(has('any', unwanted))]
      : unwanted.map((word) => contentBuilder().not(hasWord(word)))),
  ]
}

export interface EventFilters extends DateQuery {
  search?: string
  categories?: string[]
  tags?: string[]
  venue?: number[]
  organizer?: number[]
  featured?: boolean
  ticketed?: boolean
  geoloc?: boolean
  geoloc_lat?: number
  geoloc_lng?: number
  post_parent?: number
  series?: number[]
  expand: 'occurrences' | 'none'
}

/** Whether the event of an occurrence meets a condition. */
const ofEvent = (condition: Condition): Condition =>
  sql<SqlBool>`exists (select 1 from events where events.content_id = event_occurrences.event_id and ${condition})`

const hasFlag = (flag: 'featured' | 'ticketed', isSet: boolean): Condition =>
  ofEvent(sql<SqlBool>`${sql.ref(`events.${flag}`)} = ${isSet ? 1 : 0}`)

/** The conditions of a list of the occurrences with these statuses. */
export async function eventConditions(
  query: EventFilters,
  statuses: readonly ContentStatus[],
  context: RequestContext,
): Promise<Condition[]> {
  const conditions = [...statusConditions(statuses, context.caller), ...(await occurrenceConditions(query, context))]
  if (query.expand !== 'none') return conditions
  const readable = accessCondition(permissions.read(context.caller), context.caller, rowStatuses(statuses))
  const visible = [contentBuilder()('content.status', 'in', rowStatuses(statuses)), ...(readable ? [readable] : [])]
  const bounds = { dates: dateRangeOf(query, context).bounds, include: query.include ?? [], hasOmitted: statuses.includes('trash') }
  return [...conditions, firstOfSeries(bounds, [...visible, ...conditions])]
}

async function occurrenceConditions(query: EventFilters, context: RequestContext): Promise<Condition[]> {
  const eb = occurrenceBuilder()
  const { venue, organizer, include, featured, ticketed, post_parent, series } = query
  if (venue) await assertVisible('venue', 'venue', venue, context)
  if (organizer) await assertVisible('organizer', 'organizer', organizer, context)
  if (post_parent !== undefined) await assertVisible('post_parent', 'event', [post_parent], context)
  if (series) await assertVisible('series', 'event', series, context)
  const { categories, tags } = await findEventTermIds(query, context)
  const terms = {
    ...(categories && { categories: { terms: categories, include_children: true } }),
    ...(tags && { tags: { terms: tags } }),
  }
  const hidden = hidesProtected(query.search, permissions, context.caller)
  const byTerm = byTerms('categories', 'tags')(terms, context)
  const { bounds } = dateRangeOf(query, context)
  return [
    ...bounds.map(({ column, operator, date }) => eb(`event_occurrences.${column}`, operator, date)),
    sql<SqlBool>`not ${hiddenEvents}`,
    ...(include?.length ? [eb('event_occurrences.id', 'in', include)] : []),
    ...(venue?.length
      ? [eb('event_occurrences.event_id', 'in', eb.selectFrom('events').select('content_id').where('venue_id', 'in', venue))]
      : []),
    ...(organizer?.length
      ? [
          eb(
            'event_occurrences.event_id',
            'in',
            eb.selectFrom('event_organizers').select('event_id').where('organizer_id', 'in', organizer),
          ),
        ]
      : []),
    ...(featured === undefined ? [] : [hasFlag('featured', featured)]),
    ...(ticketed === undefined ? [] : [hasFlag('ticketed', ticketed)]),
    ...(post_parent === undefined
      ? []
      : [eb.or([eb('content.parent', '=', post_parent), eb('event_occurrences.series_id', '=', post_parent)])]),
    ...(series?.length ? [eb.or([eb('event_occurrences.series_id', 'in', series), eb('event_occurrences.id', 'in', series)])] : []),
    ...(byTerm ? [conditionOf(byTerm)] : []),
    ...byFields('event')(query, context).map(conditionOf),
    ...searchConditions(query.search, context),
    ...(hidden ? [hidden] : []),
    ...(await placeConditions(query, context)),
  ]
}

/** Only uses the locations of public venues. */
async function placeConditions({ geoloc, geoloc_lat, geoloc_lng }: EventFilters, context: RequestContext): Promise<Condition[]> {
  if ((geoloc_lat === undefined) !== (geoloc_lng === undefined))
    throw invalidParam(
      geoloc_lat === undefined ? 'geoloc_lat' : 'geoloc_lng',
      'is required too: latitude and longitude must be given together',
    )
  const eb = occurrenceBuilder()
  const placed = sql<SqlBool>`events.venue_id in (select venues.content_id from venues join content as place on place.id = venues.content_id where geo_lat is not null and place.status = 'publish')`
  const near =
    geoloc_lat !== undefined && geoloc_lng !== undefined
      ? await findVenuesNear(context.db, { latitude: geoloc_lat, longitude: geoloc_lng })
      : undefined
  return [
    ...(geoloc === undefined ? [] : [geoloc ? ofEvent(placed) : eb.not(ofEvent(placed))]),
    ...(near ? [near.length ? ofEvent(sql<SqlBool>`${placed} and events.venue_id in (${sql.join(near)})`) : eb.lit(false)] : []),
  ]
}

/** Returns the IDs of the categories and tags in a query. */
export async function findEventTermIds(
  { categories, tags }: Pick<EventFilters, 'categories' | 'tags'>,
  context: RequestContext,
): Promise<{ categories?: number[]; tags?: number[] }> {
  return {
    ...(categories && { categories: await findTermIds('categories', 'cal_events_cat', categories, context) }),
    ...(tags && { tags: await findTermIds('tags', 'post_tag', tags, context) }),
  }
}

/** Resolves IDs, slugs and names to the IDs of existing terms. */
async function findTermIds(name: string, taxonomy: string, given: readonly string[], { db }: RequestContext): Promise<number[]> {
  return Promise.all(
    given.map(async (one) => {
      const byId = (await findTermsById(db, [idFrom(one) ?? []].flat())).find((term) => term.taxonomy === taxonomy)
      const term = byId ?? (await findTermBySlug(db, taxonomy, slugFrom(one)))
      if (!term) throw invalidParam(name, `must be IDs or slugs of existing terms; "${one}" does not exist`)
      return term.id
    }),
  )
}

/** Searches other places than the texts for a word. */
export type WordSearch = (word: string, context: RequestContext) => Condition[]

/** Searches columns and their translations without an index, because these tables are small. */
export function searchContacts(table: 'venues' | 'organizers', columns: readonly string[], translated: readonly string[] = []): WordSearch {
  return (word, { dialect, language, config }) => {
    const anyOf = (of: string, names: readonly string[]) =>
      dialect.includes(
        'all',
        names.map((name) => sql.ref<string>(`${of}.${name}`)),
        [word],
      )
    const own = sql<SqlBool>`content.id in (select content_id from ${sql.table(table)} where ${anyOf(table, columns)})`
    if (language === config.site.language || !translated.length) return [own]
    return [
      own,
      sql<SqlBool>`content.id in (select content_id from content_texts where language = ${language} and (${anyOf('content_texts', translated)}))`,
    ]
  }
}

export interface ContactFilters {
  event?: number
  has_events?: boolean
  only_with_upcoming: boolean
}

/** Conditions for venues or organizers. */
export async function relationConditions(query: ContactFilters, relation: Relation, context: RequestContext): Promise<Condition[]> {
  const { event, has_events, only_with_upcoming } = query
  if (event !== undefined) await assertVisible('event', 'event', [event], context)
  const eb = contentBuilder()
  const now = DateTime.fromJSDate(context.now()).toUTC().toFormat(FORMAT)
  const { from, item, event: eventId } = relation
  // The offset makes PostgreSQL look for one event of each item instead of reading all events.
  const isRelated = (condition = sql``): Condition => sql<SqlBool>`exists (select 1 from ${from} as related cross join content as held
    where ${sql.ref(`related.${item}`)} = ${eb.ref('content.id')} and held.id = ${sql.ref(`related.${eventId}`)}
    and held."type" = ${'event'} and held.status = 'publish' ${condition} limit 1 offset 0)`
  return [
    ...(event === undefined
      ? []
      : [sql<SqlBool>`${eb.ref('content.id')} in (select ${sql.ref(item)} from ${from} where ${sql.ref(eventId)} = ${event})`]),
    ...(has_events === undefined ? [] : [has_events ? isRelated() : eb.not(isRelated())]),
    ...(only_with_upcoming ? [isRelated(sql`and related.utc_end_date >= ${now}`)] : []),
  ]
}

/** A table with the ID of a venue or an organizer, the ID of an event, and its end, in `utc_end_date`. */
export interface Relation {
  from: ReturnType<typeof sql>
  item: string
  event: string
}

export const venueRelation: Relation = { from: sql`events`, item: 'venue_id', event: 'content_id' }
export const organizerRelation: Relation = { from: sql`event_organizers`, item: 'organizer_id', event: 'event_id' }
