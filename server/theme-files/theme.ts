// A block theme: a folder with `theme.json`, `styles/*.json`, `templates/*.html` and `parts/*.html`, and `style.css`, whose head says what it is called. Read once, at the start.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ConfigError } from '../config/env.ts'
import { withOrigin } from './presets.ts'
import { isObject } from './style-object.ts'
import type { StyleObject } from './style-object.ts'
import { areaFrom, templateTypes } from './template-types.ts'
import type { AreaName } from './template-types.ts'

/** What the theme's folder has of a template or a template part. */
export interface TemplateFile {
  slug: string
  title: string
  description: string
  content: string
  area: AreaName
  /** The types whose items may name the template; undefined if all may. */
  postTypes: readonly string[] | undefined
}

export interface ThemeStyles {
  settings: StyleObject
  styles: StyleObject
}

export interface Theme {
  /** The name of its folder. */
  stylesheet: string
  /** The head of `style.css`, by the names that it has there in lower case. */
  head: ReadonlyMap<string, string>
  styles: ThemeStyles
  variations: readonly (ThemeStyles & { title: string })[]
  /** By slug. */
  templates: ReadonlyMap<string, TemplateFile>
  parts: ReadonlyMap<string, TemplateFile>
}

/** What is wrong with the files of a theme. */
class ThemeError extends ConfigError {
  constructor(problem: string) {
    super(`The theme cannot be used. ${problem}`)
  }
}

export function readTheme(folder: string): Theme {
  const stylesheet = basename(folder)
  if (!/^[\w.-]+$/.test(stylesheet))
    throw new ThemeError(
      `The folder of a theme is its identifier, so "${stylesheet}" must be made of letters, digits, dots, hyphens and underscores.`,
    )
  const file = join(folder, 'theme.json')
  const theme = readJson(file)
  const templates = readTemplates(join(folder, 'templates'), named(theme, 'customTemplates', file), describedTemplate)
  if (!templates.has('index'))
    throw new ThemeError(`${join(folder, 'templates', 'index.html')} is missing; a theme needs it to show what no other template is for.`)
  return {
    stylesheet,
    head: headOf(folder),
    styles: lookOf(theme, file),
    variations: filesIn(join(folder, 'styles'), '.json').map(variation),
    templates,
    parts: readTemplates(join(folder, 'parts'), named(theme, 'templateParts', file), describedPart),
  }
}

function variation({ path, stem }: File): ThemeStyles & { title: string } {
  const json = readJson(path)
  return { title: typeof json['title'] === 'string' ? json['title'] : inWords(stem), ...lookOf(json, path) }
}

function lookOf(json: StyleObject, file: string): ThemeStyles {
  return { settings: withOrigin(objectIn(json, 'settings', file), 'theme'), styles: objectIn(json, 'styles', file) }
}

// ---- templates

type Entry = StyleObject & { name: string }

/** The entries of a list in theme.json by the slug that each names. */
function named(theme: StyleObject, list: string, file: string): ReadonlyMap<string, Entry> {
  const entries = theme[list] ?? []
  const isEntry = (one: unknown): one is Entry => isObject(one) && typeof one['name'] === 'string'
  if (!Array.isArray(entries) || !entries.every(isEntry))
    throw new ThemeError(`${list} in ${file} must be a list of objects, each with a name.`)
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

function describedTemplate(slug: string, entry: Entry | undefined): Description {
  const type = templateTypes.get(slug)
  const postTypes = entry?.['postTypes']
  const types = Array.isArray(postTypes) ? postTypes.filter((one) => typeof one === 'string') : entry && ['page']
  return { title: type?.title ?? titleOf(slug, entry), description: type?.description ?? '', area: 'uncategorized', postTypes: types }
}

function describedPart(slug: string, entry: Entry | undefined): Description {
  return { title: titleOf(slug, entry), description: '', area: areaFrom(entry?.['area']), postTypes: undefined }
}

function titleOf(slug: string, entry: Entry | undefined): string {
  return typeof entry?.['title'] === 'string' ? entry['title'] : inWords(slug)
}

/** `front-page` -> `Front page` */
function inWords(slug: string): string {
  return (slug.charAt(0).toUpperCase() + slug.slice(1)).replace(/[-_]+/g, ' ')
}

// ---- files

interface File {
  path: string
  /** Its name without the ending. */
  stem: string
}

/** Their names are parts of ids, so others than those of small letters, digits, `_`, `%` and `-` are passed over. */
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
  if (!existsSync(file)) throw new ThemeError(`${file} is missing; it makes the folder a theme.`)
  const json = parsed(readFileSync(file, 'utf8'), file)
  if (!isObject(json)) throw new ThemeError(`${file} must hold a JSON object.`)
  return json
}

function parsed(text: string, file: string): unknown {
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

/** `Theme Name: Default` and the like, in the first comment of `style.css`. */
function headOf(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, 'style.css')
  const comment = existsSync(file) ? /\/\*([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  const lines = (comment ?? '').split('\n').flatMap((line) => [/^[\s*]*([A-Za-z ]+):(.*)$/.exec(line)].filter((found) => found !== null))
  return new Map(lines.map(([, name = '', value = '']) => [name.trim().toLowerCase(), value.trim()]))
}
