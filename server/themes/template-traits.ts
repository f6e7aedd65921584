// The traits of templates and template parts. They also read revisions and autosaves.
import type { RequestContext } from '../context.ts'
import { findUniqueSlug } from '../rendering/unique-slug.ts'
import { findRows, takenSlugs } from '../engine/rows-store.ts'
import type { Trait } from '../engine/trait.ts'
import { dates } from '../engine/traits/dates.ts'
import type { ContentData } from '../engine/content-data.ts'
import { body, readData } from '../engine/traits/texts.ts'
import type { ContentInput } from '../engine/traits/texts.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { invalidParam } from '../contract/api-error.ts'
import { slugFrom } from '../rendering/slug.ts'
import { findUsers } from '../users/store.ts'
import { areaFrom } from '../theme-files/template-types.ts'
import type { AreaName } from '../theme-files/template-types.ts'
import { fileOf, idOf, isCustom, isFile, metaOf, slugOf } from './templates.ts'
import type { TemplateKind } from './templates.ts'

type TemplateStatus = 'publish' | 'inherit' | 'trash'

interface Identity<Type> {
  id: string
  slug: string
  theme: string
  type: Type
  cms_id: number
  source: 'theme' | 'custom'
  origin: 'theme' | null
  has_theme_file: boolean
  original_source: 'theme' | 'user'
  author_text: string
  status: TemplateStatus
  modified: string | null
}

/** Returns the template of each row, which is the row itself or the template of which it is a version. */
export async function loadTemplates(rows: readonly ContentRow[], { db }: RequestContext): Promise<(row: ContentRow) => ContentRow> {
  const parents = new Map((await findRows(db, [...new Set(rows.flatMap((row) => row.parent || []))])).map((row) => [row.id, row]))
  return (row) => parents.get(row.parent) ?? row
}

/** The identity and origin of a template. */
export function templateIdentity<const Type extends string>(
  kind: TemplateKind & { type: Type },
): Trait<ContentRow, Identity<Type>, object> & { read: object } {
  return {
    async read(rows, context) {
      const templateOf = await loadTemplates(rows, context)
      const { theme } = context
      const names = new Map((await findUsers(context.db, [...new Set(rows.map((row) => row.author))])).map(({ id, name }) => [id, name]))
      return (row) => {
        const template = templateOf(row)
        const hasFile = fileOf(kind, template, theme) !== undefined
        return {
          id: idOf(template),
          slug: slugOf(template),
          theme: theme.stylesheet,
          type: kind.type,
          cms_id: row.id,
          source: isFile(row) ? 'theme' : 'custom',
          origin: metaOf(template).origin === 'theme' ? 'theme' : null,
          has_theme_file: hasFile,
          original_source: hasFile ? 'theme' : 'user',
          author_text: hasFile ? (theme.head.get('theme name') ?? theme.stylesheet) : (names.get(row.author) ?? ''),
          status: row.status as TemplateStatus,
          modified: row.modified || null,
        }
      }
    },
  }
}

interface TemplateInput {
  slug?: string
  theme?: string
  type?: string
  status?: string
  /** Read by `findOriginal`. */
  source?: string
}

/** A new template is published at once and gets a unique slug; slug, theme, type and status never change afterwards. */
export function templateLinks(kind: TemplateKind): Trait<ContentRow, object, TemplateInput> & { write: object } {
  return {
    async write(input, { before, values, context }) {
      values.status ??= 'publish'
      if (before || values.slug) return
      const { stylesheet } = context.theme
      if (input.theme !== undefined && input.theme !== stylesheet) throw invalidParam('theme', `must be ${stylesheet}, the active theme`)
      const slug = slugFrom(input.slug ?? '')
      if (!slug) throw invalidParam('slug', 'must contain letters or digits')
      values.slug = await findUniqueSlug(`${stylesheet}//${slug}`, (slugs) => takenSlugs(context.db, { id: 0, type: kind.type }, slugs))
    },
  }
}

/** The modification date, which is read-only. */
export const writtenContent: Trait<ContentRow, object, object> & { write: object } = {
  write: (_input, change) => dates.write?.({}, change),
}

/** The raw content. */
export const source: Trait<ContentRow, { content: { raw: string; block_version: 0 | 1 } & ContentData }, { content?: ContentInput }> & {
  read: object
} = {
  ...body,
  async read(rows, reading) {
    // A template shows no item, so the blocks that show one are empty.
    const blanks = new Map(rows.map((row) => [row, { ...row, id: 0, password: '' }]))
    const dataOf = await readData([...blanks.values()], reading)
    return (row) => ({ content: { raw: row.content, ...dataOf(blanks.get(row) ?? row), block_version: row.block_version } })
  },
}

export const description: Trait<ContentRow, { description: string }, { description?: string }> & { read: object } = {
  read: () => (row) => ({ description: row.excerpt }),
  write(input, { values }) {
    if (input.description !== undefined) values.excerpt = input.description
  },
}

export const isCustomField: Trait<ContentRow, { is_custom: boolean }, object> & { read: object } = {
  async read(rows, context) {
    const templateOf = await loadTemplates(rows, context)
    return (row) => ({ is_custom: isCustom(templateOf(row)) })
  },
}

export const area: Trait<ContentRow, { area: AreaName }, { area?: string }> & { read: object } = {
  async read(rows, context) {
    const templateOf = await loadTemplates(rows, context)
    return (row) => ({ area: areaFrom(metaOf(templateOf(row)).area) })
  },
  write(input, { values, after }) {
    if (input.area !== undefined)
      values.meta = JSON.stringify({ ...(JSON.parse(after('meta') ?? '{}') as object), area: areaFrom(input.area) })
  },
}
