// The navigation resource: navigation menus of block themes.
import { autosaves } from '#server/engine/autosaves.ts'
import { contentCollection } from '#server/engine/content-collection.ts'
import { byDate, byId, bySlug } from '#server/engine/filters.ts'
import { bySearchUnindexed } from '#server/lists/search-filters.ts'
import { permissionsOf } from '#server/engine/permissions.ts'
import { definePresented, defineResource } from '#server/engine/resource.ts'
import { revisions } from '#server/engine/revisions.ts'
import { compose } from '#server/engine/trait.ts'
import { permalinkFields } from '#server/engine/traits/permalink.ts'
import { detachFiles } from '#server/media/traits/attached.ts'
import { creator } from '#server/engine/traits/author.ts'
import { dates } from '#server/engine/traits/dates.ts'
import { identity } from '#server/engine/traits/identity.ts'
import { revisionContent, revisionGuid, revisionRecord, revisionTitle } from '#server/engine/traits/revision-fields.ts'
import { password } from '#server/engine/traits/password.ts'
import { revisioned } from '#server/engine/traits/revisioned.ts'
import { slug } from '#server/engine/traits/slug.ts'
import { status } from '#server/engine/traits/status.ts'
import { template } from '#server/themes/template-choice.ts'
import { publicBody, title } from '#server/engine/traits/texts.ts'
import { translatedTexts, translations } from '#server/engine/traits/translations.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { namedOperations } from '../named-operations.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { historyLinks, parentLink } from './revisions.ts'
import { labelsOfPosts, sharedLabels } from './labels.ts'
import { itemLinks } from './links.ts'
import { attachedLink } from './media-links.ts'

const route = '/cms/v2/navigation'
const permissions = permissionsOf('edit_theme_options', ['publish'])

export const navigation = contentCollection(
  defineResource<Schemas['Navigation'], Schemas['NavigationInput'], QueryOf<'listNavigation'>>()({
    type: 'cms_navigation',
    route,
    noun: 'navigation menu',
    names: { singular: 'Navigation Menu', plural: 'Navigation Menus' },
    labels: {
      ...sharedLabels,
      ...labelsOfPosts('item_updated'),
      not_found: 'No Navigation Menu found.',
      not_found_in_trash: 'No Navigation Menu found in Trash.',
      parent_item_colon: 'Parent Navigation Menu:',
      all_items: 'Navigation Menus',
      archives: 'Navigation Menu archives',
      insert_into_item: 'Insert into Navigation Menu',
      uploaded_to_this_item: 'Uploaded to this Navigation Menu',
      filter_items_list: 'Filter Navigation Menu list',
      items_list_navigation: 'Navigation Menus list navigation',
      items_list: 'Navigation Menus list',
    },
    description: 'Navigation menus that can be inserted into your site.',
    hasFiles: true,
    webhooks: { name: 'menu', hasStatuses: false },
    imported: { name: 'wp_navigation' },
    isTranslated: true,
    prune: prunerFor('Navigation'),
    traits: compose<ContentRow>()(
      identity('cms_navigation'),
      dates,
      status(permissions),
      title,
      slug(),
      permalinkFields,
      publicBody,
      creator,
      password,
      template,
      detachFiles,
      translations(route, { title: 'title', content: 'content' }),
      revisioned,
    ),
    filters: [byId, bySlug, byDate, bySearchUnindexed],
    links: [...itemLinks(route, permissions), attachedLink, historyLinks(route)],
    permissions,
  }),
)

const revision = definePresented<Schemas['NavigationRevision']>()({
  type: 'revision',
  prune: prunerFor('NavigationRevision'),
  traits: compose<ContentRow>()(revisionRecord, revisionGuid, revisionTitle, revisionContent),
  links: [parentLink(route)],
})
const history = revisions(navigation, revision)
const drafts = autosaves(navigation, revision, compose<ContentRow>()(title, publicBody, translatedTexts))

export const contentTypes = [navigation.contentType]

export const handlers = namedOperations('Navigation', 'Navigation', navigation, {
  Revision: history,
  Autosave: drafts,
}) satisfies Partial<Handlers>
