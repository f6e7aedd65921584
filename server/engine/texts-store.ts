// The SQL of the texts of items in further languages.
import { compiledQuery } from '../db/compiled-query.ts'
import type { Db } from '../db/schema.ts'
import type { ContentTextsRow } from '../db/tables/texts.ts'
import type { Language } from '../languages.ts'

const textsIn = compiledQuery((db, { values: [language, ...ids] }: { values: readonly [Language, ...number[]] }) =>
  db.selectFrom('content_texts').selectAll().where('content_id', 'in', ids).where('language', '=', language),
)

/** Finds the texts of items in a language, by item ID. */
export async function findTexts(db: Db, ids: readonly number[], language: Language): Promise<Map<number, ContentTextsRow>> {
  const rows = ids.length ? await textsIn(db, { values: [language, ...ids] }) : []
  return new Map(rows.map((row) => [row.content_id, row]))
}

/** Lists the texts of items in all languages except the site's. */
export async function listTexts(db: Db, ids: readonly number[]): Promise<ContentTextsRow[]> {
  return ids.length ? db.selectFrom('content_texts').selectAll().where('content_id', 'in', ids).orderBy('language').execute() : []
}

export type WrittenTexts = Omit<ContentTextsRow, 'id'>

export async function saveTexts(db: Db, row: WrittenTexts): Promise<void> {
  await db
    .insertInto('content_texts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['content_id', 'language']).doUpdateSet(row))
    .execute()
}

export async function eraseTexts(db: Db, contentId: number, language: Language): Promise<void> {
  await db.deleteFrom('content_texts').where('content_id', '=', contentId).where('language', '=', language).execute()
}

/** Which of the slugs other items of these types have in a language. */
export async function takenTextSlugs(
  db: Db,
  { id, types, language }: { id: number; types: readonly string[]; language: Language },
  slugs: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('content_texts')
    .innerJoin('content', 'content.id', 'content_texts.content_id')
    .select('content_texts.slug')
    .where('content_texts.slug', 'in', slugs)
    .where('content_texts.language', '=', language)
    .where('content.type', 'in', types)
    .where('content.id', '<>', id)
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Finds the slugs of items in a language, by item ID, as far as they differ from those in the site's language. */
export async function findTextSlugs(db: Db, ids: readonly number[], language: Language): Promise<Map<number, string>> {
  const rows = ids.length
    ? await db
        .selectFrom('content_texts')
        .select(['content_id', 'slug'])
        .where('content_id', 'in', ids)
        .where('language', '=', language)
        .where('slug', '<>', '')
        .execute()
    : []
  return new Map(rows.map(({ content_id, slug }) => [content_id, slug]))
}

/** Finds the IDs of the items that have a slug in a language. */
export async function findIdsByTextSlug(db: Db, slugs: readonly string[], language: Language): Promise<number[]> {
  const rows = slugs.length
    ? await db.selectFrom('content_texts').select('content_id').where('slug', 'in', slugs).where('language', '=', language).execute()
    : []
  return rows.map(({ content_id }) => content_id)
}
