// The reusable blocks resource.
import { contentCollection } from '#server/engine/content-collection.ts'
import { byDate, byId, bySlug } from '#server/engine/filters.ts'
import { bySearchUnindexed } from '#server/lists/search-filters.ts'
import { blockPermissions } from '#server/engine/permissions.ts'
import { contentEvents, defineResource } from '#server/engine/resource.ts'
import { byTerms } from '#server/engine/term-filters.ts'
import { compose, perRow } from '#server/engine/trait.ts'
import { permalinkFields } from '#server/engine/traits/permalink.ts'
import { detachFiles } from '#server/media/traits/attached.ts'
import { creator } from '#server/engine/traits/author.ts'
import { dates } from '#server/engine/traits/dates.ts'
import { footnoteText } from '#server/content/traits/footnotes.ts'
import { identity } from '#server/engine/traits/identity.ts'
import { meta, storedMeta } from '#server/engine/traits/meta.ts'
import { password } from '#server/engine/traits/password.ts'
import { revisioned } from '#server/engine/traits/revisioned.ts'
import { slug } from '#server/engine/traits/slug.ts'
import { status } from '#server/engine/traits/status.ts'
import { template } from '#server/themes/template-choice.ts'
import { terms } from '#server/terms/traits/terms.ts'
import { excerpt, notEmpty, rawBody, rawTitle } from '#server/engine/traits/texts.ts'
import { translations } from '#server/engine/traits/translations.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { blockOperations } from './block-operations.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { historyLinks } from './revisions.ts'
import { labelsOfPosts } from './labels.ts'
import { itemLinks, termsLink } from './links.ts'
import { attachedLink } from './media-links.ts'
import { patternCategory } from './taxonomies.ts'

const route = '/cms/v2/blocks'
const permissions = blockPermissions()

const values: Schemas['BlockMeta'] = { cms_pattern_sync_status: '', footnotes: '' }

export const blocks = contentCollection(
  defineResource<Schemas['Block'], Schemas['BlockInput'], QueryOf<'listBlocks'>>()({
    type: 'cms_block',
    route,
    noun: 'block',
    names: { singular: 'Pattern', plural: 'Patterns' },
    labels: {
      ...labelsOfPosts('attributes', 'insert_into_item', 'uploaded_to_this_item', 'item_trashed', 'item_link', 'item_link_description'),
      edit_item: 'Edit Block Pattern',
      archives: 'All Patterns',
    },
    hasFiles: true,
    webhooks: contentEvents,
    imported: { name: 'wp_block' },
    isTranslated: true,
    prune: prunerFor('Block'),
    traits: compose<ContentRow>()(
      identity('cms_block'),
      dates,
      status(permissions),
      rawTitle,
      slug(),
      permalinkFields,
      rawBody,
      excerpt,
      notEmpty,
      creator,
      password,
      template,
      meta(values, footnoteText),
      perRow((row: ContentRow) => ({ cms_pattern_sync_status: storedMeta(row, values).cms_pattern_sync_status })),
      terms({ cms_pattern_category: 'cms_pattern_category' }),
      detachFiles,
      translations(route, { title: 'title', content: 'content', excerpt: 'excerpt' }),
      revisioned,
    ),
    filters: [byId, bySlug, byDate, bySearchUnindexed, byTerms('cms_pattern_category')],
    links: [...itemLinks(route, permissions), attachedLink, historyLinks(route), termsLink([patternCategory])],
    permissions,
    showsTerms: true,
  }),
)

export const contentTypes = [blocks.contentType]

export const handlers = blockOperations('Block', 'Blocks', blocks, prunerFor('BlockRevision'), notEmpty) satisfies Partial<Handlers>
