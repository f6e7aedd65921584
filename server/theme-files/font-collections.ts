// The font collections of a theme: `font-collections/*.json`, each a list of font families to install from.
import { isObject } from './style-object.ts'
import type { StyleObject } from './style-object.ts'

export interface FontCollection {
  slug: string
  name: string
  description: string
  font_families: { font_family_settings: CollectedFamily; categories: string[] }[]
  categories: { name: string; slug: string }[]
}

interface CollectedFamily {
  name: string
  slug: string
  fontFamily: string
  preview?: string
  fontFace?: { fontFamily: string; src: string | string[] }[]
}

/** Parses a collection. Throws an error that names the invalid value. */
export function parseFontCollection(slug: string, json: StyleObject): FontCollection {
  return {
    slug,
    name: textIn(json, 'name', 'it'),
    description: textIn(json, 'description', 'it', ''),
    font_families: objectsIn(json, 'font_families').map((entry, index) => ({
      font_family_settings: familyIn(entry, `font_families[${index}]`),
      categories: Array.isArray(entry['categories']) ? entry['categories'].filter((one) => typeof one === 'string') : [],
    })),
    categories: objectsIn(json, 'categories').map((category, index) => ({
      name: textIn(category, 'name', `categories[${index}]`),
      slug: textIn(category, 'slug', `categories[${index}]`),
    })),
  }
}

function familyIn({ font_family_settings: settings }: StyleObject, where: string): CollectedFamily {
  if (!isObject(settings)) throw new Error(`${where} must have font_family_settings, an object`)
  const preview = textIn(settings, 'preview', where, '')
  return {
    name: textIn(settings, 'name', where),
    slug: textIn(settings, 'slug', where),
    fontFamily: textIn(settings, 'fontFamily', where),
    ...(preview && { preview }),
    ...(settings['fontFace'] !== undefined && { fontFace: objectsIn(settings, 'fontFace').map((face) => faceIn(face, where)) }),
  }
}

function faceIn(face: StyleObject, where: string): { fontFamily: string; src: string | string[] } {
  const { src } = face
  const isSource = typeof src === 'string' || (Array.isArray(src) && src.length > 0 && src.every((one) => typeof one === 'string'))
  if (!isSource) throw new Error(`each fontFace of ${where} must have src, a URL or several`)
  return { ...face, fontFamily: textIn(face, 'fontFamily', `each fontFace of ${where}`), src }
}

function objectsIn(json: StyleObject, name: string): StyleObject[] {
  const list = json[name] ?? []
  if (!Array.isArray(list) || !list.every(isObject)) throw new Error(`${name} must be an array of objects`)
  return list
}

function textIn(json: StyleObject, name: string, where: string, fallback?: string): string {
  const text = json[name] ?? fallback
  if (typeof text !== 'string') throw new Error(`${where} must have ${name}, a text`)
  return text
}
