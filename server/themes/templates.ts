// Templates and template parts as content rows: custom ones from the database, and the theme's files as rows that are not stored.
import type { RequestContext } from '../context.ts'
import type { ItemIds } from '../engine/resource.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { blankRow } from '../engine/blank-row.ts'
import { ApiError, invalidParam } from '../contract/api-error.ts'
import { hasBlocks } from '../rendering/blocks.ts'
import { renderTitle } from '../rendering/content.ts'
import { listPartHierarchy, listTemplateHierarchy } from './hierarchy.ts'
import { findPublished, listPublished } from './store.ts'
import { areaFrom, templateTypes } from '../theme-files/template-types.ts'
import type { TemplateFile, Theme } from '../theme-files/theme.ts'

export interface TemplateKind {
  type: string
  noun: string
  files(theme: Theme): Theme['templates']
  /** Returns the slugs that can serve the requested one, most specific first. */
  hierarchy: typeof listTemplateHierarchy
  /** Whether a list with this query includes the row. */
  isListed(row: ContentRow, query: { post_type?: string; area?: string }, theme: Theme): boolean
}

export const templateKind = {
  type: 'cms_template',
  noun: 'template',
  files: (theme) => theme.templates,
  hierarchy: listTemplateHierarchy,
  isListed: (row, { post_type }, theme) => post_type === undefined || isAvailableFor(post_type, row, theme),
} as const satisfies TemplateKind

export const partKind = {
  type: 'cms_template_part',
  noun: 'template part',
  files: (theme) => theme.parts,
  hierarchy: listPartHierarchy,
  isListed: (row, { area }) => area === undefined || area === areaFrom(metaOf(row).area),
} as const satisfies TemplateKind

type Context = Pick<RequestContext, 'db' | 'theme' | 'contentTypes' | 'taxonomies'>

/** Finds a custom template by `theme//slug`, also in the trash, where its stored slug differs. */
export const idOf = (row: ContentRow): string => row.slug_before_trash ?? row.slug

export const slugOf = (row: ContentRow): string => idOf(row).split('//')[1] ?? ''

export const fileOf = (kind: TemplateKind, row: ContentRow, theme: Theme): TemplateFile | undefined => kind.files(theme).get(slugOf(row))

export function metaOf(row: ContentRow): { area?: string; origin?: string } {
  return JSON.parse(row.meta) as { area?: string; origin?: string }
}

/** A theme file has no row in the database. */
export const isFile = (row: ContentRow): boolean => row.id === 0

/** Finds a template by `theme//slug` or `theme/slug`: the custom version if there is one. */
export function createTemplateIds(kind: TemplateKind): ItemIds<string> {
  return {
    of: idOf,
    async find(id, context) {
      const { theme } = context
      const slug = slugIn(id, theme)
      if (slug === undefined) return undefined
      return (await findPublished(context.db, kind.type, `${theme.stylesheet}//${slug}`)) ?? findFile(kind, id, theme)
    },
    unknown: (id, noun) => new ApiError(404, 'rest_template_not_found', `No ${noun} of the theme has the ID ${id}.`),
  }
}

/** Finds the theme's own version, even if a custom one replaces it. */
export function findFile(kind: TemplateKind, id: string, theme: Theme): ContentRow | undefined {
  const file = kind.files(theme).get(slugIn(id, theme) ?? '')
  return file && createFileRow(kind, file, theme)
}

/** Returns the stored form of the slug in an ID of this theme. */
function slugIn(id: string, { stylesheet }: Theme): string | undefined {
  const [theme, slug, ...rest] = id.split(/\/+/)
  return slug && !rest.length && theme === stylesheet ? encodeSlug(slug) : undefined
}

/** Slugs are stored percent-encoded in lower case. */
function encodeSlug(slug: string): string {
  return slug.replace(/[^\x00-\x7f]+/g, (letters) => encodeURIComponent(letters).toLowerCase())
}

/** Returns all templates of the theme by slug; custom versions replace files. */
export async function listTemplates(kind: TemplateKind, { db, theme }: Context): Promise<ContentRow[]> {
  const custom = (await listPublished(db, kind.type)).filter((row) => row.slug.startsWith(`${theme.stylesheet}//`))
  const replaced = new Set(custom.map(slugOf))
  const files = [...kind.files(theme).values()].filter((file) => !replaced.has(file.slug)).map((file) => createFileRow(kind, file, theme))
  return [...custom, ...files].toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

/** Returns the first template of the hierarchy that has content. */
export async function findServing(
  kind: TemplateKind,
  wanted: { slug: string; is_custom?: boolean; template_prefix?: string },
  context: Context,
): Promise<ContentRow | undefined> {
  const bySlug = new Map((await listTemplates(kind, context)).filter((row) => row.content).map((row) => [slugOf(row), row]))
  const serving = kind.hierarchy({ ...wanted, slug: encodeSlug(wanted.slug) }, context).find((slug) => bySlug.has(slug))
  return serving === undefined ? undefined : bySlug.get(serving)
}

/** Whether items select the template in `template`, rather than through the hierarchy. */
export const isCustom = (row: ContentRow): boolean => !templateTypes.has(slugOf(row))

export function isAvailableFor(postType: string, row: ContentRow, theme: Theme): boolean {
  const types = fileOf(templateKind, row, theme)?.postTypes
  return isCustom(row) && (!types || types.includes(postType))
}

/** A change of the custom version with the source `theme` restores the theme file. */
export function findOriginal(kind: TemplateKind, row: ContentRow, { source }: { source?: string }, theme: Theme): ContentRow | undefined {
  if (source !== 'theme' || isFile(row)) return undefined
  const file = findFile(kind, idOf(row), theme)
  if (!file) throw invalidParam('source', `must not be theme, because the theme has no file for ${idOf(row)}`)
  return file
}

/** Changing a theme file creates a custom version of it. */
export function createFirstVersion(row: ContentRow): Partial<ContentRow> | undefined {
  if (!isFile(row)) return undefined
  const { slug, title, title_rendered, content, block_version, excerpt } = row
  return { slug, title, title_rendered, content, block_version, excerpt, meta: JSON.stringify({ ...metaOf(row), origin: 'theme' }) }
}

function createFileRow(
  { type }: TemplateKind,
  { slug, title, description, content, area }: TemplateFile,
  { stylesheet }: Theme,
): ContentRow {
  return {
    ...blankRow,
    type,
    slug: `${stylesheet}//${slug}`,
    title,
    title_rendered: renderTitle(title),
    excerpt: description,
    content,
    block_version: hasBlocks(content) ? 1 : 0,
    meta: JSON.stringify({ area }),
  }
}
