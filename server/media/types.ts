// The file types that uploads may have, and how each is served. Types that browsers execute are not accepted.

export interface FileType {
  /** The extension of the stored file. */
  ending: string
  /** Whether browsers display the file; otherwise they download it. */
  isShown: boolean
  /** Whether it is an image that can be decoded, rotated and scaled. */
  isPicture: boolean
}

const image = (ending: string): FileType => ({ ending, isShown: true, isPicture: true })
const shown = (ending: string): FileType => ({ ending, isShown: true, isPicture: false })
const saved = (ending: string): FileType => ({ ending, isShown: false, isPicture: false })

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

const types: Readonly<Record<string, FileType>> = {
  'image/jpeg': image('jpg'),
  'image/png': image('png'),
  'image/gif': image('gif'),
  'image/webp': image('webp'),
  'image/avif': image('avif'),
  'audio/mpeg': shown('mp3'),
  'audio/mp4': shown('m4a'),
  'audio/ogg': shown('ogg'),
  'audio/wav': shown('wav'),
  'audio/flac': shown('flac'),
  'video/mp4': shown('mp4'),
  'video/webm': shown('webm'),
  'video/ogg': shown('ogv'),
  'video/quicktime': shown('mov'),
  'application/pdf': shown('pdf'),
  'text/plain': shown('txt'),
  'text/csv': saved('csv'),
  'text/calendar': saved('ics'),
  'text/vtt': saved('vtt'),
  'application/rtf': saved('rtf'),
  [`${office}.wordprocessingml.document`]: saved('docx'),
  [`${office}.spreadsheetml.sheet`]: saved('xlsx'),
  [`${office}.presentationml.presentation`]: saved('pptx'),
  [`${openDocument}.text`]: saved('odt'),
  [`${openDocument}.spreadsheet`]: saved('ods'),
  [`${openDocument}.presentation`]: saved('odp'),
  'application/zip': saved('zip'),
}

export const SVG = 'image/svg+xml'

/** Aliases of accepted types. */
const aliases: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'video/x-m4v': 'video/mp4',
}

export function nameOfType(found: string): string {
  return aliases[found] ?? found
}

/** Returns undefined if the type is not accepted. */
export function fileType(mimeType: string, { allowsSvg }: { allowsSvg: boolean }): FileType | undefined {
  if (mimeType === SVG && allowsSvg) return shown('svg')
  return Object.hasOwn(types, mimeType) ? types[mimeType] : undefined
}

/** Returns the type for a file extension; undefined if no accepted type has it. */
const furtherEndings: Readonly<Record<string, string>> = {
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

/** The type of a file by the ending of its name or URL; undefined for endings that are not known. */
export function typeOfName(name: string): string | undefined {
  const ending = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return typeOfEnding(ending) ?? (Object.hasOwn(furtherEndings, ending) ? furtherEndings[ending] : undefined)
}

/** Returns the type for a file extension; undefined if no accepted type has it. */
export function typeOfEnding(ending: string): string | undefined {
  return Object.entries(types).find(([, type]) => type.ending === (ending === 'jpeg' ? 'jpg' : ending))?.[0]
}

export function acceptedTypes({ allowsSvg }: { allowsSvg: boolean }): string[] {
  return [...Object.keys(types), ...(allowsSvg ? [SVG] : [])]
}

/** Whether browsers may display a stored file rather than download it. */
export function isShownInPlace(mimeType: string): boolean {
  return fileType(mimeType, { allowsSvg: true })?.isShown ?? false
}

export function isPicture(mimeType: string): boolean {
  return fileType(mimeType, { allowsSvg: false })?.isPicture ?? false
}
