// The interface of media storage.
import type { Readable } from 'node:stream'

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

/** Paths are relative to the uploads, such as `2026/03/harbour.jpg`. */
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
