// The statements that make, from the rows of an otherwise empty database, what triggers would have made row by row.
import type { DatabaseKind } from '../../../server/db/dialect.ts'
import { maintainedData } from '../../../server/db/maintained-data.ts'
import type { MaintainedData } from '../../../server/db/maintained-data.ts'

function filling({ table, keys, values, expected, isCopied }: MaintainedData): string {
  if (!isCopied) return `insert into ${table} (${[...keys, ...values].join(', ')}) ${expected}`
  return `update ${table} set ${values.map((name) => `${name} = expected.${name}`).join(', ')}
    from (${expected}) as expected where ${keys.map((name) => `${table}.${name} = expected.${name}`).join(' and ')}`
}

/** The rows of the seed repeat what their items have. */
const kept = Object.fromEntries(maintainedData.filter(({ table }) => table !== 'content_terms').map((one) => [one.name, filling(one)]))

/** PostgreSQL fills the gap between the largest ID and the sequence of a table. */
const sequenceOf = (table: string): string => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`

/** Fills the search index of PostgreSQL, which takes less time before the table has its index. */
export const foldedTexts = `insert into content_search (id, title, content, excerpt)
  select id, lower(normalize(title)), lower(normalize(content)), lower(normalize(excerpt)) from content where type <> 'revision'`

/** The triggers of the seed's rows would have noted them. */
const notedEntries = `insert into search_pending (entry, hides)
  select -id, 0 from terms union all select id, 0 from content where status = 'publish' and type <> 'revision'`

/** The statements by what they make, in order. */
export const derivedData: Readonly<Record<DatabaseKind, Readonly<Record<string, string>>>> = {
  sqlite: {
    ...kept,
    'search index': `insert into content_search (content_search) values ('rebuild')`,
    'what is to be indexed': notedEntries,
    'counts of writes': `insert into data_changes (scope, count)
      select 'content:' || type, 1 from content where true group by type union all select 'terms:' || taxonomy, 1 from terms group by taxonomy
      on conflict (scope) do update set count = count + 1`,
  },
  postgres: {
    ...kept,
    'what is to be indexed': notedEntries,
    'sequence of users': sequenceOf('users'),
    'sequence of terms': sequenceOf('terms'),
    'sequence of content': sequenceOf('content'),
  },
}
