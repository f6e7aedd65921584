// Imports a site export that has been scanned completely.
import type { Context } from '../context.ts'
import { importTerms } from './terms.ts'
import { itemWriter } from './items.ts'
import { importUsers } from './users.ts'
import type { Report } from './report.ts'
import type { Scan } from './scan.ts'
import { batchesReadAhead } from './reading-thread.ts'

interface Options {
  /** A folder with the media files of the exported site. */
  mediaFolder: string | undefined
  onProgress(done: number, total: number): void
}

export async function importWxr(file: string, found: Scan, context: Context, { mediaFolder, onProgress }: Options): Promise<Report> {
  const started = performance.now()
  const people = await importUsers(found.authors, context)
  const groups = await importTerms(found.terms, context)
  const { write, tieReferences, written } = itemWriter(context, people, groups, mediaFolder)
  let done = 0
  for await (const batch of batchesReadAhead(file, { timezone: context.config.site.timezone, now: context.now() })) {
    await write(batch)
    onProgress((done += batch.length), found.items)
  }
  await tieReferences()
  const { media, ...counts } = written
  return {
    file,
    users: people.count,
    terms: groups.counts,
    ...counts,
    left_out: found.leftOut,
    media: mediaFolder === undefined ? undefined : media,
    seconds: (performance.now() - started) / 1000,
  }
}
