// Reads the content types and the taxonomies.
import { link, linksFor } from '#server/engine/links.ts'
import { taxonomyLabels, typeLabels } from '#server/engine/labels.ts'
import type { ContentType, ListedTaxonomy, RequestContext } from '#server/context.ts'
import { propertiesOf, resolveRef } from '#server/contract/documents.ts'
import { editorRoute } from '#server/content-type.ts'
import { ApiError, refused } from '#server/contract/api-error.ts'
import type { View } from '#server/contract/response-fields.ts'
import { documentOf, partsOfRoute } from '../documents.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, Schemas } from './contract.ts'

const pruneType = prunerFor('ContentType')
const pruneTaxonomy = prunerFor('TaxonomyInfo')

const mayEditType = ({ permissions }: ContentType, { caller }: RequestContext): boolean => permissions.mayEditAny(caller)
const mayAssign = ({ capabilities }: ListedTaxonomy, { caller }: RequestContext): boolean => caller.can(capabilities.assign)

async function presentType(of: ContentType, view: View, context: RequestContext): Promise<Schemas['ContentType']> {
  const { type, permissions, shownAs } = of
  const route = editorRoute(of)
  const { namespace, base } = partsOfRoute(route)
  const labels = typeLabels(of)
  return pruneType<Schemas['ContentType']>(
    {
      name: labels.name,
      slug: type,
      description: of.description ?? '',
      hierarchical: of.isHierarchical === true,
      has_archive: of.archive?.path || false,
      icon: of.icon ?? null,
      taxonomies: [...context.taxonomies.values()].filter(({ types }) => types.includes(type)).map(({ name }) => name),
      rest_base: base,
      rest_namespace: namespace,
      capabilities: permissions.capabilities,
      labels,
      viewable: shownAs !== undefined,
      supports: Object.fromEntries(featuresOf(of, context).map((feature) => [feature, true])),
      visibility: { show_ui: !of.isHidden, show_in_nav_menus: shownAs === 'page' },
      template: [],
      template_lock: false,
      _links: await linksBetween('/cms/v2/types', route, context),
    },
    view,
  )
}

async function presentTaxonomy(of: ListedTaxonomy, view: View, context: RequestContext): Promise<Schemas['TaxonomyInfo']> {
  const { name, types, isHierarchical } = of
  const route = editorRoute(of)
  const { namespace, base } = partsOfRoute(route)
  const isPublic = of.isPublic === true
  const isShown = !of.isHidden
  const labels = taxonomyLabels(of)
  return pruneTaxonomy<Schemas['TaxonomyInfo']>(
    {
      name: labels.name,
      slug: name,
      description: '',
      types: [...types],
      hierarchical: isHierarchical,
      rest_base: base,
      rest_namespace: namespace,
      capabilities: capabilityNames(of),
      labels,
      show_cloud: isPublic,
      visibility: {
        public: isPublic,
        publicly_queryable: isPublic,
        show_ui: isShown,
        show_in_nav_menus: isPublic,
        show_admin_column: isShown,
        show_in_quick_edit: isShown,
        show_quick_edit: isShown,
      },
      _links: await linksBetween('/cms/v2/taxonomies', route, context),
    },
    view,
  )
}

/** The fields of each feature. */
const featureFields: Readonly<Record<string, readonly string[]>> = {
  title: ['title', 'venue', 'organizer'],
  editor: ['content', 'description'],
  author: ['author'],
  thumbnail: ['featured_media', 'image'],
  excerpt: ['excerpt'],
  comments: ['comment_status'],
  'custom-fields': ['meta'],
  'page-attributes': ['menu_order'],
  'post-formats': ['format'],
}

const featureRoutes: Readonly<Record<string, string>> = { revisions: '/{parent}/revisions', autosave: '/{id}/autosaves' }

/** What the items of a type have: what their schema and their routes show, and what its value adds. */
function featuresOf(of: ContentType, { contract }: RequestContext): string[] {
  const { features = [] } = of
  const route = editorRoute(of)
  const document = contract.document(documentOf(route).document)
  const { base } = partsOfRoute(route)
  const schema = document.paths[`/${base}/{id}`]?.get?.responses['200']?.content?.['application/json']?.schema
  const fields = Object.keys(schema ? propertiesOf(document, resolveRef(document, schema)) : {})
  return [
    ...features,
    ...Object.keys(featureFields).filter((feature) => featureFields[feature]?.some((field) => fields.includes(field))),
    ...Object.keys(featureRoutes).filter((feature) => `/${base}${featureRoutes[feature]}` in document.paths),
  ]
}

async function linksBetween(collection: string, items: string, context: RequestContext) {
  const { restRoot } = context.config
  const links = [link('collection', () => [{ href: restRoot + collection }]), link('cms:items', () => [{ href: restRoot + items }])]
  return (await linksFor(links, [undefined], context))(undefined)
}

function capabilityNames({ capabilityNoun: noun, capabilities: { manage, assign } }: ListedTaxonomy) {
  return noun
    ? { manage_terms: `manage_${noun}`, edit_terms: `edit_${noun}`, delete_terms: `delete_${noun}`, assign_terms: `assign_${noun}` }
    : { manage_terms: manage, edit_terms: manage, delete_terms: manage, assign_terms: assign }
}

/** Returns the items by identifier. */
async function presentByName<Item, Out>(
  items: ReadonlyMap<string, Item>,
  present: (item: Item) => Promise<Out>,
): Promise<Record<string, Out>> {
  return Object.fromEntries(await Promise.all([...items].map(async ([name, item]) => [name, await present(item)] as const)))
}

/** Returns the items that the caller may read in the context. Throws if there is none in `edit`. */
function selectReadable<Item>(
  items: ReadonlyMap<string, Item>,
  view: View,
  may: (item: Item, context: RequestContext) => boolean,
  { plural, right }: { plural: string; right: string },
  context: RequestContext,
): ReadonlyMap<string, Item> {
  if (view !== 'edit') return items
  const editable = new Map([...items].filter(([, item]) => may(item, context)))
  if (!editable.size)
    throw refused(
      context.caller,
      'rest_cannot_view',
      `You are not allowed to list ${plural} in the edit context. This requires the right to ${right}.`,
    )
  return editable
}

export const handlers = {
  async listContentTypes({ query }, context) {
    const shown = selectReadable(
      context.contentTypes,
      query.context,
      mayEditType,
      { plural: 'content types', right: 'edit items of a type' },
      context,
    )
    return { status: 200, body: await presentByName(shown, (type) => presentType(type, query.context, context)) }
  },

  async getContentType({ path, query }, context) {
    const type = context.contentTypes.get(path.type)
    if (!type)
      throw new ApiError(404, 'rest_type_invalid', `No content type has the identifier ${path.type}. GET /cms/v2/types lists them.`)
    if (query.context === 'edit' && !mayEditType(type, context))
      throw refused(
        context.caller,
        'rest_forbidden_context',
        `You are not allowed to read this type in the edit context. This requires the right to edit ${type.names.plural.toLowerCase()}.`,
      )
    return { status: 200, body: await presentType(type, query.context, context) }
  },

  async listTaxonomies({ query }, context) {
    const { type } = query
    const { taxonomies } = context
    const ofType = type === undefined ? taxonomies : new Map([...taxonomies].filter(([, { types }]) => types.includes(type)))
    // Without taxonomies, there is nothing to reject.
    const shown = ofType.size
      ? selectReadable(ofType, query.context, mayAssign, { plural: 'taxonomies', right: 'assign the terms of a taxonomy' }, context)
      : ofType
    return { status: 200, body: await presentByName(shown, (taxonomy) => presentTaxonomy(taxonomy, query.context, context)) }
  },

  async getTaxonomy({ path, query }, context) {
    const taxonomy = context.taxonomies.get(path.taxonomy)
    if (!taxonomy)
      throw new ApiError(
        404,
        'rest_taxonomy_invalid',
        `No taxonomy has the identifier ${path.taxonomy}. GET /cms/v2/taxonomies lists them.`,
      )
    if (query.context === 'edit' && !mayAssign(taxonomy, context))
      throw refused(
        context.caller,
        'rest_forbidden_context',
        `You are not allowed to read this taxonomy in the edit context. This requires the right to assign ${taxonomy.names.plural.toLowerCase()}.`,
      )
    return { status: 200, body: await presentTaxonomy(taxonomy, query.context, context) }
  },
} satisfies Partial<Handlers>
