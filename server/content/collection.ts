// The verbs of a resource: list, get, create, update, remove.
import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Expression, Insertable, OrderByDirection } from 'kysely'
import { Json } from '../contract/operation.ts'
import type { RequestContext } from '../context.ts'
import type { ContentRow, ContentStatus, ContentTable } from '../db/tables/content.ts'
import { ApiError, invalidParam, refused } from '../errors.ts'
import { relevance } from './filters.ts'
import type { SearchQuery } from './filters.ts'
import { slugFrom } from '../rendering/slug.ts'
import { siteDate } from './dates.ts'
import { embeddedFor, linksFor, pageLinks } from './links.ts'
import { reaches, stateForChanges, withinReach } from './permissions.ts'
import type { ListQuery, Resource } from './resource.ts'
import { contentBuilder, eraseRow, findPage, findRow, findRows, insertRow, updateRow } from './store.ts'
import type { ItemKey } from './store.ts'
import type { Change, Effect, Reading } from './trait.ts'

interface ItemQuery {
  context: 'view' | 'embed' | 'edit'
  password?: string
  excerpt_length?: number
  _embed?: string[]
}

const everyStatus = ['publish', 'future', 'draft', 'pending', 'private', 'inherit'] as const

export function collection<Out extends object, In extends object, Query extends ListQuery>(resource: Resource<Out, In, Query>) {
  type Listed = { status: 200; headers: { 'X-CMS-Total': number; 'X-CMS-TotalPages': number; Link?: string }; body: Json<Out[]> | Out[] }
  type Single = { status: 200; body: Json<Out> | Out }
  const { permissions, noun } = resource

  async function list({ query }: { query: Query }, context: RequestContext): Promise<Listed> {
    const { caller } = context
    if (query.context === 'edit' && !permissions.mayEditAny(caller)) throw refused(caller, 'rest_forbidden_context', `You may not edit ${noun}s, so you cannot list them in the edit context.`)
    const statuses = listedStatuses(query, context)
    const order = orderOf(query, context)
    const eb = contentBuilder()
    const reach = query.context === 'edit' ? permissions.edit(caller) : permissions.read(caller)
    const conditions = [withinReach(reach, caller, eb, statuses), hidesProtected(query, context), ...resource.filters.map((filter) => filter(query, eb, context))].filter((one) => one !== undefined)
    const offset = query.offset ?? (query.page - 1) * query.per_page
    const { keys, total } = await findPage(context.db, { type: resource.type, statuses, conditions, order, limit: query.per_page, offset })
    const pages = Math.ceil(total / query.per_page)
    if (query.offset === undefined && query.page > pages && total > 0) throw new ApiError(400, 'rest_post_invalid_page_number', `There are ${pages} pages; page ${query.page} is past the last one.`)
    const neighbours = query.offset === undefined ? pageLinks(context, query.page, pages) : undefined
    return { status: 200, headers: { 'X-CMS-Total': total, 'X-CMS-TotalPages': pages, ...(neighbours && { Link: neighbours }) }, body: await listBody(keys, query, context) }
  }

  async function get({ path, query }: { path: { id: number }; query: ItemQuery }, context: RequestContext): Promise<Single> {
    const row = await existing(path.id, context)
    assertReadable(row, query, context)
    if (query._embed || query.context === 'edit' || row.password || query.excerpt_length !== undefined) {
      const [item] = await present([row], { ...context, query })
      return { status: 200, body: item as Out }
    }
    const [text = ''] = await texts([row], query.context, context, () => Promise.resolve([row]))
    return { status: 200, body: new Json<Out>(text) }
  }

  async function create({ body }: { body: In }, context: RequestContext) {
    if (!permissions.mayCreate(context.caller)) throw refused(context.caller, 'rest_cannot_create', `You may not create ${noun}s.`)
    const item = await inTransaction(context, async (inside) => {
      const row = await change(undefined, body, inside)
      return presentEdited(row, inside)
    })
    const location = `${context.config.restRoot}${resource.route}/${(item as { id?: number }).id}`
    return { status: 201 as const, headers: { Location: location }, body: item }
  }

  async function update({ path, body }: { path: { id: number }; body: In | undefined }, context: RequestContext): Promise<Single> {
    const item = await inTransaction(context, async (inside) => {
      const before = await existing(path.id, inside)
      if (!reaches(permissions.edit(inside.caller), inside.caller, before, stateForChanges(before))) throw refused(inside.caller, 'rest_cannot_edit', `You may not change this ${noun}. Its author or an editor may.`)
      return presentEdited(await change(before, body ?? ({} as In), inside), inside)
    })
    return { status: 200, body: item }
  }

  async function remove({ path, query }: { path: { id: number }; query: { force: boolean } }, context: RequestContext) {
    const body = await inTransaction(context, async (inside) => {
      const before = await existing(path.id, inside)
      if (!reaches(permissions.remove(inside.caller), inside.caller, before, stateForChanges(before))) throw refused(inside.caller, 'rest_cannot_delete', `You may not delete this ${noun}. Its author or an editor may.`)
      if (query.force) {
        const previous = await presentEdited(before, inside)
        await eraseRow(inside.db, before.id)
        return { deleted: true as const, previous }
      }
      if (before.status === 'trash') throw new ApiError(410, 'rest_already_trashed', `The ${noun} is in the trash already. Use force=true to remove it for good.`)
      return presentEdited(await updateRow(inside.db, before.id, trashed(before, inside)), inside)
    })
    return { status: 200 as const, body }
  }

  // ---- lists

  function listedStatuses(query: Query, { caller }: RequestContext): ContentStatus[] {
    const asked = new Set(query.status)
    if ([...asked].some((status) => status !== 'publish') && !permissions.mayEditAny(caller)) throw invalidParam('status', `must be publish for those who may not edit ${noun}s`)
    return [...new Set([...asked].flatMap((status) => (status === 'any' ? everyStatus : [status as ContentStatus])))]
  }

  function hidesProtected(query: Query, { caller }: RequestContext) {
    if (!query.search || permissions.mayEditOthers(caller)) return undefined
    const eb = contentBuilder()
    const isOpen = eb('content.password', '=', '')
    return caller.user ? eb.or([isOpen, eb('content.author', '=', caller.user.id)]) : isOpen
  }

  function orderOf(query: Query, context: RequestContext): (readonly [Expression<unknown>, OrderByDirection])[] {
    if (query.orderby === 'include' && !query.include.length) throw new ApiError(400, 'rest_orderby_include_missing_include', 'orderby=include needs the parameter include.')
    if (query.orderby === 'relevance' && !query.search) throw new ApiError(400, 'rest_no_search_term_defined', 'orderby=relevance needs the parameter search.')
    const eb = contentBuilder()
    const asAsked = asked(query, context)
    return resource.stickyFirst?.(query) ? [[eb.ref('content.sticky'), 'desc'], ...asAsked] : asAsked
  }

  function asked(query: Query, context: RequestContext): (readonly [Expression<unknown>, OrderByDirection])[] {
    const eb = contentBuilder()
    const by = (column: 'author' | 'parent' | 'slug' | 'menu_order'): (readonly [Expression<unknown>, OrderByDirection])[] => [[eb.ref(`content.${column}`), query.order], ...byDate]
    const byId = [eb.ref('content.id'), query.order] as const
    const byDate = [[eb.ref('content.date_gmt'), query.order], byId] as const
    switch (query.orderby) {
      case 'id':
        return [byId]
      case 'modified':
        return [[eb.ref('content.modified_gmt'), query.order], byId]
      case 'title':
        return [[context.dialect.fold(eb.ref('content.title')), query.order], byId]
      case 'author':
      case 'parent':
      case 'slug':
      case 'menu_order':
        return by(query.orderby)
      case 'include':
        return [[placeIn(eb.ref('content.id'), query.include), 'asc']]
      case 'include_slugs':
        return query.slug?.length ? [[placeIn(eb.ref('content.slug'), query.slug.map(slugFrom)), 'asc']] : [...byDate]
      case 'relevance':
        return [[relevance(query as Query & SearchQuery, eb, context), 'asc'], [eb.ref('content.date_gmt'), 'desc'], [eb.ref('content.id'), 'desc']]
      default:
        return [...byDate]
    }
  }

  async function listBody(keys: ItemKey[], query: Query, context: RequestContext): Promise<Listed['body']> {
    const ids = keys.map((key) => key.id)
    if (query._embed || query.context === 'edit') return present(await findRows(context.db, ids), { ...context, query })
    const items = await texts(keys, query.context, context, (missing) => findRows(context.db, missing.map((key) => key.id)))
    return new Json<Out[]>(`[${items.join(',')}]`)
  }

  // ---- presenting

  /** The items' JSON as readers see it, taken from the cache where it is known for the version. */
  async function texts(keys: readonly ItemKey[], view: 'view' | 'embed', context: RequestContext, load: (missing: ItemKey[]) => Promise<ContentRow[]>): Promise<string[]> {
    const nameOf = (key: ItemKey): string => `${resource.type} ${key.id} ${key.version} ${view}`
    const missing = keys.filter((key) => context.items.get(nameOf(key)) === undefined)
    const fresh = new Map<number, string>()
    if (missing.length) {
      const rows = await load(missing)
      const items = await present(rows, { ...context, query: { context: view } })
      rows.forEach((row, index) => {
        const text = JSON.stringify(items[index])
        fresh.set(row.id, text)
        context.items.set(nameOf(row), text)
      })
    }
    return keys.flatMap((key) => fresh.get(key.id) ?? context.items.get(nameOf(key)) ?? [])
  }

  async function present(rows: readonly ContentRow[], reading: Reading & { query: { _embed?: string[] } }): Promise<Out[]> {
    const read = await resource.traits.read?.(rows, reading)
    const links = await linksFor(resource.links, rows, reading)
    const embedded = reading.query._embed ? await embeddedFor(resource.links, reading.query._embed, rows, reading) : () => undefined
    return rows.map((row) => {
      const brought = embedded(row)
      return resource.prune({ ...(read?.(row) as Out), _links: links(row), ...(brought && { _embedded: brought }) }, reading.query.context)
    })
  }

  async function presentEdited(row: ContentRow, context: RequestContext): Promise<Out> {
    const [item] = await present([row], { ...context, query: { context: 'edit' } })
    return item as Out
  }

  // ---- single items

  async function existing(id: number, context: RequestContext): Promise<ContentRow> {
    const row = await findRow(context.db, resource.type, id)
    if (!row) throw new ApiError(404, 'rest_post_invalid_id', `There is no ${noun} with the id ${id}.`)
    return row
  }

  function assertReadable(row: ContentRow, query: ItemQuery, { caller }: RequestContext): void {
    if (query.context === 'edit') {
      if (!reaches(permissions.edit(caller), caller, row, stateForChanges(row))) throw refused(caller, 'rest_forbidden_context', `You may not edit this ${noun}, so you cannot read it in the edit context.`)
    } else if (!reaches(permissions.read(caller), caller, row, row.status)) {
      throw refused(caller, 'rest_forbidden', `You may not read this ${noun}.`)
    }
    if (row.password && query.password !== undefined && !isSame(row.password, query.password)) throw new ApiError(403, 'rest_post_incorrect_password', `The password of this ${noun} is another one.`)
  }

  // ---- writing

  /** Applies the traits to what was sent, stores the row and runs what is to follow it. */
  async function change(before: ContentRow | undefined, input: In, context: RequestContext): Promise<ContentRow> {
    const values: Partial<ContentRow> = {}
    const effects: Effect<ContentRow>[] = []
    await resource.traits.write?.(input, {
      before,
      context,
      values,
      after: (column) => (column in values ? values[column] : before?.[column]),
      then: (effect) => void effects.push(effect),
    } satisfies Change<ContentRow>)
    const stored = before ? await updateRow(context.db, before.id, values) : await insertRow(context.db, { ...values, type: resource.type } as Insertable<ContentTable>)
    for (const effect of effects) await effect(context.db, stored)
    return effects.length ? await existing(stored.id, context) : stored
  }

  function trashed(before: ContentRow, context: RequestContext): Partial<ContentRow> {
    const { date: modified, date_gmt: modified_gmt } = siteDate(context.now(), context.config.site.timezone)
    return { status: 'trash', status_before_trash: before.status, slug: `${before.slug}__trashed`, slug_before_trash: before.slug, sticky: 0, modified, modified_gmt }
  }

  async function inTransaction<Result>(context: RequestContext, act: (inside: RequestContext) => Promise<Result>): Promise<Result> {
    return context.db.transaction().execute(async (db) => {
      await context.dialect.lockWrites(db, resource.type)
      return act({ ...context, db })
    })
  }

  return { list, get, create, update, remove }
}

function placeIn(column: Expression<unknown>, values: readonly (number | string)[]): Expression<number> {
  return sql<number>`case ${column} ${sql.join(values.map((value, place) => sql`when ${value} then ${sql.lit(place)}`), sql` `)} else ${sql.lit(values.length)} end`
}

function isSame(wanted: string, given: string): boolean {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
