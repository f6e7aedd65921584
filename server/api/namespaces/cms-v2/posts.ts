// The posts resource.
import { autosaves } from '../../../engine/autosaves.ts'
import { contentCollection } from '../../../engine/content-collection.ts'
import { byAuthor, byDate, byFormat, byId, bySearch, bySlug, bySticky } from '../../../engine/filters.ts'
import { permissionsFor } from '../../../engine/permissions.ts'
import { previewLinks } from '../../../engine/preview-links.ts'
import { defineResource } from '../../../engine/resource.ts'
import { revisions } from '../../../engine/revisions.ts'
import { reservedForPosts } from '../../../rendering/unique-slug.ts'
import { byTermBranches } from '../../../engine/term-filters.ts'
import { compose } from '../../../engine/trait.ts'
import { readSettings } from '../../../settings/settings.ts'
import { permalink } from '../../../engine/traits/permalink.ts'
import { detachFiles } from '../../../media/traits/attached.ts'
import { author } from '../../../engine/traits/author.ts'
import { dates } from '../../../engine/traits/dates.ts'
import { discussion } from '../../../content/traits/discussion.ts'
import { featuredMedia } from '../../../media/traits/featured-media.ts'
import { footnotes } from '../../../content/traits/footnotes.ts'
import { format } from '../../../content/traits/format.ts'
import { identity } from '../../../engine/traits/identity.ts'
import { menuLinked } from '../../../menus/menu-linked.ts'
import { password } from '../../../engine/traits/password.ts'
import { revisioned } from '../../../engine/traits/revisioned.ts'
import { formerPaths } from '../../../engine/traits/former-paths.ts'
import { slug } from '../../../engine/traits/slug.ts'
import { status } from '../../../engine/traits/status.ts'
import { sticky } from '../../../content/traits/sticky.ts'
import { template } from '../../../themes/template-choice.ts'
import { classList } from '../../../terms/traits/class-list.ts'
import { terms } from '../../../terms/traits/terms.ts'
import { body, excerpt, notEmpty, title } from '../../../engine/traits/texts.ts'
import type { ContentRow } from '../../../db/tables/content.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { autosavedFields, historyLinks, presentedRevisions } from './revisions.ts'
import { authorLink, itemLinks, termsLink } from './links.ts'
import { attachedLink, featuredLink } from './media-links.ts'
import { category, tag } from './taxonomies.ts'

const route = '/cms/v2/posts'
const permissions = permissionsFor('posts')

export const posts = contentCollection(
  defineResource<Schemas['Post'], Schemas['PostInput'], QueryOf<'listPosts'>>()({
    type: 'post',
    route,
    noun: 'post',
    names: { singular: 'Post', plural: 'Posts' },
    prune: prunerFor('Post'),
    traits: compose<ContentRow>()(
      identity('post'),
      dates,
      status(permissions),
      title,
      slug('post', { reserved: reservedForPosts }),
      permalink({ reserved: reservedForPosts }),
      formerPaths,
      body,
      excerpt,
      author(permissions),
      password,
      sticky(permissions),
      notEmpty,
      featuredMedia,
      discussion('as set'),
      template('post'),
      format,
      footnotes,
      terms(
        { categories: 'category', tags: 'post_tag' },
        { categories: async (context) => [(await readSettings(context)).default_category] },
      ),
      classList({ taxonomies: { category: 'category', post_tag: 'tag' }, hasFormats: true }),
      detachFiles,
      menuLinked,
      revisioned,
    ),
    filters: [byId, bySlug, byAuthor, byDate, bySearch, byFormat, bySticky, byTermBranches('categories', 'tags')],
    links: [...itemLinks(route, permissions), authorLink, featuredLink, attachedLink, historyLinks(route), termsLink([category, tag])],
    permissions,
    showsTerms: true,
    stickyFirst: (query) => !query.ignore_sticky && !query.search && !query.categories && !query.tags,
  }),
)

const history = revisions(posts, presentedRevisions(route))
const previews = previewLinks(posts)
const drafts = autosaves(posts, presentedRevisions(route), autosavedFields, notEmpty)

export const handlers = {
  listPosts: posts.list,
  createPost: posts.create,
  getPost: previews.get,
  updatePost: posts.update,
  putPost: posts.update,
  patchPost: posts.update,
  deletePost: posts.remove,
  listPostRevisions: history.list,
  getPostRevision: history.get,
  deletePostRevision: history.remove,
  listPostAutosaves: drafts.list,
  createPostAutosave: drafts.create,
  getPostAutosave: drafts.get,
  listPostPreviewLinks: previews.list,
  createPostPreviewLink: previews.create,
  deletePostPreviewLink: previews.remove,
} satisfies Partial<Handlers>
