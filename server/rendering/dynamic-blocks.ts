// Dynamic blocks show data from elsewhere, such as the latest posts, and are rendered when they are read.
// In the stored HTML, each has a placeholder with its position in the content.

import type { BlockDelimiter } from './block-delimiters.ts'

export const dynamicBlocks = [
  'core/archives',
  'core/avatar',
  'core/block',
  'core/calendar',
  'core/categories',
  'core/footnotes',
  'core/home-link',
  'core/latest-comments',
  'core/latest-posts',
  'core/loginout',
  'core/navigation',
  'core/navigation-link',
  'core/navigation-submenu',
  'core/page-list',
  'core/pattern',
  'core/post-author',
  'core/post-author-biography',
  'core/post-author-name',
  'core/post-content',
  'core/post-date',
  'core/post-excerpt',
  'core/post-featured-image',
  'core/post-template',
  'core/post-terms',
  'core/post-title',
  'core/query-no-results',
  'core/query-pagination',
  'core/query-total',
  'core/read-more',
  'core/search',
  'core/site-logo',
  'core/site-tagline',
  'core/site-title',
  'core/social-link',
  'core/tag-cloud',
  'core/template-part',
] as const

/** Static blocks that can contain a placeholder for the featured image of the item. */
const blocksWithImage = ['core/cover', 'core/media-text'] as const

/** The blocks that are completed when they are read. */
export type DynamicBlockName = (typeof dynamicBlocks | typeof blocksWithImage)[number]

/** Static blocks on whose attributes inner dynamic blocks depend. */
const surroundingBlocks = ['core/query', 'core/social-links'] as const

export type SurroundingBlockName = (typeof surroundingBlocks)[number]

/** The offsets of a dynamic block in the content, and of its inner content. */
export interface BlockOffsets {
  start: number
  innerStart: number
  innerEnd: number
  end: number
  /** The offsets of the nearest surrounding blocks. */
  surrounding: number[]
}

/** A control character that content loses when it is rendered, so that it cannot contain placeholders. */
export const MARK = '\u0001'
const PLACEHOLDER = new RegExp(`<!--${MARK}([\\d ]+)-->`)

const DYNAMIC: ReadonlySet<string> = new Set(dynamicBlocks)
const WITH_IMAGE: ReadonlySet<string> = new Set(blocksWithImage)

export const isDynamicBlock = (name: string): name is DynamicBlockName => DYNAMIC.has(name) || WITH_IMAGE.has(name)

/** Whether a placeholder stands for the whole block, and not only for a part of it. */
export const isWhollyDynamic = (name: string): boolean => DYNAMIC.has(name)

export const removeMarks = (text: string): string => (text.includes(MARK) ? text.replaceAll(MARK, '') : text)

export const hasPlaceholders = (html: string): boolean => html.includes(`<!--${MARK}`)

/** Splits HTML at its placeholders. */
export function partsOf(html: string): (string | BlockOffsets)[] {
  // The expression captures the offsets, so every second part is a placeholder.
  return html.split(PLACEHOLDER).map((part, index) => (index % 2 ? offsetsFrom(part) : part))
}

/** Removes dynamic blocks from HTML. */
export const removeDynamicBlocks = (html: string): string =>
  html
    .split(PLACEHOLDER)
    .filter((_part, index) => index % 2 === 0)
    .join('')

function offsetsFrom(offsets: string): BlockOffsets {
  const [start = 0, innerStart = 0, innerEnd = 0, end = 0, ...surrounding] = offsets.split(' ').map(Number)
  return { start, innerStart, innerEnd, end, surrounding }
}

export const writePlaceholder = ({ start, innerStart, innerEnd, end, surrounding }: BlockOffsets): string =>
  `<!--${MARK}${[start, innerStart, innerEnd, end, ...surrounding].join(' ')}-->`

/** A complete dynamic block with its placeholder. */
interface DynamicBlock {
  kind: 'dynamic'
  start: number
  end: number
  placeholder: string
}

/** Yields the delimiters of static blocks. Each dynamic block is one piece, including its content. */
export function* groupDynamicBlocks(delimiters: Iterable<BlockDelimiter>, contentEnd: number): Generator<BlockDelimiter | DynamicBlock> {
  const open: BlockDelimiter[] = []
  // Grouped by name, so that finding the nearest is fast in deep nesting.
  const surrounding = new Map<string, BlockDelimiter[]>(surroundingBlocks.map((name) => [name, []]))
  let dynamic: BlockDelimiter | undefined
  const whole = ({ start, end: innerStart }: BlockDelimiter, innerEnd: number, end: number): DynamicBlock => {
    const nearest = [...surrounding.values()].flatMap((blocks) => blocks.at(-1)?.start ?? [])
    return { kind: 'dynamic', start, end, placeholder: writePlaceholder({ start, innerStart, innerEnd, end, surrounding: nearest }) }
  }
  for (const delimiter of delimiters) {
    const { kind, name, start, end } = delimiter
    const block = kind === 'close' ? open.pop() : delimiter
    if (kind === 'close' && block === dynamic && dynamic) {
      yield whole(dynamic, start, end)
      dynamic = undefined
    } else if (!dynamic) {
      if (kind === 'void' && DYNAMIC.has(name)) yield whole(delimiter, end, end)
      else if (kind === 'open' && DYNAMIC.has(name)) dynamic = delimiter
      else yield delimiter
      if (kind === 'open') surrounding.get(name)?.push(delimiter)
      if (kind === 'close' && block) surrounding.get(block.name)?.pop()
    }
    if (kind === 'open') open.push(delimiter)
  }
  if (dynamic) yield whole(dynamic, contentEnd, contentEnd)
}
