// The operations of event categories and event tags, and the terms in the input of events.
import { eraseMenuItemsTo } from '../menus/store.ts'
import type { RequestContext } from '../context.ts'
import { idFrom } from '../db/ids.ts'
import type { Db } from '../db/schema.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { ApiError, invalidParam, unknownId } from '../contract/api-error.ts'
import type { Access, ViewQuery } from '../engine/collection.ts'
import { fieldsReader } from '../engine/own-fields.ts'
import { boundsOf } from '../lists/cursor.ts'
import type { FoundPage } from '../engine/listing.ts'
import { slugFrom } from '../rendering/slug.ts'
import { createTermUrls } from '../terms/term-urls.ts'
import { termCollection, findTermsPageOf } from '../terms/collection.ts'
import type { TermTaxonomy } from '../terms/collection.ts'
import { findTermByName, findTermBySlug, findTermsById, findTermsPage } from '../terms/store.ts'
import type { TermsQuery } from '../terms/store.ts'
import { readTermTexts } from '../terms/translations.ts'
import { cleanName } from '../terms/writing.ts'
import type { TermInput } from '../terms/writing.ts'
import type { Caller } from '../users/caller.ts'
import { assertAllowed } from '../users/missing-right.ts'
import { assertVisible } from './filters.ts'
import { calendarResponses, pageBounds } from './responses.ts'
import type { RepeatedQuery } from './responses.ts'

export interface EventTaxonomy extends TermTaxonomy {
  /** The name in the database and in `taxonomy`. */
  name: 'cal_events_cat' | 'post_tag'
  plural: 'categories' | 'tags'
}

export interface EventTerm {
  id: number
  name: string
  slug: string
  description: string
  taxonomy: EventTaxonomy['name']
  parent: number
  count: number
  url: string
  urls: { self: string; collection: string; up: string | null }
  term_group: number
  term_taxonomy_id: number
  filter: 'raw'
  /** The fields that a site declares, if there are any. */
  meta?: object
}

interface ListQuery extends Omit<TermsQuery, 'slug' | 'language'> {
  page: number
  per_page: number
  cursor?: string
  event?: number
  slug?: string
  _fields?: string[]
}

export type EventTerms = ReturnType<typeof eventTaxonomy>

export function eventTaxonomy(of: EventTaxonomy) {
  const { name, noun } = of
  const terms = termCollection(
    {
      ...of,
      validate,
      erase: (row, { db }) => eraseMenuItemsTo(db, 'taxonomy', row.id),
    },
    {
      access: createAccess(of, assertExists),
      responses: calendarResponses<EventTerm, EventTaxonomy['plural'], ListQuery>({ plural: of.plural, repeated }),
      mayRead: () => true,
      page,
      present,
    },
  )

  async function page(query: ListQuery & ViewQuery, context: RequestContext): Promise<FoundPage<TermRow>> {
    const { event = query.post, slug, post: _post, ...filters } = query
    if (event !== undefined) await assertVisible(query.event === undefined ? 'post' : 'event', 'event', [event], context)
    for (const list of ['include', 'exclude'] as const) await assertExists(list, query[list] ?? [], context)
    if (query.parent) await assertExists('parent', [query.parent], context)
    const wanted: TermsQuery = {
      ...filters,
      ...(event !== undefined && { post: event }),
      ...(slug !== undefined && { slug: [slugFrom(slug)] }),
      language: context.language,
    }
    return findTermsPageOf(name, wanted, await boundsOf(query, context, pageBounds(query)), context)
  }

  async function assertExists(parameter: string, ids: readonly number[], { db }: { db: Db }): Promise<void> {
    const found = (await findTermsById(db, ids)).filter((term) => term.taxonomy === name)
    const missing = ids.find((id) => !found.some((term) => term.id === id))
    if (missing !== undefined) throw unknownId(parameter, noun, missing)
  }

  async function present(rows: readonly TermRow[], context: RequestContext): Promise<EventTerm[]> {
    const { config } = context
    const textsOf = await readTermTexts(rows, context)
    const urlOf = await createTermUrls(rows, of.base, context)
    const collection = config.restRoot + of.route
    const fieldsOf = fieldsReader(name, 'view', context)
    return rows.map((row) => ({
      id: row.id,
      name: textsOf(row).name,
      slug: row.slug,
      description: textsOf(row).description,
      taxonomy: name,
      parent: row.parent,
      count: row.count,
      url: urlOf(row),
      urls: { self: `${collection}/${row.id}`, collection, up: row.parent ? `${collection}/${row.parent}` : null },
      term_group: 0,
      term_taxonomy_id: row.id,
      filter: 'raw',
      ...(fieldsOf && { meta: fieldsOf(JSON.parse(row.meta) as Record<string, unknown>) }),
    }))
  }

  async function validate({ parent }: TermInput, context: RequestContext): Promise<void> {
    if (parent && !of.isHierarchical)
      throw new ApiError(
        400,
        'rest_taxonomy_not_hierarchical',
        `A ${noun} cannot have a parent, as this taxonomy is not hierarchical. Omit parent.`,
      )
    if (parent) await assertExists('parent', [parent], context)
  }

  const remove = terms.removeWith(
    (before, _input: { path: { id: number } }, inside, first) => terms.erase(before, first, inside),
    (before, _input, inside) => terms.reduce(before, inside),
  )

  /** Returns the IDs of the terms; creates terms for new names. */
  async function idsOf(given: readonly (number | string | { id: number })[], context: RequestContext): Promise<number[]> {
    const ids: number[] = []
    for (const one of given) ids.push(await idOf(one, context))
    return ids
  }

  async function idOf(one: number | string | { id: number }, context: RequestContext): Promise<number> {
    if (typeof one === 'object') return one.id
    return typeof one === 'number' ? one : (idFrom(one) ?? findOrCreate(one, context))
  }

  /** Returns the ID of the term with this name; creates it if it does not exist. */
  async function findOrCreate(given: string, context: RequestContext): Promise<number> {
    await context.dialect.lockWrites(context.db, name)
    const isSlug = slugFrom(given) === given
    const known = (await findNamed(cleanName(given), context)) ?? (isSlug && (await findTermBySlug(context.db, name, given)))
    if (known) return known.id
    if (!context.caller.can(of.capabilities.create))
      throw invalidParam(
        of.plural,
        `must be IDs or names of existing ${of.plural}; "${given}" does not exist, and you are not allowed to create ${of.plural}`,
      )
    return (await terms.save(undefined, { name: given }, context)).id
  }

  async function findNamed(wanted: string, context: RequestContext): Promise<TermRow | undefined> {
    const { db, dialect, language } = context
    const topLevel = await findTermByName(db, dialect, name, wanted, 0)
    if (topLevel) return topLevel
    const query: TermsQuery = { search: wanted, orderby: 'id', order: 'asc', language }
    const { rows } = await findTermsPage(db, dialect, name, query, { limit: 50, offset: 0 })
    const textsOf = await readTermTexts(rows, context)
    return rows.find((row) => [row.name, textsOf(row).name].some((one) => one.toLowerCase() === wanted.toLowerCase()))
  }

  return { ...terms, remove, present, idsOf, findOrCreate, taxonomy: name, route: of.route, base: of.base }
}

/** Returns the parameters that the URLs of a list repeat: those that differ from their defaults. */
function repeated({
  page: _page,
  per_page: _perPage,
  cursor: _cursor,
  order,
  orderby,
  hide_empty,
  _fields,
  ...query
}: ListQuery): RepeatedQuery {
  return {
    ...query,
    ...(order !== 'asc' && { order }),
    ...(orderby !== 'name' && { orderby }),
    ...(hide_empty === false && { hide_empty }),
    i18n_language: undefined,
  }
}

/** An invalid parent is reported before missing permissions. */
function createAccess(
  of: EventTaxonomy,
  assertExists: (parameter: string, ids: readonly number[], context: RequestContext) => Promise<void>,
) {
  function assertManager(caller: Caller): void {
    assertAllowed(caller, 'rest_forbidden', `create, update or delete ${of.plural}`, (one) => one.can(of.capabilities.manage))
  }

  async function assertMayWrite({ parent }: TermInput, context: RequestContext): Promise<void> {
    if (parent && of.isHierarchical && !context.caller.can(of.capabilities.manage)) await assertExists('parent', [parent], context)
    assertManager(context.caller)
  }

  return {
    mayEdit: (_row, { caller }) => caller.can(of.capabilities.manage),
    mayRemove: (_row, { caller }) => caller.can(of.capabilities.manage),
    assertViewer: () => undefined,
    assertCreator: assertManager,
    assertEditor: assertManager,
    assertReadable: () => undefined,
    assertMayCreate: assertMayWrite,
    assertMayEdit: (_row, input, context) => assertMayWrite(input, context),
    assertMayRemove: (_row, { caller }) => assertManager(caller),
  } satisfies Access<TermRow, TermInput, ViewQuery>
}
