// Searches everything with a public page: items, terms and post formats.
import { boundsOf } from '#server/lists/cursor.ts'
import { assertReachable } from '#server/lists/list-bounds.ts'
import { listHeaders } from '#server/lists/list-headers.ts'
import { assertPage, pageCount, pageLinks } from '#server/lists/paging.ts'
import { searchedTypes } from '#server/content/public.ts'
import { findPublished } from '#server/content/store.ts'
import type { RequestContext } from '#server/context.ts'
import { invalidParam } from '#server/contract/api-error.ts'
import { postFormats } from '#server/db/tables/content.ts'
import { pageOfAll } from '#server/db/keyset.ts'
import type { SortKey } from '#server/db/keyset.ts'
import { escapeText } from '#server/rendering/html.ts'
import { findTermsPage } from '#server/terms/store.ts'
import type { Handlers, QueryOf } from './contract.ts'
import { facetHandlers, findByWords, kindsIn, searchedKinds } from './search-by-words.ts'
import { presentItems, presentTerms, withLinks } from './search-results.ts'
import type { Result } from './search-results.ts'

type Query = QueryOf<'listSearchResults'>

interface SearchResults {
  results: Result[]
  total: number
  next?: SortKey
}

type Find = (query: Query, context: RequestContext) => Promise<SearchResults>

const finders: Readonly<Record<Exclude<Query['type'], 'any'>, Find>> = {
  async post(query, context) {
    const bounds = await boundsOf(query, context)
    const isChosen = query.search !== undefined || query.include.length > 0 || query.exclude.length > 0
    await assertReachable(isChosen ? 'counted' : 'whole', query, bounds, context)
    const { rows, ...found } = await findPublished(kindsIn(query, searchedTypes(context)), query, bounds, context)
    return { results: await presentItems(rows, context), ...found }
  },

  async term(query, context) {
    const names = kindsIn(query, searchedKinds.term(context))
    const wanted = {
      search: query.search ?? '',
      include: query.include,
      exclude: query.exclude,
      orderby: 'name',
      order: 'asc',
      language: context.language,
    } as const
    const { rows, ...found } = await findTermsPage(context.db, context.dialect, names, wanted, await boundsOf(query, context))
    return { results: await presentTerms(rows, context), ...found }
  },

  async 'post-format'(query, context) {
    kindsIn(query, [])
    const matching = postFormats.filter((format) => format !== 'standard' && format.includes((query.search ?? '').toLowerCase()))
    const { rows, ...found } = pageOfAll(matching.toSorted(), (format) => format, await boundsOf(query, context))
    const results = rows.map((format) => ({
      id: format,
      title: escapeText(`${format.charAt(0).toUpperCase()}${format.slice(1)}`),
      url: `${context.config.baseUrl}/type/${format}/`,
      type: 'post-format' as const,
      subtype: '',
    }))
    return { results, ...found }
  },
}

/** Without any words, a search lists everything. */
function find(query: Query, context: RequestContext): Promise<SearchResults> {
  const { type, match, search = '' } = query
  const wordsOnly = parametersOfWords.filter((name) => isGiven(query, name))
  const [first] = wordsOnly
  if (first && (match === 'text' || type === 'post-format'))
    throw invalidParam(first, 'requires match=words or match=prefix, and the type post, term or any')
  if (type === 'any' || (type !== 'post-format' && (first || isForWords(match)))) return findByWords({ ...query, search }, context)
  return finders[type](query, context)
}

const isForWords = (match: Query['match']): boolean => match === 'words' || match === 'prefix'

const parametersOfWords = ['highlight', 'score', 'terms', 'type'] as const

const isGiven = ({ type, terms, ...flags }: Query, name: (typeof parametersOfWords)[number]): boolean =>
  name === 'type' ? type === 'any' : name === 'terms' ? terms.length > 0 : flags[name]

/** A page past the last one is an error for terms and formats. A page of items is empty. */
async function pastEndError(query: Query, total: number, context: RequestContext) {
  if (query.type === 'term' || query.type === 'post-format') assertPage('rest_search_invalid_page_number', query, { total })
  const link = pageLinks(context, query.page, query.page - 1)
  return { status: 200 as const, headers: { ...(await listHeaders(context, query, { total: 0 })), ...(link && { Link: link }) }, body: [] }
}

export const handlers = {
  ...facetHandlers,
  async listSearchResults({ query }, context) {
    const { results, total, next } = await find(query, context)
    const pages = pageCount(query, { total })
    if (query.page > pages && query.page > 1) return pastEndError(query, total, context)
    return {
      status: 200,
      headers: await listHeaders(context, query, { total, next }),
      body: await withLinks(results, query._embed, context),
    }
  },
} satisfies Partial<Handlers>
