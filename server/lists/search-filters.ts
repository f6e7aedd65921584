// The filters of a search, and how relevant to it an item is.
import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { RequestContext } from '../context.ts'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import type { SearchColumn, Which } from '../db/dialect.ts'
import type { Constrained } from './constraints.ts'
import { hasSearchedFields } from './field-words.ts'
import { inTranslations, shownTitle } from './language-filters.ts'
import { searchTerms } from './search-terms.ts'

/** Returns a condition on the rows of a list; undefined if the query does not use the filter. */
export type Filter<Query, Result = Condition | Constrained> = (query: Query, context: RequestContext) => Result | undefined

const eb = contentBuilder()

export interface SearchQuery {
  search?: string
  search_columns: ('post_title' | 'post_content' | 'post_excerpt')[]
  search_semantics?: 'exact'
}

export function searchedColumns(
  { search_columns = [] }: { search_columns?: SearchQuery['search_columns'] },
  { declarations }: Pick<RequestContext, 'declarations'>,
): SearchColumn[] {
  const named = search_columns.map((column) => column.replace('post_', '') as SearchColumn)
  return named.length ? named : ['title', 'excerpt', 'content', ...(hasSearchedFields(declarations) ? (['words'] as const) : [])]
}

/** A condition for items that contain all of the words, or any of them. */
type Containing = (which: Which, columns: SearchColumn[], words: string[], context: RequestContext) => Condition

/** Words that must not occur are looked for in the items that have the others. */
const searchIndex: Containing = (which, columns, words, { dialect }) =>
  which === 'all' ? dialect.contains(which, columns, words) : dialect.containsItself(which, columns, words)

const searchTexts: Containing = (which, columns, words, { dialect }) =>
  dialect.includes(
    which,
    columns.map((column) => eb.ref(`content.${column}`)),
    words,
  )

/** Looks for each word in the translations, too. */
function withTranslations(contains: Containing): Containing {
  return (which, columns, words, context) => {
    if (context.language === context.config.site.language) return contains(which, columns, words, context)
    const conditions = words.map((word) => {
      const translated = inTranslations('all', columns, [word], context)
      const own = contains('all', columns, [word], context)
      return translated ? eb.or([own, translated]) : own
    })
    return which === 'all' ? eb.and(conditions) : eb.or(conditions)
  }
}

/** Every word must occur in one of the columns; with `exact`, a column must equal it. */
const searchFilter =
  (contains: Containing): Filter<SearchQuery, Condition> =>
  (query, context) => {
    if (!query.search) return undefined
    const { dialect } = context
    const { wanted, unwanted } = searchTerms(query.search)
    const columns = searchedColumns(query, context)
    return allOf([
      wanted.length ? contains('all', columns, wanted, context) : undefined,
      ...(query.search_semantics === 'exact' ? wanted.map((word) => dialect.equals(columns, word)) : []),
      unwanted.length ? eb.not(contains('any', columns, unwanted, context)) : undefined,
    ])
  }

/** Searches the texts in the site's language, and those in the requested one. */
export const bySearch = searchFilter(withTranslations(searchIndex))

/** Search without the search index, for types that are not indexed. */
export const bySearchUnindexed = searchFilter(withTranslations(searchTexts))

/** Search that also looks for the words with `elsewhere`. */
export const bySearchOr = (elsewhere: (word: string, context: RequestContext) => Condition): Filter<SearchQuery, Condition> =>
  searchFilter((which, columns, words, context) => {
    const found = words.map((word) => eb.or([withTranslations(searchIndex)('all', columns, [word], context), elsewhere(word, context)]))
    return which === 'all' ? eb.and(found) : eb.or(found)
  })

/** Ranks a row, lowest first: the phrase in the title, all words in the title, any word in the title, the phrase in the excerpt, in the content, the rest. */
export function relevance(query: SearchQuery, context: RequestContext): Expression<number> {
  const { dialect } = context
  const { wanted } = searchTerms(query.search ?? '')
  const phrase = [wanted.join(' ')]
  return rankBy([...inTitle(wanted, context), dialect.contains('all', ['excerpt'], phrase), dialect.contains('all', ['content'], phrase)])
}

/** The same by the title alone. */
export function titleRelevance({ search = '' }: Pick<SearchQuery, 'search'>, context: RequestContext): Expression<number> {
  return rankBy(inTitle(searchTerms(search).wanted, context))
}

function inTitle(wanted: readonly string[], context: RequestContext): Condition[] {
  const { dialect } = context
  const title = [shownTitle(context)]
  return [
    dialect.includes('all', title, [wanted.join(' ')]),
    dialect.includes('all', title, wanted),
    dialect.includes('any', title, wanted),
  ]
}

function rankBy(conditions: readonly Condition[]): Expression<number> {
  return sql<number>`case ${sql.join(
    conditions.map((condition, rank) => sql`when ${condition} then ${sql.lit(rank)}`),
    sql` `,
  )} else ${sql.lit(conditions.length)} end`
}

/** Combines the defined conditions with AND; undefined if there are none. */
export function allOf(conditions: (Condition | undefined)[]): Condition | undefined {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length > 1 ? eb.and(given) : given[0]
}
