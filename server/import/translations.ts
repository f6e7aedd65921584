// Writes the items of a file that are translations: as texts of the item that they translate, or of an item of their own in its language.
import type { Context } from '../context.ts'
import { executeTransaction } from '../db/direct-statements.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { freeTextSlug } from '../engine/free-slug.ts'
import { findRows } from '../engine/rows-store.ts'
import { listTexts } from '../engine/texts-store.ts'
import { changeTexts, columnsOf, emptyTexts, textsOfRow } from '../engine/translations.ts'
import { updateRow } from '../engine/writes-store.ts'
import type { Language } from '../languages.ts'
import type { ReadItem } from './batches.ts'
import type { ItemFields } from './item.ts'
import type { Translations } from './translation-marks.ts'

interface Known {
  idOf(key: string): number
  /** Makes references to an item refer to another one. */
  announce(item: ItemFields, id: number): void
  /** The content of an item with the IDs of items that exist. */
  contentOf(one: ReadItem): string
}

export function createTranslationWriter(context: Context, { languages, mains }: Translations, known: Known) {
  const waiting: ReadItem[] = []
  return { withoutTranslations, write }

  /** Keeps the translations of a batch until the items exist that they translate. Returns the others. */
  function withoutTranslations(batch: readonly ReadItem[]): ReadItem[] {
    const [own, translated] = [false, true].map((isTranslation) => batch.filter(({ item }) => mains.has(item.key) === isTranslation)) as [
      ReadItem[],
      ReadItem[],
    ]
    waiting.push(...translated)
    return own
  }

  /** Runs after all other items have been written. Returns how many texts were added. */
  async function write(): Promise<number> {
    let added = 0
    // In the language of the item itself first, so that the others do not stand in for it.
    for (const [key, language] of languages) if (!mains.has(key) && (await markLanguage(known.idOf(key), language))) added++
    for (const { item } of waiting) known.announce(item, known.idOf(mains.get(item.key) ?? ''))
    for (const one of waiting.splice(0)) {
      const { key } = one.item
      if (await addTexts(known.idOf(key), languages.get(key) ?? '', { ...one.row, content: known.contentOf(one) })) added++
    }
    return added
  }

  /** Marks the texts of an item as those of a language: they stand in for those in the site's language. */
  async function markLanguage(id: number, language: Language): Promise<boolean> {
    return inTransaction(id, async (row, inside) => {
      if (row.translations) return false
      const { title, content, excerpt } = row
      const { keep } = await changeTexts({ title, content, excerpt }, emptyTexts, row, { ...inside, language })
      await updateRow(inside.db, id, (await keep(inside.db, id)) ?? {})
      return true
    })
  }

  /** Adds the texts of a translation, unless the item has texts in its language. */
  async function addTexts(id: number, language: Language, translated: ReadItem['row']): Promise<boolean> {
    return inTransaction(id, async (row, inside) => {
      if ((await listTexts(inside.db, [id])).some((texts) => texts.language === language)) return false
      const { title, content, excerpt } = translated
      const own = textsOfRow(row, [])
      const isOther = context.config.site.hasLanguagePaths && translated.slug && translated.slug !== row.slug
      const slug = isOther ? await freeTextSlug(translated.slug, row, { ...inside, language }) : ''
      const { own: shown, keep } = await changeTexts({ title, content, excerpt }, own, row, { ...inside, language }, slug)
      await updateRow(inside.db, id, { ...columnsOf(shown, own), ...(await keep(inside.db, id)) })
      return true
    })
  }

  async function inTransaction(id: number, act: (row: ContentRow, inside: Context) => Promise<boolean>): Promise<boolean> {
    const [found] = id ? await findRows(context.db, [id]) : []
    if (!found) return false
    let isDone = false
    await executeTransaction(context.db, async (db) => {
      await context.dialect.lockWrites(db, found.type)
      const [row] = await findRows(db, [id])
      isDone = row !== undefined && (await act(row, { ...context, db }))
    })
    return isDone
  }
}
