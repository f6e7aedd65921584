// Writes and reads oEmbed XML.
import { SaxesParser } from 'saxes'
import { escapeHtml } from '#server/rendering/html.ts'
import { Text } from '#server/contract/operation.ts'
import type { ErrorBody } from '#server/contract/schemas.ts'
import type { Embed } from './contract.ts'

/** Writes an embed as XML. Omits null and values that are not scalar. */
export function embedXml(embed: Embed): Text<'text/xml'> {
  return createDocument(elementsOf(Object.entries(embed).filter(([, value]) => typeof value !== 'object')))
}

/** Writes an error as XML. Omits null. */
export function errorXml(error: ErrorBody): Text<'text/xml'> {
  return createDocument(elementsOf(Object.entries(error)))
}

function createDocument(content: string): Text<'text/xml'> {
  return new Text('text/xml', `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${content}</oembed>`)
}

function elementsOf(fields: [string, unknown][]): string {
  const present = fields.filter(([name, value]) => isName(name) && value !== null && value !== undefined)
  return present.map(([name, value]) => `<${name}>${contentOf(value as object | string | number | boolean)}</${name}>`).join('')
}

function contentOf(value: object | string | number | boolean): string {
  return typeof value === 'object' ? elementsOf(Object.entries(value)) : escapeXml(String(value))
}

function isName(name: string): boolean {
  return /^[A-Za-z_][\w.-]*$/.test(name)
}

/** Escapes text and removes the control characters that XML cannot represent. */
function escapeXml(value: string): string {
  return escapeHtml(value.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))
}

/** Returns the fields of an embed in XML; undefined if the XML is malformed. */
export function fieldsFromXml(xml: string): Record<string, string> | undefined {
  const fields: Record<string, string> = {}
  const open: string[] = []
  const parser = new SaxesParser()
  const add = (more: string): void => {
    const [, field] = open
    if (field !== undefined && open.length === 2) fields[field] = (fields[field] ?? '') + more
  }
  parser.on('opentag', ({ name }) => void open.push(name))
  parser.on('closetag', () => void open.pop())
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('error', (error) => {
    throw error
  })
  try {
    parser.write(xml).close()
    return fields
  } catch {
    return undefined
  }
}
