// The operations of a content type, as the site content API has them, and how every content type finds and stores its items.
import type { RequestContext } from '../context.ts'
import type { BodyState } from '../contract/operation.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import { ApiError, invalidParam } from '../contract/api-error.ts'
import { isAnySet } from '../contract/other-parameters.ts'
import { actionsOf } from './action-links.ts'
import { cachedJson } from './cached-json.ts'
import { asksForData } from './content-data.ts'
import { versionsBeforeAutosaves } from './autosave-versions-store.ts'
import { termNameWrites } from '../db/term-names.ts'
import { store, moveToTrash } from './change.ts'
import { collection, viewOf } from './collection.ts'
import { hidesProtected } from '../lists/access-filters.ts'
import { isListed } from './filters.ts'
import { assertMayView, contentAccess } from './content-access.ts'
import { byFields } from '../lists/field-filters.ts'
import { bySearch, searchedColumns } from '../lists/search-filters.ts'
import { byUntranslated } from '../lists/language-filters.ts'
import type { ViewQuery } from './collection.ts'
import { isInOwnLanguage } from './translations.ts'
import type { Reading } from './presenter.ts'
import type { FoundPage, JsonCache } from './listing.ts'
import { sortingOf } from '../lists/order.ts'
import { findList } from '../lists/planner.ts'
import type { FoundList, List } from '../lists/planner.ts'
import { boundsOf } from '../lists/cursor.ts'
import { isAllowed, rightsKey } from './permissions.ts'
import { isOrdinary } from '../users/caller.ts'
import { fieldsKey } from '../users/field-rights.ts'
import { assertAllowed } from '../users/missing-right.ts'
import { contentTypeOf } from './content-types.ts'
import { applyRules, hasRules } from './own-rules.ts'
import { presenter } from './presenter.ts'
import { mayBeReferredTo, reduceReferences, releaseReferences } from './references.ts'
import { siteResponses } from './responses.ts'
import { numericIds } from './resource.ts'
import type { ListQuery, Resource } from './resource.ts'
import { eraseRow } from './writes-store.ts'
import { findRows, findRowsByPortion } from './rows-store.ts'

const everyStatus = ['publish', 'future', 'draft', 'pending', 'private', 'inherit'] as const

export function contentCollection<Out extends object, In extends object, Query extends ListQuery, Id = number>(
  resource: Resource<Out, In, Query, Id>,
) {
  const { permissions, noun, type } = resource
  const plural = resource.names.plural.toLowerCase()
  const { present } = presenter(resource)
  const items = collection({
    type,
    route: resource.route,
    access: contentAccess(resource),
    responses: siteResponses<Out, Query>('rest_post_invalid_page_number'),
    idOf: (row: ContentRow) => resource.ids.of(row) as number | string,
    find,
    findReadable,
    page: async (query: Query, context) => sharedPage(query, context) ?? page(query, context),
    reading,
    present: (rows, reading): Promise<Out[]> => present(rows, reading),
    jsonCache: (reading) => (resource.isLive ? undefined : versionedItems(type, reading)),
    isListWhole: (reading) => !resource.isLive && showsItemsAlone(reading) && reading.query.context !== 'edit',
    stateOf: (row, reading) => ({
      ...versionOf(row),
      variant: reading.variant ?? '',
      isWhole: !resource.isLive && !row.is_dynamic && showsItemsAlone(reading),
    }),
    equalTags,
    prepare: async (input: In, context) => ((await resource.traits.prepare?.(input, context)) ?? input) as In,
    rules: (context) => (hasRules(type, context) ? (input: In, before) => rules(input, before, context) : undefined),
    save: (before, input: In, inside) => save(before, input, inside),
  })

  /** What the own rules of the site make of a request. */
  async function rules(input: In, before: ContentRow | undefined, context: RequestContext): Promise<In> {
    const [previous] = before ? await present([before], await reading({ context: 'edit' }, context)) : []
    // As JSON has it.
    return applyRules(type, input, previous && (JSON.parse(JSON.stringify(previous)) as object), context)
  }

  async function reading(query: ViewQuery, context: RequestContext): Promise<Reading> {
    const termNames = resource.showsTerms ? await termNameWrites(context) : ''
    const reading: Reading = { ...context, query: viewOf(query) }
    reading.variant = variantOf(reading, termNames)
    return reading
  }

  /** The links of an item to itself, and to the actions, say what the caller may do with it. It shows its terms sorted by name, and the fields that the caller may read. */
  function variantOf(reading: Reading, termNames: number | ''): string {
    const fields = fieldsKey(reading.declarations.fields.get(type), reading)
    return [
      rightsKey(permissions, reading.caller),
      termNames,
      ...actionsOf(resource, reading),
      ...(fields ? [`fields=${fields}`] : []),
    ].join(' ')
  }

  async function find({ id }: { id: Id }, context: RequestContext): Promise<ContentRow> {
    const row = await resource.ids.find(id, context, type)
    if (!row) throw resource.ids.unknown(id, noun)
    return row
  }

  async function findReadable(ids: readonly number[], context: RequestContext): Promise<ContentRow[]> {
    return permissions.mayView?.(context.caller) === false ? [] : readableOf(await findRows(context.db, ids, type), context)
  }

  async function readableOf(rows: readonly ContentRow[], context: RequestContext): Promise<ContentRow[]> {
    const { caller } = context
    const readable = rows.filter((row) => row.type === type && isAllowed(permissions.read(caller), caller, row, row.status))
    return resource.readable && readable.length ? [...(await resource.readable(readable, context))] : readable
  }

  /** A page that is found by slugs, as sites look up the item of a URL: anonymous callers share its keys until an item of the type is written. */
  function sharedPage(query: Query, context: RequestContext): FoundPage<ContentRow> | undefined {
    const { caller, writesBefore, items, hasFastPaths } = context
    const isShared = hasFastPaths && !caller.user && isOrdinary(caller) && query.slug?.length && !query.search && query.cursor === undefined
    if (!isShared || !writesBefore) return undefined
    const { _embed, _fields, ...list } = query
    const keys = () =>
      items.lists.find(JSON.stringify([type, context.language, list]), writesBefore, async () => (await page(query, context)).keyed.keys())
    return keyedPage(type, { keys, rows: async () => (await page(query, context)).rows() }, context)
  }

  async function page(query: Query, context: RequestContext): Promise<KeyedPage> {
    const { caller } = context
    const statuses = listedStatuses(query, context)
    if (query.context === 'edit')
      assertAllowed(caller, resource.refusal ?? 'rest_forbidden_context', `list ${plural} in the edit context`, (one) =>
        permissions.mayEditAny(one),
      )
    assertMayView(resource, context)
    const list: List = {
      types: [type],
      statuses,
      scope: query.context === 'edit' ? permissions.edit(caller) : permissions.read(caller),
      filters: async (dialect) => [
        hidesProtected(query.search, permissions, caller),
        query.context === 'edit' ? undefined : isListed(resource),
        ...byFields(type)(query, { ...context, dialect }),
        byUntranslated(query, context),
        ...(await Promise.all(resource.filters.map(async (filter) => filter(query, { ...context, dialect })))),
      ],
      without: query.exclude,
      sorting: sortingOf(query, context, resource),
      first: resource.first?.(query),
      search: query.search
        ? {
            text: query.search,
            columns: searchedColumns(query, context),
            isInTexts: isInOwnLanguage(context) && (resource.filters as readonly unknown[]).includes(bySearch),
          }
        : undefined,
      given: query,
      ...(await boundsOf(query, context)),
    }
    return keyedPage(type, await findList(list, context), context)
  }

  function listedStatuses(query: Query, { caller }: RequestContext): ContentStatus[] {
    const requested = new Set(query.status)
    const { others } = permissions.read(caller)
    const open = new Set<string>(['publish', ...(others === 'all' ? [] : others)])
    if (!permissions.mayEditAny(caller) && others !== 'all' && [...requested].some((status) => !open.has(status)))
      throw invalidParam('status', `must be ${others.join(' or ') || 'publish'} for callers without the right to edit ${plural}`)
    return [...new Set([...requested].flatMap((status) => (status === 'any' ? everyStatus : [status as ContentStatus])))]
  }

  /** Stores a new item or a change. `values` are columns that no trait writes. */
  async function save(
    before: ContentRow | undefined,
    input: In,
    context: RequestContext,
    values: Partial<ContentRow> = {},
  ): Promise<ContentRow> {
    const original = before && resource.original?.(before, input, context)
    if (original) {
      await erase(before, context)
      return original
    }
    const copied = before && resource.firstVersion?.(before)
    return copied ? save(undefined, input, context, { ...copied, ...values }) : store(resource, before, input, context, values)
  }

  type Removing = { path: { id: Id }; query: { force: boolean } }

  /** Before, what refers to an item that is deleted permanently is emptied in portions. */
  const removeWith = <Body>(act: (before: ContentRow, input: Removing, inside: RequestContext) => Promise<Body>) =>
    items.removeWith(
      act,
      ({ id }, _input, inside) => reduceReferences(type, id, inside),
      ({ query: { force } }, context) => force && mayBeReferredTo(type, context),
    )

  /** Moves an item to the trash, or deletes it permanently with `force`. */
  const remove = removeWith(async (before, { query: { force } }: Removing, inside) => {
    if (force) return eraseItem(before, inside)
    if (before.status === 'trash')
      throw new ApiError(410, 'rest_already_trashed', `This ${noun} is already in the trash. Use force=true to delete it permanently.`)
    return items.presentOne(await save(before, {} as In, inside, moveToTrash(before)), { context: 'edit' }, inside)
  })

  /** Deletes an item permanently, for types that have no trash. */
  const removePermanently = removeWith(async (before, { query: { force } }: Removing, inside) => {
    if (!force) throw noTrash(noun)
    return eraseItem(before, inside)
  })

  async function eraseItem(before: ContentRow, inside: RequestContext) {
    const previous = await items.presentOne(before, { context: 'edit' }, inside)
    await erase(before, inside)
    return { deleted: true as const, previous }
  }

  async function erase(row: ContentRow, inside: RequestContext): Promise<void> {
    await releaseReferences(type, row.id, inside)
    await resource.traits.erase?.(row, inside)
    await eraseRow(inside.db, row.id)
  }

  const contentType = contentTypeOf(resource, {
    hasNumericIds: (resource.ids as unknown) === numericIds,
    readable: readableOf,
    embedded: items.embedded,
    async addDemo(context) {
      for (const body of resource.demo ?? []) await items.create({ body }, context)
    },
  })

  return { ...items, remove, erase: removePermanently, save, resource, contentType }
}

export function noTrash(noun: string): ApiError {
  return new ApiError(501, 'rest_trash_not_supported', `A ${noun} cannot be moved to the trash. Use force=true to delete it permanently.`)
}

/** A page of content that is read by keys or by rows. */
type KeyedPage = Required<FoundPage<ContentRow>>

export function keyedPage(type: string, { keys, rows }: Pick<FoundList, 'keys' | 'rows'>, { db }: RequestContext): KeyedPage {
  return { rows, keyed: { keys, read: (ids) => findRows(db, ids, type), portions: (ids) => findRowsByPortion(db, ids, type) } }
}

/** Whether items show nothing but themselves, as far as the query decides. */
function showsItemsAlone({ query }: Reading): boolean {
  // Blocks show data from elsewhere, such as the files of images.
  if (asksForData(query)) return false
  const { context: _view, password: _password, excerpt_length: _length, _fields, ...others } = query
  return !isAnySet(others)
}

/**
 * The JSON of items as readers see them. Most depend on their version and on what the caller may do; those with dynamic blocks, embedded items or
 * blocks as data are cached for anonymous callers while nothing that they show is written.
 */
function versionedItems(type: string, reading: Reading): JsonCache | undefined {
  const { caller, writesBefore, language, query, variant } = reading
  const { context: view, _embed, blocks = false, ...others } = query
  const publicState = caller.user ? undefined : writesBefore
  const isComposed = Boolean(_embed) || blocks
  if (view === 'edit' || (isComposed && !publicState) || !isOrdinary(caller) || isAnySet(others)) return undefined
  return cachedJson(
    reading,
    [type, view, language, variant, _embed, blocks],
    publicState,
    ({ is_dynamic }) => isComposed || is_dynamic === 1,
  )
}

/** The stored state of an item, as it appears in entity tags. */
export function versionOf({ id, version }: ContentRow): Pick<BodyState, 'tag'> {
  return { tag: `${id}.${version}` }
}

/** The caller's own autosaves since a version do not count as conflicts. */
export async function equalTags(row: ContentRow, { db, caller }: RequestContext): Promise<string[]> {
  return (await versionsBeforeAutosaves(db, row, caller.user?.id)).map((version) => versionOf({ ...row, version }).tag)
}
