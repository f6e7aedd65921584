// Reads the metadata that cameras write into images. The location is left out.
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

/** `exif` is the raw EXIF block; one that cannot be parsed is ignored. */
export function imageMeta(exif: Buffer | undefined): ImageMeta {
  const { Image: image = {}, Photo: photo = {} } = exif ? readable(exif) : {}
  return {
    aperture: number(photo['FNumber']),
    credit: text(image['Artist']),
    camera: text(image['Model']),
    caption: text(image['ImageDescription']),
    created_timestamp: seconds(photo['DateTimeOriginal'] ?? image['DateTime']),
    copyright: text(image['Copyright']),
    focal_length: number(photo['FocalLength']),
    iso: number([photo['ISOSpeedRatings']].flat()[0]),
    shutter_speed: number(photo['ExposureTime']),
    title: '',
    orientation: number(image['Orientation']),
    keywords: [],
  }
}

type Tags = Record<string, unknown>

function readable(exif: Buffer): { Image?: Tags; Photo?: Tags } {
  try {
    return readExif(exif)
  } catch {
    return {}
  }
}

const MAX_LENGTH = 1000

/** PostgreSQL cannot store NUL. */
function text(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, MAX_LENGTH)
    : ''
}

function number(value: unknown): string {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '0'
}

function seconds(value: unknown): string {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? String(Math.floor(value.getTime() / 1000)) : '0'
}
