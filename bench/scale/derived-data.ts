// The statements that make, from the rows of an otherwise empty database, what triggers would have made row by row.
// A migration that adds derived data adds its statement here.
import type { DatabaseKind } from '../../server/db/dialect.ts'

const counts = {
  'counts by type and status':
    'insert into content_counts (type, status, count) select type, status, count(*) from content group by type, status',
}

const facet = (name: string, value: string, from = `content where type <> 'revision'`): string =>
  `insert into facet_counts (facet, type, status, value, count)
   select '${name}', type, status, ${value}, count(*) from ${from} group by type, status, ${value}`

const facets = {
  'counts by author': facet('author', 'cast(author as text)'),
  'counts by month': facet('month', 'substr(date_gmt, 1, 7)'),
  'counts by author and month': facet('author_month', `author || ' ' || substr(date_gmt, 1, 7)`),
  'counts by day': facet('date', 'substr(date_gmt, 1, 10)'),
  'counts by day of modification': facet('modified', 'substr(modified_gmt, 1, 10)'),
  'counts by term': facet('term', 'cast(term_id as text)', 'content_terms'),
  'counts by term and month': facet('term_month', `term_id || ' ' || substr(date_gmt, 1, 7)`, 'content_terms'),
  'counts of terms': `update terms set count = coalesce(
    (select sum(count) from facet_counts where facet = 'term' and status = 'publish' and value = cast(terms.id as text)), 0)`,
}

const dayNumber = (date: string): string =>
  `(cast(substr(${date}, 1, 4) as integer) * 372 + cast(substr(${date}, 6, 2) as integer) * 31 + cast(substr(${date}, 9, 2) as integer))`
const atMost = [0, 1, 7, 31, 372].map((days) => `when ${dayNumber('end_date')} - ${dayNumber('start_date')} <= ${days} then ${days}`)

const lists = {
  'events by list': `insert into event_listings (list, status, start_date, event_id, end_date, length)
    select listed.list, item.status, start_date, item.id, end_date, case ${atMost.join(' ')} else 4000000 end from (
      select content_id, 0 as list from events
      union all select content_id, -1 from events where featured = 1
      union all select content_id, -2 from events where ticketed = 1
      union all select events.content_id, -3 from events join venues on venues.content_id = venue_id
        join content as place on place.id = venue_id where geo_lat is not null and place.status = 'publish'
      union all select content_id, term_id from content_terms
    ) as listed join events on events.content_id = listed.content_id join content as item on item.id = listed.content_id
    where hide_from_listings = 0`,
  'ends of events by organizer': `update event_organizers set utc_end_date = events.utc_end_date from events where events.content_id = event_id`,
  'counts of events by day': `insert into event_day_counts (list, status, day, count)
    select list, status, substr(start_date, 1, 10), count(*) from event_listings group by list, status, substr(start_date, 1, 10)`,
}

/** PostgreSQL fills the gap between the largest ID and the sequence of a table. */
const sequenceOf = (table: string): string => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`

/** The statements by what they make, in order. */
export const derivedData: Readonly<Record<DatabaseKind, Readonly<Record<string, string>>>> = {
  sqlite: {
    ...counts,
    ...facets,
    ...lists,
    'search index': `insert into content_search (content_search) values ('rebuild')`,
    'counts of writes': `insert into data_changes (scope, count)
      select 'content:' || type, 1 from content where true group by type union all select 'terms:' || taxonomy, 1 from terms group by taxonomy
      on conflict (scope) do update set count = count + 1`,
  },
  postgres: {
    ...counts,
    ...facets,
    ...lists,
    'sequence of users': sequenceOf('users'),
    'sequence of terms': sequenceOf('terms'),
    'sequence of content': sequenceOf('content'),
  },
}
