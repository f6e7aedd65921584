// The thread that copies the write-ahead log to the database file until it is told to end. Nobody waits for it.
import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

const INTERVAL_MS = 100

const database = new Sqlite(workerData as string)
database.pragma('synchronous = FULL')
const timer = setInterval(checkpoint, INTERVAL_MS)
parentPort?.once('message', () => {
  clearInterval(timer)
  database.close()
})
parentPort?.postMessage('ready')

function checkpoint(): void {
  try {
    database.pragma('wal_checkpoint(passive)')
  } catch {
    // For example because the disk is full. The log has everything, and the next attempt may succeed.
  }
}
