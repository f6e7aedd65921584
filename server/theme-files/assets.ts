// The files of a theme that its `theme.json` and style variations name, such as the fonts in `assets/fonts`: `file:./` and their path.
// Everybody can load these files, and no others of the theme.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from './style-object.ts'

/** The path of the public URLs of the files of themes. */
export const THEME_FILES = '/cms-content/themes'

const NAME = 'file:./'
/** Path segments without hidden files and `..`, and the types of fonts and images. */
const PATH = /^(?!\.)(?:(?!\/\.)[^\\\0])+\.(?:woff2?|ttf|otf|png|jpe?g|gif|webp|avif|svg)$/i

export interface Asset {
  file: string
  /** A digest of the content: files of packages all have the same date. */
  tag: string
}

export interface Assets {
  /** By path. */
  named: Map<string, Asset>
  /** Returns a value with the URLs of the files in the place of their names. Throws if a file cannot be served. */
  withUrls<Value>(value: Value): Value
  /** Does the opposite. */
  withNames<Value>(value: Value): Value
}

/** The theme is in `folder`, and its files are below `url`. */
export function assetsOf(folder: string, url: string): Assets {
  const named = new Map<string, Asset>()
  const names = new Map<string, string>()

  function urlOf(name: string): string {
    const path = name.slice(NAME.length)
    if (!named.has(path)) named.set(path, assetAt(folder, path))
    const full = `${url}/${path.split('/').map(encodeURIComponent).join('/')}`
    names.set(full, name)
    return full
  }

  return {
    named,
    withUrls: (value) => mapTexts(value, (text) => (text.startsWith(NAME) ? urlOf(text) : text)),
    withNames: (value) => mapTexts(value, (text) => names.get(text) ?? text),
  }
}

function assetAt(folder: string, path: string): Asset {
  if (!PATH.test(path)) throw new Error(`${NAME}${path} must be a font or an image below the folder of the theme`)
  const file = join(folder, path)
  try {
    return { file, tag: hash('sha1', readFileSync(file), 'base64url') }
  } catch {
    throw new Error(`${NAME}${path} does not exist in the folder of the theme`)
  }
}

function mapTexts<Value>(value: Value, map: (text: string) => string): Value
function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one as unknown, map))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, map)]))
}
