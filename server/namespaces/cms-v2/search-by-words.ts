// The search for whole words and their beginnings, in items and terms, and the counts of what it finds.
import { publicTypes } from '#server/content/public.ts'
import { findPublicItems } from '#server/content/store.ts'
import type { RequestContext } from '#server/context.ts'
import { permissionsFor } from '#server/engine/permissions.ts'
import { boundsOf } from '#server/lists/cursor.ts'
import type { EntryText } from '#server/search/entries.ts'
import { countFacets } from '#server/search/facets.ts'
import { planWordSearch, readMatches } from '#server/search/find-by-words.ts'
import type { Match, WordSearch } from '#server/search/find-by-words.ts'
import { highlighter } from '#server/search/highlights.ts'
import type { Highlight } from '#server/search/highlights.ts'
import { findItemTexts, findTermTexts } from '#server/search/texts-store.ts'
import { findTermsById } from '#server/terms/store.ts'
import { invalidParam } from '#server/contract/api-error.ts'
import type { Handlers, QueryOf } from './contract.ts'
import { presentItems, presentTerms } from './search-results.ts'
import type { Result } from './search-results.ts'

type Query = QueryOf<'listSearchResults'> & { search: string }

const permissions = permissionsFor('posts')

const publicTaxonomies = ({ taxonomies }: RequestContext): string[] =>
  [...taxonomies.values()].filter(({ isPublic }) => isPublic).map(({ name }) => name)

/** The content types and taxonomies of a search for words, by `type`. */
export const searchedKinds: Readonly<Record<QueryOf<'listSearchResults'>['type'], (context: RequestContext) => readonly string[]>> = {
  post: publicTypes,
  term: publicTaxonomies,
  'post-format': () => [],
  any: (context) => [...publicTypes(context), ...publicTaxonomies(context)],
}

/** The kinds that `subtype` names. */
export function kindsIn(
  { type, subtype }: Pick<QueryOf<'listSearchResults'>, 'type' | 'subtype'>,
  all: readonly string[],
): readonly string[] {
  const wrong = subtype.find((name) => name !== 'any' && !all.includes(name))
  if (wrong !== undefined)
    throw invalidParam('subtype', `must be ${['any', ...all].join(', ')} for the type ${type}; ${wrong} is something else`)
  return subtype.includes('any') ? all : subtype
}

/** The IDs in the index of items and terms with these IDs: those of terms are below zero. */
const entryIds: Readonly<Record<Query['type'], (id: number) => number[]>> = {
  post: (id) => [id],
  term: (id) => [-id],
  'post-format': () => [],
  any: (id) => [id, -id],
}

const searchOf = (
  { search, match, terms }: Pick<Query, 'search' | 'match' | 'terms'>,
  found: Pick<WordSearch, 'types'> & Partial<WordSearch>,
  { caller }: RequestContext,
): WordSearch => ({
  ...{ text: search, isOpen: match === 'prefix', terms, include: [], exclude: [], seesProtected: permissions.mayEditOthers(caller) },
  ...found,
})

export async function findByWords(query: Query, context: RequestContext) {
  const types = kindsIn(query, searchedKinds[query.type](context))
  const [include, exclude] = [query.include, query.exclude].map((ids) => ids.flatMap(entryIds[query.type]))
  const search = searchOf(query, { types, include, exclude }, context)
  const planned = await planWordSearch(search, context)
  const { rows: matches, ...found } = await readMatches(planned, await boundsOf(query, context), context)
  const highlightsOf = query.highlight ? await loadHighlights(matches, highlighter(planned), context) : () => undefined
  const results = await presentMatches(matches, context)
  return {
    ...found,
    results: results.map(({ match, result }) => {
      const highlight = highlightsOf(match)
      return { ...result, ...(query.score && { score: match.score }), ...(highlight && { highlight }) }
    }),
  }
}

/** What has been unpublished meanwhile is left out. */
async function presentMatches(matches: readonly Match[], context: RequestContext): Promise<{ match: Match; result: Result }[]> {
  const [items, terms] = await Promise.all([
    findPublicItems(itemsIn(matches), context).then((rows) => presentItems(rows, context)),
    findTermsById(context.db, termsIn(matches)).then((rows) => presentTerms(rows, context)),
  ])
  const byId = new Map([...items.map((item) => [item.id, item] as const), ...terms.map((term) => [-Number(term.id), term] as const)])
  return matches.flatMap((match) => {
    const result = byId.get(match.id)
    return result ? [{ match, result }] : []
  })
}

const itemsIn = (matches: readonly Match[]): number[] => matches.flatMap(({ id }) => (id > 0 ? [id] : []))
const termsIn = (matches: readonly Match[]): number[] => matches.flatMap(({ id }) => (id < 0 ? [-id] : []))

async function loadHighlights(
  matches: readonly Match[],
  highlight: (texts: readonly EntryText[]) => Highlight,
  context: RequestContext,
): Promise<(match: Match) => Highlight> {
  const [items, terms] = await Promise.all([findItemTexts(context, itemsIn(matches)), findTermTexts(context, termsIn(matches))])
  return ({ id }) => highlight((id < 0 ? terms.get(-id) : items.get(id)) ?? [])
}

export const facetHandlers = {
  async listSearchFacets({ query }, context) {
    const types = kindsIn({ ...query, type: 'post' }, searchedKinds.post(context))
    const planned = await planWordSearch(searchOf(query, { types }, context), context)
    const { total, byType, byTerm } = await countFacets(planned, query.facets, { types }, context)
    const valuesOf = (name: string) =>
      name === 'type'
        ? byType.map(({ type, count }) => ({ value: type, label: context.contentTypes.get(type)?.names.plural ?? type, count }))
        : byTerm.filter(({ taxonomy }) => taxonomy === name).map(({ id, name: label, count }) => ({ value: id, label, count }))
    return { status: 200, body: { total, facets: query.facets.map((name) => ({ name, values: valuesOf(name) })) } }
  },
} satisfies Partial<Handlers>
