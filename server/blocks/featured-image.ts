// The featured image of an item: as a block of its own, in a cover, and beside text.
import { renderImage, type Attachment } from '../rendering/attachments.ts'
import {
  borderStyles,
  formatCompact,
  joinStyles,
  overlayStyles,
  shadowStyles,
  formatSpaced,
  type Styles,
} from '../rendering/blocks/declared-styles.ts'
import { plainText } from '../rendering/plain-text.ts'
import { sourceFor } from '../rendering/renditions.ts'
import { filterStyle } from '../rendering/style-filter.ts'
import { numberIn, objectIn, oneOf, textIn } from './attributes.ts'
import type { BlockAttributes } from './attributes.ts'
import type { DynamicBlock, Renderer, Surroundings } from './block.ts'
import type { ListedItem } from './store.ts'
import { attributes, classNames, element, safeUrl, wrapper } from './markup.ts'

export const featuredImage: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const { item } = surroundings
  const isLinked = own['isLink'] === true
  const border = borderStyles(own, ['color', 'radius', 'style', 'width'])
  const image = await imageOf(
    item,
    textIn(own['sizeSlug']) || DEFAULT_SIZE,
    {
      ...(isLinked && { alt: plainText(item.title_rendered) || `Untitled post ${item.id}` }),
      ...(border.classes.length && { class: border.classes.join(' ') }),
      style: formatCompact(border) + imageStyle(block) + (await positionStyle(block)),
    },
    surroundings,
  )
  if (!image) return ''
  const shown = image + renderOverlay(own, border)
  const height = dimension('height', own['height'])
  const link = {
    href: safeUrl(await surroundings.data.links.load(item)),
    target: oneOf(own['linkTarget'], ['_self', '_blank']),
    rel: textIn(own['rel']) || undefined,
    style: height.replace(/;$/, '') || undefined,
  }
  const box = dimension('aspect-ratio', own['aspectRatio']) + dimension('width', own['width']) + height
  return element('figure', wrapper(block, { style: box }), isLinked ? element('a', attributes(link), shown) : shown)
}

/** The size if the block does not choose one. */
const DEFAULT_SIZE = 'post-thumbnail'

function imageStyle({ attributes: own }: DynamicBlock): string {
  const size = own['aspectRatio'] ? 'width:100%;height:100%;' : dimension('height', own['height'])
  return `${size}object-fit:${oneOf(own['scale'], ['cover', 'contain', 'fill'])};${formatCompact(shadowStyles(own))}`
}

async function positionStyle({ attributes: own, surroundings }: DynamicBlock): Promise<string> {
  const isCropped = own['aspectRatio'] || own['height']
  const position = isCropped ? (await imageFileOf(surroundings.item, surroundings))?.image?.focalPoint : undefined
  return position ? `object-position:${position};` : ''
}

function dimension(property: string, value: unknown): string {
  const text = textIn(value)
  return /^[\w.%/ ]{1,30}$/.test(text) ? filterStyle(`${property}:${text}`).replace(/;?$/, ';') : ''
}

/** The layer that darkens or colors the image. */
function renderOverlay(own: BlockAttributes, border: Styles): string {
  const ratio = Math.min(numberIn(own['dimRatio']), 100)
  if (!ratio) return ''
  const styles = joinStyles(border, overlayStyles(own))
  const classes = [
    'wp-block-post-featured-image__overlay',
    ...border.classes,
    'has-background-dim',
    `has-background-dim-${ratio}`,
    ...overlayStyles(own).classes,
  ]
  return element(
    'span',
    `${attributes({ class: classes.join(' '), style: formatSpaced(styles).replace(/;$/, '') || undefined })} aria-hidden="true"`,
    '',
  )
}

interface ImageLook {
  /** Replaces the alternative text of the media item. */
  alt?: string
  /** Replaces the classes of the size. */
  class?: string
  style?: string
  more?: Readonly<Record<string, string>>
}

/** Returns the featured image of an item in a size; empty if it has no public one. */
export async function imageOf(item: ListedItem, size: string, look: ImageLook, surroundings: Surroundings): Promise<string> {
  const media = await imageFileOf(item, surroundings)
  const alt = look.alt ?? media?.alt ?? ''
  return media ? renderImage({ ...media, alt }, size, { ...look, class: 'wp-post-image', sizeClass: look.class }) : ''
}

async function imageFileOf(item: ListedItem, { data }: Surroundings): Promise<Attachment | undefined> {
  const media = item.featured_media ? await data.media.load(item.featured_media) : undefined
  return media?.image && media
}

// The featured image inside static blocks.

/** The image of a cover, or its background if it is fixed or repeated. */
export const coverImage: Renderer = async ({ attributes: own, surroundings }) => {
  const size = textIn(own['sizeSlug']) || DEFAULT_SIZE
  const position = focalPoint(own['focalPoint']) || (await imageFileOf(surroundings.item, surroundings))?.image?.focalPoint
  if (own['hasParallax'] === true || own['isRepeated'] === true) return renderCoverBackground(own, size, position, surroundings)
  const more = { 'data-object-fit': 'cover', ...(position && { 'data-object-position': position }) }
  const style = position && `object-position:${position};`
  return imageOf(surroundings.item, size, { class: 'wp-block-cover__image-background', style, more }, surroundings)
}

async function renderCoverBackground(
  own: BlockAttributes,
  size: string,
  position: string | undefined,
  surroundings: Surroundings,
): Promise<string> {
  const media = await imageFileOf(surroundings.item, surroundings)
  if (!media?.image) return ''
  const classes = [
    'wp-block-cover__image-background',
    `wp-image-${media.id}`,
    own['hasParallax'] === true && 'has-parallax',
    own['isRepeated'] === true && 'is-repeated',
  ]
  const label = { 'aria-label': media.alt || undefined }
  const role = { role: media.alt ? 'img' : undefined }
  const style = `background-position:${position || '50% 50%'};${backgroundImage(sourceFor(media.image, size).url)}`
  return element('div', attributes({ ...label, class: classes.filter(Boolean).join(' '), ...role, style }), '')
}

/** The image beside text: all of it, or cropped to fill its side. */
export const mediaTextImage: Renderer = async ({ attributes: own, surroundings }) => {
  const media = await imageFileOf(surroundings.item, surroundings)
  if (!media?.image) return ''
  const size = classNames(own['mediaSizeSlug']).replace(/\s+/g, '-') || 'full'
  const position = focalPoint(own['focalPoint']) || media.image.focalPoint || '50% 50%'
  const image = {
    alt: media.alt,
    class: `wp-image-${media.id} size-${size}`,
    src: safeUrl(sourceFor(media.image, DEFAULT_SIZE).url),
    style: own['imageFill'] === true ? `object-position:${position};` : undefined,
  }
  return `<img${attributes(image)}>`
}

/** Returns a `background-image` declaration whose URL cannot break out of it. */
const backgroundImage = (url: string): string =>
  `background-image:url(${safeUrl(url.replace(/[()'\\;]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`))});`

/** Returns the point of an image that stays visible, such as `20% 70%`; empty if there is none. */
function focalPoint(value: unknown): string {
  const { x, y } = objectIn(value)
  const isPoint = [x, y].every((one) => typeof one === 'number' && one >= 0 && one <= 1)
  return isPoint ? `${Math.round(Number(x) * 100)}% ${Math.round(Number(y) * 100)}%` : ''
}
