// Finds the entries that match a query, the latest first, and counts them up to a limit.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { RequestContext } from '../context.ts'
import { readCount, rowLimit, unplannedId } from '../db/page.ts'
import { idsOf } from '../db/ids.ts'
import type { Tier } from './search-query.ts'

type Reading = Pick<RequestContext, 'db' | 'dialect'>

/** Which of the entries that match are meant. */
export interface Among {
  include: readonly number[]
  exclude: readonly number[]
  /** The highest ID of an item. */
  maxId: number
}

/** How many entries a query looks at if all of its words are frequent: those of the latest items. */
const MAX_READ = 100_000

/** The IDs of matches, in descending order. `without`: not those that match better. */
export async function findMatches(
  { db, dialect }: Reading,
  { query, most }: Tier,
  among: Among & { without: readonly Tier[]; before?: number | undefined; limit: number },
): Promise<number[]> {
  const { without, before, limit } = among
  const matching = dialect.wordIndex.matching({ ...query, without: [...query.without, ...without.map((tier) => tier.query)] })
  const { rows } = await sql<{ id: number }>`select ${matching.id} as id from ${matching.from}
    where ${matching.condition} and ${sql.join(conditionsOf(matching.id, most, among), sql` and `)}
    ${before === undefined ? sql`` : sql`and ${matching.id} < ${unplannedId(before)}`}
    order by ${matching.id} desc limit ${rowLimit(limit)}`.execute(db)
  return idsOf(rows)
}

/** How many entries match, at most one more than the limit. */
export function countMatches(context: Reading, tier: Tier, among: Among, limit: number): Promise<number> {
  return readCount(context.db, sql<number>`(select count(*) from (${selectMatches(context, tier, among, limit)}) as bounded)`)
}

export interface TermCount {
  id: number
  name: string
  slug: string
  taxonomy: string
  count: number
}

/** How many of the latest matches have each term, up to so many terms for each taxonomy. */
export async function countTerms(
  context: Reading,
  tier: Tier,
  { taxonomies, terms, ...among }: Among & { limit: number; taxonomies: readonly string[]; terms: number },
): Promise<TermCount[]> {
  const { rows } = await sql<TermCount>`select * from (
      select terms.id, terms.name, terms.slug, terms.taxonomy, count(*) as count,
        row_number() over (partition by terms.taxonomy order by count(*) desc, terms.id) as place
      from (${selectMatches(context, tier, among, among.limit, true)}) as found
      cross join content_terms cross join terms
      where content_terms.content_id = found.id and terms.id = content_terms.term_id and terms.taxonomy in (${sql.join(taxonomies)})
      group by terms.id, terms.name, terms.slug, terms.taxonomy
    ) as counted where place <= ${sql.lit(terms)} order by count desc, id`.execute(context.db)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

function selectMatches({ dialect }: Reading, { query, most }: Tier, among: Among, limit: number, isSorted = false): RawBuilder<unknown> {
  const matching = dialect.wordIndex.matching(query)
  return sql`select ${matching.id} as id from ${matching.from}
    where ${matching.condition} and ${sql.join(conditionsOf(matching.id, most, among), sql` and `)}
    ${isSorted ? sql`order by ${matching.id} desc` : sql``} limit ${sql.lit(limit + 1)}`
}

/** What has been written since it was indexed is not found. SQLite's index takes no numbers but integers, which conversions make. */
function conditionsOf(id: RawBuilder<number>, most: number, { include, exclude, maxId }: Among): RawBuilder<unknown>[] {
  return [
    sql`${id} not in (select entry from search_pending where hides = 1)`,
    ...(include.length ? [sql`${id} in (${sql.join(include.map(unplannedId))})`] : []),
    ...(exclude.length ? [sql`${id} not in (${sql.join(exclude.map(unplannedId))})`] : []),
    ...(most > MAX_READ ? [sql`${id} > ${unplannedId(Math.floor(maxId * (1 - MAX_READ / most)))}`] : []),
  ]
}
