// Resolves the IDs in the content of items: when an item is written, or at the end if the content refers to later items of the file.
import { idsOf } from '../db/ids.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { renderTexts } from '../engine/rendered-texts.ts'
import { findRowsByPortion } from '../engine/rows-store.ts'
import { updateRowIfUnchanged } from '../engine/writes-store.ts'
import type { ReadItem } from './batches.ts'
import { hasIds, markedIds, withIds, withKnownIds, resolveMarks } from './content-ids.ts'
import type { IdOf } from './content-ids.ts'
import { findContents } from './store.ts'

/** An existing item whose content in the file has IDs. */
export type Referring = Pick<ContentRow, 'id' | 'type' | 'content'>

/** Runs a transaction that writes items of these types. */
export type InTransaction = (types: ReadonlySet<string>, act: (trx: Db) => Promise<void>) => Promise<void>

/** The number of items that are rendered again in one transaction. */
const RENDERED_AT_ONCE = 100

const idInFile: IdOf = (imported) => imported

/** Returns the content with the IDs of the file; undefined if it has none. */
export function contentWithIds({ row, isMarked }: ReadItem): string | undefined {
  const { content } = isMarked ? resolveMarks(row, idInFile) : row
  return hasIds(content) ? content : undefined
}

export function trackContentReferences(idInDatabase: IdOf) {
  /** Items whose content has IDs of the file, by type. */
  const referring = new Map<string, number[]>()

  function refer(type: string, id: number): void {
    const ids = referring.get(type)
    if (ids) ids.push(id)
    else referring.set(type, [id])
  }

  /** Resolves the IDs in the content of a new item, or notes the item for later. */
  function resolve(id: number, { row, isMarked }: ReadItem): ReadItem['row'] {
    if (isMarked) {
      const isKnown = markedIds(row.content).every((imported) => idInDatabase(imported) > 0)
      if (!isKnown) refer(row.type, id)
      return resolveMarks(row, isKnown ? idInDatabase : idInFile)
    }
    if (!hasIds(row.content)) return row
    const content = withKnownIds(row.content, idInDatabase)
    if (content === undefined) refer(row.type, id)
    return content === undefined || content === row.content ? row : { ...row, ...renderTexts({ ...row, content }) }
  }

  /** The content of an item with the IDs of items that exist. */
  function contentOf({ row, isMarked }: ReadItem): string {
    return withIds((isMarked ? resolveMarks(row, idInFile) : row).content, idInDatabase)
  }

  /** Finds items of an interrupted import, whose content still has the IDs of the file. */
  async function noteUnresolved(trx: Db, existing: readonly Referring[]): Promise<void> {
    const stored = await findContents(trx, idsOf(existing))
    for (const { id, type, content } of existing) if (stored.get(id) === content) refer(type, id)
  }

  /** Runs after all items exist. */
  async function resolveRemaining(db: Db, inTransaction: InTransaction): Promise<void> {
    for (const [type, ids] of referring)
      for (let first = 0; first < ids.length; first += RENDERED_AT_ONCE)
        await resolveContents(type, ids.slice(first, first + RENDERED_AT_ONCE), db, inTransaction)
  }

  /** Skips items that somebody changes meanwhile. */
  async function resolveContents(type: string, ids: readonly number[], db: Db, inTransaction: InTransaction): Promise<void> {
    for await (const rows of findRowsByPortion(db, ids, type)) {
      const changed = rows.flatMap((row) => {
        const content = withIds(row.content, idInDatabase)
        return content === row.content ? [] : [{ row, texts: renderTexts({ ...row, content }) }]
      })
      if (changed.length)
        await inTransaction(new Set([type]), async (trx) => {
          for (const { row, texts } of changed) await updateRowIfUnchanged(trx, row, texts)
        })
    }
  }

  return { resolve, contentOf, noteUnresolved, resolveRemaining }
}
