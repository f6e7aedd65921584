// Reads and renders the items of a large file in a thread, while the caller writes earlier ones.
import { on } from 'node:events'
import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { batchesIn } from './batches.ts'
import type { ReadBatch } from './batches.ts'
import type { Site } from './rows.ts'

/** Below this size, starting a thread takes longer than reading the file. */
const MIN_BYTES = 2_000_000
export interface Task {
  file: string
  site: Site
  /** The number of batches that the caller has not received yet. */
  ahead: Int32Array
}

/** Reads the batches of a file, a few ahead of the caller. */
export interface ItemReader {
  batches: AsyncIterable<ReadBatch>
  stop(): Promise<void>
}

export async function startReading(file: string, site: Site): Promise<ItemReader> {
  return (await sizeOf(file)) < MIN_BYTES ? { batches: batchesIn(file, site), stop: () => Promise.resolve() } : readInThread(file, site)
}

function readInThread(file: string, site: Site): ItemReader {
  const ahead = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const thread = new Worker(new URL('./reading-worker.ts', import.meta.url), { workerData: { file, site, ahead } satisfies Task })
  const messages = on(thread, 'message', { close: ['exit'] })
  return { batches: batchesOf(messages, ahead), stop: async () => void (await thread.terminate()) }
}

async function* batchesOf(messages: AsyncIterable<unknown[]>, ahead: Int32Array): AsyncGenerator<ReadBatch> {
  for await (const [batch] of messages) {
    Atomics.sub(ahead, 0, 1)
    Atomics.notify(ahead, 0)
    yield batch as ReadBatch
  }
}

/** 0 if the file does not exist, which the first pass reports. */
export async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}
