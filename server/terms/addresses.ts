// The public addresses of terms: below a word of their taxonomy, and below the slugs of the terms above them where it has levels.
import type { Context } from '../context.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { findTermsById } from './store.ts'

type Reading = Pick<Context, 'db' | 'config'>

/** Those of terms whose address has their own slug alone. */
export function flatTermUrl(base: string, { config }: Pick<Context, 'config'>): (row: TermRow) => string {
  return (row) => `${config.baseUrl}/${base}/${row.slug}/`
}

/** Those of terms whose address has the slugs from the topmost term down. */
export async function nestedTermUrls(rows: readonly TermRow[], base: string, { db, config }: Reading): Promise<(row: TermRow) => string> {
  const above = await ancestors(rows, db)
  return (row) => `${[config.baseUrl, base, ...slugsTo(row, above)].join('/')}/`
}

/** The terms above these, level by level. */
async function ancestors(rows: readonly TermRow[], db: Context['db']): Promise<Map<number, TermRow>> {
  const found = new Map<number, TermRow>()
  for (let wanted = parentsOf(rows, found); wanted.length;) {
    const level = await findTermsById(db, wanted)
    for (const row of level) found.set(row.id, row)
    wanted = parentsOf(level, found)
  }
  return found
}

function parentsOf(rows: readonly TermRow[], known: ReadonlyMap<number, TermRow>): number[] {
  return [...new Set(rows.map((row) => row.parent))].filter((id) => id && !known.has(id))
}

const MAX_DEPTH = 50

/** The slugs from the topmost term down to this one. */
function slugsTo(row: TermRow, above: ReadonlyMap<number, TermRow>): string[] {
  const slugs = [row.slug]
  for (let at = above.get(row.parent); at && slugs.length < MAX_DEPTH; at = above.get(at.parent)) slugs.unshift(at.slug)
  return slugs
}
