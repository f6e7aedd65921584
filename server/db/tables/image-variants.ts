// The files that were made of images in other widths, formats and crops.
export interface ImageVariantsTable {
  /** The path in the storage. */
  path: string
  /** The media item; null while the file is being made, and once it is no longer used. */
  content_id: number | null
  /** What the file was made from: a version of the image, and of its focal point if it is cropped. Empty for a file that is being removed. */
  version: string
  /** The end of the URL, as in `16x9-640.avif`. */
  name: string
  bytes: number
  /** When its making began, or its use ended, in UTC. */
  since: string
}
