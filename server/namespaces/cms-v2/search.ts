// Searches everything with a public page: items, terms and post formats.
import { embeddedFor, link, linksFor } from '#server/engine/links.ts'
import type { Link } from '#server/engine/links.ts'
import { boundsOf } from '#server/lists/cursor.ts'
import { assertReachable } from '#server/lists/list-bounds.ts'
import { listHeaders } from '#server/lists/list-headers.ts'
import { assertPage, pageCount, pageLinks } from '#server/lists/paging.ts'
import { createPermalinks } from '#server/engine/permalinks.ts'
import { translateTitles } from '#server/engine/translated-rows.ts'
import { searchedTypes } from '#server/content/public.ts'
import { findPublished } from '#server/content/store.ts'
import type { ContentType, ListedTaxonomy, RequestContext } from '#server/context.ts'
import { invalidParam } from '#server/contract/api-error.ts'
import { postFormats } from '#server/db/tables/content.ts'
import { pageOfAll } from '#server/db/keyset.ts'
import type { SortKey } from '#server/db/keyset.ts'
import { escapeText } from '#server/rendering/html.ts'
import { findTermsPage } from '#server/terms/store.ts'
import { translateTerms } from '#server/terms/translations.ts'
import { createTermUrls } from '#server/terms/term-urls.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'

type Query = QueryOf<'listSearchResults'>
type Result = Omit<Schemas['SearchResult'], '_links'>

interface SearchResults {
  results: Result[]
  total: number
  next?: SortKey
}

/** The subtypes of each type. */
const subtypes: Readonly<Record<Query['type'], (context: RequestContext) => readonly string[]>> = {
  post: searchedTypes,
  term: ({ taxonomies }) => [...taxonomies.values()].filter(({ isPublic }) => isPublic).map(({ name }) => name),
  'post-format': () => [],
}

const finders: Readonly<
  Record<Query['type'], (among: readonly string[], query: Query, context: RequestContext) => Promise<SearchResults>>
> = {
  async post(types, query, context) {
    const bounds = await boundsOf(query, context)
    const isChosen = query.search !== undefined || query.include.length > 0 || query.exclude.length > 0
    await assertReachable(isChosen ? 'counted' : 'whole', query, bounds, context)
    const { rows: stored, ...found } = await findPublished(types, query, bounds, context)
    const rows = await translateTitles(stored, context)
    const { link: urlOf } = await createPermalinks(rows, context)
    const results = rows.map((row) => ({
      id: row.id,
      title: row.title_rendered,
      url: urlOf(row),
      type: 'post' as const,
      subtype: row.type,
    }))
    return { results, ...found }
  },

  async term(names, query, context) {
    const wanted = {
      search: query.search ?? '',
      include: query.include,
      exclude: query.exclude,
      orderby: 'name',
      order: 'asc',
      language: context.language,
    } as const
    const { rows: stored, ...found } = await findTermsPage(context.db, context.dialect, names, wanted, await boundsOf(query, context))
    const rows = await translateTerms(stored, context)
    const urls = new Map(
      await Promise.all(
        names.map(async (name) => {
          const own = rows.filter(({ taxonomy }) => taxonomy === name)
          return [name, await createTermUrls(own, context.taxonomies.get(name)?.base ?? '', context)] as const
        }),
      ),
    )
    const results = rows.map((row) => {
      const url = urls.get(row.taxonomy)?.(row) ?? ''
      return { id: row.id, title: row.name, url, type: row.taxonomy as Result['type'], subtype: row.taxonomy }
    })
    return { results, ...found }
  },

  async 'post-format'(_names, query, context) {
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

function subtypesIn({ type, subtype }: Query, context: RequestContext): readonly string[] {
  const all = subtypes[type](context)
  const wrong = subtype.find((name) => name !== 'any' && !all.includes(name))
  if (wrong !== undefined)
    throw invalidParam('subtype', `must be ${['any', ...all].join(', ')} for the type ${type}; ${wrong} is something else`)
  return subtype.includes('any') ? all : subtype
}

const kindOf = (subtype: string, { contentTypes, taxonomies }: RequestContext): ContentType | ListedTaxonomy | undefined =>
  contentTypes.get(subtype) ?? taxonomies.get(subtype)

const links: Link<Result>[] = [
  {
    ...link<Result>('self', ({ id, subtype }, context) => {
      const route = kindOf(subtype, context)?.route
      return route === undefined ? [] : [{ href: `${context.config.restRoot}${route}/${id}`, embeddable: true }]
    }),
    embeds: { rel: 'self', load: loadResults },
  },
  link('about', ({ type, subtype }, { config }) =>
    subtype ? [{ href: `${config.restRoot}/cms/v2/${type === 'post' ? 'types' : 'taxonomies'}/${subtype}` }] : [],
  ),
  link('collection', (_result, { config }) => [{ href: `${config.restRoot}/cms/v2/search` }]),
]

/** Loads the items and terms of the results. */
async function loadResults(results: readonly Result[], context: RequestContext): Promise<(result: Result) => unknown[]> {
  const byKind = await Promise.all(
    [...Map.groupBy(results, ({ subtype }) => subtype)].map(async ([subtype, ofKind]) => {
      const found = await kindOf(subtype, context)?.embedded(
        ofKind.map(({ id }) => Number(id)),
        context,
      )
      return [subtype, found] as const
    }),
  )
  const loaded = new Map(byKind)
  return ({ id, subtype }) => [loaded.get(subtype)?.get(Number(id)) ?? []].flat()
}

/** A page past the last one is an error for terms and formats. A page of items is empty. */
async function pastEndError(query: Query, total: number, context: RequestContext) {
  if (query.type !== 'post') assertPage('rest_search_invalid_page_number', query, { total })
  const link = pageLinks(context, query.page, query.page - 1)
  return { status: 200 as const, headers: { ...(await listHeaders(context, query, { total: 0 })), ...(link && { Link: link }) }, body: [] }
}

export const handlers = {
  async listSearchResults({ query }, context) {
    const { results, total, next } = await finders[query.type](subtypesIn(query, context), query, context)
    const pages = pageCount(query, { total })
    if (query.page > pages && query.page > 1) return pastEndError(query, total, context)
    const linksOf = await linksFor(links, results, context)
    const embedded = query._embed ? await embeddedFor(links, query._embed, results, context) : () => undefined
    const body = results.map((result) => {
      const _embedded = embedded(result)
      return { ...result, _links: linksOf(result), ...(_embedded && { _embedded }) }
    })
    return { status: 200, headers: await listHeaders(context, query, { total, next }), body }
  },
} satisfies Partial<Handlers>
