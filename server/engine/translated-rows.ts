// Rows with the texts of the requested language, so that everything that reads a row shows them.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { ContentTextsRow } from '../db/tables/texts.ts'
import type { Language } from '../languages.ts'
import { hasPlaceholdersIn } from '../rendering/content.ts'
import { readSummary, standInFor } from './merged-texts.ts'
import { findTexts } from './texts-store.ts'
import { isInOwnLanguage, metaTextsOf, withMetaTexts, metaTexts } from './translations.ts'

/** The texts that are missing in the requested language, with the language that stands in. */
export type Fallbacks = Readonly<Record<string, Language>>

/** What the texts of a row depend on; rows of lists lack the content. */
type Translatable = Pick<ContentRow, 'id' | 'type' | 'title' | 'excerpt' | 'meta' | 'slug' | 'translations'> &
  Partial<Pick<ContentRow, 'content'>>

interface Translated {
  fallbacks: Fallbacks
  /** The slug in the site's language. */
  ownSlug: string
}

type Reading = Pick<RequestContext, 'db' | 'config' | 'language' | 'declarations'>

/** Returns the rows with the texts of the requested language; of those that it lacks, with the ones in the site's language. */
export async function translateRows<Row extends Translatable>(rows: readonly Row[], reading: Reading): Promise<readonly Row[]> {
  if (isInOwnLanguage(reading)) return rows
  const { db, language } = reading
  const ids = rows.flatMap(({ id, translations }) => (readSummary(translations).has(language) ? [id] : []))
  const found = await findTexts(db, ids, language)
  // The texts of a row that has been translated can be those of an autosave.
  return rows.map((row) => ('fallbacks' in row ? row : translated(row, found.get(row.id), reading)))
}

export async function translateRow<Row extends ContentRow>(row: Row, reading: Reading): Promise<Row> {
  return (await translateRows([row], reading))[0] as Row
}

function translated<Row extends Translatable>(row: Row, texts: ContentTextsRow | undefined, reading: Reading): Row & Translated {
  return {
    ...row,
    ...(texts && {
      ...(texts.title && { title: texts.title, title_rendered: texts.title_rendered }),
      ...(texts.content && bodyIn(texts)),
      ...excerptIn(texts, row),
      ...(texts.meta !== '{}' && { meta: withMetaTexts(row.meta, JSON.parse(texts.meta) as Record<string, string>) }),
      ...(texts.slug && reading.config.site.hasLanguagePaths && { slug: texts.slug }),
    }),
    fallbacks: fallbacksFor(row, texts, reading),
    ownSlug: row.slug,
  }
}

/** The columns of the content. */
export function bodyIn({ content, content_rendered }: ContentTextsRow): Partial<ContentRow> {
  return {
    content,
    content_rendered,
    block_version: content.includes('<!-- wp:') ? 1 : 0,
    is_dynamic: hasPlaceholdersIn(content_rendered) ? 1 : 0,
  }
}

/** An excerpt is generated from the content of the language only if no language has a written one. */
function excerptIn({ excerpt, excerpt_rendered, content }: ContentTextsRow, row: Translatable): Partial<ContentRow> {
  if (excerpt) return { excerpt, excerpt_rendered }
  return content && !row.excerpt ? { excerpt_rendered } : {}
}

function fallbacksFor(row: Translatable, texts: ContentTextsRow | undefined, reading: Reading): Fallbacks {
  const names = metaTextsOf(row.type, reading)
  const own = { title: row.title, content: row.content, excerpt: row.excerpt, ...metaTexts(row.meta, names) }
  const written = { title: texts?.title, content: texts?.content, excerpt: texts?.excerpt, ...metaTexts(texts?.meta ?? '{}', names) }
  const languages = readSummary(row.translations)
  const missing = Object.keys(own).filter((name) => own[name as keyof typeof own] && !written[name as keyof typeof own])
  return Object.fromEntries(missing.map((name) => [name, standInFor(name, languages) ?? reading.config.site.language]))
}

/** Returns rows with the titles of the requested language. */
export async function translateTitles<Row extends Pick<ContentRow, 'id' | 'title_rendered'>>(
  rows: readonly Row[],
  reading: Reading,
): Promise<readonly Row[]> {
  if (isInOwnLanguage(reading)) return rows
  const ids = rows.map(({ id }) => id)
  const found = await findTexts(reading.db, ids, reading.language)
  return rows.map((row) => ({ ...row, title_rendered: found.get(row.id)?.title_rendered || row.title_rendered }))
}

/** Which texts of a row that has been translated are in another language. In the site's language, the row itself says it. */
export function fallbacksOf(row: ContentRow): Fallbacks {
  if ('fallbacks' in row) return (row as ContentRow & Translated).fallbacks
  return Object.fromEntries([...readSummary(row.translations)].flatMap(([language, names]) => names.map((name) => [name, language])))
}
