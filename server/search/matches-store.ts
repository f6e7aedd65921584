// Finds the entries that match a query, the latest first, and counts them up to a limit.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { RequestContext } from '../context.ts'
import { unplannedId } from '../db/page.ts'
import type { Lookup } from '../db/word-index.ts'
import type { Tier } from './search-query.ts'

type Reading = Pick<RequestContext, 'db' | 'dialect'>

/** Which of the entries that match are meant. */
export interface Among {
  include: readonly number[]
  exclude: readonly number[]
  /** The highest ID of an item. */
  maxId: number
  /** Whether the index has everything that had been written before the search. */
  isIndexed: boolean
}

/** How many entries a query looks at if all of its words are frequent: those of the latest items. */
const MAX_READ = 100_000

/** The IDs of matches, in descending order. `without`: not those that match better. */
export function findMatches(
  { db, dialect }: Reading,
  tier: Tier,
  { without, before, limit, ...among }: Among & { without: readonly Tier[]; before?: number | undefined; limit: number },
): Promise<number[]> {
  const query = { ...tier.query, without: [...tier.query.without, ...without.map((other) => other.query)] }
  return dialect.wordIndex.findLatest(db, lookupFor({ ...tier, query }, among), limit, before)
}

/** How many entries match, at most one more than the limit. */
export function countMatches({ db, dialect }: Reading, tier: Tier, among: Among, limit: number): Promise<number> {
  return dialect.wordIndex.count(db, lookupFor(tier, among), limit + 1)
}

export interface TermCount {
  id: number
  name: string
  taxonomy: string
  count: number
}

/** How many of the matches have each term, up to so many terms for each taxonomy. */
export async function countTerms(
  { db, dialect }: Reading,
  tier: Tier,
  { taxonomies, terms, limit, ...among }: Among & { limit: number; taxonomies: readonly string[]; terms: number },
): Promise<TermCount[]> {
  const { rows } = await sql<TermCount>`select id, name, taxonomy, count from (
      select terms.id, terms.name, terms.taxonomy, count(*) as count,
        row_number() over (partition by terms.taxonomy order by count(*) desc, terms.id) as place
      from (${dialect.wordIndex.select(lookupFor(tier, among), limit)}) as found
      cross join content_terms cross join terms
      where content_terms.content_id = found.id and terms.id = content_terms.term_id and terms.taxonomy in (${sql.join(taxonomies)})
      group by terms.id, terms.name, terms.taxonomy
    ) as counted where place <= ${sql.lit(terms)} order by count desc, id`.execute(db)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Entries that have been written since they were indexed are not found. */
const lookupFor = ({ query, most }: Tier, { include, exclude, maxId, isIndexed }: Among): Lookup => ({
  ...{ query, most, maxId },
  conditions: (id) => [
    ...(isIndexed ? [] : [isNotHidden(id)]),
    ...(include.length ? [sql`${id} in (${sql.join(include.map(unplannedId))})`] : []),
    ...(exclude.length ? [sql`${id} not in (${sql.join(exclude.map(unplannedId))})`] : []),
    ...(most > MAX_READ ? [sql`${id} > ${unplannedId(Math.floor(maxId * (1 - MAX_READ / most)))}`] : []),
  ],
})

/** The offset keeps PostgreSQL from reading all that is pending. */
const isNotHidden = (id: RawBuilder<number>) =>
  sql`not exists (select 1 from search_pending where search_pending.entry = ${id} and hides = 1 limit 1 offset 0)`
