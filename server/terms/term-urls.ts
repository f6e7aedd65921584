// The public URLs of terms. In a hierarchical taxonomy they contain the slugs of the ancestors.
import type { Context } from '../context.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { localizedBase } from '../engine/permalinks.ts'
import type { Language } from '../languages.ts'
import { findTermsById } from './store.ts'

/** `language` is that of the URLs; without it, they are in the site's language. */
type UrlContext = Pick<Context, 'db' | 'config'> & { language?: Language }

/** Creates the URLs of terms, with the slugs from the root term down. Adds loaded ancestors to `above`. */
export async function createTermUrls(
  rows: readonly TermRow[],
  base: string,
  context: UrlContext,
  above = new Map<number, TermRow>(),
): Promise<(row: TermRow) => string> {
  await loadAncestors(rows, above, context.db)
  return (row) => `${[localizedBase(context), base, ...collectSlugs(row, above)].join('/')}/`
}

/** Loads the ancestors of the terms level by level. */
async function loadAncestors(rows: readonly TermRow[], found: Map<number, TermRow>, db: Context['db']): Promise<void> {
  for (let wanted = parentsOf(rows, found); wanted.length;) {
    const level = await findTermsById(db, wanted)
    for (const row of level) found.set(row.id, row)
    wanted = parentsOf(level, found)
  }
}

function parentsOf(rows: readonly TermRow[], known: ReadonlyMap<number, TermRow>): number[] {
  return [...new Set(rows.map((row) => row.parent))].filter((id) => id && !known.has(id))
}

const MAX_DEPTH = 50

/** Returns the slugs from the root term down to this one. */
function collectSlugs(row: TermRow, above: ReadonlyMap<number, TermRow>): string[] {
  const slugs = [row.slug]
  for (let at = above.get(row.parent); at && slugs.length < MAX_DEPTH; at = above.get(at.parent)) slugs.unshift(at.slug)
  return slugs
}
