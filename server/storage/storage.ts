// Where the files of media are kept: a folder, or a bucket of an S3-compatible store.
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { MediaPlace } from '../config/config.ts'
import { mediaError } from '../startup-errors.ts'
import { folderStorage } from './folder-storage.ts'

/** What is known of a stored file without reading it. */
export interface StoredFile {
  bytes: number
  modified: Date
}

/** The first and the last byte to be read, counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

/** Files by their path below the uploads, as in `2026/03/harbour.jpg`. */
export interface Storage {
  /** Copies a local file to a path, durably; false, and nothing done, if there is a file already. */
  put(path: string, source: string, mimeType: string): Promise<boolean>
  /** Undefined if there is no such file. */
  stat(path: string): Promise<StoredFile | undefined>
  /** The content, or a part of it; fails if there is no such file. */
  read(path: string, range?: ByteRange): Promise<Readable>
  /** What is not there counts as removed. */
  remove(path: string): Promise<void>
}

export async function openStorage(place: MediaPlace): Promise<Storage> {
  if (place.kind === 'folder') return folderStorage(place.folder)
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(place)
}

/** Fails where a folder takes no files; a bucket tells with the first upload. */
export async function takesFiles(place: MediaPlace): Promise<void> {
  if (place.kind !== 'folder') return
  try {
    await mkdir(place.folder, { recursive: true })
    await access(place.folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw mediaError(error, place.folder)
  }
}

/** For a service that keeps nothing: what is put there is gone. */
export const noStorage: Storage = {
  put: () => Promise.resolve(true),
  stat: () => Promise.resolve(undefined),
  read: () => Promise.reject(new Error('Nothing is stored.')),
  remove: () => Promise.resolve(),
}
