// The operations of event categories and event tags: list, get, create, update and remove.
import type { Kysely } from 'kysely'
import { inTransaction } from '../engine/change.ts'
import { eraseMenuItemsTo } from '../menus/store.ts'
import { assertIfMatch } from '../engine/versions.ts'
import { Json, guarded } from '../contract/operation.ts'
import type { RequestContext } from '../context.ts'
import { idFrom } from '../db/ids.ts'
import type { Database } from '../db/schema.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { ApiError, invalidParam, refused } from '../contract/api-error.ts'
import { filteredTitle } from '../rendering/filter.ts'
import { slugFrom } from '../rendering/slug.ts'
import { nestedTermUrls } from '../terms/addresses.ts'
import { termVersion } from '../terms/state.ts'
import {
  eraseTerm,
  findTerm,
  findTermByName,
  findTermBySlug,
  findTermsById,
  findTermsPage,
  insertTerm,
  bumpItemsWithTerm,
  updateTerm,
} from '../terms/store.ts'
import type { TermsQuery } from '../terms/store.ts'
import { cleanName, termWriter } from '../terms/writing.ts'
import type { TermInput } from '../terms/writing.ts'
import type { Caller } from '../users/caller.ts'
import { assertVisible } from './filters.ts'
import { contentLanguage, otherLanguage, mergeTranslation } from './languages.ts'
import { listReply, MAX_PER_PAGE } from './page.ts'
import { findTermTexts, saveTermTexts } from './store.ts'

export interface EventTaxonomy {
  /** The name in the database and in `taxonomy`. */
  name: 'cal_events_cat' | 'post_tag'
  plural: 'categories' | 'tags'
  route: string
  noun: string
  isHierarchical: boolean
  /** The first part of the path of its public URLs. */
  base: string
  mayManage(caller: Caller): boolean
  /** Whether the caller may create a term by naming it in an event. */
  mayAdd(caller: Caller): boolean
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
}

interface ListQuery extends Omit<TermsQuery, 'slug' | 'language'> {
  page: number
  per_page: number
  event?: number
  slug?: string
}

type Input = Omit<TermInput, 'parent'> & { parent?: number | null }

interface TermTexts {
  name: string
  description: string
}

export type EventTerms = ReturnType<typeof eventTaxonomy>

export function eventTaxonomy(of: EventTaxonomy) {
  const { noun } = of
  const { newTerm, changedTerm } = termWriter(of)

  async function list({ query }: { query: ListQuery }, context: RequestContext) {
    const { page, per_page, event = query.post, ...filters } = query
    if (event !== undefined) await assertVisible(query.event === undefined ? 'post' : 'event', 'event', [event], context)
    for (const name of ['include', 'exclude'] as const) await assertExists(name, query[name] ?? [], context.db)
    if (query.parent) await assertExists('parent', [query.parent], context.db)
    const perPage = Math.min(per_page, MAX_PER_PAGE)
    const { slug, post: _post, ...rest } = filters
    const wanted: TermsQuery = {
      ...rest,
      ...(event !== undefined && { post: event }),
      ...(slug !== undefined && { slug: [slugFrom(slug)] }),
      language: context.language,
    }
    const { rows, total } = await findTermsPage(context.db, context.dialect, of.name, wanted, {
      limit: perPage,
      offset: (page - 1) * perPage,
    })
    const { page: _page, per_page: _perPage, order, orderby, hide_empty, ...asked } = query
    const unusual = {
      ...(order !== 'asc' && { order }),
      ...(orderby !== 'name' && { orderby }),
      ...(hide_empty === false && { hide_empty }),
    }
    return listReply<EventTerm, EventTaxonomy['plural']>(
      {
        key: of.plural,
        items: (await present(rows, context)).map((term) => JSON.stringify(term)),
        total,
        page,
        perPage,
        asked: { ...asked, ...unusual, i18n_language: undefined, _fields: undefined },
      },
      context,
    )
  }

  async function get({ path }: { path: { id: number } }, context: RequestContext) {
    return { status: 200 as const, headers: contentLanguage(context), body: await shown(await existing(path.id, context.db), context) }
  }

  async function create({ body }: { body: Input & { name: string } }, context: RequestContext) {
    await assertMayManage(context, body)
    const term = await inTransaction(context, of.name, async (inside) => presentOne(await add(body, inside), inside))
    return {
      status: 201 as const,
      headers: { Location: `${context.config.restRoot}${of.route}/${term.id}`, ...contentLanguage(context) },
      body: term,
    }
  }

  async function update({ path, body }: { path: { id: number }; body: Input | undefined }, context: RequestContext) {
    const term = await inTransaction(context, of.name, async (inside) => {
      const before = await existing(path.id, inside.db)
      await assertMayManage(inside, body)
      assertIfMatch(inside.ifMatch, await termVersion(inside.db, before))
      return shown(await change(before, body ?? {}, inside), inside)
    })
    return { status: 200 as const, headers: contentLanguage(context), body: term }
  }

  async function remove({ path }: { path: { id: number } }, context: RequestContext) {
    const term = await inTransaction(context, of.name, async (inside) => {
      const row = await existing(path.id, inside.db)
      await assertMayManage(inside)
      assertIfMatch(inside.ifMatch, await termVersion(inside.db, row))
      const previous = await presentOne(row, inside)
      await eraseMenuItemsTo(inside.db, 'taxonomy', row.id)
      await eraseTerm(inside.db, row)
      return previous
    })
    return { status: 200 as const, headers: contentLanguage(context), body: term }
  }

  // ---- reading

  async function existing(id: number, db: Kysely<Database>): Promise<TermRow> {
    const row = await findTerm(db, of.name, id)
    if (!row) throw new ApiError(404, 'rest_term_invalid', `No ${noun} has the ID ${id}.`)
    return row
  }

  async function assertExists(name: string, ids: readonly number[], db: Kysely<Database>): Promise<void> {
    const found = (await findTermsById(db, ids)).filter((term) => term.taxonomy === of.name)
    const missing = ids.find((id) => !found.some((term) => term.id === id))
    if (missing !== undefined) throw invalidParam(name, `must be the ID of an existing ${noun}; no ${noun} has the ID ${missing}`)
  }

  async function present(rows: readonly TermRow[], context: RequestContext): Promise<EventTerm[]> {
    const { config, db, language } = context
    const texts =
      language === config.site.language
        ? undefined
        : await findTermTexts(
            db,
            rows.map((row) => row.id),
            language,
          )
    const address = await nestedTermUrls(rows, of.base, context)
    const collection = config.restRoot + of.route
    return rows.map((row) => ({
      id: row.id,
      name: texts?.get(row.id)?.name || row.name,
      slug: row.slug,
      description: texts?.get(row.id)?.description || row.description,
      taxonomy: of.name,
      parent: row.parent,
      count: row.count,
      url: address(row),
      urls: { self: `${collection}/${row.id}`, collection, up: row.parent ? `${collection}/${row.parent}` : null },
      term_group: 0,
      term_taxonomy_id: row.id,
      filter: 'raw',
    }))
  }

  /** Returns the terms with these IDs, by ID. */
  async function embedded(ids: readonly number[], context: RequestContext): Promise<Map<number, EventTerm>> {
    const rows = (await findTermsById(context.db, [...new Set(ids)])).filter((row) => row.taxonomy === of.name)
    return new Map((await present(rows, context)).map((term) => [term.id, term]))
  }

  async function presentOne(row: TermRow, context: RequestContext): Promise<EventTerm> {
    const [term] = await present([row], context)
    return term as EventTerm
  }

  /** Returns a term with its version, for conditional requests. */
  async function shown(row: TermRow, context: RequestContext): Promise<Json<EventTerm>> {
    const text = JSON.stringify(await presentOne(row, context))
    return new Json<EventTerm>(() => text, await termVersion(context.db, row))
  }

  // ---- writing

  /** Throws unless the caller may manage the terms; an invalid parent is reported first. */
  async function assertMayManage({ caller, db }: RequestContext, { parent }: Input = {}): Promise<void> {
    if (of.mayManage(caller)) return
    if (parent && of.isHierarchical) await assertExists('parent', [parent], db)
    throw mayNotManage(caller)
  }

  function assertManager(caller: Caller): void {
    if (!of.mayManage(caller)) throw mayNotManage(caller)
  }

  function mayNotManage(caller: Caller): ApiError {
    return refused(caller, 'rest_forbidden', `You may not create, change or delete ${of.plural}.`)
  }

  async function add(input: Input & { name: string }, context: RequestContext): Promise<TermRow> {
    const values = await newTerm(context.db, await checked(input, context), context)
    const row = await insertTerm(context.db, { taxonomy: of.name, ...values })
    await keepTexts(row.id, { name: values.name, description: values.description }, { name: '', description: '' }, context)
    return row
  }

  async function change(before: TermRow, input: Input, context: RequestContext): Promise<TermRow> {
    const { name, description, ...shared } = await checked(input, context)
    const written = {
      ...(name !== undefined && { name: cleanName(name) }),
      ...(description !== undefined && { description: filteredTitle(description) }),
    }
    const own = await keepTexts(before.id, written, before, context)
    const texts = {
      ...(own.name !== before.name && { name: own.name }),
      ...(own.description !== before.description && { description: own.description }),
    }
    const values = await changedTerm(context.db, before, { ...shared, ...texts }, context)
    // Responses for posts contain the names of their tags.
    if (values.name !== undefined && values.name !== before.name) await bumpItemsWithTerm(context.db, before.id)
    return Object.keys(values).length ? updateTerm(context.db, before.id, values) : before
  }

  /** Stores texts written in the requested language and returns those to show in the site's language. */
  async function keepTexts(
    id: number,
    written: Partial<TermTexts>,
    own: TermTexts,
    { db, config, language }: RequestContext,
  ): Promise<TermTexts> {
    const other = otherLanguage(config.site.language)
    const isOwn = language === config.site.language
    const stored = (await findTermTexts(db, [id], other)).get(id)
    const { name, description } = own
    const next = mergeTranslation<TermTexts>(
      written,
      isOwn,
      { name, description },
      {
        texts: { name: stored?.name ?? '', description: stored?.description ?? '' },
        standsIn: stored?.stands_in.split(' ').filter(Boolean) ?? [],
      },
    )
    if (!isOwn || stored)
      await saveTermTexts(db, { term_id: id, language: other, ...next.translation.texts, stands_in: next.translation.standsIn.join(' ') })
    return next.own
  }

  async function checked<Given extends Input>(
    { parent, ...input }: Given,
    { db }: RequestContext,
  ): Promise<Omit<Given, 'parent'> & { parent?: number }> {
    if (parent && !of.isHierarchical)
      throw new ApiError(
        400,
        'rest_taxonomy_not_hierarchical',
        `A ${noun} cannot have a parent, as this taxonomy is not hierarchical. Omit parent.`,
      )
    if (parent) await assertExists('parent', [parent], db)
    return { ...input, ...(typeof parent === 'number' && { parent }) }
  }

  /** Returns the IDs of the terms; creates terms for new names. */
  async function idsOf(given: readonly (number | string | { id: number })[], context: RequestContext): Promise<number[]> {
    const ids: number[] = []
    for (const one of given) ids.push(await idOf(one, context))
    return ids
  }

  async function idOf(one: number | string | { id: number }, context: RequestContext): Promise<number> {
    if (typeof one === 'object') return one.id
    return typeof one === 'number' ? one : (idFrom(one) ?? idNamed(one, context))
  }

  async function idNamed(name: string, context: RequestContext): Promise<number> {
    await context.dialect.lockWrites(context.db, of.name)
    const isSlug = slugFrom(name) === name
    const known = (await named(cleanName(name), context)) ?? (isSlug && (await findTermBySlug(context.db, of.name, name)))
    if (known) return known.id
    if (!of.mayAdd(context.caller))
      throw invalidParam(
        of.plural,
        `must be IDs or names of existing ${of.plural}; "${name}" does not exist, and you may not create ${of.plural}`,
      )
    return (await add({ name }, context)).id
  }

  async function named(name: string, { db, dialect, language }: RequestContext): Promise<TermRow | undefined> {
    const topLevel = await findTermByName(db, dialect, of.name, name, 0)
    if (topLevel) return topLevel
    const { rows } = await findTermsPage(
      db,
      dialect,
      of.name,
      { search: name, orderby: 'id', order: 'asc', language },
      { limit: 50, offset: 0 },
    )
    const texts = await findTermTexts(
      db,
      rows.map((row) => row.id),
      language,
    )
    return rows.find((row) => [row.name, texts.get(row.id)?.name].some((one) => one?.toLowerCase() === name.toLowerCase()))
  }

  return {
    list,
    get,
    create: guarded(assertManager, create),
    update: guarded(assertManager, update),
    remove,
    present,
    embedded,
    idsOf,
    idNamed,
    taxonomy: of.name,
    route: of.route,
    base: of.base,
  }
}
