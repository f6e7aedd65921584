// The stored state of a term for its entity tags: its writable fields, in all languages.
import { digest } from '../engine/versions.ts'
import type { BodyState } from '../contract/operation.ts'
import type { RequestContext } from '../context.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { publicValues } from '../users/field-rights.ts'
import { listTermTexts } from './store.ts'

/** Returns the state of a term, without its counts, which changes of the term do not affect, and without what not all callers see. */
export async function versionOfTerm(
  { count: _count, below: _below, meta, ...others }: TermRow,
  { db, declarations }: Pick<RequestContext, 'db' | 'declarations'>,
): Promise<BodyState> {
  const written = { ...others, meta: publicValues(meta, others.taxonomy, declarations) }
  const texts = await listTermTexts(db, written.id)
  return { tag: `${written.id}.${digest(JSON.stringify([written, texts]))}`, isWhole: false }
}
