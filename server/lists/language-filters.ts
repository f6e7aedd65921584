// How lists look at the texts of the requested language: what searches find, and what titles are sorted by.
import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { RequestContext } from '../context.ts'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import type { SearchColumn, Which } from '../db/dialect.ts'
import type { Language } from '../languages.ts'

type InLanguage = Pick<RequestContext, 'config' | 'language'>

const isTranslated = ({ config, language }: InLanguage): boolean => language !== config.site.language

/** Finds the items whose texts in the requested language contain the words; undefined for the site's language, whose texts are in the items. */
export function inTranslations(
  which: Which,
  columns: readonly SearchColumn[],
  words: string[],
  context: InLanguage & Pick<RequestContext, 'dialect'>,
): Condition | undefined {
  if (!isTranslated(context)) return undefined
  const eb = contentBuilder()
  return eb(
    'content.id',
    'in',
    eb
      .selectFrom('content_texts')
      .select('content_texts.content_id')
      .where('content_texts.language', '=', context.language)
      .where(context.dialect.contains(which, columns, words, 'content_texts')),
  )
}

/** The title in the requested language; where it is missing, that in the site's language. */
export function shownTitle(context: InLanguage): Expression<string> {
  const own = sql.ref<string>('content.title')
  return isTranslated(context)
    ? sql<string>`coalesce((select nullif(content_texts.title, '') from content_texts
        where content_texts.content_id = content.id and content_texts.language = ${context.language}), ${own})`
    : own
}

/** What lists are sorted by for an order by title: in another language than the site's, its collation. */
export function titleOrder(context: InLanguage & Pick<RequestContext, 'dialect'>): Expression<string> {
  const title = shownTitle(context)
  return isTranslated(context) ? context.dialect.collate(title, context.language) : context.dialect.fold(title)
}

/** Items with a title, content or excerpt that is not written in a language. */
export function byUntranslated({ untranslated }: { untranslated?: Language }, { config }: InLanguage): Condition | undefined {
  if (untranslated === undefined) return undefined
  const eb = contentBuilder()
  // Texts that are missing in the site's language are those of other languages, which say so.
  if (untranslated === config.site.language)
    return eb('content.id', 'in', eb.selectFrom('content_texts').select('content_texts.content_id').where('stands_in', '<>', ''))
  const written = ['title', 'content', 'excerpt'].map(
    (name) => sql<SqlBool>`(${sql.ref(`content.${name}`)} = '' or ${sql.ref(`content_texts.${name}`)} <> '')`,
  )
  return sql<SqlBool>`not exists (select 1 from content_texts where content_texts.content_id = content.id
    and content_texts.language = ${untranslated} and ${sql.join(written, sql` and `)})`
}
