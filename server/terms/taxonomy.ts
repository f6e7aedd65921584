// The operations of a taxonomy: list, get, create, update, remove.
import type { Kysely } from 'kysely'
import { Json, guarded } from '../contract/operation.ts'
import type { RequestContext } from '../context.ts'
import { embeddedFor, link, linksFor, loading } from '../engine/links.ts'
import type { Link } from '../engine/links.ts'
import { pageBounds, totalsHeaders } from '../engine/paging.ts'
import type { Paging } from '../engine/paging.ts'
import { permissionsFor, isAllowed } from '../engine/permissions.ts'
import type { Permissions } from '../engine/permissions.ts'
import { assertIfMatch } from '../engine/versions.ts'
import { findRows } from '../engine/store.ts'
import type { Database } from '../db/schema.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { ApiError, refused } from '../contract/api-error.ts'
import type { PruneToContext } from '../contract/response-fields.ts'
import { slugFrom } from '../rendering/slug.ts'
import type { Caller } from '../users/caller.ts'
import { termVersion } from './state.ts'
import { eraseTerm, findTerm, findTermsById, findTermsPage, giveFallbackTerm, insertTerm, bumpItemsWithTerm, updateTerm } from './store.ts'
import type { TermsQuery } from './store.ts'
import { termWriter } from './writing.ts'
import type { TermInput } from './writing.ts'

export interface Taxonomy<Out extends object> {
  /** The name in the database and in `taxonomy`. */
  name: string
  route: string
  /** The singular name in messages. */
  noun: string
  prune: PruneToContext
  isHierarchical: boolean
  mayCreate(caller: Caller): boolean
  mayEdit(caller: Caller): boolean
  /** The ID of the default term, which items get when they would have none. It cannot be deleted. */
  fallback?: number
  present(row: TermRow, context: RequestContext): Omit<Out, '_links'>
  links: readonly Link<TermRow>[]
  /** Whether the caller may read the terms. If missing, everyone may. */
  mayRead?(caller: Caller): boolean
  /** The read permissions of the items that have the terms. The default is those of posts. */
  items?: Pick<Permissions, 'read'>
  /** The error code for a name that is taken. The default is `term_exists`. */
  nameTaken?: 'menu_exists'
  /** Converts the taxonomy's own fields to columns. */
  write?(input: object, before: TermRow | undefined): Partial<TermRow>
  /** Called before a term is deleted; deletes what belongs to it. */
  erase?(row: TermRow, db: Kysely<Database>): Promise<void>
}

interface Viewed {
  context: 'view' | 'embed' | 'edit'
  _embed?: string[]
}

interface ListQuery extends TermsQuery, Paging, Viewed {}

export function taxonomy<Out extends object>(definition: Taxonomy<Out>) {
  const { noun } = definition
  const { newTerm, changedTerm } = termWriter(definition)
  const above: Link<TermRow> = { targets: () => () => ({}), embeds: { rel: 'up', load: loading((row) => row.parent, embedded) } }
  const links = [...definition.links, above]

  async function list({ query }: { query: ListQuery }, context: RequestContext) {
    if (query.context === 'edit')
      assertMayEdit(context, 'rest_forbidden_context', `You may not edit any ${noun}, so you cannot list them in the edit context.`)
    assertMayRead(context)
    if (query.post !== undefined && !(await mayReadItem(query.post, context)))
      return { status: 200 as const, headers: totalsHeaders(context, query, 0), body: [] }
    const { rows, total } = await findTermsPage(
      context.db,
      context.dialect,
      definition.name,
      { ...query, ...(query.slug && { slug: query.slug.map(slugFrom) }) },
      pageBounds(query),
    )
    return { status: 200 as const, headers: totalsHeaders(context, query, total), body: await present(rows, query, context) }
  }

  async function get({ path, query }: { path: { id: number }; query: Viewed }, context: RequestContext) {
    const row = await existing(path.id, context.db)
    if (query.context === 'edit')
      assertMayEdit(context, 'rest_forbidden_context', `You may not edit this ${noun}, so you cannot read it in the edit context.`)
    assertMayRead(context)
    return { status: 200 as const, body: await bodyOf(row, query, context) }
  }

  async function create({ body }: { body: TermInput & { name: string } }, context: RequestContext) {
    assertMayCreate(context.caller)
    const row = await context.db.transaction().execute(async (db) => {
      await context.dialect.lockWrites(db, definition.name)
      return insertTerm(db, { taxonomy: definition.name, ...(await newTerm(db, body, context)) })
    })
    return {
      status: 201 as const,
      headers: { Location: `${context.config.restRoot}${definition.route}/${row.id}` },
      body: await bodyOf(row, { context: 'edit' }, context),
    }
  }

  async function update({ path, body }: { path: { id: number }; body: TermInput | undefined }, context: RequestContext) {
    const row = await context.db.transaction().execute(async (db) => {
      await context.dialect.lockWrites(db, definition.name)
      const before = await existing(path.id, db)
      assertMayUpdate(context.caller)
      assertIfMatch(context.ifMatch, await termVersion(db, before))
      const values = await changedTerm(db, before, body ?? {}, context)
      // Items are read with the names of their terms.
      if (values.name !== undefined && values.name !== before.name) await bumpItemsWithTerm(db, before.id)
      return Object.keys(values).length ? updateTerm(db, before.id, values) : before
    })
    return { status: 200 as const, body: await bodyOf(row, { context: 'edit' }, context) }
  }

  async function remove({ path, query }: { path: { id: number }; query: { force: boolean } }, context: RequestContext) {
    const body = await context.db.transaction().execute(async (db) => {
      await context.dialect.lockWrites(db, definition.name)
      const row = await existing(path.id, db)
      assertMayEdit(context, 'rest_cannot_delete', `You may not delete this ${noun}.`)
      assertIfMatch(context.ifMatch, await termVersion(db, row))
      if (row.id === definition.fallback) throw new ApiError(403, 'rest_cannot_delete', `The default ${noun} cannot be deleted.`)
      if (!query.force)
        throw new ApiError(
          501,
          'rest_trash_not_supported',
          `A ${noun} cannot be moved to the trash. Use force=true to delete it permanently.`,
        )
      const previous = await presentOne(row, { context: 'edit' }, { ...context, db })
      await definition.erase?.(row, db)
      const items = await eraseTerm(db, row)
      if (definition.fallback) await giveFallbackTerm(db, definition.name, definition.fallback, items)
      return { deleted: true as const, previous }
    })
    return { status: 200 as const, body }
  }

  // ---- reading

  /** Whether the caller may read an item, which listing its terms requires. */
  async function mayReadItem(id: number, { db, caller }: RequestContext): Promise<boolean> {
    const [item] = await findRows(db, [id])
    return item !== undefined && isAllowed((definition.items ?? permissionsFor('posts')).read(caller), caller, item, item.status)
  }

  async function existing(id: number, db: Kysely<Database>): Promise<TermRow> {
    const row = await findTerm(db, definition.name, id)
    if (!row) throw new ApiError(404, 'rest_term_invalid', `No ${noun} has the ID ${id}.`)
    return row
  }

  async function present(rows: readonly TermRow[], query: Viewed, context: RequestContext): Promise<Out[]> {
    const linksOf = await linksFor(links, rows, context)
    const embedded = query._embed ? await embeddedFor(links, query._embed, rows, context) : () => undefined
    return rows.map((row) => {
      const _embedded = embedded(row)
      return definition.prune(
        { ...definition.present(row, context), _links: linksOf(row), ...(_embedded && { _embedded }) } as unknown as Out,
        query.context,
      )
    })
  }

  /** The terms with these IDs in the embed context, by ID. */
  async function embedded(ids: readonly number[], context: RequestContext): Promise<Map<number, Out>> {
    if (definition.mayRead?.(context.caller) === false) return new Map()
    const rows = (await findTermsById(context.db, [...new Set(ids)])).filter((row) => row.taxonomy === definition.name)
    const items = await present(rows, { context: 'embed' }, context)
    return new Map(rows.map((row, index) => [row.id, items[index] as Out]))
  }

  async function presentOne(row: TermRow, query: Viewed, context: RequestContext): Promise<Out> {
    const [item] = await present([row], query, context)
    return item as Out
  }

  /** The term as a response body, with the entity tag for the next change. */
  async function bodyOf(row: TermRow, query: Viewed, context: RequestContext): Promise<Json<Out>> {
    const text = JSON.stringify(await presentOne(row, query, context))
    return new Json<Out>(() => text, await termVersion(context.db, row))
  }

  function assertMayRead({ caller }: RequestContext): void {
    if (definition.mayRead?.(caller) === false) throw refused(caller, 'rest_cannot_view', `You may not view any ${noun}.`)
  }

  function assertMayEdit(
    { caller }: Pick<RequestContext, 'caller'>,
    code: 'rest_forbidden_context' | 'rest_cannot_update' | 'rest_cannot_delete',
    message: string,
  ): void {
    if (!definition.mayEdit(caller)) throw refused(caller, code, message)
  }

  function assertMayCreate(caller: Caller): void {
    if (!definition.mayCreate(caller)) throw refused(caller, 'rest_cannot_create', `You may not create a ${noun}.`)
  }

  function assertMayUpdate(caller: Caller): void {
    assertMayEdit({ caller }, 'rest_cannot_update', `You may not edit this ${noun}.`)
  }

  return { list, get, create: guarded(assertMayCreate, create), update: guarded(assertMayUpdate, update), remove, embedded }
}

/** The links that every term has. `items` returns the routes that list the items with the term. */
export function termLinks({ route }: { route: string }, items: (row: TermRow) => string[]): Link<TermRow>[] {
  return [
    link('self', (row, { config }) => [{ href: `${config.restRoot}${route}/${row.id}` }]),
    link('collection', (_row, { config }) => [{ href: `${config.restRoot}${route}` }]),
    link('up', (row, { config }) => (row.parent ? [{ href: `${config.restRoot}${route}/${row.parent}`, embeddable: true }] : [])),
    link('cms:post_type', (row, { config }) => items(row).map((path) => ({ href: config.restRoot + path }))),
  ]
}
