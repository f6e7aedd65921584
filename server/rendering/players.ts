// The shortcodes `[audio]` and `[video]`: players of files with a URL.

import { crc32 } from 'node:zlib'
import { escapeAttribute, escapeUrl, isOn, type ShortcodeAttributes } from './shortcode-attributes.ts'
import { filterStyle } from './style-filter.ts'

export type PlayerKind = 'audio' | 'video'

/** The media types by file extension. An attribute with the name of an extension has the URL of a file of that type. */
const TYPES: Readonly<Record<PlayerKind, Readonly<Record<string, string>>>> = {
  audio: { mp3: 'audio/mpeg', ogg: 'audio/ogg', flac: 'audio/flac', m4a: 'audio/mpeg', wav: 'audio/wav' },
  video: { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm', ogv: 'video/ogg', flv: 'video/x-flv' },
}

/** Returns undefined for an attribute list without a file. */
export function renderPlayer(kind: PlayerKind, attributes: ShortcodeAttributes, number: number, content = ''): string | undefined {
  const src = attributes.get('src') ?? ''
  if (src !== '' && extensionOf(kind, src) === undefined) return renderFileLink(kind, src)
  const files = ['src', ...Object.keys(TYPES[kind])].map((name) => attributes.get(name) ?? '').filter((url) => url !== '')
  const [first] = files
  if (first === undefined || !files.some((url) => extensionOf(kind, url) !== undefined)) return undefined
  const id = `${kind}-${crc32(first)}-${number}`
  return kind === 'audio' ? renderAudioPlayer(attributes, id, files) : renderVideoPlayer(attributes, id, files, content)
}

const EXTENSIONS = Object.values(TYPES).flatMap((types) => Object.keys(types))
const FILE_END = new RegExp(`\\.(?:${EXTENSIONS.join('|')})(?=\\s|<|$)`, 'i')

/** Whether a text may contain the URL of a playable file. */
export const mayNamePlayable = (text: string): boolean => FILE_END.test(text)

/** Whether the player can play the file at a URL. */
export const isPlayable = (kind: PlayerKind, url: string): boolean => extensionOf(kind, url) !== undefined

function extensionOf(kind: PlayerKind, url: string): string | undefined {
  const extension = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(url.slice(-200))?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(TYPES[kind], extension) ? extension : undefined
}

function renderAudioPlayer(attributes: ShortcodeAttributes, id: string, files: readonly string[]): string {
  const style = attributes.get('style')
  const written = [
    writeAttribute('class', attributes.get('class') ?? 'wp-audio-shortcode'),
    writeAttribute('id', id),
    ...writeSwitches(attributes, ['loop', 'autoplay']),
    ...writeOptional('preload', attributes.get('preload') ?? 'none'),
    writeAttribute('style', style === undefined ? 'width: 100%;' : filterStyle(style)),
  ]
  return `<audio ${written.join(' ')} controls="controls">${renderSources('audio', files, id)}${link(files[0] ?? '')}</audio>`
}

function renderVideoPlayer(attributes: ShortcodeAttributes, id: string, files: readonly string[], content: string): string {
  const width = parsePixels(attributes.get('width'), 640)
  const written = [
    writeAttribute('class', attributes.get('class') ?? 'wp-video-shortcode'),
    writeAttribute('id', id),
    writeAttribute('width', String(width)),
    writeAttribute('height', String(parsePixels(attributes.get('height'), 360))),
    ...writeOptional('poster', escapeUrl(attributes.get('poster') ?? '')),
    ...writeSwitches(attributes, ['loop', 'autoplay', 'muted']),
    ...writeOptional('preload', attributes.get('preload') ?? 'metadata'),
  ]
  const tracks = content.replace(/\r\n|[\n\t]/g, '').trim()
  const video = `<video ${written.join(' ')} controls="controls">${renderSources('video', files, id)}${tracks}${link(files[0] ?? '')}</video>`
  return `<div style="${width > 0 ? `width: ${width}px;` : ''}" class="wp-video">${video}</div>`
}

const writeAttribute = (name: string, value: string): string => `${name}="${escapeAttribute(value)}"`
const writeOptional = (name: string, value: string): string[] => (value === '' ? [] : [writeAttribute(name, value)])
const writeSwitches = (attributes: ShortcodeAttributes, names: readonly string[]): string[] =>
  names.filter((name) => isOn(attributes.get(name)))

function parsePixels(value: string | undefined, otherwise: number): number {
  return value === undefined ? otherwise : Math.abs(Number.parseInt(value, 10) || 0)
}

function renderSources(kind: PlayerKind, files: readonly string[], id: string): string {
  const number = id.slice(id.lastIndexOf('-') + 1)
  return files
    .map((url) => {
      const type = TYPES[kind][extensionOf(kind, url) ?? ''] ?? ''
      return `<source type="${type}" src="${escapeUrl(withParameter(url, `_=${number}`))}" />`
    })
    .join('')
}

/** The number makes browsers load the file separately for each player. */
function withParameter(url: string, parameter: string): string {
  const [page = '', fragment] = url.split('#', 2)
  return `${page}${page.includes('?') ? '&' : '?'}${parameter}${fragment === undefined ? '' : `#${fragment}`}`
}

/** A link that shows its URL. */
export function link(url: string): string {
  return `<a href="${escapeUrl(url)}">${escapeUrl(url)}</a>`
}

function renderFileLink(kind: PlayerKind, url: string): string {
  return `<a class="wp-embedded-${kind}" href="${escapeUrl(url)}">${escapeAttribute(url)}</a>`
}
