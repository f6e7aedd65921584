// For a program that writes much: another thread copies the write-ahead log to the database file, so that no commit has to.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A commit copies a log of this size, 16 MB, to the database file. Pages that most commits change are copied once for all of them. */
export const LOG_PAGES = 4000
/** The same while the thread runs, which leaves a commit little to copy. */
export const BULK_LOG_PAGES = 16_000

/** Returns a function that ends the thread. If the process is killed, the next one to open the file reads the log. */
export async function checkpointInThread(file: string): Promise<() => Promise<void>> {
  const thread = new Worker(new URL('./sqlite-checkpoints-worker.ts', import.meta.url), { workerData: file })
  const ended = new Promise((resolve) => thread.once('exit', resolve))
  await once(thread, 'message')
  return async () => {
    thread.postMessage('end')
    await ended
  }
}
