// The pages resource.
import { contentCollection } from '#server/engine/content-collection.ts'
import { byAuthor, byDate, byId, byOrder, byParent, bySlug } from '#server/engine/filters.ts'
import { bySearch } from '#server/lists/search-filters.ts'
import { permissionsFor } from '#server/engine/permissions.ts'
import { contentEvents, defineResource } from '#server/engine/resource.ts'
import { reservedForPages } from '#server/rendering/unique-slug.ts'
import { compose } from '#server/engine/trait.ts'
import { permalink } from '#server/engine/traits/permalink.ts'
import { detachFiles } from '#server/media/traits/attached.ts'
import { author } from '#server/engine/traits/author.ts'
import { dates } from '#server/engine/traits/dates.ts'
import { discussion } from '#server/content/traits/discussion.ts'
import { featuredMedia } from '#server/media/traits/featured-media.ts'
import { footnotes } from '#server/content/traits/footnotes.ts'
import { moveChildrenUp, order, parent } from '#server/engine/traits/hierarchy.ts'
import { identity } from '#server/engine/traits/identity.ts'
import { addsToMenus, menuLinked } from '#server/menus/menu-linked.ts'
import { password } from '#server/engine/traits/password.ts'
import { revisioned } from '#server/engine/traits/revisioned.ts'
import { formerPaths } from '#server/engine/traits/former-paths.ts'
import { slug } from '#server/engine/traits/slug.ts'
import { status } from '#server/engine/traits/status.ts'
import { template } from '#server/themes/template-choice.ts'
import { body, excerpt, title } from '#server/engine/traits/texts.ts'
import type { RequestContext } from '#server/context.ts'
import { translations } from '#server/engine/traits/translations.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { classList } from '#server/terms/traits/class-list.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { historyLinks } from './revisions.ts'
import { articleOperations } from './articles.ts'
import { authorLink, itemLinks, upLink } from './links.ts'
import { attachedLink, featuredLink } from './media-links.ts'

const route = '/cms/v2/pages'
const permissions = permissionsFor('pages')

export const pages = contentCollection(
  defineResource<Schemas['Page'], Schemas['PageInput'], QueryOf<'listPages'>>()({
    type: 'page',
    route,
    noun: 'page',
    names: { singular: 'Page', plural: 'Pages' },
    icon: 'dashicons-admin-page',
    isHierarchical: true,
    shownAs: 'page',
    permalinks: { parameter: 'page_id', placeholder: '%pagename%' },
    archive: { title: 'Page Archives', path: '' },
    isSearched: true,
    isFrontPage: true,
    reservedSlugs: reservedForPages,
    hasPublicAuthors: true,
    hasAuthors: true,
    hasFiles: true,
    webhooks: contentEvents,
    imported: { name: 'page' },
    isTranslated: true,
    prune: prunerFor('Page'),
    traits: compose<ContentRow>()(
      identity('page'),
      dates,
      status(permissions),
      title,
      parent,
      slug(),
      permalink,
      formerPaths,
      body,
      excerpt,
      author(permissions),
      featuredMedia,
      discussion('closed'),
      password,
      template,
      order,
      footnotes,
      classList,
      moveChildrenUp,
      detachFiles,
      menuLinked,
      addsToMenus,
      translations(route, { title: 'title', content: 'content', excerpt: 'excerpt' }),
      revisioned,
    ),
    filters: [byId, bySlug, byAuthor, byParent, byOrder, byDate, bySearch],
    links: [...itemLinks(route, permissions), upLink(route, loadParents), authorLink, featuredLink, attachedLink, historyLinks(route)],
    permissions,
  }),
)

function loadParents(ids: readonly number[], context: RequestContext): Promise<Map<number, object>> {
  return pages.embedded(ids, context)
}

export const contentTypes = [pages.contentType]

export const handlers = articleOperations('Page', 'Pages', pages) satisfies Partial<Handlers>
