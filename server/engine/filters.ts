// Filters: each turns query parameters into an SQL condition.
import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { RequestContext } from '../context.ts'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Dialect, SearchColumn, Which } from '../db/dialect.ts'
import type { PostFormat } from '../db/tables/content.ts'
import type { Constrained, Constraint, DateConstraint } from './constraints.ts'
import { siteDateFrom } from './dates.ts'
import { searchTerms } from './search-terms.ts'
import { slugFrom } from '../rendering/slug.ts'

/** Returns a condition on the rows of a list; undefined if the query does not use the filter. */
export type Filter<Query, Result = Condition | Constrained> = (query: Query, context: RequestContext) => Result | undefined

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

export const bySlug: Filter<{ slug?: string[] }, Condition> = (query) =>
  query.slug?.length ? eb('content.slug', 'in', query.slug.map(slugFrom)) : undefined

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

export const byOrder: Filter<{ menu_order?: number }, Condition> = (query) =>
  query.menu_order === undefined ? undefined : eb('content.menu_order', '=', query.menu_order)

export const byParent: Filter<{ parent: number[]; parent_exclude: number[] }, Condition> = (query) =>
  allOf([
    query.parent.length ? eb('content.parent', 'in', query.parent) : undefined,
    query.parent_exclude.length ? eb('content.parent', 'not in', query.parent_exclude) : undefined,
  ])

export const bySticky: Filter<{ sticky?: boolean }> = ({ sticky }) => {
  if (sticky === undefined) return undefined
  const condition = eb('content.sticky', '=', eb.lit(sticky ? 1 : 0))
  return sticky ? condition : { condition, constraints: [], exception: sql`content.sticky = 1` }
}

export const byDate: Filter<{ after?: string; before?: string; modified_after?: string; modified_before?: string }, Constrained> = (
  query,
  context,
) => {
  const { timezone } = context.config.site
  const between = (by: DateConstraint['by'], ...bounds: (string | undefined)[]): [Condition, DateConstraint] | undefined => {
    const [after, before] = bounds.map((text) => (text ? siteDateFrom(text, timezone, timezone).date_gmt : undefined))
    const column = by === 'date' ? 'content.date_gmt' : 'content.modified_gmt'
    const condition = allOf([
      after === undefined ? undefined : eb(column, '>', after),
      before === undefined ? undefined : eb(column, '<', before),
    ])
    return condition && [condition, { by, after, before }]
  }
  return constrained([between('date', query.after, query.before), between('modified', query.modified_after, query.modified_before)])
}

export interface SearchQuery {
  search?: string
  search_columns: ('post_title' | 'post_content' | 'post_excerpt')[]
  search_semantics?: 'exact'
}

export function searchedColumns({ search_columns = [] }: { search_columns?: SearchQuery['search_columns'] }): SearchColumn[] {
  const named = search_columns.map((column) => column.replace('post_', '') as SearchColumn)
  return named.length ? named : ['title', 'excerpt', 'content']
}

/** A condition for items that contain all of the words, or any of them. */
type Containing = (which: Which, columns: SearchColumn[], words: string[], context: RequestContext) => Condition

/** Words that must not occur are looked for in the items that have the others. */
const indexed: Containing = (which, columns, words, { dialect }) =>
  which === 'all' ? dialect.contains(which, columns, words) : dialect.containsItself(which, columns, words)

const unindexed: Containing = (which, columns, words, { dialect }) =>
  dialect.includes(
    which,
    columns.map((column) => eb.ref(`content.${column}`)),
    words,
  )

/** Every word must occur in one of the columns; with `exact`, a column must equal it. */
const searchFilter =
  (contains: Containing): Filter<SearchQuery, Condition> =>
  (query, context) => {
    if (!query.search) return undefined
    const { dialect } = context
    const { wanted, unwanted } = searchTerms(query.search)
    const columns = searchedColumns(query)
    return allOf([
      wanted.length ? contains('all', columns, wanted, context) : undefined,
      ...(query.search_semantics === 'exact' ? wanted.map((word) => dialect.equals(columns, word)) : []),
      unwanted.length ? eb.not(contains('any', columns, unwanted, context)) : undefined,
    ])
  }

export const bySearch = searchFilter(indexed)

/** Search without the search index, for types that are not indexed. */
export const bySearchUnindexed = searchFilter(unindexed)

/** Search that also looks for the words with `elsewhere`. */
export const bySearchOr = (elsewhere: (word: string, context: RequestContext) => Condition): Filter<SearchQuery, Condition> =>
  searchFilter((which, columns, words, context) => {
    const found = words.map((word) => eb.or([indexed('all', columns, [word], context), elsewhere(word, context)]))
    return which === 'all' ? eb.and(found) : eb.or(found)
  })

/** Ranks a row, lowest first: the phrase in the title, all words in the title, any word in the title, the phrase in the excerpt, in the content, the rest. */
export function relevance(query: SearchQuery, { dialect }: RequestContext): Expression<number> {
  const { wanted } = searchTerms(query.search ?? '')
  const phrase = [wanted.join(' ')]
  return ranked([...inTitle(wanted, dialect), dialect.contains('all', ['excerpt'], phrase), dialect.contains('all', ['content'], phrase)])
}

/** The same by the title alone. */
export function titleRelevance({ search = '' }: Pick<SearchQuery, 'search'>, { dialect }: RequestContext): Expression<number> {
  return ranked(inTitle(searchTerms(search).wanted, dialect))
}

function inTitle(wanted: readonly string[], dialect: Dialect): Condition[] {
  const title = [eb.ref('content.title')]
  return [
    dialect.includes('all', title, [wanted.join(' ')]),
    dialect.includes('all', title, wanted),
    dialect.includes('any', title, wanted),
  ]
}

function ranked(conditions: readonly Condition[]): Expression<number> {
  return sql<number>`case ${sql.join(
    conditions.map((condition, rank) => sql`when ${condition} then ${sql.lit(rank)}`),
    sql` `,
  )} else ${sql.lit(conditions.length)} end`
}

/** Combines conditions, each with the constraint that says the same. */
function constrained(parts: ([Condition, Constraint] | undefined)[]): Constrained | undefined {
  const given = parts.filter((part) => part !== undefined)
  const condition = allOf(given.map(([one]) => one))
  return condition && { condition, constraints: given.map(([, constraint]) => constraint) }
}

/** Combines the defined conditions with AND; undefined if there are none. */
export function allOf(conditions: (Condition | undefined)[]): Condition | undefined {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length > 1 ? eb.and(given) : given[0]
}
