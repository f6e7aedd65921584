// The thread that reads a large file.
import { parentPort, workerData } from 'node:worker_threads'
import { batchesIn } from './batches.ts'
import type { Task } from './reading-thread.ts'

const MAX_AHEAD = 2

const { file, site, ahead } = workerData as Task
for await (const batch of batchesIn(file, site)) {
  Atomics.wait(ahead, 0, MAX_AHEAD)
  Atomics.add(ahead, 0, 1)
  parentPort?.postMessage(batch)
}
