// The thread that copies the write-ahead log to the database file after commits, until it is told to end.
import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import type { CheckpointTask } from './sqlite-checkpoints.ts'

const INTERVAL_MS = 100

const { file, commits, isOver } = workerData as CheckpointTask
const database = new Sqlite(file)
database.pragma('synchronous = FULL')
parentPort?.postMessage('ready')
let seen = 0
while (!Atomics.load(isOver, 0)) {
  Atomics.wait(commits, 0, seen)
  Atomics.wait(isOver, 0, 0, INTERVAL_MS)
  seen = Atomics.load(commits, 0)
  checkpoint()
}
database.close()

function checkpoint(): void {
  try {
    // Another process may be copying it already.
    database.pragma('wal_checkpoint(passive)')
  } catch {
    // For example because the disk is full. The log has everything, and the next attempt may succeed.
  }
}
