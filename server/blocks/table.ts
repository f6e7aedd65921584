// The renderers of all dynamic blocks.
import type { DynamicBlockName } from '../rendering/dynamic-blocks.ts'
import type { Renderer } from './block.ts'
import { footnotes } from './footnotes.ts'
import { itemContent, reusableBlock } from './reusable.ts'

export const renderers: Readonly<Record<DynamicBlockName, Renderer>> = {
  'core/block': reusableBlock,
  'core/footnotes': footnotes,
  'core/post-content': itemContent,
}
