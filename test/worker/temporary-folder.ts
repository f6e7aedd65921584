// Before the tests: the temporary folders of tests, and of the programs that they start, are in a folder of the run, deleted with it.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** More than the files of a run with a PostgreSQL server take. */
const MIN_BYTES_IN_MEMORY = 8 * 2 ** 30

export default function useTemporaryFolder(): void {
  const folder = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'content-service-tests-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

/** Databases wait for a disk with every transaction. Unless TMPDIR names a folder, files of tests are in memory if there is enough. */
function folderInMemory(): string | undefined {
  if (process.env['TMPDIR']) return undefined
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= MIN_BYTES_IN_MEMORY ? '/dev/shm' : undefined
  } catch {
    return undefined
  }
}
