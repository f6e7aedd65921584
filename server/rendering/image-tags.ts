// Adds attributes for loading images and frames: dimensions, renditions and priority.

import { sourceAttributes, sourceOf, type StoredImage } from './renditions.ts'

export type FindImage = (id: number) => StoredImage | undefined

const TAG = /<(img|iframe)(?=\s)/g
const QUOTED = /"[^"]*"|'[^']*'/g
const LIBRARY_ID = /wp-image-(\d{1,15})/i

/** Further images of a text get no renditions, because these take much space. */
const MAX_IMAGES = 1_000

/** Finds the IDs of images of the media library in a text. */
export function imageIdsIn(html: string): number[] {
  if (!html.includes('wp-image-')) return []
  const ids: number[] = []
  for (const { tag } of findMediaTags(html)) {
    const id = imageId(tag)
    if (id > 0 && ids.push(id) === MAX_IMAGES) break
  }
  return ids
}

export const countMediaTags = (html: string): number => html.match(TAG)?.length ?? 0

export function addLoadingAttributes(html: string): string {
  return [...addLoadingAttributesInPieces(html, () => undefined)].join('')
}

/** Like `addLoadingAttributes`, in pieces. */
export function* addLoadingAttributesInPieces(html: string, imageOf: FindImage): Generator<string> {
  const state: TextState = { hasPriority: false, imagesLeft: MAX_IMAGES }
  let position = 0
  for (const { name, tag, start } of findMediaTags(html)) {
    yield html.slice(position, start) + (name === 'img' ? completeImage(tag, imageOf, state) : completeFrame(tag))
    position = start + tag.length
  }
  yield html.slice(position)
}

interface MediaTag {
  name: string
  tag: string
  start: number
}

// Tags that do not end, or end within a quoted value, are not changed.
function* findMediaTags(html: string): Generator<MediaTag> {
  let position = 0
  for (const { 1: name = '', index: start } of html.matchAll(TAG)) {
    if (start < position) continue
    position = html.indexOf('>', start) + 1
    if (position === 0) return
    const tag = html.slice(start, position)
    if (!/["']/.test(tag.replace(QUOTED, ''))) yield { name, tag, start }
  }
}

const imageId = (tag: string): number => (tag.startsWith('<img') ? Number(LIBRARY_ID.exec(tag)?.[1] ?? 0) : 0)

interface TextState {
  /** Whether an image has priority. Only one can have it. */
  hasPriority: boolean
  imagesLeft: number
}

function completeImage(tag: string, imageOf: FindImage, state: TextState): string {
  const id = imageId(tag)
  const image = id > 0 && state.imagesLeft-- > 0 ? imageOf(id) : undefined
  const complete = image ? addPosition(addSources(addDimensions(tag, image), image), image) : tag
  return addAutoSizes(addLoading(complete, state))
}

function withAttributes(tag: string, attributes: string): string {
  return tag.replace(/^<[a-z]+/, `$& ${attributes}`)
}

const shownSource = (tag: string, image: StoredImage) => sourceOf(image, /src="([^"]+)"/.exec(tag)?.[1] ?? '')

function addDimensions(tag: string, image: StoredImage): string {
  const shown = shownSource(tag, image)
  if (!shown?.width || !shown.height || / (?:width|height)=/.test(tag)) return tag
  const styled = Number(/style="width:\s*(\d{1,6})px;"/.exec(tag)?.[1] ?? 0)
  const width = styled || shown.width
  return withAttributes(tag, `width="${width}" height="${Math.round((shown.height * width) / shown.width)}"`)
}

/** An image that fills a box and has no position is positioned at its focal point. */
function addPosition(tag: string, { focalPoint }: StoredImage): string {
  if (focalPoint === undefined || !tag.includes(' data-object-fit="cover"') || tag.includes('object-position')) return tag
  const position = `object-position:${focalPoint}`
  const styled = tag.replace(/ style="([^"]*?);?\s*"/, (_whole, style: string) => ` style="${style ? `${style};` : ''}${position}"`)
  return styled === tag ? withAttributes(tag, `style="${position}"`) : styled
}

function addSources(tag: string, image: StoredImage): string {
  const shown = shownSource(tag, image)
  if (!shown || tag.includes(' srcset=')) return tag
  const { width, height } = dimensionsOf(tag) ?? shown
  const attributes = width > 0 ? sourceAttributes(image, shown, { width, height }) : ''
  const added = tag.includes(' sizes=') ? attributes.replace(/ sizes=".*/, '') : attributes
  return added ? `${tag.replace(/[\s/]*>$/, '')}${added} />` : tag
}

function dimensionsOf(tag: string): { width: number; height: number } | undefined {
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(new RegExp(` ${name}=["'](\\d{1,6})["']`).exec(tag)?.[1] ?? 0))
  return width && height ? { width, height } : undefined
}

/** Images with at least this many pixels get priority unless they are lazy-loaded. */
const MIN_PRIORITY_PIXELS = 50_000

function addLoading(tag: string, state: TextState): string {
  if (!tag.includes(' src="')) return tag
  const added = tag.includes(' decoding=') ? [] : ['decoding="async"']
  const dimensions = dimensionsOf(tag)
  const isHigh = /\sfetchpriority=["']high["']/.test(tag)
  const loading = /\sloading=["']?([a-z]+)/i.exec(tag)?.[1]?.toLowerCase()
  if (isHigh) state.hasPriority = true
  else if (dimensions && loading === undefined) added.unshift('loading="lazy"')
  else if (dimensions && loading !== 'lazy' && !tag.includes(' fetchpriority=') && isLarge(dimensions) && !state.hasPriority) {
    added.unshift('fetchpriority="high"')
    state.hasPriority = true
  }
  return added.length > 0 ? withAttributes(tag, added.join(' ')) : tag
}

const isLarge = ({ width, height }: { width: number; height: number }): boolean => width * height >= MIN_PRIORITY_PIXELS

// The browser chooses by the displayed width of the image.
function addAutoSizes(tag: string): string {
  if (!/\sloading=["']?lazy/i.test(tag) || !/\swidth=/.test(tag)) return tag
  return tag.replace(/(\ssizes=["'])(?!\s*auto\s*(?:,|["']))/i, '$1auto, ')
}

function completeFrame(tag: string): string {
  const isSized = [' src="', ' width="', ' height="'].every((attribute) => tag.includes(attribute))
  return isSized && !tag.includes(' loading=') ? withAttributes(tag, 'loading="lazy"') : tag
}
