// The featured image of an item.
import { imageMarkup } from '../rendering/attachments.ts'
import { filteredStyle } from '../rendering/style-filter.ts'
import { oneOf, textIn } from './attributes.ts'
import type { DynamicBlock, Renderer, Surroundings } from './block.ts'
import type { ListedItem } from './store.ts'
import { attributes, element, safeUrl, wrapper } from './markup.ts'

export const featuredImage: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const isLinked = own['isLink'] === true
  const size = textIn(own['sizeSlug'], 'post-thumbnail')
  const alt = isLinked ? { alt: surroundings.item.title } : {}
  const image = await imageOf(surroundings.item, size, { ...alt, style: imageStyle(block) }, surroundings)
  if (!image) return ''
  const link = {
    href: safeUrl(await surroundings.data.links.load(surroundings.item)),
    target: oneOf(own['linkTarget'], ['_self', '_blank']),
    rel: textIn(own['rel']) || undefined,
  }
  const ratio = textIn(own['aspectRatio'])
  const box = [dimension('width', own['width']), dimension('height', own['height']), dimension('aspect-ratio', ratio)].join('')
  return element('figure', wrapper(block, { style: box }), isLinked ? element('a', attributes(link), image) : image)
}

function imageStyle({ attributes: { width, height, aspectRatio, scale } }: DynamicBlock): string {
  const size = aspectRatio || (width && height) ? 'width:100%;height:100%;' : [height && dimension('height', height)].join('')
  return `${size}object-fit:${oneOf(scale, ['cover', 'contain', 'fill'])};`
}

function dimension(property: string, value: unknown): string {
  const text = textIn(value)
  return /^[\w.%/ ]{1,30}$/.test(text) ? filteredStyle(`${property}:${text}`).replace(/;?$/, ';') : ''
}

/** The featured image of an item in a size; empty if it has none that everybody may see. `alt` is used if the media item has none. */
export async function imageOf(item: ListedItem, size: string, { alt = '', style = '' }, { data }: Surroundings): Promise<string> {
  const media = item.featured_media ? await data.media.load(item.featured_media) : undefined
  return media ? imageMarkup({ ...media, alt: media.alt || alt }, size, { class: 'wp-post-image', style }) : ''
}
