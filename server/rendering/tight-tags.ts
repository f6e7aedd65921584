// Removes white space around the tags of options, captions and embedded media.

import { isMarkup } from './block-tags.ts'

interface TightTags {
  /** The rule applies to texts with this markup. */
  within: RegExp
  before: RegExp
  after: RegExp
}

const TIGHT_TAGS: TightTags[] = [
  { within: /<option/, before: /^<option/, after: /^<\/option>/ },
  { within: /<figcaption/, before: /^<figcaption/, after: /^<\/figcaption>/ },
  { within: /<\/object>/, before: /^<(\/object>|\/?(param|embed))/, after: /^<(object|\/?(param|embed))/ },
  { within: /<(source|track)/, before: /^<(\/(audio|video)>|source|track)/, after: /^<(audio|video|source|track)/ },
]

const SHORTCODE_START = /(\[(?:audio|video)[^[\]]*\])[\t-\r ]+/g
const SHORTCODE_END = /(?<![\t-\r ])[\t-\r ]+(?=\[\/(?:audio|video)\])/g
const SPACE_AT_START = /^[\t-\r ]+/
const SPACE_AT_END = /(?<![\t-\r ])[\t-\r ]+$/

export function removeSpaceAroundTags(pieces: string[], html: string): string[] {
  const rules = TIGHT_TAGS.filter(({ within }) => within.test(html))
  if (rules.length === 0) return pieces
  const isTight = (side: 'before' | 'after', tag = '') => rules.some((rule) => rule[side].test(tag))
  const hasMedia = rules.some(({ after }) => after.test('<audio'))
  return pieces.map((piece, index) => {
    if (isMarkup(piece)) return piece
    let text = hasMedia ? piece.replace(SHORTCODE_START, '$1').replace(SHORTCODE_END, '') : piece
    if (isTight('after', pieces[index - 1])) text = text.replace(SPACE_AT_START, '')
    if (isTight('before', pieces[index + 1])) text = text.replace(SPACE_AT_END, '')
    return text
  })
}
