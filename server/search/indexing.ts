// Keeps the index of words up to date: a job indexes what has been written, and a search waits for what has just been written.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/schema.ts'
import { countPending, indexPortion, noteOtherRules } from './indexing-store.ts'
import type { Indexing } from './indexing-store.ts'

/** A search waits for so many entries at most. If there are more, such as during an import, it searches what is indexed. */
const MAX_AWAITED = 500
/** It waits this long at most, for example while another process holds the write lock. */
const MAX_WAIT_MS = 1_000

/** Indexes all that is noted. Between portions, others can write. */
export async function indexPending(context: Indexing, isEnding = () => false): Promise<void> {
  await noteOtherRules(context)
  while (!isEnding() && (await countPending(context.db, 0))) {
    await runOnce(context)
    await sleep(context.dialect.pauseBetweenWritesMs)
  }
}

/** Indexes what has just been written, before a search. Returns whether the index has everything that had been written by then. */
export async function awaitIndex(context: Indexing): Promise<boolean> {
  for (let most = MAX_AWAITED; most > 0;) {
    const pending = await countPending(context.db, most)
    if (!pending || pending > most) return !pending
    // What cannot be indexed now, such as while the database accepts no writes, is indexed by the job.
    const indexed = await Promise.race([runOnce(context).catch(() => 0), sleep(MAX_WAIT_MS, 0, { ref: false })])
    if (!indexed) return false
    most -= indexed
  }
  return false
}

const running = new WeakMap<Db, Promise<number>>()

/** Requests that arrive meanwhile wait for the same portion. */
function runOnce(context: Indexing): Promise<number> {
  const current = running.get(context.db)
  if (current) return current
  const portion = indexPortion(context).finally(() => running.delete(context.db))
  running.set(context.db, portion)
  return portion
}
