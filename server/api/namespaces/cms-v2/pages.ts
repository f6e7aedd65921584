// The pages resource.
import { autosaves } from '../../../engine/autosaves.ts'
import { contentCollection } from '../../../engine/content-collection.ts'
import { byAuthor, byDate, byId, byOrder, byParent, bySearch, bySlug } from '../../../engine/filters.ts'
import { permissionsFor } from '../../../engine/permissions.ts'
import { previewLinks } from '../../../engine/preview-links.ts'
import { defineResource } from '../../../engine/resource.ts'
import { revisions } from '../../../engine/revisions.ts'
import { reservedForPages } from '../../../rendering/unique-slug.ts'
import { compose } from '../../../engine/trait.ts'
import { permalink } from '../../../engine/traits/permalink.ts'
import { detachFiles } from '../../../media/traits/attached.ts'
import { author } from '../../../engine/traits/author.ts'
import { dates } from '../../../engine/traits/dates.ts'
import { discussion } from '../../../content/traits/discussion.ts'
import { featuredMedia } from '../../../media/traits/featured-media.ts'
import { footnotes } from '../../../content/traits/footnotes.ts'
import { moveChildrenUp, order, parent } from '../../../engine/traits/hierarchy.ts'
import { identity } from '../../../engine/traits/identity.ts'
import { addsToMenus, menuLinked } from '../../../menus/menu-linked.ts'
import { password } from '../../../engine/traits/password.ts'
import { revisioned } from '../../../engine/traits/revisioned.ts'
import { formerPaths } from '../../../engine/traits/former-paths.ts'
import { slug } from '../../../engine/traits/slug.ts'
import { status } from '../../../engine/traits/status.ts'
import { template } from '../../../themes/template-choice.ts'
import { body, excerpt, title } from '../../../engine/traits/texts.ts'
import type { RequestContext } from '../../../context.ts'
import type { ContentRow } from '../../../db/tables/content.ts'
import { classList } from '../../../terms/traits/class-list.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { autosavedFields, historyLinks, presentedRevisions } from './revisions.ts'
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
    isHierarchical: true,
    prune: prunerFor('Page'),
    traits: compose<ContentRow>()(
      identity('page'),
      dates,
      status(permissions),
      title,
      parent('page'),
      slug('page', { isNested: true, reserved: reservedForPages }),
      permalink({ reserved: reservedForPages }),
      formerPaths,
      body,
      excerpt,
      author(permissions),
      featuredMedia,
      discussion('closed'),
      password,
      template('page'),
      order,
      footnotes,
      classList(),
      moveChildrenUp('page'),
      detachFiles,
      menuLinked,
      addsToMenus,
      revisioned,
    ),
    filters: [byId, bySlug, byAuthor, byParent, byOrder, byDate, bySearch],
    links: [...itemLinks(route, permissions), upLink(route, parents), authorLink, featuredLink, attachedLink, historyLinks(route)],
    permissions,
  }),
)

function parents(ids: readonly number[], context: RequestContext): Promise<Map<number, object>> {
  return pages.embedded(ids, context)
}

const history = revisions(pages, presentedRevisions(route))
const previews = previewLinks(pages)
const drafts = autosaves(pages, presentedRevisions(route), autosavedFields)

export const handlers = {
  listPages: pages.list,
  createPage: pages.create,
  getPage: previews.get,
  updatePage: pages.update,
  putPage: pages.update,
  patchPage: pages.update,
  deletePage: pages.remove,
  listPageRevisions: history.list,
  getPageRevision: history.get,
  deletePageRevision: history.remove,
  listPageAutosaves: drafts.list,
  createPageAutosave: drafts.create,
  getPageAutosave: drafts.get,
  listPagePreviewLinks: previews.list,
  createPagePreviewLink: previews.create,
  deletePagePreviewLink: previews.remove,
} satisfies Partial<Handlers>
