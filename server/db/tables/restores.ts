// How far the import of a folder with a site has come.

/** Has one row, with the ID 1, from the first import of a folder on. */
export interface RestoresTable {
  id: number
  /** A digest of the checksums of the folder. */
  checksums: string
  /** The number of files that have been read. */
  step: number
  /** The bytes that have been read of the file after them. */
  bytes: number
  is_complete: 0 | 1
}
