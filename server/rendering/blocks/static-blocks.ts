// The renderers of blocks, by name.

import { withAspectRatio, withBackgroundImage, withPosition } from './box-styles.ts'
import type { Block, BlockRenderer } from './block.ts'
import { button } from './button.ts'
import { withElementColors } from './elements.ts'
import { coverWithImage, mediaTextWithImage } from './featured-image.ts'
import { gallery } from './gallery.ts'
import { image } from './image.ts'
import { withLayout } from './layout.ts'
import { heading, list } from './old-markup.ts'
import { shortcode } from './shortcode.ts'

/** The renderers of all blocks, in order. */
const ANY: readonly BlockRenderer[] = [withElementColors, withLayout]

/** By the name of the block. */
export const staticRenderers: ReadonlyMap<string, readonly BlockRenderer[]> = new Map([
  ['core/button', [button, ...ANY]],
  ['core/cover', [...ANY, withAspectRatio, coverWithImage]],
  ['core/gallery', [gallery, ...ANY]],
  ['core/group', [...ANY, withPosition, withBackgroundImage]],
  ['core/heading', [heading, ...ANY]],
  ['core/image', [image, ...ANY]],
  ['core/list', [list, ...ANY]],
  ['core/media-text', [...ANY, mediaTextWithImage]],
  ['core/post-content', [...ANY, withBackgroundImage]],
  ['core/pullquote', [...ANY, withBackgroundImage]],
  ['core/quote', [...ANY, withBackgroundImage]],
  ['core/shortcode', [shortcode]],
  ['core/verse', [...ANY, withBackgroundImage]],
])

/** Renders the block's own HTML; returns null to omit the block. */
export function renderBlock(block: Block): readonly string[] | null {
  let own: readonly string[] | null = block.own
  for (const render of staticRenderers.get(block.name) ?? ANY) {
    own = render({ ...block, own })
    if (own === null) return null
  }
  return own
}
