// Another process that holds the write lock of a SQLite file until the test releases it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const program = `
  const Sqlite = require('better-sqlite3')
  const database = new Sqlite(process.argv[1])
  database.exec('begin immediate')
  process.stdout.write('held')
  process.stdin.once('data', () => { database.exec('rollback'); process.exit() })
  process.stdin.once('end', () => process.exit())
`

/** Acquires the lock, and returns the function that releases it. */
export async function holdWriteLock(file: string): Promise<() => Promise<void>> {
  const holder = spawn(process.execPath, ['-e', program, file], { cwd: process.cwd(), stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(holder, 'close')
  await once(holder.stdout, 'data')
  return async () => {
    holder.stdin.write('release')
    await ended
  }
}
