// Detects the tags of block elements, which must be outside of paragraphs.

const NAMES =
  'table|thead|tfoot|tbody|tr|td|th|caption|colgroup|col|div|section|article|aside|header|footer|hgroup|nav|' +
  'h[1-6]|hr|p|pre|blockquote|address|ul|ol|li|menu|dl|dt|dd|form|fieldset|legend|figure|figcaption|details|summary|map|area|math|style'

const START_TAG = new RegExp(`<(?:${NAMES})[\\s/>]`, 'g')
const END_TAG = new RegExp(`</(?:${NAMES})>`, 'g')
const INNER_TAG = new RegExp(`(?=</?(?:${NAMES}|br /))`)
const BLOCK = new RegExp(`^</?(?:${NAMES})`)

/** ASCII white space. All other white space is text. */
export const BLANK = ' \t\n\v\f\r'

export const isMarkup = (piece: string): boolean => piece.startsWith('<')
export const isBlank = (piece: string): boolean => /^[\t-\r ]*$/.test(piece)

/** Puts blank lines before the start tags and after the end tags of block elements. */
export function separateBlocks(html: string): string {
  return html.replace(START_TAG, '\n\n$&').replace(END_TAG, '$&\n\n')
}

/** Splits a piece at the block elements and breaks in it. */
export const splitInnerTags = (piece: string): string[] => piece.split(INNER_TAG)

/** Whether the piece is a tag of a block element. As in the reference, only the beginning of the name is compared. */
export const startsWithBlock = (piece: string): boolean => isMarkup(piece) && BLOCK.test(piece)

/** Like `startsWithBlock`, but only for tags on one line, as in the reference. */
export const endsWithBlock = (piece: string): boolean => startsWithBlock(piece) && !piece.includes('\n')
