// Finds the texts of items and terms that searches find, in all languages. Another language, or another text, is added here.
import { decodeHTML } from 'entities'
import type { Context } from '../context.ts'
import { plainText } from '../rendering/plain-text.ts'
import { localeOf } from '../languages.ts'
import { entryOf, marks } from './entries.ts'
import type { Entry, EntryText } from './entries.ts'

type Reading = Pick<Context, 'db' | 'config'>

const COLUMNS = ['title_rendered', 'excerpt', 'content_rendered'] as const

interface StoredText extends Record<(typeof COLUMNS)[number], string> {
  words?: string
}

const readable = (html: string): string => (/[<&]/.test(html) ? decodeHTML(plainText(html)) : html)

const textOf = ({ title_rendered, excerpt, content_rendered, words = '' }: StoredText, locale: string): EntryText => ({
  locale,
  title: readable(title_rendered),
  text: [excerpt, content_rendered].map(readable).concat(words).filter(Boolean).join('\n'),
})

/** The texts of published items, by ID: in the language of the site first. */
export async function findItemTexts({ db, config }: Reading, ids: readonly number[]): Promise<Map<number, EntryText[]>> {
  return ids.length ? textsByItem({ db, config }, await findPublishedItems(db, ids)) : new Map()
}

/** The entries of published items, and of terms. What is missing here is to have none. */
export async function findEntries(context: Reading, ids: readonly number[]): Promise<Entry[]> {
  const [items, terms] = [ids.filter((id) => id > 0), ids.filter((id) => id < 0).map((id) => -id)]
  return [...(items.length ? await entriesOfItems(context, items) : []), ...(terms.length ? await entriesOfTerms(context, terms) : [])]
}

async function entriesOfItems(context: Reading, ids: readonly number[]): Promise<Entry[]> {
  const items = await findPublishedItems(context.db, ids)
  const texts = await textsByItem(context, items)
  const linked = await context.db.selectFrom('content_terms').select(['content_id', 'term_id']).where('content_id', 'in', ids).execute()
  const terms = Map.groupBy(linked, ({ content_id }) => content_id)
  return items.map(({ id, type, author, password }) =>
    entryOf(id, texts.get(id) ?? [], [
      ...(password ? [marks.protected(type), marks.protectedOf(type, author)] : [marks.open(type)]),
      ...(terms.get(id) ?? []).map(({ term_id }) => marks.term(term_id)),
    ]),
  )
}

function findPublishedItems(db: Context['db'], ids: readonly number[]) {
  return db
    .selectFrom('content')
    .select(['id', 'type', 'author', 'password', 'words', ...COLUMNS])
    .where('id', 'in', ids)
    .where('status', '=', 'publish')
    .where('type', '<>', 'revision')
    .execute()
}

async function textsByItem({ db, config }: Reading, items: readonly ({ id: number } & StoredText)[]): Promise<Map<number, EntryText[]>> {
  const ids = items.map(({ id }) => id)
  const others = ids.length
    ? await db
        .selectFrom('content_texts')
        .select(['content_id', 'language', ...COLUMNS])
        .where('content_id', 'in', ids)
        .execute()
    : []
  const translations = Map.groupBy(others, ({ content_id }) => content_id)
  return new Map(
    items.map((item) => [
      item.id,
      [
        textOf(item, localeOf(config.site.language)),
        ...(translations.get(item.id) ?? []).map((text) => textOf(text, localeOf(text.language))),
      ],
    ]),
  )
}

async function entriesOfTerms(context: Reading, ids: readonly number[]): Promise<Entry[]> {
  const texts = await findTermTexts(context, ids)
  const terms = await context.db.selectFrom('terms').select(['id', 'taxonomy']).where('id', 'in', ids).execute()
  return terms.map(({ id, taxonomy }) => entryOf(-id, texts.get(id) ?? [], [marks.open(taxonomy)]))
}

/** The names and descriptions of terms, by ID. */
export async function findTermTexts({ db, config }: Reading, ids: readonly number[]): Promise<Map<number, EntryText[]>> {
  if (!ids.length) return new Map()
  const terms = await db.selectFrom('terms').select(['id', 'name', 'description']).where('id', 'in', ids).execute()
  const others = await db
    .selectFrom('term_texts')
    .select(['term_id', 'language', 'name', 'description'])
    .where('term_id', 'in', ids)
    .execute()
  const translations = Map.groupBy(others, ({ term_id }) => term_id)
  const inLanguage = ({ name, description }: { name: string; description: string }, language: string): EntryText => ({
    locale: localeOf(language),
    title: readable(name),
    text: readable(description),
  })
  return new Map(
    terms.map((term) => [
      term.id,
      [inLanguage(term, config.site.language), ...(translations.get(term.id) ?? []).map((text) => inLanguage(text, text.language))],
    ]),
  )
}
