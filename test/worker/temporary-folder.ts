// Before the tests: the temporary folders of tests, and of the programs that they start, are in a folder of the run, deleted with it.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** More than the files of a run take. */
const MIN_BYTES_IN_MEMORY = 8 * 2 ** 30

export default function useTemporaryFolder(): void {
  useFolderIn(tmpdir())
}

/** Databases wait for a disk with every transaction. Unless TMPDIR names a folder, files of tests are in memory if there is enough. */
export function useFolderInMemory(): void {
  useFolderIn(process.env['TMPDIR'] === undefined && Math.min(freemem(), freeBytesIn(MEMORY)) >= MIN_BYTES_IN_MEMORY ? MEMORY : tmpdir())
}

const MEMORY = '/dev/shm'

function freeBytesIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

function useFolderIn(parent: string): void {
  const folder = mkdtempSync(join(parent, 'content-service-tests-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
