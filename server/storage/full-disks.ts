// Detects full disks.
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Config } from '../config/config.ts'

/** Required for a change of the database or a small file. */
const MIN_FREE_BYTES = 1024 * 1024

/** Returns the use of the full disk, if one is full: the SQLite database, or the uploads folder. */
export async function findFullDisk({ database, media: { location } }: Pick<Config, 'database' | 'media'>): Promise<string | undefined> {
  if (database.kind === 'sqlite' && database.file !== ':memory:' && (await isFull(dirname(database.file)))) return 'database'
  return location.kind === 'folder' && (await isFull(location.folder)) ? 'uploads' : undefined
}

/** Also checks the number of files, which is 0 for file systems without a limit. */
async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize, files, ffree } = await statfs(folder)
  return bavail * bsize < MIN_FREE_BYTES || (files > 0 && ffree === 0)
}
