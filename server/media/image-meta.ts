// Reads the metadata of cameras from images, without the location.
import readExif from 'exif-reader'

export interface ImageMeta {
  aperture: string
  credit: string
  camera: string
  caption: string
  created_timestamp: string
  copyright: string
  focal_length: string
  iso: string
  shutter_speed: string
  title: string
  orientation: string
  keywords: string[]
}

/** `exif` is the raw EXIF block. An invalid one is ignored. */
export function readImageMeta(exif: Buffer | undefined): ImageMeta {
  const { Image: image = {}, Photo: photo = {} } = exif ? parseExif(exif) : {}
  return {
    aperture: readNumber(photo['FNumber']),
    credit: readText(image['Artist']),
    camera: readText(image['Model']),
    caption: readText(image['ImageDescription']),
    created_timestamp: readSeconds(photo['DateTimeOriginal'] ?? image['DateTime']),
    copyright: readText(image['Copyright']),
    focal_length: readNumber(photo['FocalLength']),
    iso: readNumber([photo['ISOSpeedRatings']].flat()[0]),
    shutter_speed: readNumber(photo['ExposureTime']),
    title: '',
    orientation: readNumber(image['Orientation']),
    keywords: [],
  }
}

type Tags = Record<string, unknown>

function parseExif(exif: Buffer): { Image?: Tags; Photo?: Tags } {
  try {
    return readExif(exif)
  } catch {
    return {}
  }
}

const MAX_LENGTH = 1000

/** PostgreSQL cannot store NUL. */
function readText(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, MAX_LENGTH)
    : ''
}

function readNumber(value: unknown): string {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '0'
}

function readSeconds(value: unknown): string {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? String(Math.floor(value.getTime() / 1000)) : '0'
}
