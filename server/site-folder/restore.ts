// Imports a folder with a site into an empty database, or what has changed since into the database that an earlier folder was imported into.
import { join } from 'node:path'
import type { Context } from '../context.ts'
import { findLastPosition } from '../changes/store.ts'
import { executeTransaction } from '../db/direct-statements.ts'
import type { Db } from '../db/schema.ts'
import type { Row } from '../db/snapshot.ts'
import { DELETED, REVISIONS, SiteFolderError, assertUndamaged, digestOf, mediaFile, readChecksums, tableFile } from './files.ts'
import type { Checksums } from './files.ts'
import { tablesWith } from './layout.ts'
import type { Entity, PlacedTable } from './layout.ts'
import { batchesIn } from './lines.ts'
import { readManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { findColumns } from './read-store.ts'
import type { Columns } from './read-store.ts'
import type { Progress } from './write.ts'
import {
  clearTable,
  findContents,
  findRestore,
  releaseUnique,
  removeDeleted,
  removeOtherRevisions,
  removeParts,
  saveRestore,
  setLastIds,
  startLog,
  writeRows,
} from './write-store.ts'
import type { DeletedRow, RevisionId } from './write-store.ts'

export interface RestoreReport {
  folder: string
  cursor: string
  rows: Record<string, number>
  files: number
  /** Files that the folder does not have. */
  missing: string[]
}

/** A part of the work, which reads one file in batches. */
interface Step {
  file: string
  /** The number of rows. */
  total?: number | undefined
  maxRows?: number
  /** Runs before the transaction of a batch. */
  prepare?(rows: readonly Row[]): Promise<void>
  /** Writes a batch. */
  write?(inside: Db, rows: readonly Row[], isFirst: boolean): Promise<void>
}

const FILES_AT_ONCE = 20

/** Continues an import of the folder that has been interrupted. */
export async function importFolder(folder: string, context: Context, progress: Progress): Promise<RestoreReport> {
  const { db } = context
  const { checksums, digest } = await readChecksums(folder)
  for (const path of checksums.keys()) if (!path.startsWith(mediaFile(''))) await assertUndamaged(folder, path, checksums)
  const manifest = await readManifest(folder)
  const media = mediaStep(folder, checksums, context)
  const steps = [...deletionSteps(manifest), ...tableSteps(manifest, await findColumns(db)), media.step]
  const { step: started, bytes } = await findStart(folder, digest, manifest, context)

  for (const [step, { file, total, maxRows, prepare, write }] of steps.entries()) {
    if (step < started) continue
    let done = 0
    for await (const { rows, start, end } of batchesIn(join(folder, file), step === started ? bytes : 0, maxRows)) {
      await prepare?.(rows)
      await executeTransaction(db, async (inside) => {
        await write?.(inside, rows, start === 0)
        await saveRestore(inside, { checksums: digest, step, bytes: end, is_complete: 0 })
      })
      progress(`Importing ${file}`, (done += rows.length), total)
    }
  }
  await complete(digest, manifest, steps.length, context)
  return { folder, cursor: manifest.cursor, rows: manifest.rows, files: media.copied(), missing: media.missing }
}

/** Returns where an interrupted import of the folder continues, or where a new one starts. */
async function findStart(folder: string, digest: string, { since }: Manifest, context: Context): Promise<{ step: number; bytes: number }> {
  const { db } = context
  const before = await findRestore(db)
  if (before && !before.is_complete) {
    if (before.checksums === digest) return { step: before.step, bytes: Number(before.bytes) }
    throw new SiteFolderError('The import of another folder has been interrupted. Import that folder again first.')
  }
  await assertFits(folder, since, context)
  await executeTransaction(db, async (inside) => {
    // The first category comes with the folder.
    if (since === null) await clearTable(inside, 'terms')
    await saveRestore(inside, { checksums: digest, step: 0, bytes: 0, is_complete: 0 })
  })
  return { step: 0, bytes: 0 }
}

/** Throws unless the database is empty, or is what the folder continues from. */
async function assertFits(folder: string, since: string | null, context: Context): Promise<void> {
  if (since === null) {
    const found = await findContents(context.db)
    if (found)
      throw new SiteFolderError(`The database is not empty: it has ${found}. Import ${folder} into a new database, with DATABASE_URL.`)
    return
  }
  const position = String(await findLastPosition(context))
  if (position !== since)
    throw new SiteFolderError(
      `${folder} has the changes after the cursor ${since}, but the database is at ${position}. Import the folders in their order, into a database that nothing else changes.`,
    )
}

/** What has been deleted. The log has no revisions, so the folder says which ones there are. */
function deletionSteps({ since, extras }: Manifest): Step[] {
  if (since === null) return []
  const deleted: Step = { file: DELETED, write: (inside, rows) => removeDeleted(inside, rows as DeletedRow[]) }
  const revisions: Step = { file: REVISIONS, write: (inside, rows) => removeOtherRevisions(inside, rows as RevisionId[]) }
  return extras.includes('revisions') ? [deleted, revisions] : [deleted]
}

function tableSteps({ extras, since, rows }: Manifest, columns: Columns): Step[] {
  return tablesWith(extras).flatMap((table) => [
    ...(since !== null && table.unique ? [releasing(table)] : []),
    {
      total: rows[table.name],
      ...writing(table, new Set(columns.get(table.name)?.map(({ name }) => name)), since !== null, extras.includes('revisions')),
    },
  ])
}

/** Two terms may have exchanged their slugs. */
const releasing = (table: PlacedTable): Step => ({
  file: tableFile(table.name),
  write: (inside, rows) => releaseUnique(inside, table, rows.map(idOf)),
})

const writing = (table: PlacedTable, known: ReadonlySet<string>, isLater: boolean, withRevisions: boolean): Step => ({
  file: tableFile(table.name),
  async write(inside, rows, isFirst) {
    assertColumns(table, rows, known)
    if (table.kind === 'whole' && isFirst) await clearTable(inside, table.name)
    if (isLater && isEntity(table)) await removeParts(inside, table.name, rows.map(idOf), withRevisions)
    await writeRows(inside, table, rows)
  },
})

const idOf = ({ id }: Row): number => Number(id)

const isEntity = (table: PlacedTable): table is PlacedTable & { name: Entity } => table.kind === 'entity'

function assertColumns({ name }: PlacedTable, rows: readonly Row[], known: ReadonlySet<string>): void {
  const unknown = Object.keys(rows[0] ?? {}).find((column) => !known.has(column))
  if (unknown !== undefined) throw new SiteFolderError(`${tableFile(name)} has "${unknown}", which this version does not know.`)
}

/** Copies the files of media to the storage. */
function mediaStep(folder: string, checksums: Checksums, { storage }: Context) {
  const missing: string[] = []
  let copied = 0
  const step: Step = {
    file: tableFile('media_files'),
    maxRows: FILES_AT_ONCE,
    async prepare(rows) {
      await Promise.all(rows.map((row) => copy(String(row['path']), String(row['mime_type']))))
    },
  }
  return { step, missing, copied: () => copied }

  async function copy(path: string, mimeType: string): Promise<void> {
    const file = mediaFile(path)
    if (!checksums.has(file)) return void missing.push(path)
    await assertUndamaged(folder, file, checksums)
    const put = (): Promise<boolean> => storage.put(path, join(folder, file), mimeType)
    if (!(await put()) && (await digestOf(await storage.read(path))) !== checksums.get(file)) {
      // A file of an earlier state, or the beginning of one: no item has it meanwhile.
      await storage.remove(path)
      await put()
    }
    copied++
  }
}

async function complete(digest: string, { last_change, last_ids }: Manifest, step: number, { db, dialect }: Context): Promise<void> {
  await executeTransaction(db, async (inside) => {
    await dialect.lockWrites(inside, 'changes')
    await startLog(inside, dialect.kind, last_change)
    await setLastIds(inside, dialect.kind, last_ids)
    await saveRestore(inside, { checksums: digest, step, bytes: 0, is_complete: 1 })
  })
}
