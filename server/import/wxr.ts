// Reads a WXR file (WordPress eXtended RSS) as a stream of channel elements, without holding the whole file in memory.
import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'
import type { SaxesTagNS } from 'saxes'
import { withoutTokens } from '../engine/preview-tokens.ts'
import type { Element } from './element.ts'
import { ITEM, ITEM_END, createPlainItemReader } from './plain-items.ts'

/** The file is invalid; the message says where. */
export class WxrError extends Error {}

const CHUNK_BYTES = 262_144
/** Longer text without the end of an item is passed to the parser. */
const MAX_LEFT = 4_000_000
const SPACE = /[ \t\n]*/y

/** Far more than exports have; deeper nesting would only take time. */
const MAX_DEPTH = 50

const prefixes: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/\/wordpress\.org\/export\/1\.\d+\/?$/, 'wp:'],
  [/^https?:\/\/wordpress\.org\/export\/1\.\d+\/excerpt\/?$/, 'excerpt:'],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/, 'content:'],
  [/^https?:\/\/purl\.org\/dc\/elements\/1\.1\/?$/, 'dc:'],
  [/^$/, ''],
]

/** Yields the channel elements in order. Throws if the file is not well-formed XML or not WXR, at the latest at its end. */
export async function* channelElements(file: string): AsyncGenerator<Element> {
  const parser = new SaxesParser({ xmlns: true })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  /** The namespaces of the channel, by prefix. */
  const namespaces = new Map([['', '']])
  const plainItemAt = createPlainItemReader((tagName) => nameIn(namespaces, tagName))
  const open: Element[] = []
  let complete: Element[] = []
  let isWxr = false
  /** Whether items of the plain form have the same meaning everywhere in the file. */
  let isPlain = true
  /** The number of characters passed to the parser in total, and up to the end of the last channel element. */
  let given = 0
  let endedAt = -1
  let skippedLines = 0

  parser.on('doctype', () => refuse('A document type is not allowed.'))
  parser.on('xmldecl', ({ encoding, version }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) refuse(`The encoding is ${encoding}; it must be UTF-8.`)
    isPlain = version === '1.0'
  })
  parser.on('text', (text) => addText(text))
  parser.on('cdata', (text) => addText(text))
  parser.on('opentag', (tag) => {
    const element = elementOf(tag)
    if (open.length === 0 && element.name !== 'rss') refuse(`This is not a WXR file: it starts with <${tag.name}>, not with <rss>.`)
    if (open.length >= MAX_DEPTH) refuse(`Elements are nested more than ${MAX_DEPTH} levels deep.`)
    if (open.length < 2) {
      isPlain &&= endedAt < 0
      for (const [prefix, uri] of Object.entries(tag.ns)) namespaces.set(prefix, uri)
    }
    open.push(element)
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (!element) return
    if (open.length > 2) open.at(-1)?.children.push(element)
    if (open.length !== 2 || open[1]?.name !== 'channel') return
    if (element.name === 'wp:wxr_version') isWxr = isReadable(element.text.trim())
    complete.push(element)
    endedAt = parser.position
  })

  let rest = ''
  for await (const bytes of chunksOf(file)) {
    rest = read(rest + decode(bytes))
    yield* withoutTokens(complete)
    complete = []
  }
  parse(rest + decode())
  parse(null)
  yield* withoutTokens(complete)
  if (!isWxr) throw new WxrError(`${file} is not a WXR file: its channel has no wp:wxr_version.`)

  /** Reads items in the plain form, and passes everything else to the parser. Returns the rest: an item without its end. */
  function read(text: string): string {
    let position = 0
    for (;;) {
      const start = plainStart(text, position)
      const end = text.indexOf(ITEM_END, start ?? position)
      if (end < 0) break
      const item = start === undefined ? undefined : plainItemAt(text, start)
      const next = item?.end ?? end + ITEM_END.length
      const part = text.slice(position, next)
      if (item) {
        complete.push(item.element)
        skippedLines += part.split('\n').length - 1
      } else parse(part)
      position = next
    }
    const left = text.slice(position)
    if (left.length < MAX_LEFT) return left
    parse(left)
    return ''
  }

  /** Returns the start of the next item, if it follows a channel element and not, for example, the start of a comment. */
  function plainStart(text: string, position: number): number | undefined {
    if (!isPlain || endedAt !== given) return undefined
    SPACE.lastIndex = position
    SPACE.test(text)
    return text.startsWith(ITEM, SPACE.lastIndex) ? SPACE.lastIndex : undefined
  }

  function addText(text: string): void {
    const element = open.at(-1)
    // Only the content of channel elements is read.
    if (element && open.length > 2) element.text += text
  }

  function decode(bytes?: Buffer): string {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      return refuse('The file has bytes after this line that are not UTF-8.')
    }
  }

  /** Passes text to the parser; null at the end of the file. */
  function parse(text: string | null): void {
    try {
      given += text?.length ?? 0
      parser.write(text)
    } catch (error) {
      if (error instanceof WxrError) throw error
      refuse(`This is not well-formed XML: ${(error as Error).message.replace(/^\d+:\d+: /, '')}`)
    }
  }

  function refuse(reason: string): never {
    throw new WxrError(`${file}, line ${parser.line + skippedLines}: ${reason}`)
  }

  function isReadable(version: string): true {
    if (!/^1\.\d+$/.test(version)) refuse(`The WXR version is "${version}"; supported versions are 1.0 to 1.2.`)
    return true
  }
}

/** Returns the standard name of an element; undefined if its prefix has no namespace. */
function nameIn(namespaces: ReadonlyMap<string, string>, tagName: string): string | undefined {
  const [local = '', prefix = ''] = tagName.split(':').toReversed()
  const uri = namespaces.get(prefix)
  return uri === undefined ? undefined : (standardName(uri, local) ?? tagName)
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) yield chunk as Buffer
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new WxrError(code === 'ENOENT' ? `The file ${file} does not exist.` : `${file} cannot be read: ${message}.`, { cause: error })
  }
}

function elementOf({ local, name, uri, attributes }: SaxesTagNS): Element {
  const given = Object.values(attributes).map((attribute) => [attribute.name, attribute.value] as const)
  return { name: standardName(uri, local) ?? name, attributes: new Map(given), text: '', children: [] }
}

/** Returns undefined for namespaces that exports do not have. */
function standardName(uri: string, local: string): string | undefined {
  const prefix = prefixes.find(([pattern]) => pattern.test(uri))?.[1]
  return prefix === undefined ? undefined : prefix + local
}
