// Writes the terms of the file that do not exist yet, by taxonomy and slug.
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import { executeTransaction } from '../db/direct-statements.ts'
import type { Database } from '../db/schema.ts'
import { normalizeEntities } from '../rendering/entities.ts'
import { insertTerm, updateTerm } from '../terms/store.ts'
import { isReachable } from './cycles.ts'
import { typeMapOf } from './type-map.ts'
import { emptyTally } from './report.ts'
import type { Tally } from './report.ts'
import { listTerms } from './store.ts'
import type { Term } from './scan.ts'

export interface ImportedTerms {
  idOf(taxonomy: string, slug: string): number | undefined
  /** By the keys of the file. */
  byKey: ReadonlyMap<string, number>
  /** By taxonomy. */
  counts: Record<string, Tally>
}

export async function importTerms(terms: readonly Term[], context: Context): Promise<ImportedTerms> {
  const { db, dialect } = context
  const taxonomies = [...typeMapOf(context).taxonomies.values()]
  const counts: Record<string, Tally> = {}
  const ids = await executeTransaction(db, async (trx) => {
    for (const taxonomy of taxonomies) await dialect.lockWrites(trx, taxonomy)
    const found = new Map((await listTerms(trx, taxonomies)).map(({ id, taxonomy, slug }) => [keyOf(taxonomy, slug), id]))
    const added: Term[] = []
    for (const term of terms) {
      const count = (counts[term.taxonomy] ??= emptyTally())
      const key = keyOf(term.taxonomy, term.slug)
      if (found.has(key)) count.present++
      else {
        const { taxonomy, slug, name, description, own } = term
        found.set(
          key,
          (await insertTerm(trx, { taxonomy, slug, name: normalizeEntities(name), description, meta: JSON.stringify(own.values) })).id,
        )
        added.push(term)
        count.added++
      }
    }
    await setParents(trx, added, found)
    return found
  })
  const idOf = (taxonomy: string, slug: string): number | undefined => ids.get(keyOf(taxonomy, slug))
  return {
    idOf,
    byKey: new Map(terms.flatMap(({ key, taxonomy, slug }) => (key ? [[key, idOf(taxonomy, slug) ?? 0] as const] : []))),
    counts,
  }
}

/** Runs after all terms exist, because a file may list a child before its parent. */
async function setParents(db: Kysely<Database>, added: readonly Term[], ids: ReadonlyMap<string, number>): Promise<void> {
  const above = new Map(added.map(({ taxonomy, slug, parent }) => [keyOf(taxonomy, slug), parent && keyOf(taxonomy, parent)]))
  for (const [key, parentKey] of above) {
    const [id, parent] = [ids.get(key), ids.get(parentKey)]
    if (id && parent && !isReachable(parentKey, key, (one) => above.get(one))) await updateTerm(db, id, { parent })
  }
}

function keyOf(taxonomy: string, slug: string): string {
  return `${taxonomy} ${slug}`
}
