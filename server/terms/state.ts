// The stored state of a term for its entity tags: its writable fields, in all languages.
import type { Kysely } from 'kysely'
import { digest } from '../engine/versions.ts'
import type { BodyState } from '../contract/operation.ts'
import type { Database } from '../db/schema.ts'
import type { TermRow } from '../db/tables/terms.ts'

/** The state of a term. Its item count is not part of it, because changing the term does not change the count. */
export async function termVersion(db: Kysely<Database>, { count: _count, ...written }: TermRow): Promise<BodyState> {
  const texts = await db.selectFrom('term_texts').selectAll().where('term_id', '=', written.id).orderBy('language').execute()
  return { tag: `${written.id}.${digest(JSON.stringify([written, texts]))}`, isWhole: false }
}
