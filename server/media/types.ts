// The file types that uploads may have, and how each is served. Types that browsers execute are not accepted.

export interface FileType {
  /** The extension of the stored file. */
  extension: string
  /** Whether browsers display the file; otherwise they download it. */
  isInline: boolean
  /** Whether it is an image that can be decoded, rotated and scaled. */
  isImage: boolean
}

const image = (extension: string): FileType => ({ extension, isInline: true, isImage: true })
const inline = (extension: string): FileType => ({ extension, isInline: true, isImage: false })
const asDownload = (extension: string): FileType => ({ extension, isInline: false, isImage: false })

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

const types: Readonly<Record<string, FileType>> = {
  'image/jpeg': image('jpg'),
  'image/png': image('png'),
  'image/gif': image('gif'),
  'image/webp': image('webp'),
  'image/avif': image('avif'),
  'audio/mpeg': inline('mp3'),
  'audio/mp4': inline('m4a'),
  'audio/ogg': inline('ogg'),
  'audio/wav': inline('wav'),
  'audio/flac': inline('flac'),
  'video/mp4': inline('mp4'),
  'video/webm': inline('webm'),
  'video/ogg': inline('ogv'),
  'video/quicktime': inline('mov'),
  'application/pdf': inline('pdf'),
  'text/plain': inline('txt'),
  'text/csv': asDownload('csv'),
  'text/calendar': asDownload('ics'),
  'text/vtt': asDownload('vtt'),
  'application/rtf': asDownload('rtf'),
  [`${office}.wordprocessingml.document`]: asDownload('docx'),
  [`${office}.spreadsheetml.sheet`]: asDownload('xlsx'),
  [`${office}.presentationml.presentation`]: asDownload('pptx'),
  [`${openDocument}.text`]: asDownload('odt'),
  [`${openDocument}.spreadsheet`]: asDownload('ods'),
  [`${openDocument}.presentation`]: asDownload('odp'),
  'application/zip': asDownload('zip'),
}

export const SVG = 'image/svg+xml'

/** The folder of fonts in the uploads folder. */
export const FONTS = 'fonts'

/** The types of uploaded fonts, which are not media items, by file extension. */
export const fontTypes: Readonly<Record<string, string>> = {
  'font/woff2': 'woff2',
  'font/woff': 'woff',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
}

/** Aliases of accepted types. */
const aliases: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'video/x-m4v': 'video/mp4',
}

export function extensionNameOf(found: string): string {
  return aliases[found] ?? found
}

/** Returns undefined if the type is not accepted. */
export function fileType(mimeType: string, { allowsSvg }: { allowsSvg: boolean }): FileType | undefined {
  if (mimeType === SVG && allowsSvg) return inline('svg')
  return Object.hasOwn(types, mimeType) ? types[mimeType] : undefined
}

/** The types of other extensions. */
const otherExtensions: Readonly<Record<string, string>> = {
  oga: 'audio/ogg',
  m4v: 'video/mp4',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  heic: 'image/heic',
  avi: 'video/avi',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
}

/** Returns the type of a file by the extension of its name or URL; undefined for unknown extensions. */
export function typeOfName(name: string): string | undefined {
  const extension = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return typeOfExtension(extension) ?? (Object.hasOwn(otherExtensions, extension) ? otherExtensions[extension] : undefined)
}

/** Returns the type for a file extension; undefined if no accepted type has it. */
export function typeOfExtension(extension: string): string | undefined {
  return Object.entries(types).find(([, type]) => type.extension === (extension === 'jpeg' ? 'jpg' : extension))?.[0]
}

export function listAcceptedTypes({ allowsSvg }: { allowsSvg: boolean }): string[] {
  return [...Object.keys(types), ...(allowsSvg ? [SVG] : [])]
}

export function listImageTypes(): string[] {
  return Object.keys(types).filter(isImage)
}

/** Whether browsers may display a stored file rather than download it. */
export function isShownInline(mimeType: string): boolean {
  return fileType(mimeType, { allowsSvg: true })?.isInline ?? false
}

export function isImage(mimeType: string): boolean {
  return fileType(mimeType, { allowsSvg: false })?.isImage ?? false
}
