// Creates font families and font faces, and files that are fonts by their first bytes.
import type { Client } from '../../client/index.ts'
import { dataOf } from './responses.ts'
import { newWord } from './posts.ts'
import type { TestServer } from './server.ts'

const starts = {
  woff2: 'wOF2\0\x01\0\0',
  woff: 'wOFF\0\x01\0\0',
  ttf: '\0\x01\0\0\0\x0c\0\x80',
  otf: 'OTTO\0\x0c\0\x80',
}

export type FontFormat = keyof typeof starts
export const fontFormats = Object.keys(starts) as FontFormat[]

/** Bytes that are detected as a font. */
export const fontFile = (format: FontFormat = 'woff2', rest = 'glyphs'): Buffer => Buffer.from(starts[format] + rest, 'latin1')

export const familySettings = (more: object = {}): string => {
  const word = newWord()
  return JSON.stringify({ name: word, slug: word, fontFamily: word, ...more })
}

export const makeFamily = ({ content }: Client, more: object = {}) =>
  dataOf(content.POST('/font-families', { body: { font_family_settings: familySettings(more) } }))

/** A font face with a URL on the site. */
export const makeFace = ({ content }: Client, font_family_id: number, settings: object = {}) =>
  dataOf(
    content.POST('/font-families/{font_family_id}/font-faces', {
      params: { path: { font_family_id } },
      body: { font_face_settings: JSON.stringify({ fontFamily: newWord(), ...settings }) },
    }),
  )

/** Sends a form with settings and files, as editors do. */
export function sendFace(
  { restRoot, authorization }: TestServer,
  family: number,
  settings: object | string,
  files: Record<string, { content: Uint8Array | string; name: string; type?: string }> = {},
  as: keyof TestServer['authorization'] = 'administrator',
): Promise<Response> {
  const form = new FormData()
  for (const [part, { content, name, type = 'font/woff2' }] of Object.entries(files))
    form.append(part, new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }), name)
  form.append('font_face_settings', typeof settings === 'string' ? settings : JSON.stringify(settings))
  return fetch(`${restRoot}/cms/v2/font-families/${family}/font-faces`, {
    method: 'POST',
    headers: { Authorization: authorization[as] },
    body: form,
  })
}
