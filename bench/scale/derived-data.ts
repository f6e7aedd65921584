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
  'counts by day': facet('date', 'substr(date_gmt, 1, 10)'),
  'counts by day of modification': facet('modified', 'substr(modified_gmt, 1, 10)'),
  'counts by term': facet('term', 'cast(term_id as text)', 'content_terms'),
  'counts of terms': `update terms set count = coalesce(
    (select sum(count) from facet_counts where facet = 'term' and status = 'publish' and value = cast(terms.id as text)), 0)`,
}

/** PostgreSQL fills the gap between the largest ID and the sequence of a table. */
const sequenceOf = (table: string): string => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`

/** The statements by what they make, in order. */
export const derivedData: Readonly<Record<DatabaseKind, Readonly<Record<string, string>>>> = {
  sqlite: {
    ...counts,
    ...facets,
    'search index': `insert into content_search (content_search) values ('rebuild')`,
    'counts of writes': `insert into data_changes (scope, count)
      select 'content:' || type, 1 from content where true group by type union all select 'terms:' || taxonomy, 1 from terms group by taxonomy
      on conflict (scope) do update set count = count + 1`,
  },
  postgres: {
    ...counts,
    ...facets,
    'sequence of users': sequenceOf('users'),
    'sequence of terms': sequenceOf('terms'),
    'sequence of content': sequenceOf('content'),
  },
}
