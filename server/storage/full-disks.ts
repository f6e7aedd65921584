// Finds out whether a disk that the service writes to is full.
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Config } from '../config/config.ts'

/** With less, there is no room for a change of the database or for a small file. */
const MIN_FREE_BYTES = 1024 * 1024

/** What the full disk is for, if one is full: the database of SQLite, or the uploads in a folder. */
export async function fullDisk({ database, media: { location } }: Pick<Config, 'database' | 'media'>): Promise<string | undefined> {
  if (database.kind === 'sqlite' && database.file !== ':memory:' && (await isFull(dirname(database.file)))) return 'database'
  return location.kind === 'folder' && (await isFull(location.folder)) ? 'uploads' : undefined
}

/** Some file systems have a limited number of files, which is 0 for the others. */
async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize, files, ffree } = await statfs(folder)
  return bavail * bsize < MIN_FREE_BYTES || (files > 0 && ffree === 0)
}
