// The featured image of an item.
import { filteredStyle } from '../rendering/style-filter.ts'
import { uploadUrl } from '../media/uploads.ts'
import { oneOf, textIn } from './attributes.ts'
import type { DynamicBlock, ListedItem, Renderer, Scene } from './block.ts'
import { attributes, element, safeUrl, wrapper } from './markup.ts'

export const featuredImage: Renderer = async (block) => {
  const { attributes: own, scene } = block
  const isLinked = own['isLink'] === true
  const size = textIn(own['sizeSlug'], 'post-thumbnail')
  const alt = isLinked ? { alt: scene.item.title } : {}
  const image = await imageOf(scene.item, size, { ...alt, style: imageStyle(block) }, scene)
  if (!image) return ''
  const link = {
    href: safeUrl(await scene.data.links.load(scene.item)),
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

interface ImageOptions {
  /** The alternative text, if the media item has none. */
  alt?: string
  style?: string
}

/** The featured image of an item in a size; empty if it has none that everybody may see. */
export async function imageOf(
  item: ListedItem,
  size: string,
  { alt = '', style }: ImageOptions,
  { data, context }: Scene,
): Promise<string> {
  const media = item.featured_media ? await data.media.load(item.featured_media) : undefined
  const full = media?.files.find((file) => file.size === 'full')
  const file = media?.files.find((one) => one.size === size) ?? full
  if (!media || !file || !media.mime_type.startsWith('image/')) return ''
  const { alt_text = '' } = JSON.parse(media.meta) as { alt_text?: string }
  const name = /^[\w-]+$/.test(size) ? size : 'full'
  return `<img${attributes({
    loading: 'lazy',
    decoding: 'async',
    width: file.width === null ? undefined : String(file.width),
    height: file.height === null ? undefined : String(file.height),
    src: uploadUrl(context.config.baseUrl, file.path),
    class: `attachment-${name} size-${name} wp-post-image`,
    alt: alt_text || alt,
    style: style || undefined,
  })} />`
}
