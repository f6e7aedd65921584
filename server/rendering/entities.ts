// Normalizes character references in filtered HTML: keeps valid ones and escapes all other ampersands.
// Every reference then ends in a semicolon, so it can be decoded in only one way.

import { decodeHTMLStrict } from 'entities'

const AMPERSAND = /&(?:([a-z][a-z0-9]{1,30});|#0*(\d{1,7});|#x0*([0-9a-f]{1,6});)?/gi

function isCharacter(code: number): boolean {
  const isControl = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d
  return !isControl && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
}

function normalize(whole: string, name?: string, decimal?: string, hex?: string): string {
  if (name !== undefined) return decodeHTMLStrict(whole) === whole ? `&amp;${name};` : whole
  if (decimal !== undefined && isCharacter(Number(decimal))) return `&#${decimal.padStart(3, '0')};`
  if (hex !== undefined && isCharacter(Number.parseInt(hex, 16))) return `&#x${hex};`
  return `&amp;${whole.slice(1)}`
}

export function normalizeEntities(text: string): string {
  return text.includes('&') ? text.replace(AMPERSAND, normalize) : text
}
