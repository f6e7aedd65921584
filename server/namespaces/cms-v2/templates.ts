// The templates and template parts resources.
import { autosaves } from '#server/engine/autosaves.ts'
import { contentCollection } from '#server/engine/content-collection.ts'
import type { HttpMethod, Link } from '#server/engine/links.ts'
import { permissionsOf } from '#server/engine/permissions.ts'
import type { Permissions, TypeCapabilities } from '#server/users/permissions.ts'
import { presenter } from '#server/engine/presenter.ts'
import type { Presented } from '#server/engine/presenter.ts'
import { definePresented, defineResource } from '#server/engine/resource.ts'
import type { ListQuery, Resource } from '#server/engine/resource.ts'
import { findReadableParent, revisions } from '#server/engine/revisions.ts'
import { isAutosave } from '#server/engine/revisions-store.ts'
import { compose, perRow } from '#server/engine/trait.ts'
import { author } from '#server/engine/traits/author.ts'
import { revisioned } from '#server/engine/traits/revisioned.ts'
import { notEmpty, title } from '#server/engine/traits/texts.ts'
import type { RequestContext } from '#server/context.ts'
import { withGuard } from '#server/contract/operation.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { ApiError, refused } from '#server/contract/api-error.ts'
import type { View } from '#server/contract/response-fields.ts'
import {
  area,
  isCustomField,
  description,
  source,
  templateIdentity,
  templateLinks,
  loadTemplates,
  writtenContent,
} from '#server/themes/template-traits.ts'
import {
  findFile,
  findServing,
  createFirstVersion,
  idOf,
  isFile,
  listTemplates,
  findOriginal,
  partKind,
  createTemplateIds,
  templateKind,
} from '#server/themes/templates.ts'
import type { TemplateKind } from '#server/themes/templates.ts'
import type { Caller } from '#server/users/caller.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, Schemas } from './contract.ts'
import { historyLinks } from './revisions.ts'
import { sharedLabels } from './labels.ts'
import { itemLinks } from './links.ts'

const permissions = permissionsOf('edit_theme_options', [])
const withCapabilities = (names: Partial<TypeCapabilities> = {}): Permissions => ({
  ...permissions,
  capabilities: { ...permissions.capabilities, read: 'edit_theme_options', ...names },
})

const shared = <const Type extends string>(kind: TemplateKind & { type: Type }) =>
  compose<ContentRow>()(
    templateIdentity(kind),
    templateLinks(kind),
    writtenContent,
    title,
    source,
    description,
    notEmpty,
    author(permissions),
  )
const parent = perRow((row: ContentRow) => ({ parent: row.parent }))

const templatesAt = '/cms/v2/templates'
const partsAt = '/cms/v2/template-parts'
/** The description is the excerpt. */
const features = ['slug', 'excerpt']
const webhooks = { name: 'template', hasStatuses: false }

export const templates = createOperations(
  templateKind,
  defineResource<Schemas['Template'], Schemas['TemplateInput'], ListQuery, string>()({
    type: templateKind.type,
    route: templatesAt,
    noun: templateKind.noun,
    names: { singular: 'Template', plural: 'Templates' },
    labels: {
      ...sharedLabels,
      parent_item_colon: 'Parent Template:',
      all_items: 'Templates',
      archives: 'Template archives',
    },
    description: 'Templates to include in your theme.',
    features,
    isHidden: true,
    showsActions: true,
    webhooks,
    imported: { name: 'wp_template', statuses: ['publish'], form: 'template' },
    prune: prunerFor('Template'),
    traits: compose<ContentRow>()(shared(templateKind), isCustomField, revisioned),
    filters: [],
    links: [...itemLinks(templatesAt, permissions, idOf), historyLinks(templatesAt, idOf)],
    permissions: withCapabilities({ edit_post: 'edit_template', read_post: 'read_template', delete_post: 'delete_template' }),
    ids: createTemplateIds(templateKind),
    original: (row, input, { theme }) => findOriginal(templateKind, row, input, theme),
    firstVersion: createFirstVersion,
    isLive: true,
  }),
  definePresented<Schemas['TemplateRevision']>()({
    type: 'revision',
    prune: prunerFor('TemplateRevision'),
    traits: compose<ContentRow>()(shared(templateKind), isCustomField, parent),
    links: [revisionLinks(templatesAt)],
  }),
)

export const parts = createOperations(
  partKind,
  defineResource<Schemas['TemplatePart'], Schemas['TemplatePartInput'], ListQuery, string>()({
    type: partKind.type,
    route: partsAt,
    noun: partKind.noun,
    names: { singular: 'Template Part', plural: 'Template Parts' },
    labels: {
      ...sharedLabels,
      parent_item_colon: 'Parent Template Part:',
      all_items: 'Template Parts',
      archives: 'Template part archives',
    },
    description: 'Template parts to include in your templates.',
    features,
    isHidden: true,
    showsActions: true,
    webhooks,
    imported: { name: 'wp_template_part', statuses: ['publish'], form: 'template' },
    prune: prunerFor('TemplatePart'),
    traits: compose<ContentRow>()(shared(partKind), area, revisioned),
    filters: [],
    links: [...itemLinks(partsAt, permissions, idOf), historyLinks(partsAt, idOf)],
    permissions: withCapabilities(),
    ids: createTemplateIds(partKind),
    original: (row, input, { theme }) => findOriginal(partKind, row, input, theme),
    firstVersion: createFirstVersion,
    isLive: true,
  }),
  definePresented<Schemas['TemplatePartRevision']>()({
    type: 'revision',
    prune: prunerFor('TemplatePartRevision'),
    traits: compose<ContentRow>()(shared(partKind), area, parent),
    links: [revisionLinks(partsAt)],
  }),
)

interface WhichTemplates {
  context: View
  cms_id?: number
  area?: string
  post_type?: string
}

/** `theme` is the theme's file; `custom` is the version in use, which is the custom one if it exists. */
type TemplateSource = 'theme' | 'custom'

interface Lookup {
  context: View
  slug: string
  is_custom?: boolean
  template_prefix?: string
}

function createOperations<Item extends object, Input extends Schemas['TemplateInput'], Revision extends object>(
  kind: TemplateKind,
  resource: Resource<Item, Input, ListQuery, string>,
  revision: Presented<Revision>,
) {
  const items = contentCollection(resource)
  const { present } = presenter(resource)
  const versions = { ...items, resource: { ...resource, ids: { ...resource.ids, find: findVersion } } }
  const history = revisions(versions, revision)
  const drafts = autosaves(
    { ...versions, editable: ({ id }, context) => findReadableParent(versions, id, context) },
    revision,
    compose<ContentRow>()(title, source, description),
  )
  const mayRead = createGuard(kind, 'read', (caller) => caller.can('edit_posts'))
  const mayWrite = createGuard(kind, 'change', permissions.mayCreate)

  async function list({ query }: { query: WhichTemplates }, context: RequestContext) {
    const all = await listTemplates(kind, context)
    const wanted = all.filter(
      (row) => (query.cms_id === undefined || (row.id === query.cms_id && !isFile(row))) && kind.isListed(row, query, context.theme),
    )
    return { status: 200 as const, body: await present(wanted, { ...context, query }) }
  }

  async function lookup({ query }: { query: Lookup }, context: RequestContext) {
    const row = await findServing(kind, query, context)
    if (!row) throw resource.ids.unknown(query.slug, kind.noun)
    return items.itemResponse(row, query, context)
  }

  async function get(
    { path: { id }, query }: { path: { id: string }; query: { context: View; source: TemplateSource } },
    context: RequestContext,
  ) {
    if (query.source === 'custom') return items.itemResponse(await items.existing(id, context), query, context)
    const row = findFile(kind, id, context.theme)
    if (!row) throw resource.ids.unknown(id, `${kind.noun} file`)
    return items.itemResponse(row, query, context)
  }

  async function remove(input: { path: { id: string }; query: { force: boolean } }, context: RequestContext) {
    assertVersion(await items.existing(input.path.id, context), 'Only a custom version can be deleted.')
    return items.remove(input, context)
  }

  /** Finds the custom version, to which revisions and autosaves belong. */
  async function findVersion(id: string, context: RequestContext, type: string): Promise<ContentRow | undefined> {
    const row = await resource.ids.find(id, context, type)
    if (row && isFile(row) && !permissions.mayCreate(context.caller))
      throw refused(
        context.caller,
        'rest_cannot_read',
        `You are not allowed to read the revisions of this ${kind.noun}. Only administrators can.`,
      )
    return row && assertVersion(row, 'Only a custom version can have revisions and autosaves. Save a change to create one.')
  }

  return {
    contentType: items.contentType,
    list: mayRead(list),
    lookup: mayRead(lookup),
    get: mayRead(get),
    create: mayWrite(items.create),
    update: mayWrite(items.update),
    remove: mayWrite(remove),
    listRevisions: history.list,
    getRevision: history.get,
    removeRevision: history.remove,
    listAutosaves: drafts.list,
    createAutosave: mayWrite(drafts.create),
    getAutosave: drafts.get,
  }
}

/** Checks permissions before the handler runs, so that other callers do not learn whether a template exists. */
function createGuard(kind: TemplateKind, act: string, may: (caller: Caller) => boolean) {
  const assertMay = (caller: Caller): void => {
    if (!may(caller))
      throw refused(
        caller,
        'rest_cannot_manage_templates',
        `You are not allowed to ${act} ${kind.noun}s. ${act === 'read' ? 'This requires the right to edit posts.' : 'Only administrators can.'}`,
      )
  }
  return <Input, Output>(handler: (input: Input, context: RequestContext) => Promise<Output>) =>
    withGuard(assertMay, async (input: Input, context: RequestContext): Promise<Output> => {
      assertMay(context.caller)
      return handler(input, context)
    })
}

function assertVersion(row: ContentRow, right: string): ContentRow {
  if (isFile(row)) throw new ApiError(400, 'rest_invalid_template', `${idOf(row)} is a theme file. ${right}`)
  return row
}

const methodsOn = { autosaves: ['GET'], revisions: ['GET', 'DELETE'] } satisfies Record<string, HttpMethod[]>

/** The links from a revision or an autosave to itself and to its template. */
function revisionLinks(route: string): Link<ContentRow> {
  return {
    async targets(rows, context) {
      const templateOf = await loadTemplates(rows, context)
      return (row) => {
        const parent = `${context.config.restRoot}${route}/${idOf(templateOf(row))}`
        const kind = isAutosave(row) ? 'autosaves' : 'revisions'
        return { self: [{ href: `${parent}/${kind}/${row.id}`, targetHints: { allow: methodsOn[kind] } }], parent: [{ href: parent }] }
      }
    },
  }
}

export const contentTypes = [templates.contentType, parts.contentType]

export const handlers = {
  listTemplates: templates.list,
  createTemplate: templates.create,
  getTemplateForSlug: templates.lookup,
  getTemplate: templates.get,
  updateTemplate: templates.update,
  putTemplate: templates.update,
  patchTemplate: templates.update,
  deleteTemplate: templates.remove,
  listTemplateRevisions: templates.listRevisions,
  getTemplateRevision: templates.getRevision,
  deleteTemplateRevision: templates.removeRevision,
  listTemplateAutosaves: templates.listAutosaves,
  createTemplateAutosave: templates.createAutosave,
  getTemplateAutosave: templates.getAutosave,
  listTemplateParts: parts.list,
  createTemplatePart: parts.create,
  getTemplatePartForSlug: parts.lookup,
  getTemplatePart: parts.get,
  updateTemplatePart: parts.update,
  putTemplatePart: parts.update,
  patchTemplatePart: parts.update,
  deleteTemplatePart: parts.remove,
  listTemplatePartRevisions: parts.listRevisions,
  getTemplatePartRevision: parts.getRevision,
  deleteTemplatePartRevision: parts.removeRevision,
  listTemplatePartAutosaves: parts.listAutosaves,
  createTemplatePartAutosave: parts.createAutosave,
  getTemplatePartAutosave: parts.getAutosave,
} satisfies Partial<Handlers>
