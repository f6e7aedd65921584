// Reads a WXR file (WordPress eXtended RSS) as a stream: one channel element at a time, never the whole file in memory.
import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'
import type { SaxesTagNS } from 'saxes'

/** The file is invalid; the message says where. */
export class WxrError extends Error {}

export interface Element {
  /** With the standard namespace prefix, whatever the file uses: `wp:post_id`, `content:encoded`. */
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: Element[]
}

/** Far more than an export needs; deeper nesting would only cost time. */
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
  const open: Element[] = []
  let complete: Element[] = []
  let isWxr = false

  parser.on('doctype', () => refuse('A document type is not allowed.'))
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) refuse(`The encoding is ${encoding}; it must be UTF-8.`)
  })
  parser.on('text', (text) => addText(text))
  parser.on('cdata', (text) => addText(text))
  parser.on('opentag', (tag) => {
    const element = elementOf(tag)
    if (open.length === 0 && element.name !== 'rss') refuse(`This is not a WXR file: it starts with <${tag.name}>, not with <rss>.`)
    if (open.length >= MAX_DEPTH) refuse(`Elements are nested more than ${MAX_DEPTH} levels deep.`)
    open.push(element)
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (!element) return
    if (open.length > 2) open.at(-1)?.children.push(element)
    if (open.length !== 2 || open[1]?.name !== 'channel') return
    if (element.name === 'wp:wxr_version') isWxr = isReadable(element.text.trim())
    complete.push(element)
  })

  for await (const bytes of chunksOf(file)) {
    const text = decoded(bytes)
    parse(() => parser.write(text))
    yield* complete
    complete = []
  }
  const rest = decoded()
  parse(() => parser.write(rest).close())
  if (!isWxr) throw new WxrError(`${file} is not a WXR file: its channel has no wp:wxr_version.`)

  function addText(text: string): void {
    const element = open.at(-1)
    // Only the content of channel elements is read.
    if (element && open.length > 2) element.text += text
  }

  function decoded(bytes?: Buffer): string {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      return refuse('The file has bytes after this line that are not UTF-8.')
    }
  }

  function parse(act: () => void): void {
    try {
      act()
    } catch (error) {
      if (error instanceof WxrError) throw error
      refuse(`This is not well-formed XML: ${(error as Error).message.replace(/^\d+:\d+: /, '')}`)
    }
  }

  function refuse(reason: string): never {
    throw new WxrError(`${file}, line ${parser.line}: ${reason}`)
  }

  function isReadable(version: string): true {
    if (!/^1\.\d+$/.test(version)) refuse(`The WXR version is "${version}"; supported versions are 1.0 to 1.2.`)
    return true
  }
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file)) yield chunk as Buffer
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new WxrError(code === 'ENOENT' ? `The file ${file} does not exist.` : `${file} cannot be read: ${message}.`, { cause: error })
  }
}

function elementOf({ local, name, uri, attributes }: SaxesTagNS): Element {
  const prefix = prefixes.find(([pattern]) => pattern.test(uri))?.[1]
  return {
    name: prefix === undefined ? name : prefix + local,
    attributes: Object.fromEntries(Object.values(attributes).map((attribute) => [attribute.name, attribute.value])),
    text: '',
    children: [],
  }
}

export function textOf(element: Element, name: string): string {
  return element.children.find((child) => child.name === name)?.text ?? ''
}

export function childrenOf(element: Element, name: string): Element[] {
  return element.children.filter((child) => child.name === name)
}
