// What triggers maintain: counts, lists of events, and copies of columns. Compares each part with the data that it is derived from, and repairs it.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DatabaseKind } from './dialect.ts'
import type { Db } from './schema.ts'
import { NO_LIMIT, transact } from './transact.ts'

export interface MaintainedData {
  /** What the part is, for people. */
  name: string
  table: string
  /** The columns that identify a row. */
  keys: readonly string[]
  values: readonly string[]
  /** Selects the correct rows: the keys, then the values. */
  expected: string
  /** The condition for the rows of the part. */
  rows: string
  /** Whether the rows exist by themselves, so that only their values are maintained. */
  isCopied?: true
}

const countKeys = ['type', 'status'] as const

const facet = (name: string, facetName: string, value: string, from = `content where type <> 'revision'`): MaintainedData => ({
  name,
  table: 'facet_counts',
  keys: ['facet', ...countKeys, 'value'],
  values: ['count'],
  expected: `select '${facetName}' as facet, type, status, ${value} as value, count(*) as count from ${from} group by type, status, ${value}`,
  rows: `facet = '${facetName}' and count <> 0`,
})

const month = 'substr(date_gmt, 1, 7)'

const dayNumber = (date: string): string =>
  `(cast(substr(${date}, 1, 4) as integer) * 372 + cast(substr(${date}, 6, 2) as integer) * 31 + cast(substr(${date}, 9, 2) as integer))`
const atMost = [0, 1, 7, 31, 372].map(
  (days) => `when ${dayNumber('dated.end_date')} - ${dayNumber('dated.start_date')} <= ${days} then ${days}`,
)

/** In this order, because the later ones are derived from the earlier ones. */
export const maintainedData: readonly MaintainedData[] = [
  {
    name: 'type, status and date of the items of terms',
    table: 'content_terms',
    keys: ['content_id', 'term_id'],
    values: ['type', 'status', 'date_gmt'],
    expected: `select content_id, term_id, item.type, item.status, item.date_gmt from content_terms join content as item on item.id = content_id`,
    rows: '1 = 1',
    isCopied: true,
  },
  {
    name: 'counts by type and status',
    table: 'content_counts',
    keys: countKeys,
    values: ['count'],
    expected: 'select type, status, count(*) as count from content group by type, status',
    rows: 'count <> 0',
  },
  facet('counts by author', 'author', 'cast(author as text)'),
  facet('counts by day', 'date', 'substr(date_gmt, 1, 10)'),
  facet('counts by day of modification', 'modified', 'substr(modified_gmt, 1, 10)'),
  facet('counts by block of IDs', 'block', 'cast(id / 1000 as text)', `content where status = 'publish'`),
  facet('counts by month', 'month', month),
  facet('counts by author and month', 'author_month', `author || ' ' || ${month}`),
  facet('counts by term', 'term', 'cast(term_id as text)', 'content_terms'),
  facet('counts by term and month', 'term_month', `term_id || ' ' || ${month}`, 'content_terms'),
  {
    name: 'counts of terms',
    table: 'terms',
    keys: ['id'],
    values: ['count'],
    expected: `select id, coalesce((select sum(count) from facet_counts
      where facet = 'term' and status = 'publish' and value = cast(terms.id as text)), 0) as count from terms`,
    rows: '1 = 1',
    isCopied: true,
  },
  {
    name: 'counts of terms below others',
    table: 'terms',
    keys: ['id'],
    values: ['below'],
    expected: `with recursive pairs(above, id) as (
        select parent, id from terms where count > 0 and parent <> 0
        union select terms.parent, pairs.id from pairs join terms on terms.id = pairs.above where terms.parent <> 0
      ) select terms.id, coalesce(counted.count, 0) as below from terms
        left join (select above, count(*) as count from pairs group by above) as counted on counted.above = terms.id`,
    rows: '1 = 1',
    isCopied: true,
  },
  {
    name: 'last ends of events',
    table: 'events',
    keys: ['content_id'],
    values: ['utc_last_end'],
    expected: `select content_id, coalesce((select max(utc_end_date) from event_occurrences
      where event_id = content_id and omitted = 0), '') as utc_last_end from events`,
    rows: '1 = 1',
    isCopied: true,
  },
  {
    name: 'occurrences of single events',
    table: 'event_occurrences',
    keys: ['id'],
    values: ['event_id', 'start_date', 'end_date', 'utc_start_date', 'utc_end_date'],
    expected: `select content_id as id, content_id as event_id, start_date, end_date, utc_start_date, utc_end_date from events
      where recurrence = ''`,
    rows: 'id = event_id',
  },
  {
    name: 'events by list',
    table: 'event_listings',
    keys: ['list', 'status', 'start_date', 'occurrence_id'],
    values: ['end_date', 'length', 'event_id'],
    expected: `select listed.list, case when omitted = 1 then 'trash' else item.status end as status, dated.start_date, dated.id as occurrence_id,
      dated.end_date, case ${atMost.join(' ')} else 4000000 end as length, dated.event_id from (
        select content_id, 0 as list from events
        union all select content_id, -1 from events where featured = 1
        union all select content_id, -2 from events where ticketed = 1
        union all select events.content_id, -3 from events join venues on venues.content_id = venue_id
          join content as place on place.id = venue_id where geo_lat is not null and place.status = 'publish'
        union all select content_id, term_id from content_terms
      ) as listed join events on events.content_id = listed.content_id join content as item on item.id = listed.content_id
      join event_occurrences as dated on dated.event_id = listed.content_id
      where item.type = 'event' and hide_from_listings = 0`,
    rows: '1 = 1',
  },
  {
    name: 'ends of events by organizer',
    table: 'event_organizers',
    keys: ['event_id', 'organizer_id'],
    values: ['utc_end_date'],
    expected: `select event_id, organizer_id, coalesce((select utc_last_end from events where content_id = event_id), '') as utc_end_date
      from event_organizers`,
    rows: '1 = 1',
    isCopied: true,
  },
  {
    name: 'counts of events by day',
    table: 'event_day_counts',
    keys: ['list', 'status', 'day'],
    values: ['count'],
    expected: `select list, status, substr(start_date, 1, 10) as day, count(*) as count from event_listings
      group by list, status, substr(start_date, 1, 10)`,
    rows: 'count <> 0',
  },
]

/** The tables that the data is derived from. */
const SOURCES = ['content', 'content_terms', 'terms', 'events', 'event_organizers', 'event_occurrences', 'venues']

/** The number of rows that are missing or wrong, or that there should not be. */
export async function countWrong(db: Db, kind: DatabaseKind, data: MaintainedData): Promise<number> {
  if (kind === 'sqlite') return countDifferences(db, data)
  return transact(
    db,
    async (inside) => {
      await liftTimeLimit(inside)
      return countDifferences(inside, data)
    },
    NO_LIMIT,
  )
}

async function countDifferences(db: Db, data: MaintainedData): Promise<number> {
  const keys = data.keys.join(', ')
  const wrong = [missingFrom(data), surplusOf(data)].map((rows) => `select ${keys} from (${rows}) as part`)
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${sql.raw(wrong.join(' union '))}) as wrong`.execute(db)
  return Number(rows[0]?.count)
}

/** Replaces what is wrong, part by part in their order, while nobody else writes. */
export async function repairData(db: Db, kind: DatabaseKind, parts: readonly MaintainedData[]): Promise<void> {
  await transact(
    db,
    async (inside) => {
      if (kind === 'postgres') {
        await liftTimeLimit(inside)
        await sql.raw(`lock table ${SOURCES.join(', ')} in share row exclusive mode`).execute(inside)
      }
      for (const data of parts)
        for (const statement of data.isCopied ? [updateRows(data)] : [deleteRows(data), insertMissingRows(data)])
          await statement.execute(inside)
    },
    NO_LIMIT,
  )
}

const liftTimeLimit = (inside: Db): Promise<unknown> => sql`set local statement_timeout = 0`.execute(inside)

const columnsOf = ({ keys, values }: MaintainedData): string => [...keys, ...values].join(', ')
const selectStoredRows = (data: MaintainedData): string => `select ${columnsOf(data)} from ${data.table} where ${data.rows}`
const missingFrom = (data: MaintainedData): string => `select * from (${data.expected}) as expected except ${selectStoredRows(data)}`
const surplusOf = (data: MaintainedData): string => `${selectStoredRows(data)} except select * from (${data.expected}) as expected`

function updateRows(data: MaintainedData): RawBuilder<unknown> {
  const { table, keys, values } = data
  return sql.raw(`update ${table} set ${values.map((name) => `${name} = missing.${name}`).join(', ')}
    from (${missingFrom(data)}) as missing where ${keys.map((name) => `${table}.${name} = missing.${name}`).join(' and ')}`)
}

function deleteRows(data: MaintainedData): RawBuilder<unknown> {
  const keys = data.keys.join(', ')
  return sql.raw(`delete from ${data.table} where (${keys}) in (select ${keys} from (${surplusOf(data)}) as surplus)`)
}

/** A row whose count is zero may exist. */
function insertMissingRows(data: MaintainedData): RawBuilder<unknown> {
  const { table, keys, values } = data
  return sql.raw(`insert into ${table} (${columnsOf(data)}) select * from (${missingFrom(data)}) as missing where true
    on conflict (${keys.join(', ')}) do update set ${values.map((name) => `${name} = excluded.${name}`).join(', ')}`)
}
