// Exports the whole site, or what has changed since an earlier export, to a folder.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Context } from '../context.ts'
import type { DatabaseKind } from '../db/dialect.ts'
import { readSnapshot } from '../db/snapshot.ts'
import type { Snapshot } from '../db/snapshot.ts'
import type { ChangeRow } from '../db/tables/changes.ts'
import { storedPath } from '../media/store.ts'
import { DELETED, MANIFEST, REVISIONS, SiteFolderError, mediaFile, openFolderWriter, tableFile } from './files.ts'
import type { FolderWriter } from './files.ts'
import { tablesWith } from './layout.ts'
import type { Extra, PlacedTable } from './layout.ts'
import { newManifest, readManifest, textOfManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import {
  countOf,
  deletedAfter,
  filesOf,
  findColumns,
  lastChange,
  lastIds,
  oldestChange,
  revisionIds,
  rowsOf,
  timeOf,
} from './read-store.ts'
import type { Columns, Selection, Since } from './read-store.ts'
import { columnsIn, schemaOf } from './schema.ts'

export interface FolderOptions {
  extras: readonly Extra[]
  /** A cursor of the feed of changes; undefined for everything. */
  since: string | undefined
}

export type Progress = (what: string, done: number, total?: number) => void

export interface ExportReport {
  folder: string
  cursor: string
  rows: Record<string, number>
  files: number
  /** Files that have been removed or replaced since the state of the rows. */
  missing: string[]
}

/** The paths of files, and where they are in the storage, until all are copied. */
const FILES = 'files.jsonl.part'
const FILES_AT_ONCE = 8
/** The clocks of the database and of the processes may differ. */
const CLOCK_MARGIN_MS = 24 * 60 * 60_000
const CHUNK_CHARACTERS = 65_536

/** Continues an export of the folder that has been interrupted. */
export async function exportFolder(folder: string, options: FolderOptions, context: Context, progress: Progress): Promise<ExportReport> {
  const writer = await openFolderWriter(folder)
  if (!writer.has(MANIFEST)) {
    await writer.clear()
    await context.dialect.numberChanges(context.db)
    const columns = await findColumns(context.db)
    await readSnapshot(context, context.config.database, (snapshot) => writeState(writer, snapshot, columns, options, context, progress))
  }
  const manifest = await readManifest(folder)
  assertSameOptions(folder, manifest, options)
  const copied = await copyFiles(folder, writer, context, progress)
  await writer.remove(FILES)
  await writer.complete()
  return { folder, cursor: manifest.cursor, rows: manifest.rows, ...copied }
}

function assertSameOptions(folder: string, { extras, since }: Manifest, options: FolderOptions): void {
  if (since === (options.since ?? null) && extras.join() === options.extras.join()) return
  throw new SiteFolderError(`${folder} has an interrupted export with other options. Use the same options, or an empty folder.`)
}

/** Writes all rows, as they are at one moment. */
async function writeState(
  writer: FolderWriter,
  snapshot: Snapshot,
  columns: Columns,
  { extras, since }: FolderOptions,
  { dialect: { kind } }: Context,
  progress: Progress,
): Promise<void> {
  // PostgreSQL counts IDs outside of transactions.
  const ids = await allOf<{ name: string; last: number }>(snapshot, lastIds(kind))
  const last = await firstOf<ChangeRow>(snapshot, lastChange(kind))
  const selection: Selection = { kind, extras, since: since === undefined ? undefined : await sinceOf(Number(since), snapshot, kind, last) }

  const tables = tablesWith(extras)
  const rows: Record<string, number> = {}
  for (const table of tables) rows[table.name] = (await firstOf<{ count: number }>(snapshot, countOf(table, selection)))?.count ?? 0
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  let done = 0
  const count = (): void => progress('Exporting', ++done, total)

  for (const table of tables)
    await writer.write(tableFile(table.name), linesOf(snapshot.rows(rowsOf(table, columnsIn(table, columns), selection)), count))
  const files = tables.find(({ name }) => name === 'media_files') as PlacedTable
  await writer.write(FILES, linesOf(snapshot.rows(filesOf(files, selection))))
  if (selection.since) {
    await writer.write(DELETED, linesOf(snapshot.rows(deletedAfter(selection.since.position))))
    if (extras.includes('revisions')) await writer.write(REVISIONS, linesOf(snapshot.rows(revisionIds)))
  }
  await writer.writeText('schema.json', schemaOf(extras, columns))

  const manifest = newManifest({
    extras: [...extras],
    since: since ?? null,
    cursor: String(last?.id ?? 0),
    last_change: last ?? null,
    last_ids: Object.fromEntries(ids.map(({ name, last }) => [name, last])),
    rows,
  })
  // Says that the rows are complete, so it comes last.
  await writer.writeText(MANIFEST, textOfManifest(manifest))
}

/** As for the feed of changes, the log must have all changes after the position. */
async function sinceOf(position: number, snapshot: Snapshot, kind: DatabaseKind, last: ChangeRow | undefined): Promise<Since> {
  const oldest = await firstOf<{ id: number | null }>(snapshot, oldestChange(kind))
  if (position > (last?.id ?? 0) || position < (oldest?.id ?? 0) - 1)
    throw new SiteFolderError(`The changes after the cursor ${position} are no longer kept. Export everything, without --since.`)
  const change = await firstOf<{ at: string }>(snapshot, timeOf(position))
  const time = Date.parse(change?.at ?? '') - CLOCK_MARGIN_MS
  return { position, at: Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 19) }
}

/** Copies the files that are not in the folder yet. What is missing has been removed or replaced since the state of the rows. */
async function copyFiles(
  folder: string,
  writer: FolderWriter,
  { storage }: Context,
  progress: Progress,
): Promise<Pick<ExportReport, 'files' | 'missing'>> {
  const missing: string[] = []
  let files = 0
  const copying: Promise<void>[] = []
  for await (const line of createInterface({ input: createReadStream(join(folder, FILES)) })) {
    copying.push(copy(JSON.parse(line) as { path: string; stored_as: string | null }))
    if (copying.length === FILES_AT_ONCE) await Promise.all(copying.splice(0))
  }
  await Promise.all(copying)
  return { files, missing: missing.toSorted() }

  async function copy(file: { path: string; stored_as: string | null }): Promise<void> {
    const path = mediaFile(file.path)
    if (!writer.has(path)) {
      const content = (await storage.stat(storedPath(file))) && (await storage.read(storedPath(file)))
      if (!content) return void missing.push(file.path)
      await writer.write(path, content)
    }
    progress('Copying files', ++files)
  }
}

/** The rows as lines of JSON, joined to larger texts. */
async function* linesOf(rows: AsyncIterable<object>, count: () => void = () => undefined): AsyncGenerator<string> {
  let text = ''
  for await (const row of rows) {
    text += `${JSON.stringify(row)}\n`
    count()
    if (text.length < CHUNK_CHARACTERS) continue
    yield text
    text = ''
  }
  yield text
}

async function allOf<Found>(snapshot: Snapshot, statement: string): Promise<Found[]> {
  const found: Found[] = []
  for await (const row of snapshot.rows(statement)) found.push(row as Found)
  return found
}

async function firstOf<Found>(snapshot: Snapshot, statement: string): Promise<Found | undefined> {
  return (await allOf<Found>(snapshot, statement))[0]
}
