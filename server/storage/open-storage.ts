// Opens the configured media storage: a local folder or an S3-compatible bucket.
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import type { MediaLocation } from '../config/config.ts'
import { ConfigError } from '../config/env.ts'
import { openFolderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

export async function openStorage(location: MediaLocation): Promise<Storage> {
  if (location.kind === 'folder') return openFolderStorage(location.folder)
  const { openS3Storage: s3Storage } = await import('./s3-storage.ts')
  return s3Storage(location)
}

/** Throws if a folder is not writable. Errors of a bucket occur at the first upload. */
export async function assertWritable(location: MediaLocation): Promise<void> {
  if (location.kind !== 'folder') return
  try {
    await mkdir(location.folder, { recursive: true })
    await access(location.folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(
      `MEDIA_DIR is "${location.folder}"; this folder is not writable (${code ?? String(error)}). Choose a folder that this user may write to.`,
    )
  }
}
