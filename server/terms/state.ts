// The stored state of a term, as its entity tags name it: what can be written of it, in all languages.
import type { Kysely } from 'kysely'
import { digest } from '../engine/versions.ts'
import type { BodyState } from '../contract/operation.ts'
import type { Database } from '../db/schema.ts'
import type { TermRow } from '../db/tables/terms.ts'

/** How many items have the term is shown with it, and is no part of its state: whoever changes the term does not change that. */
export async function termVersion(db: Kysely<Database>, { count: _count, ...written }: TermRow): Promise<BodyState> {
  const texts = await db.selectFrom('term_texts').selectAll().where('term_id', '=', written.id).orderBy('language').execute()
  return { tag: `${written.id}.${digest(JSON.stringify([written, texts]))}`, isWhole: false }
}
