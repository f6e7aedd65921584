// Reads a block theme from its folder at startup: `theme.json`, `styles/*.json`, `templates/*.html`, `parts/*.html`, `patterns/*.html`,
// `font-collections/*.json` and the header of `style.css`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '../config/env.ts'
import { THEME_FILES, assetsOf } from './assets.ts'
import type { Assets } from './assets.ts'
import { mergeStyles } from './merged-styles.ts'
import { parseFontCollection } from './font-collections.ts'
import type { FontCollection } from './font-collections.ts'
import { readPattern } from './patterns.ts'
import type { Pattern } from './patterns.ts'
import { groupByOrigin } from './presets.ts'
import { parseFields } from './header-fields.ts'
import { isObject } from './style-object.ts'
import type { StyleObject, ThemeStyles } from './style-object.ts'
import { areaFrom, templateTypes } from './template-types.ts'
import type { AreaName } from './template-types.ts'

/** A template or template part in the theme's folder. */
export interface TemplateFile {
  slug: string
  title: string
  description: string
  content: string
  area: AreaName
  /** The post types that may use the template; undefined for all. */
  postTypes: readonly string[] | undefined
}

export interface Theme {
  /** The name of the theme's folder. */
  stylesheet: string
  /** The header fields of `style.css`, with names in lower case. */
  head: ReadonlyMap<string, string>
  /** `theme.json` as it is. */
  json: StyleObject
  /** Includes the base styles of all themes. */
  styles: ThemeStyles
  /** Only the theme's styles, for public pages, which have another base stylesheet. */
  ownStyles: StyleObject
  variations: readonly (ThemeStyles & { title: string })[]
  /** By slug. */
  templates: ReadonlyMap<string, TemplateFile>
  parts: ReadonlyMap<string, TemplateFile>
  /** By slug: those that come with the service, and those of the theme. */
  patterns: ReadonlyMap<string, Pattern>
  /** The files that the styles name. */
  assets: Assets
  /** By slug, in its order. */
  fontCollections: readonly FontCollection[]
}

const CORE_PATTERNS = fileURLToPath(new URL('./core-patterns', import.meta.url))

/** The files of a theme are invalid. */
class ThemeError extends ConfigError {
  constructor(problem: string) {
    super(`The theme cannot be used. ${problem}`)
  }
}

/** `baseUrl` is the one of the site. */
export function readTheme(folder: string, baseUrl: string): Theme {
  const stylesheet = basename(folder)
  if (!/^[\w.-]+$/.test(stylesheet))
    throw new ThemeError(
      `The folder name of a theme is its identifier; "${stylesheet}" may contain only letters, digits, dots, hyphens and underscores.`,
    )
  const file = join(folder, 'theme.json')
  const theme = readJson(file)
  const templates = readTemplates(join(folder, 'templates'), readEntries(theme, 'customTemplates', file), describeTemplate)
  if (!templates.has('index'))
    throw new ThemeError(
      `${join(folder, 'templates', 'index.html')} is missing. Every theme needs this template as the fallback for all others.`,
    )
  const assets = assetsOf(folder, `${baseUrl}${THEME_FILES}/${stylesheet}`)
  const own = stylesOf(theme, file, assets)
  return {
    stylesheet,
    head: headOf(folder),
    styles: mergeStyles(own, theme['version']),
    ownStyles: own.styles,
    json: theme,
    variations: filesIn(join(folder, 'styles'), '.json').map((one) => variation(one, assets)),
    assets,
    templates,
    parts: readTemplates(join(folder, 'parts'), readEntries(theme, 'templateParts', file), describePart),
    patterns: new Map([
      ...readPatterns(CORE_PATTERNS, { source: 'core', prefix: 'core' }),
      ...readPatterns(join(folder, 'patterns'), { source: 'theme', prefix: stylesheet }),
    ]),
    fontCollections: filesIn(join(folder, 'font-collections'), '.json').map(readFontCollection),
  }
}

function readFontCollection({ path, stem }: File): FontCollection {
  const json = readJson(path)
  try {
    return parseFontCollection(stem, json)
  } catch (error) {
    throw new ThemeError(`${path} is not a font collection: ${(error as Error).message}.`)
  }
}

function variation({ path, stem }: File, assets: Assets): ThemeStyles & { title: string } {
  const json = readJson(path)
  const { settings, styles } = stylesOf(json, path, assets)
  return { title: typeof json['title'] === 'string' ? json['title'] : toWords(stem), settings: groupByOrigin(settings, 'theme'), styles }
}

function stylesOf(json: StyleObject, file: string, { withUrls }: Assets): ThemeStyles {
  const [settings, styles] = [objectIn(json, 'settings', file), objectIn(json, 'styles', file)]
  try {
    return { settings: withUrls(settings), styles: withUrls(styles) }
  } catch (error) {
    throw new ThemeError(`${file} names a file that cannot be used: ${(error as Error).message}.`)
  }
}

// ---- templates

type Entry = StyleObject & { name: string }

/** Returns the entries of a list in theme.json by slug. */
function readEntries(theme: StyleObject, list: string, file: string): ReadonlyMap<string, Entry> {
  const entries = theme[list] ?? []
  const isEntry = (one: unknown): one is Entry => isObject(one) && typeof one['name'] === 'string'
  if (!Array.isArray(entries) || !entries.every(isEntry))
    throw new ThemeError(`${list} in ${file} must be an array of objects that each have a name.`)
  return new Map(entries.map((entry) => [entry.name, entry]))
}

type Description = Pick<TemplateFile, 'title' | 'description' | 'area' | 'postTypes'>

function readTemplates(
  folder: string,
  entries: ReadonlyMap<string, Entry>,
  described: (slug: string, entry: Entry | undefined) => Description,
): ReadonlyMap<string, TemplateFile> {
  return new Map(
    filesIn(folder, '.html').map(({ path, stem }) => [
      stem,
      { slug: stem, content: readFileSync(path, 'utf8').trim(), ...described(stem, entries.get(stem)) },
    ]),
  )
}

function describeTemplate(slug: string, entry: Entry | undefined): Description {
  const type = templateTypes.get(slug)
  const postTypes = entry?.['postTypes']
  const types = Array.isArray(postTypes) ? postTypes.filter((one) => typeof one === 'string') : entry && ['page']
  return { title: type?.title ?? titleOf(slug, entry), description: type?.description ?? '', area: 'uncategorized', postTypes: types }
}

function describePart(slug: string, entry: Entry | undefined): Description {
  return { title: titleOf(slug, entry), description: '', area: areaFrom(entry?.['area']), postTypes: undefined }
}

function titleOf(slug: string, entry: Entry | undefined): string {
  return typeof entry?.['title'] === 'string' ? entry['title'] : toWords(slug)
}

/** Converts `front-page` to `Front page`. */
export function toWords(slug: string): string {
  return (slug.charAt(0).toUpperCase() + slug.slice(1)).replace(/[-_]+/g, ' ')
}

/** The slug of a pattern is in its file. The default is `prefix` with the name of the file. */
function readPatterns(folder: string, { source, prefix }: { source: Pattern['source']; prefix: string }): [string, Pattern][] {
  return filesIn(folder, '.html').map(({ path, stem }) => {
    const defaults = { name: `${prefix}/${stem}`, title: toWords(stem), source }
    const pattern = readPattern(readFileSync(path, 'utf8'), defaults)
    return [pattern.name, pattern]
  })
}

// ---- files

interface File {
  path: string
  /** The name without the extension. */
  stem: string
}

/** Template names are parts of IDs, so files whose names have characters other than `a-z`, digits, `_`, `%` and `-` are skipped. */
function filesIn(folder: string, ending: string): File[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted()
  return names
    .map((name) => ({ path: join(folder, name), stem: name.slice(0, -ending.length) }))
    .filter(({ stem }) => /^[a-z0-9_%-]+$/.test(stem))
}

function readJson(file: string): StyleObject {
  if (!existsSync(file)) throw new ThemeError(`${file} is missing. A theme needs this file.`)
  const json = parse(readFileSync(file, 'utf8'), file)
  if (!isObject(json)) throw new ThemeError(`${file} must contain a JSON object.`)
  return json
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ThemeError(`${file} is not valid JSON: ${(error as Error).message}.`)
  }
}

function objectIn(json: StyleObject, name: string, file: string): StyleObject {
  const value = json[name] ?? {}
  if (!isObject(value)) throw new ThemeError(`${name} in ${file} must be an object.`)
  return value
}

/** Reads the first comment of `style.css`. */
function headOf(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, 'style.css')
  return parseFields((existsSync(file) ? /\/\*([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8'))?.[1] : undefined) ?? '')
}
