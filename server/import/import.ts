// Imports a site export that has been scanned completely.
import type { Context } from '../context.ts'
import { importTerms } from './terms.ts'
import { itemWriter } from './items.ts'
import { importUsers } from './users.ts'
import type { Report } from './report.ts'
import type { Scan } from './scan.ts'
import type { Reading } from './reading-thread.ts'

/** A site export that has been scanned. */
interface Export {
  file: string
  found: Scan
  reading: Reading
}

interface Options {
  /** A folder with the media files of the exported site. */
  mediaFolder: string | undefined
  onProgress(done: number, total: number): void
}

/** Fewer are written sooner than a thread starts. */
const MANY_ITEMS = 500

export async function importWxr({ file, found, reading }: Export, context: Context, { mediaFolder, onProgress }: Options): Promise<Report> {
  const started = performance.now()
  const people = await importUsers(found.authors, context)
  const groups = await importTerms(found.terms, context)
  const { write, tieReferences, written } = itemWriter(context, people, groups, mediaFolder)
  const restore = found.items < MANY_ITEMS ? undefined : await context.dialect.speedUpCommits?.(context.db)
  try {
    let done = 0
    for await (const batch of reading.batches) {
      await write(batch)
      onProgress((done += batch.length), found.items)
    }
    await tieReferences()
  } finally {
    await restore?.()
  }
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
