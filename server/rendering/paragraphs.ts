// Blank lines make paragraphs and line ends make breaks. The work is done by the autop package;
// this file mends where it differs from the reference, and keeps hostile input away from it.

import { autop } from '@wordpress/autop'

// Unicode noncharacters: they stand for what the package must not see and occur in no text.
const HIDDEN = '\uFDD0'
const HIDDEN_SPACE = '\uFDD1'
const HIDDEN_RUN = '\uFDD2'
const ANY_PLACEHOLDER = /[\uFDD0-\uFDD2]/g

// The package remembers a step for each character of a run of plain text; millions are too many.
const MAX_RUN_LENGTH = 100_000
const ENDS_RUN = new Set('<>[]\r\n')

// Roughly the steps that one call may take (some tenths of a second).
const WORK_LIMIT = 100_000_000

interface Cut {
  text: string
  parts: string[]
}

// Preformatted text is set aside in one pass (the package takes a pass over the text for each piece).
// The stand-in is a block element, for it has to be treated as `<pre>` would be.
function setPreAside(text: string): Cut {
  const parts: string[] = []
  let rest = ''
  const pieces = text.split('</pre>')
  const last = pieces.pop() ?? ''
  for (const piece of pieces) {
    const start = piece.indexOf('<pre')
    if (start < 0) rest += piece
    else rest += `${piece.slice(0, start)}<div ${HIDDEN}${parts.push(`${piece.slice(start)}</pre>`) - 1}></div>`
  }
  return { text: rest + last, parts }
}

function putPreBack(text: string, parts: string[]): string {
  if (parts.length === 0) return text
  return text.replace(/<div \uFDD0(\d+)><\/div>/g, (_, index: string) => parts[Number(index)] ?? '')
}

// White space beyond ASCII is text to the reference, and space to JavaScript's \s.
const WIDE_SPACE = /[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]/g

function hideWideSpaces(text: string): Cut {
  const parts: string[] = []
  const hidden = text.replace(WIDE_SPACE, (space) => {
    parts.push(space)
    return HIDDEN_SPACE
  })
  return { text: hidden, parts }
}

function showWideSpaces(text: string, parts: string[]): string {
  let next = 0
  return parts.length === 0 ? text : text.replaceAll(HIDDEN_SPACE, () => parts[next++] ?? '')
}

// The middle of a long run is kept back; its ends stay, for there the package looks at white space.
function hideLongRuns(text: string): Cut {
  const parts: string[] = []
  if (text.length < MAX_RUN_LENGTH) return { text, parts }
  let rest = ''
  let start = 0
  for (let index = 0; index <= text.length; index++) {
    if (index < text.length && !ENDS_RUN.has(text.charAt(index))) continue
    if (index - start > MAX_RUN_LENGTH) {
      const [from, to] = [start + 1000, index - 1000]
      rest += `${text.slice(start, from)}${HIDDEN_RUN}${parts.push(text.slice(from, to)) - 1}${HIDDEN_RUN}`
      start = to
    }
    rest += text.slice(start, index + 1)
    start = index + 1
  }
  return { text: rest, parts }
}

function showLongRuns(text: string, parts: string[]): string {
  return parts.length === 0 ? text : text.replace(/\uFDD2(\d+)\uFDD2/g, (_, index: string) => parts[Number(index)] ?? '')
}

// The package pulls only the first caption close to its neighbours: with more of them all are done here.
function hideCaptions(text: string): string {
  if (text.indexOf('<figcaption') === text.lastIndexOf('<figcaption')) return text
  return text.replace(/(?<!\s)\s*<figcaption(?=[\s>])/g, `<${HIDDEN}figcaption`).replace(/<\/figcaption>\s*/g, `</${HIDDEN}figcaption>`)
}

function showCaptions(text: string): string {
  if (!text.includes(`${HIDDEN}figcaption`)) return text
  return text.replace(/(<\uFDD0figcaption[^<>]*>)\s*<br \/>/g, '$1').replaceAll(`${HIDDEN}figcaption`, 'figcaption')
}

// A rule stands alone: the reference ends the line after it, the package does not.
function freeRules(text: string): string {
  return text.includes('<hr') ? text.replace(/<hr\s*\/?>/g, '$&\n\n') : text
}

// Long runs of white space mean no more than short ones, and cost the package quadratic time.
function shortened(space: string): string {
  const firstEnd = space.indexOf('\n')
  if (firstEnd < 0) return ' '
  return firstEnd === space.lastIndexOf('\n') ? '\n' : '\n\n'
}

// Double breaks are blank lines to the package; they are made so here, before the runs are shortened.
function shortenSpaces(text: string): string {
  const withLines = text.includes('<br') ? text.replace(/<br\s*\/?>\s*<br\s*\/?>/g, '\n\n') : text
  return withLines.replace(/(?<!\s)\s{200,}/g, shortened)
}

// Tags inside which another one begins: the package looks for the end of each over and over.
function unclosedTagWork(text: string): number {
  let unclosed = 0
  let next = '>'
  for (let index = text.length - 1; index >= 0; index--) {
    const character = text.charAt(index)
    if (character !== '<' && character !== '>') continue
    if (character === '<' && next === '<') unclosed++
    next = character
  }
  return unclosed * text.length
}

function unclosedElementWork(text: string): number {
  let work = 0
  for (const name of ['script', 'style', 'svg', 'math']) {
    const open = text.split(`<${name}`).length - 1
    if (open === 0) continue
    const unclosed = text.slice(text.lastIndexOf(`</${name}>`) + 1).split(`<${name}`).length - 1
    work += unclosed * text.length
  }
  return work
}

function mediaCodeWork(text: string): number {
  if (!text.includes('<source') && !text.includes('<track')) return 0
  return (text.split(/\[audio|\[video/).length - 1) * text.length
}

// Nothing that a person writes comes near the limit; tags that never end, thousands of times, do.
function isLaborious(text: string): boolean {
  if (text.length < 5_000) return false
  return unclosedTagWork(text) + unclosedElementWork(text) + mediaCodeWork(text) > WORK_LIMIT
}

function wrapped(text: string): string {
  const runs = hideLongRuns(text)
  const spaces = hideWideSpaces(runs.text)
  const wrappedText = autop(hideCaptions(freeRules(spaces.text)))
  return showLongRuns(showWideSpaces(showCaptions(wrappedText), spaces.parts), runs.parts)
}

export function paragraphs(text: string): string {
  if (text.trim() === '') return ''
  const clean = text.replace(ANY_PLACEHOLDER, '')
  const preformatted = clean.includes('<pre') ? setPreAside(clean) : { text: clean, parts: [] }
  const workable = shortenSpaces(preformatted.text)
  const result = isLaborious(workable) ? workable : wrapped(workable)
  return putPreBack(result, preformatted.parts)
}
