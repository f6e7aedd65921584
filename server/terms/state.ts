// The stored state of a term for its entity tags: its writable fields, in all languages.
import { digest } from '../engine/versions.ts'
import type { BodyState } from '../contract/operation.ts'
import type { Db } from '../db/schema.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { listTermTexts } from './store.ts'

/** Returns the state of a term, without its counts, which changes of the term do not affect. */
export async function versionOfTerm(db: Db, { count: _count, below: _below, ...written }: TermRow): Promise<BodyState> {
  const texts = await listTermTexts(db, written.id)
  return { tag: `${written.id}.${digest(JSON.stringify([written, texts]))}`, isWhole: false }
}
