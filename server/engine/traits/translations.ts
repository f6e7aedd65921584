// The texts of an item in each language of the site: which there are, and what a change in one of them stores.
import { isFieldRequested } from '#server/contract/response-fields.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { ContentTextsRow } from '#server/db/tables/texts.ts'
import type { Language } from '#server/languages.ts'
import { wordsIn } from '#server/lists/field-words.ts'
import { freeTextSlug } from '../free-slug.ts'
import { otherLanguages, readSummary } from '../merged-texts.ts'
import { createLanguageLinks } from '../permalinks.ts'
import { findRows } from '../rows-store.ts'
import { listTexts } from '../texts-store.ts'
import { fallbacksOf } from '../translated-rows.ts'
import { changeTexts, columnsOf, isInOwnLanguage, metaTextsOf, metaTexts, textsOfRow, withMetaTexts } from '../translations.ts'
import type { SomeTexts, Texts } from '../translations.ts'
import type { Change, ReadContext, Trait } from '../trait.ts'

/** What the resource calls its texts; `meta` values have their own names. */
export interface TextNames {
  title?: string
  content?: string
  excerpt?: string
}

interface TranslationLinks {
  /** The URL of the item in the language, in the API. */
  href: string
  /** The public URL. */
  link: string
  /** The texts as written, in the edit context. */
  texts?: Record<string, unknown>
}

interface Out {
  language: Language
  fallbacks: Record<string, Language>
  translations: Record<Language, TranslationLinks>
}

interface In {
  slug?: string
  meta?: object
  alt_text?: string
}

const BLOCK_TEXTS = ['title', 'content', 'excerpt'] as const

/** The traits that write texts. */
const AFTER = ['title', 'content', 'excerpt', 'meta', 'alt_text', 'slug'] as const

export function translations(route: string, names: TextNames): Trait<ContentRow, Out, In> & { read: object } {
  return {
    name: 'translations',
    after: AFTER,
    async read(rows, reading) {
      const linksOf = await translationLinks(rows, route, names, reading)
      return (row) => ({
        language: reading.language,
        fallbacks: namedFallbacks(row, names, reading),
        translations: linksOf(row),
      })
    },
    write: (input, change) => writeTexts(input, change),
  }
}

/** The same for what writes texts but shows no languages, such as autosaves of drafts. */
export const translatedTexts: Trait<ContentRow, object, In> & { write: object } = {
  name: 'translations',
  after: AFTER,
  write: (input, change) => writeTexts(input, change),
}

/** Moves the texts that other traits have written to their language. */
async function writeTexts(input: In, change: Change<ContentRow>): Promise<void> {
  const { before, item, values, context, addEffect } = change
  if (item || (isInOwnLanguage(context) && !before?.translations)) return
  const names = metaTextsOf(change.after('type') ?? '', context)
  const given = { ...input.meta, ...input }
  const written: SomeTexts = {
    ...Object.fromEntries(BLOCK_TEXTS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
    ...(values.meta !== undefined &&
      metaTexts(
        values.meta,
        names.filter((name) => name in given),
      )),
  }
  const slug = await ownSlug(input, change)
  const own = before ? textsOfRow(before, names) : emptyOwn(names)
  if (!Object.keys(written).length && slug === undefined) return
  const { own: shown, keep } = await changeTexts(written, own, before, context, slug)
  replaceTexts(change, own, shown, names)
  addEffect(async (db, row) => keep(db, row.id))
}

const emptyOwn = (names: readonly string[]): Texts => ({
  title: '',
  content: '',
  excerpt: '',
  address: '',
  city: '',
  ...metaTexts('{}', names),
})

/** Sets the columns to the texts that are shown in the site's language. */
function replaceTexts({ before, values, after, context }: Change<ContentRow>, own: Texts, shown: Texts, names: readonly string[]): void {
  for (const column of [
    'title',
    'title_rendered',
    'content',
    'content_rendered',
    'block_version',
    'is_dynamic',
    'excerpt',
    'excerpt_rendered',
  ] as const)
    Reflect.deleteProperty(values, column)
  Object.assign(values, columnsOf(shown, before && own))
  if (values.meta === undefined && !names.some((name) => shown[`meta.${name}`] !== own[`meta.${name}`])) return
  values.meta = withMetaTexts(after('meta') ?? '{}', Object.fromEntries(names.map((name) => [name, shown[`meta.${name}`] ?? ''])))
  const fields = context.declarations.fields.get(after('type') ?? '')
  if (fields) values.words = wordsIn(JSON.parse(values.meta) as Record<string, unknown>, fields)
}

/** The slug of the language, which the request writes; the item keeps the one that it has. */
async function ownSlug({ slug }: In, { before, values, context }: Change<ContentRow>): Promise<string | undefined> {
  if (slug === undefined || !before || isInOwnLanguage(context) || !context.config.site.hasLanguagePaths) return undefined
  const wanted = values.slug ?? before.slug
  Reflect.deleteProperty(values, 'slug')
  return slug === '' || wanted === before.slug ? '' : freeTextSlug(wanted, before, context)
}

function namedFallbacks(row: ContentRow, names: TextNames, { query }: ReadContext): Record<string, Language> {
  const nameOf = (name: string): string | undefined => {
    if (!name.startsWith('meta.')) return names[name as keyof TextNames]
    return name === 'meta.alt_text' ? 'alt_text' : query.context === 'edit' ? name : undefined
  }
  return Object.fromEntries(
    Object.entries(fallbacksOf(row)).flatMap(([name, language]) => {
      const shown = nameOf(name)
      return shown === undefined ? [] : [[shown, language]]
    }),
  )
}

/** The links to an item in the other languages that it has texts in. */
async function translationLinks(
  rows: readonly ContentRow[],
  route: string,
  names: TextNames,
  reading: ReadContext,
): Promise<(row: ContentRow) => Out['translations']> {
  const { _fields: fields } = reading.query
  const translated = isFieldRequested(fields, 'translations') ? rows.filter((row) => row.translations) : []
  if (!translated.length) return () => ({})
  const { config } = reading
  const linkIn = await createLanguageLinks(translated, config.site.languages, reading)
  const textsIn = reading.query.context === 'edit' ? await writtenTexts(translated, names, reading) : undefined
  return (row) =>
    Object.fromEntries(
      otherLanguages(row.translations, 'title', reading.language, config.site).map((language) => [
        language,
        {
          href: `${config.restRoot}${route}/${row.id}?i18n_language=${language}`,
          link: linkIn(row, language),
          ...(textsIn && { texts: textsIn(row, language) }),
        },
      ]),
    )
}

/** Reads the texts of items as they are written in each language. */
async function writtenTexts(rows: readonly ContentRow[], names: TextNames, reading: ReadContext) {
  const { db, config } = reading
  const ids = rows.map(({ id }) => id)
  const stored = Map.groupBy(await listTexts(db, ids), (texts) => texts.content_id)
  const own = new Map(reading.language === config.site.language ? [] : (await findRows(db, ids)).map((row) => [row.id, row]))
  return (row: ContentRow, language: Language): Record<string, unknown> => {
    const isOwn = language === config.site.language
    const texts = isOwn ? own.get(row.id) : stored.get(row.id)?.find((one) => one.language === language)
    const standIns = isOwn ? [...readSummary(row.translations).values()].flat() : []
    return texts ? presentTexts(texts, row.type, names, standIns, reading) : {}
  }
}

function presentTexts(
  texts: Pick<ContentTextsRow, 'title' | 'content' | 'excerpt' | 'slug' | 'meta'>,
  type: string,
  names: TextNames,
  standIns: readonly string[],
  reading: ReadContext,
): Record<string, unknown> {
  const written = (name: string, text: string): string => (standIns.includes(name) ? '' : text)
  const meta = Object.entries(metaTexts(texts.meta, metaTextsOf(type, reading))).map(([name, text]) => [name.slice(5), written(name, text)])
  const { alt_text, ...values } = Object.fromEntries(meta.filter(([, text]) => text)) as Record<string, string>
  return {
    ...Object.fromEntries(BLOCK_TEXTS.flatMap((name) => (names[name] === undefined ? [] : [[names[name], written(name, texts[name])]]))),
    ...(reading.config.site.hasLanguagePaths && { slug: texts.slug }),
    ...(alt_text && { alt_text }),
    ...(Object.keys(values).length && { meta: values }),
  }
}
