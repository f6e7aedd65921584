// The shortcode `[caption]`: an image with a caption, as a figure.

import { filterHtml } from './filter.ts'
import { toClassName, escapeAttribute } from './shortcode-attributes.ts'
import type { Shortcode } from './shortcodes.ts'

const TAG = /<\/?(?:a|img)(?=[\s>])[^<>]*>/gi

/** Renders the shortcode; `render` renders shortcodes in the image. Without a width or a caption, returns only the image. */
export function wrapInCaption({ attributes, content = '' }: Shortcode, render: (html: string) => string): string {
  const { image, caption } = attributes.has('caption')
    ? { image: content, caption: filterHtml(attributes.get('caption') ?? '') }
    : splitCaption(content)
  const width = Number.parseInt(attributes.get('width') ?? '', 10)
  if (!(width >= 1) || caption === '') return render(image)
  const id = toClassName(attributes.get('id') ?? '')
  const captionId = toClassName(attributes.get('caption_id') ?? '') || (id && `caption-${id.replaceAll('_', '-')}`)
  const classes = `wp-caption ${attributes.get('align') ?? 'alignnone'} ${attributes.get('class') ?? ''}`.trim()
  return (
    `<figure ${id && `id="${id}" `}${captionId && `aria-describedby="${captionId}" `}style="width: ${width}px" class="${escapeAttribute(classes)}">` +
    `${render(image)}<figcaption ${captionId && `id="${captionId}" `}class="wp-caption-text">${caption}</figcaption></figure>`
  )
}

// Splits the content into the first image, with its link, and the caption after it.
function splitCaption(content: string): { image: string; caption: string } {
  const tags = [...content.matchAll(TAG)]
  const index = tags.findIndex(([tag]) => /^<img\s/i.test(tag))
  const first = tags[index]
  if (!first) return { image: content, caption: '' }
  let start = first.index
  let end = start + first[0].length
  const opening = tags[index - 1]
  if (opening && /^<a\s/i.test(opening[0]) && isBlankBetween(content, opening.index + opening[0].length, start)) start = opening.index
  const closing = tags[index + 1]
  if (closing && /^<\/a/i.test(closing[0]) && isBlankBetween(content, end, closing.index)) end = closing.index + closing[0].length
  return { image: content.slice(start, end), caption: content.slice(end).trim() }
}

const isBlankBetween = (text: string, start: number, end: number): boolean => text.slice(start, end).trim() === ''
