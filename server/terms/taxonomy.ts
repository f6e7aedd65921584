// The operations of a taxonomy in the site content API.
import type { RequestContext } from '../context.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { ApiError, refused } from '../contract/api-error.ts'
import type { ErrorCode } from '../contract/schemas.ts'
import type { PruneToContext, View } from '../contract/response-fields.ts'
import type { Access, ViewQuery } from '../engine/collection.ts'
import { ownFieldsReader } from '../engine/own-fields.ts'
import type { Reading } from '../engine/presenter.ts'
import { noTrash } from '../engine/content-collection.ts'
import { embeddedFor, link, linksFor, loading } from '../engine/links.ts'
import type { Link } from '../engine/links.ts'
import type { FoundPage } from '../engine/listing.ts'
import { boundsOf } from '../lists/cursor.ts'
import type { Paging } from '../lists/paging.ts'
import { allowedMethods } from '../engine/permissions.ts'
import { referenceLinks } from '../engine/references.ts'
import { siteResponses } from '../engine/responses.ts'
import { findRows } from '../engine/rows-store.ts'
import { slugFrom } from '../rendering/slug.ts'
import type { Caller } from '../users/caller.ts'
import { assertAllowed } from '../users/missing-right.ts'
import { isInOwnLanguage } from '../engine/translations.ts'
import { translatedTerms } from './term-languages.ts'
import { termCollection, findTermsPageOf } from './collection.ts'
import type { TermTaxonomy } from './collection.ts'
import type { TermsQuery } from './store.ts'
import type { TermInput } from './writing.ts'

export interface Taxonomy<Out extends object> extends TermTaxonomy {
  prune: PruneToContext
  /** `url` is the public URL of the term. */
  present(row: TermRow, url: string): Omit<Out, '_links' | 'meta' | 'language' | 'fallbacks' | 'translations'>
}

interface ListQuery extends TermsQuery, Paging, ViewQuery {
  context: View
}

export function taxonomy<Out extends object>(definition: Taxonomy<Out>) {
  const { name, noun } = definition
  const plural = definition.names.plural.toLowerCase()
  const rights = createAccess(definition)
  const terms = termCollection(definition, {
    access: rights,
    responses: siteResponses<Out, ListQuery>(),
    mayRead: ({ caller }) => mayRead(definition, caller),
    page,
    present,
  })
  const above: Link<TermRow> = { targets: () => () => ({}), embeds: { rel: 'up', load: loading((row) => row.parent, terms.embedded) } }
  const links = [...createTermLinks(definition), above, referenceLinks<TermRow>(name)]

  async function page(query: ListQuery, context: RequestContext): Promise<FoundPage<TermRow>> {
    if (query.context === 'edit') rights.assertMayManage(context.caller, 'rest_forbidden_context', `list ${plural} in the edit context`)
    rights.assertViewer(context.caller)
    if (query.post !== undefined) await assertMayReadItem(query.post, context)
    const wanted = {
      ...query,
      ...(query.slug && { slug: query.slug.map(slugFrom) }),
      ...(!isInOwnLanguage(context) && { language: context.language }),
    }
    return findTermsPageOf(name, wanted, await boundsOf(query, context), context)
  }

  /** Listing the terms of an item requires the right to read it. */
  async function assertMayReadItem(id: number, context: RequestContext): Promise<void> {
    const [item] = await findRows(context.db, [id])
    if (!item) throw new ApiError(400, 'rest_post_invalid_id', `No item has the ID ${id}.`)
    if (!(await context.contentTypes.get(item.type)?.readable([item], context))?.length)
      throw refused(
        context.caller,
        'rest_forbidden_context',
        `You are not allowed to list the terms of the item ${id}. This requires the right to read it.`,
      )
  }

  async function present(rows: readonly TermRow[], reading: Reading): Promise<Out[]> {
    const { context: view, _embed } = reading.query
    const linksOf = await linksFor(links, rows, reading)
    const ownFieldsOf = ownFieldsReader(name, view, reading)
    const shown = await translatedTerms(rows, definition, reading)
    const embedded = _embed ? await embeddedFor(links, _embed, rows, reading) : () => undefined
    return rows.map((row) => {
      const _embedded = embedded(row)
      const meta = ownFieldsOf(row)
      const item = { ...shown(row), meta, _links: linksOf(row), ...(_embedded && { _embedded }) }
      return definition.prune(item as unknown as Out, view)
    })
  }

  type Removing = { path: { id: number }; query: { force: boolean } }

  const remove = terms.removeWith(
    async (before, { query }: Removing, inside, first) => {
      if (!query.force) throw noTrash(noun)
      return { deleted: true as const, previous: await terms.erase(before, first, inside) }
    },
    async (before, { query }, inside) => query.force && terms.reduce(before, inside),
  )

  return { ...terms, remove }
}

function createAccess<Out extends object>(definition: Taxonomy<Out>) {
  const { noun, names, capabilities } = definition

  function assertMayManage(caller: Caller, code: ErrorCode, action: string): void {
    assertAllowed(caller, code, action, (one) => one.can(capabilities.manage))
  }

  function assertViewer(caller: Caller): void {
    assertAllowed(caller, 'rest_cannot_view', `view ${names.plural.toLowerCase()}`, (one) => mayRead(definition, one))
  }

  return {
    mayEdit: (_row, { caller }) => caller.can(capabilities.manage),
    mayRemove: async (row, context) => context.caller.can(capabilities.manage) && row.id !== (await definition.fallback?.(context)),
    assertMayManage,
    assertViewer,
    assertCreator(caller) {
      assertAllowed(caller, 'rest_cannot_create', `create a ${noun}`, (one) => one.can(capabilities.create))
    },
    assertEditor: (caller) => assertMayManage(caller, 'rest_cannot_update', `edit this ${noun}`),
    assertReadable(_row, query, context) {
      if (query.context === 'edit') assertMayManage(context.caller, 'rest_forbidden_context', `read this ${noun} in the edit context`)
      assertViewer(context.caller)
    },
    assertMayCreate(_input, { caller }) {
      this.assertCreator(caller)
    },
    assertMayEdit(_row, _input, { caller }) {
      this.assertEditor(caller)
    },
    async assertMayRemove(row, context) {
      assertMayManage(context.caller, 'rest_cannot_delete', `delete this ${noun}`)
      if (row.id === (await definition.fallback?.(context)))
        throw new ApiError(403, 'rest_cannot_delete', `The default ${noun} cannot be deleted.`)
    },
  } satisfies Access<TermRow, TermInput, ViewQuery> & Record<string, unknown>
}

type Rights = Pick<Taxonomy<object>, 'capabilities' | 'fallback'>

function mayRead({ capabilities: { read } }: Rights, caller: Caller): boolean {
  return read === undefined || caller.can(read)
}

/** The links of all terms. */
export function createTermLinks({ route, list, ...rights }: Rights & Pick<TermTaxonomy, 'route' | 'list'>): Link<TermRow>[] {
  return [
    {
      async targets(_rows, context) {
        const mayManage = context.caller.can(rights.capabilities.manage)
        const kept = mayManage ? await rights.fallback?.(context) : undefined
        const allow = (row: TermRow) => allowedMethods({ mayEdit: mayManage, mayRemove: mayManage && row.id !== kept })
        return (row) => ({ self: [{ href: `${context.config.restRoot}${route}/${row.id}`, targetHints: { allow: allow(row) } }] })
      },
    },
    link('collection', (_row, { config }) => [{ href: `${config.restRoot}${route}` }]),
    link('about', (row, { config }) => [{ href: `${config.restRoot}/cms/v2/taxonomies/${row.taxonomy}` }]),
    link('up', (row, { config }) => (row.parent ? [{ href: `${config.restRoot}${route}/${row.parent}`, embeddable: true }] : [])),
    link('cms:post_type', (row, { config }) => [{ href: `${config.restRoot}${list.route}?${list.parameter}=${row.id}` }]),
  ]
}
