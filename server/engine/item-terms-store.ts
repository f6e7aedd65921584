// Assigns terms to items.
import { sql } from 'kysely'
import { compiledQuery } from '../db/compiled-query.ts'
import { unplannedId, unplannedText } from '../db/page.ts'
import type { Db } from '../db/schema.ts'

/** Replaces the item's terms of a taxonomy. IDs that are not terms of it are ignored. */
export async function replaceTerms(db: Db, taxonomy: string, contentId: number, wanted: readonly number[]): Promise<void> {
  // The cross join makes SQLite start with the terms of the item, not with all terms of the taxonomy.
  const current = await db
    .selectFrom('content_terms')
    .crossJoin('terms')
    .select('term_id')
    .whereRef('terms.id', '=', 'content_terms.term_id')
    .where('content_id', '=', contentId)
    .where('taxonomy', '=', taxonomy)
    .execute()
  const removed = current.flatMap(({ term_id }) => (wanted.includes(term_id) ? [] : [term_id]))
  if (removed.length) await db.deleteFrom('content_terms').where('content_id', '=', contentId).where('term_id', 'in', removed).execute()
  await addTerms(db, taxonomy, contentId, wanted)
}

const addedTerms = compiledQuery((db, { values: [contentId, taxonomy, ...ids] }: { values: readonly [number, string, ...number[]] }) => {
  const rows = db
    .selectFrom('terms')
    .select([sql<number>`cast(${contentId} as integer)`.as('content_id'), 'id as term_id'])
    .where('taxonomy', '=', unplannedText(taxonomy))
    .where('id', 'in', ids.map(unplannedId))
  return db
    .insertInto('content_terms')
    .columns(['content_id', 'term_id'])
    .expression(rows)
    .onConflict((conflict) => conflict.doNothing())
})

/** Adds terms of a taxonomy to an item. IDs that are not terms of it, or that the item already has, are ignored. */
export async function addTerms(db: Db, taxonomy: string, contentId: number, added: readonly number[]): Promise<void> {
  if (added.length) await addedTerms(db, { values: [contentId, taxonomy, ...added] })
}
