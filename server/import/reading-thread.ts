// Reads and renders the items of a large file in a thread of its own, while the caller writes those before them.
import { on } from 'node:events'
import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { batchesIn } from './batches.ts'
import type { ReadItem } from './batches.ts'
import type { Site } from './rows.ts'

/** A smaller file is read sooner than a thread starts. */
const MIN_BYTES = 2_000_000
export interface Task {
  file: string
  site: Site
  /** The number of batches that the caller has not taken yet. */
  ahead: Int32Array
}

export async function* batchesReadAhead(file: string, site: Site): AsyncGenerator<ReadItem[]> {
  const { size } = await stat(file)
  yield* size < MIN_BYTES ? batchesIn(file, site) : batchesFromThread(file, site)
}

async function* batchesFromThread(file: string, site: Site): AsyncGenerator<ReadItem[]> {
  const ahead = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const thread = new Worker(new URL('./reading-worker.ts', import.meta.url), { workerData: { file, site, ahead } satisfies Task })
  try {
    for await (const [batch] of on(thread, 'message', { close: ['exit'] })) {
      Atomics.sub(ahead, 0, 1)
      Atomics.notify(ahead, 0)
      yield batch as ReadItem[]
    }
  } finally {
    await thread.terminate()
  }
}
