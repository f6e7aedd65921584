// Imports a site export that has been scanned.
import type { Context } from '../context.ts'
import { executeTransaction } from '../db/direct-statements.ts'
import { importTerms } from './terms.ts'
import { createItemWriter } from './items.ts'
import { importUsers } from './users.ts'
import type { Report } from './report.ts'
import { createTranslationWriter } from './translations.ts'
import type { Scan } from './scan.ts'
import type { ItemReader } from './reading-thread.ts'

interface Export {
  file: string
  scanned: Scan
  reader: ItemReader
}

interface Options {
  /** A folder with the media files of the exported site. */
  mediaFolder: string | undefined
  onProgress(done: number, total: number): void
}

export async function importWxr(
  { file, scanned, reader }: Export,
  context: Context,
  { mediaFolder, onProgress }: Options,
): Promise<Report> {
  const started = performance.now()
  const users = await importUsers(scanned.authors, context)
  const terms = await importTerms(scanned.terms, context)
  const { write, keep, resolveReferences, written, imported } = createItemWriter(context, users, terms, mediaFolder)
  await executeTransaction(context.db, (trx) => keep(trx, scanned.kept))
  const translations = createTranslationWriter(context, scanned.translations, imported)
  let done = 0
  for await (const batch of reader.batches) {
    await write({ ...batch, items: translations.withoutTranslations(batch.items) })
    onProgress((done += batch.items.length), scanned.items)
  }
  const texts = await translations.write()
  await resolveReferences()
  const { media, ...counts } = written
  return {
    file,
    users: users.count,
    terms: terms.counts,
    ...counts,
    translations: texts,
    changed: {},
    skipped: scanned.skipped,
    media: mediaFolder === undefined ? undefined : media,
    seconds: (performance.now() - started) / 1000,
  }
}
