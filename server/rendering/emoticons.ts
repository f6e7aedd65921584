// Replaces emoticons such as `:-)` with emoji.

import { splitHtml } from './html-pieces.ts'

const EMOJI: Readonly<Record<string, string>> = {
  ':)': '🙂',
  ':-)': '🙂',
  ':smile:': '🙂',
  ';)': '😉',
  ';-)': '😉',
  ':wink:': '😉',
  ':(': '🙁',
  ':-(': '🙁',
  ':sad:': '🙁',
  ':D': '😀',
  ':-D': '😀',
  ':grin:': '😀',
  ':P': '😛',
  ':-P': '😛',
  ':razz:': '😛',
  ':o': '😮',
  ':-o': '😮',
  ':eek:': '😮',
  '8O': '😯',
  '8-O': '😯',
  ':shock:': '😯',
  ':|': '😐',
  ':-|': '😐',
  ':neutral:': '😐',
  ':?': '😕',
  ':-?': '😕',
  ':???:': '😕',
  ':x': '😡',
  ':-x': '😡',
  ':mad:': '😡',
  '8-)': '😎',
  ':cool:': '😎',
  ':cry:': '😥',
  ':evil:': '👿',
  ':twisted:': '😈',
  ':lol:': '😆',
  ':oops:': '😳',
  ':roll:': '🙄',
  ':arrow:': '➡',
  ':idea:': '💡',
  ':!:': '❗',
  ':?:': '❓',
}

const LITERAL = /^<(\/?)(code|pre|style|script|textarea)(?=[\s>/])/i
const SPACE = '[\\r\\n\\t \\u00A0]|&nbsp;'
const typed = Object.keys(EMOJI).map((face) => face.replace(/[^\w:;]/g, '\\$&'))
const FACE = new RegExp(`(?<=^|${SPACE})(?:${typed.join('|')})(?=$|${SPACE})`, 'g')

/** Replaces emoticons that are surrounded by white space or at an end. Skips code and tags. */
export const replaceEmoticons = (html: string): string => [...replaceEmoticonsInPieces(html)].join('')

/** Like `replaceEmoticons`, in pieces. */
export function* replaceEmoticonsInPieces(html: string): Generator<string> {
  if (!/[:;8]/.test(html)) return void (yield html)
  let literal = ''
  for (const { kind, text } of splitHtml(html)) {
    const [, closing, name = ''] = LITERAL.exec(text) ?? []
    if (name && !literal && !closing) literal = name.toLowerCase()
    else if (closing && name.toLowerCase() === literal) literal = ''
    yield kind === 'text' && !literal ? text.replace(FACE, (face) => EMOJI[face] ?? face) : text
  }
}
