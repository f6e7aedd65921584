// Exports the content of the site as a WXR file, which other systems import: one state, item by item.
import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Context } from '../context.ts'
import { readSnapshot } from '../db/snapshot.ts'
import type { Snapshot } from '../db/snapshot.ts'
import { storedPath } from '../media/store.ts'
import { readSettings } from '../settings/settings.ts'
import { UPLOADS } from '../storage/storage.ts'
import { escapeXml } from '../import/xml.ts'
import { authorElement, itemElement, termElement } from './wxr-items.ts'
import type { WxrNames } from './wxr-items.ts'
import { authorsOf, countOfItems, itemsOf, keptOf, termsOf } from './wxr-store.ts'
import type { ExportedItem, ExportedTerm, ExportedUser } from './wxr-store.ts'

export interface WxrReport {
  file: string
  /** The number of items by type. */
  items: Record<string, number>
  /** The elements that imports have kept. */
  kept: number
  /** The files that have been copied. */
  files: number
}

const NAMESPACES = [
  ['excerpt', 'http://wordpress.org/export/1.2/excerpt/'],
  ['content', 'http://purl.org/rss/1.0/modules/content/'],
  ['wfw', 'http://wellformedweb.org/CommentAPI/'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['wp', 'http://wordpress.org/export/1.2/'],
] as const

interface WxrOptions {
  /** Gets copies of the files of media. */
  mediaFolder?: string | undefined
  progress(done: number, total: number): void
}

export async function exportWxr(file: string, context: Context, { mediaFolder, progress }: WxrOptions): Promise<WxrReport> {
  const report: WxrReport = { file, items: {}, kept: 0, files: 0 }
  // A killed process leaves no file that seems complete.
  const part = `${file}.part`
  await readSnapshot(context, context.config.database, (snapshot) =>
    pipeline(partsOf(snapshot, context, report, progress, copy), createWriteStream(part, { flush: true })),
  )
  await rename(part, file)
  return report

  async function copy(row: ExportedItem): Promise<void> {
    const { path, stored_as } = row
    if (mediaFolder === undefined || path === null) return
    const target = join(mediaFolder, path)
    await mkdir(dirname(target), { recursive: true })
    if (await context.storage.stat(storedPath({ path, stored_as })))
      await pipeline(await context.storage.read(storedPath({ path, stored_as })), createWriteStream(target))
    report.files++
  }
}

async function* partsOf(
  snapshot: Snapshot,
  context: Context,
  report: WxrReport,
  progress: WxrOptions['progress'],
  copy: (row: ExportedItem) => Promise<void>,
): AsyncGenerator<string> {
  const { config, dialect } = context
  const types = [...context.contentTypes.values()].flatMap(({ type, imported }) => (imported ? [type] : []))
  const taxonomies = [...context.taxonomies.values()].flatMap(({ name, importedAs }) => (importedAs === undefined ? [] : [name]))
  yield await headOf(context)
  for await (const user of rowsOf<ExportedUser>(snapshot, authorsOf(types))) yield authorElement(user)

  const terms = new Map<number, ExportedTerm>()
  for await (const term of rowsOf<ExportedTerm>(snapshot, termsOf(taxonomies))) terms.set(term.id, term)
  const names: WxrNames = {
    nameOf: (name) => context.contentTypes.get(name)?.imported?.name ?? context.taxonomies.get(name)?.importedAs ?? name,
    fields: context.declarations.fields,
    terms,
    baseUrl: config.baseUrl,
    uploadsUrl: config.baseUrl + UPLOADS,
  }
  for (const term of parentsFirst(terms)) yield termElement(term, names)
  yield* keptElements(snapshot, 'term', report)

  let [done, total] = [0, 0]
  for await (const { count } of rowsOf<{ count: number }>(snapshot, countOfItems(types))) total = count
  for await (const row of rowsOf<ExportedItem>(snapshot, itemsOf(types, dialect.kind))) {
    yield itemElement(row, names)
    await copy(row)
    report.items[row.type] = (report.items[row.type] ?? 0) + 1
    report.kept += row.kept === null ? 0 : (JSON.parse(row.kept) as unknown[]).length
    progress(++done, total)
  }
  yield* keptElements(snapshot, 'item', report)
  yield '</channel>\n</rss>\n'
}

/** Importers look for the parent of a term among those that they have read. */
function* parentsFirst(terms: ReadonlyMap<number, ExportedTerm>): Generator<ExportedTerm> {
  const children = Map.groupBy(terms.values(), ({ parent }) => (terms.has(parent) ? parent : 0))
  const waiting = [...(children.get(0) ?? [])]
  for (let term = waiting.shift(); term; term = waiting.shift()) {
    yield term
    waiting.push(...(children.get(term.id) ?? []))
  }
}

async function headOf(context: Context): Promise<string> {
  const { baseUrl } = context.config
  const { title, description } = await readSettings(context)
  const namespaces = NAMESPACES.map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"${namespaces}>
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(baseUrl)}</link>
<description>${escapeXml(description)}</description>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${escapeXml(baseUrl)}</wp:base_site_url>
<wp:base_blog_url>${escapeXml(baseUrl)}</wp:base_blog_url>
`
}

async function* keptElements(snapshot: Snapshot, kind: 'item' | 'term', report: WxrReport): AsyncGenerator<string> {
  for await (const { element } of rowsOf<{ element: string }>(snapshot, keptOf(kind))) {
    report.kept++
    yield `${element}\n`
  }
}

const rowsOf = <Row>(snapshot: Snapshot, statement: string): AsyncIterable<Row> => snapshot.rows(statement) as AsyncIterable<Row>
