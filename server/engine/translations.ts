// Texts by language. The row of an item has those in the site's language, and another one for each text that is missing there;
// a table of its own has the texts in further languages.
import type { RequestContext } from '../context.ts'
import { isTranslatable } from '../declarations/translatable.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { ContentTextsRow } from '../db/tables/texts.ts'
import type { Language } from '../languages.ts'
import { renderExcerpt, renderTitle } from '../rendering/content.ts'
import { renderBody, renderTexts } from './rendered-texts.ts'
import { mergeTexts, writeSummary } from './merged-texts.ts'
import type { Translation } from './merged-texts.ts'
import { eraseTexts, listTexts, saveTexts } from './texts-store.ts'
import type { WrittenTexts } from './texts-store.ts'
import { updateKeepingVersion } from './writes-store.ts'

/** The values of `meta` that are texts are called `meta.footnotes` and so on. */
export type Texts = Record<'title' | 'content' | 'excerpt' | 'address' | 'city', string> & Readonly<Record<`meta.${string}`, string>>

/** Some of the texts. */
export type SomeTexts = Readonly<Record<string, string>>

export const emptyTexts: Texts = { title: '', content: '', excerpt: '', address: '', city: '' }

/** The values of `meta` that are texts of the service itself. */
const META_TEXTS = ['footnotes', 'alt_text']

/** The names of the values of `meta` that have a text in each language. */
export function metaTextsOf(type: string, { declarations }: Pick<RequestContext, 'declarations'>): string[] {
  const fields = Object.entries(declarations.fields.get(type) ?? {})
  return [...META_TEXTS, ...fields.flatMap(([name, field]) => (isTranslatable(field) ? [name] : []))]
}

/** The texts of a row in the site's language. `names` are those of the values of `meta`. */
export function textsOfRow({ title, content, excerpt, meta }: ContentRow, names: readonly string[]): Texts {
  return { ...emptyTexts, title, content, excerpt, ...metaTexts(meta, names) }
}

/** The texts among the values of `meta`, which is JSON. */
export function metaTexts(meta: string, names: readonly string[]): Record<`meta.${string}`, string> {
  const stored = JSON.parse(meta) as Record<string, string | null | undefined>
  return Object.fromEntries(names.map((name) => [`meta.${name}`, stored[name] ?? '']))
}

/** Sets the texts among the values of `meta`; an empty text removes its value. */
export function withMetaTexts(meta: string, texts: Readonly<Record<string, string>>): string {
  const values = JSON.parse(meta) as Record<string, unknown>
  for (const [name, text] of Object.entries(texts)) {
    if (text) values[name] = text
    else Reflect.deleteProperty(values, name)
  }
  return JSON.stringify(values)
}

const metaIn = (texts: Texts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (name.startsWith('meta.') ? [[name.slice('meta.'.length), text]] : [])),
  )

/** Returns the columns, including HTML, of the texts that differ from `stored`, or of all texts. */
export function columnsOf(texts: Texts, stored?: Texts): Partial<ContentRow> {
  const { title, content, excerpt } = texts
  const differs = (name: 'title' | 'content' | 'excerpt'): boolean => texts[name] !== stored?.[name]
  return {
    ...(differs('title') && { title, title_rendered: renderTitle(title) }),
    ...(differs('content') && renderBody(content)),
    ...((differs('content') || differs('excerpt')) && { excerpt, excerpt_rendered: renderExcerpt(excerpt, content) }),
  }
}

export interface TextChange {
  /** The texts that are shown in the site's language. */
  own: Texts
  /** Stores the texts in other languages once the item has an ID. Returns the column of the item that lists them. */
  keep(db: Db, contentId: number): Promise<Pick<ContentRow, 'translations'> | undefined>
}

/** Merges texts written in the requested language with the stored ones. `slug` is that of the language, if it is written. */
export async function changeTexts(
  written: SomeTexts,
  own: Texts,
  before: Pick<ContentRow, 'id' | 'translations'> | undefined,
  { db, config: { site }, language }: Pick<RequestContext, 'db' | 'config' | 'language'>,
  slug?: string,
): Promise<TextChange> {
  const isOwn = language === site.language
  if (isOwn && !before?.translations) return { own: { ...own, ...written }, keep: () => Promise.resolve(undefined) }
  const rows = before ? await listTexts(db, [before.id]) : []
  const stored = new Map(rows.map((row) => [row.language, row]))
  // In the order of the site, which decides what stands in for a missing text. Those that it no longer has come last.
  const languages = new Set([...site.languages, ...stored.keys()].filter((one) => stored.has(one) || (one === language && !isOwn)))
  const others = new Map([...languages].map((one) => [one, translationOf(stored.get(one))]))
  const merged = mergeTexts(written, isOwn ? undefined : language, own, others)
  return {
    own: merged.own,
    async keep(trx, id) {
      for (const [one, translation] of merged.others)
        await saveTranslation(trx, id, translation, stored.get(one), one === language ? slug : undefined, one)
      return { translations: writeSummary(merged.others) }
    },
  }
}

async function saveTranslation(
  db: Db,
  id: number,
  { texts, standsIn }: Translation<Texts>,
  stored: ContentTextsRow | undefined,
  slug = stored?.slug ?? '',
  language: Language,
): Promise<void> {
  const row = rowOf(id, language, texts, standsIn, slug)
  if (isEmpty(row)) return stored && eraseTexts(db, id, language)
  const isSame = stored && Object.entries(row).every(([name, value]) => stored[name as keyof WrittenTexts] === value)
  if (!isSame) await saveTexts(db, row)
}

function rowOf(content_id: number, language: Language, texts: Texts, standsIn: readonly string[], slug: string): WrittenTexts {
  const { title, content, excerpt, address, city } = texts
  const { title_rendered, content_rendered, excerpt_rendered } = renderTexts(texts)
  const meta = withMetaTexts('{}', metaIn(texts))
  const rendered = { title_rendered, content_rendered, excerpt_rendered }
  return { content_id, language, title, content, excerpt, address, city, ...rendered, slug, meta, stands_in: standsIn.join(' ') }
}

const isEmpty = ({ title, content, excerpt, address, city, slug, meta }: WrittenTexts): boolean =>
  !title && !content && !excerpt && !address && !city && !slug && meta === '{}'

function translationOf(row: ContentTextsRow | undefined): Translation<Texts> {
  if (!row) return { texts: emptyTexts, standsIn: [] }
  const { title, content, excerpt, address, city, meta, stands_in } = row
  const values = JSON.parse(meta) as Record<string, string>
  const fromMeta = Object.fromEntries(Object.entries(values).map(([name, text]) => [`meta.${name}`, text]))
  return { texts: { title, content, excerpt, address, city, ...fromMeta }, standsIn: stands_in.split(' ').filter(Boolean) }
}

/** Updates the column that lists the languages of items, after their texts have been copied. */
export async function followTranslations(db: Db, ids: readonly number[]): Promise<void> {
  const byItem = Map.groupBy(await listTexts(db, ids), (row) => row.content_id)
  for (const [id, rows] of byItem)
    await updateKeepingVersion(db, id, { translations: writeSummary(new Map(rows.map((row) => [row.language, translationOf(row)]))) })
}

/** Whether a request reads or writes the texts of the site's language. */
export const isInOwnLanguage = ({ language, config }: Pick<RequestContext, 'language' | 'config'>): boolean =>
  language === config.site.language
