// Turns blank lines into paragraphs and line ends into breaks with the autop package;
// fixes its differences from the reference and protects it from hostile input.

import { autop } from '@wordpress/autop'

// Unicode noncharacters, which occur in no text: placeholders for what the package must not see.
const HIDDEN = '\uFDD0'
const HIDDEN_SPACE = '\uFDD1'
const HIDDEN_RUN = '\uFDD2'
const ANY_PLACEHOLDER = /[\uFDD0-\uFDD2]/g

// The package keeps a step in memory for each character of a run of plain text, so very long runs must be shortened.
const MAX_RUN_LENGTH = 100_000
const ENDS_RUN = new Set('<>[]\r\n')

// The approximate number of steps that one call may take (a few tenths of a second).
const WORK_LIMIT = 100_000_000

interface Cut {
  text: string
  parts: string[]
}

// Replaces preformatted text in one pass (the package would need a pass for each element).
// The placeholder is a block element, as it must be treated like `<pre>`.
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

// White space beyond ASCII is text to the reference, but matches \s in JavaScript.
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

// Replaces the middle of a long run and keeps its ends, where the package looks for white space.
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

// The package removes white space around the first caption only; here around all of them.
function hideCaptions(text: string): string {
  if (text.indexOf('<figcaption') === text.lastIndexOf('<figcaption')) return text
  return text.replace(/(?<!\s)\s*<figcaption(?=[\s>])/g, `<${HIDDEN}figcaption`).replace(/<\/figcaption>\s*/g, `</${HIDDEN}figcaption>`)
}

function showCaptions(text: string): string {
  if (!text.includes(`${HIDDEN}figcaption`)) return text
  return text.replace(/(<\uFDD0figcaption[^<>]*>)\s*<br \/>/g, '$1').replaceAll(`${HIDDEN}figcaption`, 'figcaption')
}

// The reference breaks the line after a horizontal rule; the package does not.
function freeRules(text: string): string {
  return text.includes('<hr') ? text.replace(/<hr\s*\/?>/g, '$&\n\n') : text
}

// Long runs of white space mean the same as short ones but cost the package quadratic time.
function shortened(space: string): string {
  const firstEnd = space.indexOf('\n')
  if (firstEnd < 0) return ' '
  return firstEnd === space.lastIndexOf('\n') ? '\n' : '\n\n'
}

// The package treats double breaks as blank lines; converted here, before runs are shortened.
function shortenSpaces(text: string): string {
  const withLines = text.includes('<br') ? text.replace(/<br\s*\/?>\s*<br\s*\/?>/g, '\n\n') : text
  return withLines.replace(/(?<!\s)\s{200,}/g, shortened)
}

// Unclosed tags, inside which another one begins: the package would search for the end of each.
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

// No human text comes near this limit; thousands of unclosed tags do.
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
