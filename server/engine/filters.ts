// Filters: each turns query parameters into an SQL condition.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { TypeDescription } from '../content-type.ts'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import type { PostFormat } from '../db/tables/content.ts'
import type { Constrained, Constraint, DateConstraint } from '../lists/constraints.ts'
import type { Bound } from '../lists/day-counts-store.ts'
import { allOf } from '../lists/search-filters.ts'
import type { Filter } from '../lists/search-filters.ts'
import { slugFrom } from '../rendering/slug.ts'
import { siteDateFrom } from './dates.ts'

const eb = contentBuilder()

export const byAuthor: Filter<{ author: number[]; author_exclude: number[] }, Constrained> = (query) =>
  constrained([
    query.author.length
      ? [eb('content.author', 'in', query.author), { by: 'author', ids: [...new Set(query.author)], isExcluded: false }]
      : undefined,
    query.author_exclude.length
      ? [eb('content.author', 'not in', query.author_exclude), { by: 'author', ids: [...new Set(query.author_exclude)], isExcluded: true }]
      : undefined,
  ])

/** Filters by `include`; `exclude` is handled by the list itself. */
export const byId: Filter<{ include: number[] }, Condition> = (query) =>
  query.include.length ? eb('content.id', 'in', query.include) : undefined

/** Items with one of the slugs; where paths have the language, also with one in the requested language. */
export const bySlug: Filter<{ slug?: string[] }, Condition> = ({ slug }, { config: { site }, language }) => {
  if (!slug?.length) return undefined
  const slugs = slug.map(slugFrom)
  const own = eb('content.slug', 'in', slugs)
  if (!site.hasLanguagePaths || language === site.language) return own
  const translated = eb.selectFrom('content_texts').select('content_texts.content_id')
  return eb.or([
    own,
    eb('content.id', 'in', translated.where('content_texts.slug', 'in', slugs).where('content_texts.language', '=', language)),
  ])
}

/** Most items have the standard format; the others have an index, which SQLite uses only if the condition says what it leaves out. */
export function hasFormat(formats: readonly PostFormat[]): Condition {
  const condition = eb('content.format', 'in', formats)
  return formats.includes('standard') ? condition : eb.and([condition, sql<SqlBool>`content.format <> ${sql.lit('standard')}`])
}

export const byFormat: Filter<{ format?: PostFormat[] }> = ({ format }) => {
  if (!format?.length) return undefined
  const condition = hasFormat(format)
  if (!format.includes('standard')) return condition
  return { condition, constraints: [], exception: sql`(content.format <> 'standard' and content.format not in (${sql.join(format)}))` }
}

/** Excludes the items that are only in the lists of editors. */
export const isListed = ({ unlisted }: Pick<TypeDescription, 'unlisted'>): Constrained | undefined =>
  unlisted && { condition: sql<SqlBool>`not (${unlisted})`, constraints: [], exception: unlisted }

export const byOrder: Filter<{ menu_order?: number }, Condition> = (query) =>
  query.menu_order === undefined ? undefined : eb('content.menu_order', '=', query.menu_order)

export const byParent: Filter<{ parent: number[]; parent_exclude: number[] }, Condition> = (query) =>
  allOf([
    query.parent.length ? eb('content.parent', 'in', query.parent) : undefined,
    query.parent_exclude.length ? eb('content.parent', 'not in', query.parent_exclude) : undefined,
  ])

export const byDate: Filter<{ after?: string; before?: string; modified_after?: string; modified_before?: string }, Constrained> = (
  query,
  context,
) => {
  const { timezone } = context.config.site
  const between = (by: DateConstraint['by'], after?: string, before?: string): [Condition, DateConstraint] | undefined => {
    const bound = (operator: '<' | '>', text: string | undefined): Bound | undefined =>
      text ? { operator, date: siteDateFrom(text, timezone, timezone).date_gmt } : undefined
    const [from, until] = [bound('>', after), bound('<', before)]
    const column = by === 'date' ? 'content.date_gmt' : 'content.modified_gmt'
    const condition = allOf([from, until].map((one) => one && eb(column, one.operator, one.date)))
    return condition && [condition, { by, from, until }]
  }
  return constrained([between('date', query.after, query.before), between('modified', query.modified_after, query.modified_before)])
}

/** Combines conditions, each with the constraint that says the same. */
function constrained(parts: ([Condition, Constraint] | undefined)[]): Constrained | undefined {
  const given = parts.filter((part) => part !== undefined)
  const condition = allOf(given.map(([one]) => one))
  return condition && { condition, constraints: given.map(([, constraint]) => constraint) }
}
