// The resources of the types and taxonomies that a site declares. They are put together from the same parts as posts, pages and categories.
import { contentCollection } from '#server/engine/content-collection.ts'
import { byAuthor, byDate, byId, byOrder, byParent, bySlug } from '#server/engine/filters.ts'
import { blockPermissions, permissionsBy, permissionsFor, readByEditors } from '#server/engine/permissions.ts'
import type { Permissions } from '#server/engine/permissions.ts'
import { contentEvents, defineResource } from '#server/engine/resource.ts'
import type { ListQuery, Resource } from '#server/engine/resource.ts'
import { byTermBranches } from '#server/engine/term-filters.ts'
import { compose } from '#server/engine/trait.ts'
import type { Trait } from '#server/engine/trait.ts'
import { author, creator } from '#server/engine/traits/author.ts'
import { dates } from '#server/engine/traits/dates.ts'
import { formerPaths } from '#server/engine/traits/former-paths.ts'
import { moveChildrenUp, order, parent } from '#server/engine/traits/hierarchy.ts'
import { identity } from '#server/engine/traits/identity.ts'
import { password } from '#server/engine/traits/password.ts'
import { permalink, permalinkFields } from '#server/engine/traits/permalink.ts'
import { revisioned } from '#server/engine/traits/revisioned.ts'
import { slug } from '#server/engine/traits/slug.ts'
import { status } from '#server/engine/traits/status.ts'
import { translations } from '#server/engine/traits/translations.ts'
import { body, excerpt, notEmpty, rawBody, rawTitle, title } from '#server/engine/traits/texts.ts'
import { discussion } from '#server/content/traits/discussion.ts'
import { footnotes } from '#server/content/traits/footnotes.ts'
import type { TypeDescription } from '#server/content-type.ts'
import type { Link } from '#server/engine/links.ts'
import type { Context, ContentType, ListedTaxonomy } from '#server/context.ts'
import { createPruner } from '#server/contract/response-fields.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { TermRow } from '#server/db/tables/terms.ts'
import { pascalCase, permalinkBase, termBase } from '#server/declarations/declarations.ts'
import type { DeclaredTaxonomy, DeclaredType, Feature, Pattern } from '#server/declarations/declarations.ts'
import { taxonomiesOfPosts } from '#server/declarations/kinds.ts'
import { bySearch } from '#server/lists/search-filters.ts'
import { detachFiles } from '#server/media/traits/attached.ts'
import { featuredMedia } from '#server/media/traits/featured-media.ts'
import { addsToMenus, menuLinked } from '#server/menus/menu-linked.ts'
import { eraseMenuItemsTo } from '#server/menus/store.ts'
import { reservedForPages, reservedForPosts } from '#server/rendering/unique-slug.ts'
import { classList } from '#server/terms/traits/class-list.ts'
import { terms } from '#server/terms/traits/terms.ts'
import { termEvents } from '#server/terms/collection.ts'
import { taxonomy } from '#server/terms/taxonomy.ts'
import { capabilitiesOn } from '#server/users/declared-rights.ts'
import type { Taxonomy } from '#server/terms/taxonomy.ts'
import { template } from '#server/themes/template-choice.ts'
import { documents } from '../documents.ts'
import { namedOperations } from '../named-operations.ts'
import { articleOperations } from './articles.ts'
import { blockOperations } from './block-operations.ts'
import { categories } from './categories.ts'
import { authorLink, itemLinks, termsLink, upLink } from './links.ts'
import { attachedLink, featuredLink } from './media-links.ts'
import { historyLinks } from './revisions.ts'
import { tags } from './tags.ts'
import { category, facts, tag } from './taxonomies.ts'

/** What a site adds to the namespace. */
export interface Declared {
  handlers: object
  contentTypes: readonly ContentType[]
  taxonomies: readonly ListedTaxonomy[]
}

const { path } = documents.cmsV2

type Site = Pick<Context, 'declarations' | 'contract'>

const known = new WeakMap<Site['declarations'], Declared>()

/** The same for all parts of a service. */
export function declaredResources(site: Site): Declared {
  const resources = known.get(site.declarations) ?? createResources(site)
  known.set(site.declarations, resources)
  return resources
}

function createResources({ declarations, contract }: Site): Declared {
  const document = contract.document(documents.cmsV2.document)
  const prunerFor = (schema: string) => createPruner(document, schema)
  const { types } = declarations
  const withTerms = (name: string): DeclaredType[] => types.filter(({ taxonomies }) => taxonomies.includes(name))

  const own = declarations.taxonomies.map((declared) =>
    ownTaxonomy(declared, withTerms(declared.name), prunerFor(pascalCase(declared.labels.singular))),
  )
  const definitions = new Map([category, tag, ...own].map((one) => [one.name, one as Taxonomy<{ id: number }>]))
  const collections = own.map((definition) => taxonomy(definition))
  const items = types.map((type) => ownType(type, definitions, prunerFor))
  // Posts share their taxonomies with the types that name them.
  const shared = [categories.listed, tags.listed].map((listed) => ({
    ...listed,
    types: [...listed.types, ...withTerms(listed.name).map(({ name }) => name)],
  }))
  return {
    handlers: Object.assign(
      {},
      ...items.map(({ handlers }) => handlers),
      ...collections.map((collection, index) => {
        const { singular = '', plural = '' } = declarations.taxonomies[index]?.labels ?? {}
        return namedOperations(pascalCase(singular), pascalCase(plural), collection)
      }),
    ) as object,
    contentTypes: items.map(({ contentType }) => contentType),
    taxonomies: [...shared, ...collections.map(({ listed }) => listed)],
  }
}

type AnyTrait = Trait<ContentRow, object, never>

/** The traits of a feature. */
function traitsOf(feature: Feature, permissions: Permissions, hasPages: boolean): AnyTrait[] {
  const traits: Record<Feature, AnyTrait[]> = {
    title: [hasPages ? title : rawTitle],
    content: [hasPages ? body : rawBody],
    excerpt: [excerpt],
    author: [author(permissions)],
    featured_media: [featuredMedia],
    password: [password],
    comments: [discussion('as set')],
  }
  return traits[feature]
}

interface Item {
  id: number
}

type Own = Resource<Item, object, ListQuery>

/** What types have of what they are like. */
interface PatternParts {
  permissions: Permissions
  description: Partial<TypeDescription>
  traits: AnyTrait[]
  filters?: Own['filters']
  links: Link<ContentRow>[]
}

/** `parents` embeds the parents of items. */
function partsOf(type: DeclaredType, parents: Parameters<typeof upLink>[1]): PatternParts {
  const { like, labels } = type
  const route = routeOf(type)
  const article: Omit<PatternParts, 'permissions'> = {
    description: {
      shownAs: 'page',
      permalinks: { below: permalinkBase(type), placeholder: '%postname%' },
      archive: { title: labels.plural, path: permalinkBase(type) },
      isSearched: type.supports.some((feature) => feature === 'title' || feature === 'content'),
    },
    traits: [permalink, formerPaths, classList, menuLinked],
    links: [],
  }
  const parts: Record<Pattern, () => PatternParts> = {
    post: () => ({
      ...article,
      permissions: permissionsFor('posts'),
      description: { ...article.description, isDated: true, reservedSlugs: reservedForPosts },
    }),
    page: () => ({
      permissions: permissionsFor('pages'),
      description: { ...article.description, isHierarchical: true, reservedSlugs: reservedForPages },
      traits: [...article.traits, parent, order, moveChildrenUp, addsToMenus],
      filters: [byParent, byOrder] as never,
      links: [upLink(route, parents)],
    }),
    block: () => ({ permissions: blockPermissions(), description: {}, traits: [permalinkFields], links: [] }),
  }
  return parts[like]()
}

const routeOf = ({ route }: DeclaredType): string => `${path}/${route}`

type PrunerFor = (schema: string) => Own['prune']

function ownType(type: DeclaredType, definitions: ReadonlyMap<string, Taxonomy<Item>>, prunerFor: PrunerFor) {
  const { name, labels, like, supports } = type
  const [one, all] = [pascalCase(labels.singular), pascalCase(labels.plural)]
  const route = routeOf(type)
  const used = type.taxonomies.flatMap((taxonomy) => definitions.get(taxonomy) ?? [])
  const fieldOf = (taxonomy: string): string => taxonomiesOfPosts[taxonomy] ?? lastPart(definitions.get(taxonomy)?.route ?? '')
  const termFields = Object.fromEntries(type.taxonomies.map((taxonomy) => [fieldOf(taxonomy), taxonomy]))
  const has = (feature: Feature): boolean => supports.includes(feature)
  const { description, ...parts } = partsOf(type, (ids, context) => collection.embedded(ids, context))
  const hasPages = description.shownAs !== undefined
  const capabilities = capabilitiesOn(type)
  const own = capabilities && permissionsBy(name, (verb) => capabilities[verb])
  const permissions = own ? (hasPages ? own : readByEditors(own)) : parts.permissions
  const traitsOfAll = (some: readonly Feature[]) => some.filter(has).flatMap((feature) => traitsOf(feature, permissions, hasPages))
  // As in the reference, types that lack one of these can have items without text.
  const rule = has('title') && has('content') && has('excerpt') ? notEmpty : undefined
  const collection: ReturnType<typeof contentCollection<Item, object, ListQuery>> = contentCollection(
    defineResource<Item, object, ListQuery>()({
      ...description,
      type: name,
      route,
      noun: labels.singular.toLowerCase(),
      names: labels,
      ...(type.description !== undefined && { description: type.description }),
      ...(type.icon !== undefined && { icon: type.icon }),
      hasPublicAuthors: has('author'),
      hasAuthors: has('author'),
      hasFiles: true,
      webhooks: contentEvents,
      imported: { name },
      isTranslated: true,
      prune: prunerFor(one),
      traits: compose<ContentRow>()(
        identity(name),
        dates,
        status(permissions),
        slug(),
        template,
        footnotes,
        detachFiles,
        terms(termFields),
        ...(has('author') ? [] : [creator]),
        ...traitsOfAll(['title', 'content', 'excerpt', 'author', 'password']),
        ...(rule ? [rule] : []),
        ...traitsOfAll(['featured_media', 'comments']),
        ...parts.traits,
        translations(route, {
          ...(has('title') && { title: 'title' }),
          ...(has('content') && { content: 'content' }),
          ...(has('excerpt') && { excerpt: 'excerpt' }),
        }),
        revisioned,
      ) as Trait<ContentRow, object, object> as Trait<ContentRow, Item, object>,
      filters: [
        byId,
        bySlug,
        ...(has('author') ? [byAuthor] : []),
        byDate,
        bySearch,
        byTermBranches(...Object.keys(termFields)),
        ...(parts.filters ?? []),
      ] as never,
      links: [
        ...itemLinks(route, permissions),
        ...parts.links,
        ...(has('author') ? [authorLink] : []),
        ...(has('featured_media') ? [featuredLink] : []),
        attachedLink,
        historyLinks(route),
        termsLink(used),
      ],
      permissions,
      showsTerms: used.length > 0,
    }),
  )
  return {
    contentType: collection.contentType,
    handlers:
      like === 'block'
        ? blockOperations(one, all, collection, prunerFor(`${one}Revision`) as never, rule)
        : articleOperations(one, all, collection, rule),
  }
}

function ownTaxonomy(declared: DeclaredTaxonomy, types: readonly DeclaredType[], prune: Taxonomy<Item>['prune']): Taxonomy<Item> {
  const { name, labels, hierarchical } = declared
  const listed = types.find(({ like }) => like !== 'block') ?? types[0]
  return {
    name,
    route: `${path}/${declared.route}`,
    noun: labels.singular.toLowerCase(),
    names: labels,
    isHierarchical: hierarchical,
    types: types.map((type) => type.name),
    capabilities: { manage: 'manage_categories', assign: 'edit_posts', create: hierarchical ? 'manage_categories' : 'edit_posts' },
    base: termBase(declared),
    isPublic: true,
    list: { route: `${path}/${listed?.route ?? 'posts'}`, parameter: declared.route },
    webhooks: termEvents,
    importedAs: name,
    prune,
    erase: (row, { db }) => eraseMenuItemsTo(db, 'taxonomy', row.id),
    present: (row: TermRow, url) => ({ ...facts(row, url), taxonomy: name, ...(hierarchical && { parent: row.parent }) }),
  }
}

const lastPart = (route: string): string => route.slice(route.lastIndexOf('/') + 1)
