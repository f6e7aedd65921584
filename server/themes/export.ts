// Exports the active theme as a folder, with the site's templates, template parts and styles.
import { constants, createReadStream } from 'node:fs'
import type { ReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { removePartTheme } from '../rendering/blocks/part-theme.ts'
import { groupByOrigin, ungroupOrigins } from '../theme-files/presets.ts'
import { isObject } from '../theme-files/style-object.ts'
import type { StyleObject } from '../theme-files/style-object.ts'
import { isCustom, isFile, listTemplates, metaOf, partKind, slugOf, templateKind } from './templates.ts'
import type { TemplateKind } from './templates.ts'
import { findUserStyles, parseStoredStyles } from './user-styles.ts'

/** A file of the theme: its content or its path on the disk. */
export interface ThemeFile {
  /** Relative to the folder of the theme, with slashes. */
  path: string
  content: string | { file: string }
}

/** The folders and the file that are generated. */
const FOLDERS = { templates: templateKind, parts: partKind } as const satisfies Record<string, TemplateKind>
const THEME_JSON = 'theme.json'

/** Returns the files of the theme, sorted by path. */
export async function collectThemeFiles(context: RequestContext): Promise<ThemeFile[]> {
  const templates = await listTemplates(templateKind, context)
  const parts = await listTemplates(partKind, context)
  const written: ThemeFile[] = [
    { path: THEME_JSON, content: `${JSON.stringify(await createThemeJson({ templates, parts }, context), null, 2)}\n` },
    ...templates.map((row) => ({ path: `templates/${slugOf(row)}.html`, content: textOf(row) })),
    ...parts.map((row) => ({ path: `parts/${slugOf(row)}.html`, content: textOf(row) })),
  ]
  const others = (await filesIn(context.config.themeDir)).filter(
    ({ path }) => path !== THEME_JSON && !Object.keys(FOLDERS).some((folder) => path.startsWith(`${folder}/`)),
  )
  return [...written, ...others].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Template parts are those of the exported theme, whatever its folder is called. */
const textOf = ({ content }: ContentRow): string => `${removePartTheme(content).trim()}\n`

interface Rows {
  templates: readonly ContentRow[]
  parts: readonly ContentRow[]
}

async function createThemeJson({ templates, parts }: Rows, context: RequestContext): Promise<StyleObject> {
  const { json, ownStyles, assets } = context.theme
  const users = parseStoredStyles(await findUserStyles(context))
  const ownSettings = isObject(json['settings']) ? groupByOrigin(json['settings'], 'theme') : {}
  const [settings, styles] = [mergeValues(ownSettings, users.settings), mergeValues(ownStyles, users.styles)]
  const added = (rows: readonly ContentRow[], list: string, more: (row: ContentRow) => object) =>
    withEntries(
      json,
      list,
      rows.filter((row) => !isFile(row)).map((row) => ({ name: slugOf(row), title: row.title, ...more(row) })),
    )
  return {
    ...json,
    settings: assets.withNames(ungroupOrigins(settings as StyleObject)),
    styles: assets.withNames(styles),
    ...added(templates.filter(isCustom), 'customTemplates', () => ({})),
    ...added(parts, 'templateParts', (row) => ({ area: metaOf(row).area ?? 'uncategorized' })),
  }
}

/** Adds missing entries to a list of theme.json. */
function withEntries(json: StyleObject, list: string, entries: readonly { name: string }[]): StyleObject {
  const known = Array.isArray(json[list]) ? (json[list] as unknown[]) : []
  const names = new Set(known.map((entry) => isObject(entry) && entry['name']))
  const all = [...known, ...entries.filter(({ name }) => !names.has(name))]
  return all.length ? { [list]: all } : {}
}

/** Objects are mergeValues; everything else is replaced. */
function mergeValues(value: unknown, by: unknown): unknown {
  if (by === undefined) return value
  if (!isObject(value) || !isObject(by)) return by
  const names = new Set([...Object.keys(value), ...Object.keys(by)])
  return Object.fromEntries([...names].map((name) => [name, mergeValues(value[name], by[name])]))
}

/** Finds the files of a folder. Omits hidden files, and symbolic links, which can lead outside. */
async function filesIn(folder: string): Promise<ThemeFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), content: { file } }))
    .filter(({ path }) => !path.split('/').some((name) => name.startsWith('.') || name === 'node_modules'))
}

/** The same export has the same bytes. */
const ENTRY_DATE = new Date(2000, 0, 1)

/** Yields a ZIP file. A file that has been removed meanwhile is an error, so that the result is never incomplete. */
export async function* createZip(files: readonly ThemeFile[], signal: AbortSignal): AsyncGenerator<Uint8Array> {
  // Loaded on first use.
  const { ZipFile } = (await import('yazl')).default
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: Error): void => void output.destroy(error)
  const stop = (): void => void output.destroy()
  signal.addEventListener('abort', stop, { once: true })
  zip.on('error', fail)
  // Files are read one after another.
  let file: ReadStream | undefined
  for (const { path, content } of files) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), path, { mtime: ENTRY_DATE })
    else
      zip.addReadStreamLazy(path, { mtime: ENTRY_DATE }, (take) => {
        file = createReadStream(content.file, { flags: constants.O_RDONLY | constants.O_NOFOLLOW } as object).on('error', fail)
        take(null, file)
      })
  }
  zip.end()
  try {
    for await (const piece of output) yield piece as Buffer
  } finally {
    signal.removeEventListener('abort', stop)
    output.destroy()
    file?.destroy()
  }
}
