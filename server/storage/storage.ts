// The interface of media storage: a local folder or an S3-compatible bucket.
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { MediaLocation } from '../config/config.ts'
import { mediaError } from '../startup-errors.ts'
import { folderStorage } from './folder-storage.ts'

/** The path of the files below the base URL. */
export const UPLOADS = '/cms-content/uploads'

/** The metadata of a stored file. */
export interface StoredFile {
  bytes: number
  modified: Date
}

/** The first and last byte to read, counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

/** Paths are relative to the uploads, as in `2026/03/harbour.jpg`. */
export interface Storage {
  /** Copies a local file to a path, durably. Returns false and does nothing if the path is taken. */
  put(path: string, source: string, mimeType: string): Promise<boolean>
  /** Returns undefined if the file does not exist. */
  stat(path: string): Promise<StoredFile | undefined>
  /** Returns the content or a range of it; throws if the file does not exist. */
  read(path: string, range?: ByteRange): Promise<Readable>
  /** Does nothing if the file does not exist. */
  remove(path: string): Promise<void>
}

export async function openStorage(place: MediaLocation): Promise<Storage> {
  if (place.kind === 'folder') return folderStorage(place.folder)
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(place)
}

/** Throws if a folder is not writable; errors of a bucket appear with the first upload. */
export async function assertWritable(place: MediaLocation): Promise<void> {
  if (place.kind !== 'folder') return
  try {
    await mkdir(place.folder, { recursive: true })
    await access(place.folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw mediaError(error, place.folder)
  }
}
