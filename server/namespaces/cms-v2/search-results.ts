// The results of searches: items, terms and post formats with public pages.
import type { FoundItem } from '#server/content/store.ts'
import type { ContentType, ListedTaxonomy, RequestContext } from '#server/context.ts'
import type { TermRow } from '#server/db/tables/terms.ts'
import { embeddedFor, link, linksFor } from '#server/engine/links.ts'
import type { Link } from '#server/engine/links.ts'
import { createPermalinks } from '#server/engine/permalinks.ts'
import { translateTitles } from '#server/engine/translated-rows.ts'
import { createTermUrls } from '#server/terms/term-urls.ts'
import { translateTerms } from '#server/terms/translations.ts'
import type { Schemas } from './contract.ts'

export type Result = Omit<Schemas['SearchResult'], '_links'>

export async function presentItems(stored: readonly FoundItem[], context: RequestContext): Promise<Result[]> {
  const rows = await translateTitles(stored, context)
  const { link: urlOf } = await createPermalinks(rows, context)
  return rows.map((row) => ({ id: row.id, title: row.title_rendered, url: urlOf(row), type: 'post' as const, subtype: row.type }))
}

export async function presentTerms(stored: readonly TermRow[], context: RequestContext): Promise<Result[]> {
  const rows = await translateTerms(stored, context)
  const byTaxonomy = Map.groupBy(rows, ({ taxonomy }) => taxonomy)
  const urls = new Map(
    await Promise.all(
      [...byTaxonomy].map(
        async ([name, own]) => [name, await createTermUrls(own, context.taxonomies.get(name)?.base ?? '', context)] as const,
      ),
    ),
  )
  return rows.map((row) => {
    const url = urls.get(row.taxonomy)?.(row) ?? ''
    return { id: row.id, title: row.name, url, type: row.taxonomy as Result['type'], subtype: row.taxonomy }
  })
}

/** The results with their links, and what `_embed` embeds. */
export async function withLinks(results: readonly Result[], embed: readonly string[] | undefined, context: RequestContext) {
  const linksOf = await linksFor(links, results, context)
  const embedded = embed ? await embeddedFor(links, embed, results, context) : () => undefined
  return results.map((result) => {
    const _embedded = embedded(result)
    return { ...result, _links: linksOf(result), ...(_embedded && { _embedded }) }
  })
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
