// The variants of an image: which widths, formats and crops it has, and their URLs. They are made when they are first requested.
import type { MediaFileRow } from '../db/tables/media-files.ts'
import { digest } from '../engine/versions.ts'
import { UPLOADS } from '../storage/storage.ts'
import type { Dimensions, FocalPoint } from './sizes.ts'
import { storedPath } from './store.ts'
import { fileType, isImage } from './types.ts'

/** An image also has its own width, unless it is wider. */
const WIDTHS = [320, 640, 960, 1280, 1920, 2560] as const
const MAX_WIDTH = 2560
/** WebP has no longer sides. */
const MAX_SIDE = 16_383
/** Encoding more as AVIF takes too long. */
const MAX_PIXELS = 8_000_000

const RATIOS = { '1:1': 1, '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9 } as const
export type Ratio = keyof typeof RATIOS

/** The formats that an image has beside its own, the smallest files first. */
const FORMATS = ['image/avif', 'image/webp']

/** The folder in the uploads folder. */
const FOLDER = 'images'

/** What the variants of a media item are made from. */
export interface Original {
  id: number
  file: Pick<MediaFileRow, 'path' | 'stored_as' | 'mime_type' | 'width' | 'height' | 'frames'>
  focalPoint: FocalPoint | undefined
}

export interface Variant extends Dimensions {
  mimeType: string
  isCropped: boolean
  /** Changes with the file, and for a crop with the focal point. */
  version: string
  /** The end of the URL. */
  name: string
}

/** An image in its own proportions, or cropped. */
export interface ShownImage extends Dimensions {
  /** Null for the proportions of the image. */
  ratio: Ratio | null
  sources: ImageSources[]
}

/** The files in one format. */
export interface ImageSources {
  mime_type: string
  srcset: string
  /** The URL of the largest file. */
  source_url: string
}

/** Returns the image in all forms, with the URLs for `srcset`; an empty list for animations, and for what is not an image of known dimensions. */
export function imagesOf(original: Original, baseUrl: string): ShownImage[] {
  const formats = formatsOf(original)
  return formsOf(original).map((form) => {
    const start = `${baseUrl}${UPLOADS}/${addressOf({ id: original.id, version: form.version, name: '' })}`
    const largest = form.widths.at(-1) ?? 0
    return {
      ratio: form.ratio,
      width: largest,
      height: heightOf(form, largest),
      sources: formats.map(({ mimeType, extension }) => ({
        mime_type: mimeType,
        srcset: form.widths.map((width) => `${start}${nameOf(form, width, extension)} ${width}w`).join(', '),
        source_url: `${start}${nameOf(form, largest, extension)}`,
      })),
    }
  })
}

/** Returns the variant at an address. An earlier version leads to the one of the current version that has the same width, or the next. */
export function findVariant(original: Original, { version, name }: VariantAddress): Variant | undefined {
  const all = variantsOf(original)
  const isEarlier = !all.some((variant) => variant.version === version)
  return all.find((variant) => variant.name === name) ?? (isEarlier ? closestTo(name, all) : undefined)
}

function closestTo(name: string, all: readonly Variant[]): Variant | undefined {
  const [, prefix = '', width, extension] = /^(\w+-)?(\d{1,5})\.(\w+)$/.exec(name) ?? []
  const alike = all.filter((variant) => variant.name === `${prefix}${variant.width}.${extension}`)
  return alike.find((variant) => variant.width >= Number(width)) ?? alike.at(-1)
}

function variantsOf(original: Original): Variant[] {
  const formats = formatsOf(original)
  return formsOf(original).flatMap((form) =>
    formats.flatMap(({ mimeType, extension }) =>
      form.widths.map((width) => ({
        width,
        height: heightOf(form, width),
        mimeType,
        isCropped: form.ratio !== null,
        version: form.version,
        name: nameOf(form, width, extension),
      })),
    ),
  )
}

/** The versions of files and crops that URLs may have now. */
export const currentVersions = (original: Original): string[] => [...new Set(formsOf(original).map(({ version }) => version))]

/** Where a variant is stored: under a name that no other file has had. */
export const variantPath = ({ id }: Pick<Original, 'id'>, { name }: Pick<Variant, 'name'>, unique: string): string =>
  `${FOLDER}/${id}/${unique}-${name}`

/** The parts of the URL of a variant. */
export interface VariantAddress {
  /** The ID of the media item. */
  id: number
  version: string
  name: string
}

/** The path in the uploads folder. */
export const addressOf = ({ id, version, name }: VariantAddress): string => `${FOLDER}/${id}/${version}/${name}`

const MAX_ID = 2 ** 31 - 1

/** Returns the parts of a path in the uploads folder; undefined for other files. */
export function readVariantAddress(path: string): VariantAddress | undefined {
  const [, digits, version = '', name = ''] = /^images\/([1-9]\d{0,9})\/([\w-]{1,32})\/([\w.-]{1,32})$/.exec(path) ?? []
  const id = Number(digits)
  return id <= MAX_ID ? { id, version, name } : undefined
}

interface Form {
  ratio: Ratio | null
  /** The start of the names, as in `16x9-`. */
  prefix: string
  /** The width divided by the height. */
  proportion: number
  version: string
  widths: readonly number[]
}

function formsOf({ file, focalPoint }: Original): Form[] {
  const { width, height, frames, mime_type } = file
  if (frames !== 1 || !width || !height || !isImage(mime_type)) return []
  const stored = storedPath(file)
  const crops = Object.entries(RATIOS) as [Ratio, number][]
  return [
    { ratio: null, prefix: '', proportion: width / height, version: digest(stored), width },
    ...crops.map(([ratio, proportion]) => ({
      ratio,
      prefix: `${ratio.replace(':', 'x')}-`,
      proportion,
      version: digest(stored, focalPoint ? `${focalPoint.x} ${focalPoint.y}` : ''),
      width: Math.min(width, Math.round(height * proportion)),
    })),
  ].flatMap(({ width: whole, ...form }) => {
    const widths = widthsUpTo(largestWidth(whole, form.proportion))
    return widths.length ? [{ ...form, widths }] : []
  })
}

const largestWidth = (whole: number, proportion: number): number =>
  Math.floor(Math.min(whole, MAX_WIDTH, MAX_SIDE * proportion, Math.sqrt(MAX_PIXELS * proportion)))

const widthsUpTo = (largest: number): number[] => (largest < 1 ? [] : [...WIDTHS.filter((width) => width < largest), largest])

const heightOf = ({ proportion }: Form, width: number): number => Math.max(1, Math.round(width / proportion))

interface Format {
  mimeType: string
  extension: string
}

const formatsOf = ({ file: { mime_type } }: Original): Format[] =>
  [...new Set([...FORMATS, mime_type])].map((mimeType) => ({
    mimeType,
    extension: fileType(mimeType, { allowsSvg: false })?.extension ?? '',
  }))

const nameOf = ({ prefix }: Form, width: number, extension: string): string => `${prefix}${width}.${extension}`
