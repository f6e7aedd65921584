// Shared by events, venues and organizers as site content.
import { siteTexts } from '#server/calendar/traits/site-content.ts'
import { uid } from '#server/calendar/traits/uid.ts'
import type { TypeDescription } from '#server/content-type.ts'
import { footnotes } from '#server/content/traits/footnotes.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { byAuthor, byDate, byId, bySlug } from '#server/engine/filters.ts'
import { compose } from '#server/engine/trait.ts'
import { author } from '#server/engine/traits/author.ts'
import { dates } from '#server/engine/traits/dates.ts'
import { formerPaths } from '#server/engine/traits/former-paths.ts'
import { identity } from '#server/engine/traits/identity.ts'
import { permalink } from '#server/engine/traits/permalink.ts'
import { revisioned } from '#server/engine/traits/revisioned.ts'
import { slug } from '#server/engine/traits/slug.ts'
import { status } from '#server/engine/traits/status.ts'
import { notEmpty } from '#server/engine/traits/texts.ts'
import { translations } from '#server/engine/traits/translations.ts'
import { bySearch } from '#server/lists/search-filters.ts'
import { detachFiles } from '#server/media/traits/attached.ts'
import { featuredMedia } from '#server/media/traits/featured-media.ts'
import { menuLinked } from '#server/menus/menu-linked.ts'
import { classList } from '#server/terms/traits/class-list.ts'
import { template } from '#server/themes/template-choice.ts'
import { authorLink, itemLinks } from './links.ts'
import { attachedLink, featuredLink } from './media-links.ts'
import { historyLinks } from './revisions.ts'

/** `waits` says whether drafts get a slug only when they are published. */
export function itemTraits<const Type extends string>(
  { type, siteRoute, permissions }: TypeDescription & { type: Type; siteRoute: string },
  waits: boolean,
) {
  return compose<ContentRow>()(
    uid,
    identity(type),
    dates,
    status(permissions),
    siteTexts,
    notEmpty,
    slug({ waits }),
    permalink,
    formerPaths,
    author(permissions),
    featuredMedia,
    template,
    footnotes,
    classList,
    detachFiles,
    menuLinked,
    translations(siteRoute, { title: 'title', content: 'content', excerpt: 'excerpt' }),
    revisioned,
  )
}

export const itemFilters = [byId, bySlug, byAuthor, byDate, bySearch] as const

export const linksOf = ({ siteRoute, permissions }: TypeDescription & { siteRoute: string }) => [
  ...itemLinks(siteRoute, permissions),
  authorLink,
  featuredLink,
  attachedLink,
  historyLinks(siteRoute),
]
