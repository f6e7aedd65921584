// The posts resource.
import { contentCollection } from '#server/engine/content-collection.ts'
import { byAuthor, byDate, byFormat, byId, bySlug } from '#server/engine/filters.ts'
import { bySearch } from '#server/lists/search-filters.ts'
import { permissionsFor } from '#server/engine/permissions.ts'
import { contentEvents, defineResource } from '#server/engine/resource.ts'
import { reservedForPosts } from '#server/rendering/unique-slug.ts'
import { byTermBranches } from '#server/engine/term-filters.ts'
import { compose } from '#server/engine/trait.ts'
import { readSettings } from '#server/settings/settings.ts'
import { permalink } from '#server/engine/traits/permalink.ts'
import { detachFiles } from '#server/media/traits/attached.ts'
import { author } from '#server/engine/traits/author.ts'
import { dates } from '#server/engine/traits/dates.ts'
import { discussion } from '#server/content/traits/discussion.ts'
import { featuredMedia } from '#server/media/traits/featured-media.ts'
import { footnotes } from '#server/content/traits/footnotes.ts'
import { format } from '#server/content/traits/format.ts'
import { identity } from '#server/engine/traits/identity.ts'
import { menuLinked } from '#server/menus/menu-linked.ts'
import { password } from '#server/engine/traits/password.ts'
import { revisioned } from '#server/engine/traits/revisioned.ts'
import { formerPaths } from '#server/engine/traits/former-paths.ts'
import { slug } from '#server/engine/traits/slug.ts'
import { status } from '#server/engine/traits/status.ts'
import { bySticky, stickyFirst } from '#server/content/sticky-filters.ts'
import { sticky } from '#server/content/traits/sticky.ts'
import { template } from '#server/themes/template-choice.ts'
import { classList } from '#server/terms/traits/class-list.ts'
import { terms } from '#server/terms/traits/terms.ts'
import { body, excerpt, notEmpty, title } from '#server/engine/traits/texts.ts'
import { translations } from '#server/engine/traits/translations.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { historyLinks } from './revisions.ts'
import { articleOperations } from './articles.ts'
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
    icon: 'dashicons-admin-post',
    shownAs: 'page',
    archive: { title: 'Post Archives', path: '' },
    isSearched: true,
    isDated: true,
    reservedSlugs: reservedForPosts,
    hasPublicAuthors: true,
    hasAuthors: true,
    hasFiles: true,
    hasFormats: true,
    hasSticky: true,
    webhooks: contentEvents,
    imported: { name: 'post' },
    isTranslated: true,
    prune: prunerFor('Post'),
    traits: compose<ContentRow>()(
      identity('post'),
      dates,
      status(permissions),
      title,
      slug(),
      permalink,
      formerPaths,
      body,
      excerpt,
      author(permissions),
      password,
      sticky(permissions),
      notEmpty,
      featuredMedia,
      discussion('as set'),
      template,
      format,
      footnotes,
      terms(
        { categories: 'category', tags: 'post_tag' },
        { categories: async (context) => [(await readSettings(context)).default_category] },
      ),
      classList,
      detachFiles,
      menuLinked,
      translations(route, { title: 'title', content: 'content', excerpt: 'excerpt' }),
      revisioned,
    ),
    filters: [byId, bySlug, byAuthor, byDate, bySearch, byFormat, bySticky, byTermBranches('categories', 'tags')],
    links: [...itemLinks(route, permissions), authorLink, featuredLink, attachedLink, historyLinks(route), termsLink([category, tag])],
    permissions,
    showsTerms: true,
    first: (query) => (query.ignore_sticky || query.search || query.categories || query.tags ? undefined : stickyFirst),
  }),
)

export const contentTypes = [posts.contentType]

export const handlers = articleOperations('Post', 'Posts', posts, notEmpty) satisfies Partial<Handlers>
