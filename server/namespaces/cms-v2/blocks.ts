// Reusable blocks.
import { autosaves } from '../../content/autosaves.ts'
import { collection } from '../../content/collection.ts'
import { byDate, byId, bySearchOfFew, bySlug } from '../../content/filters.ts'
import { blockPermissions } from '../../content/permissions.ts'
import { definePresented, defineResource } from '../../content/resource.ts'
import { revisions } from '../../content/revisions.ts'
import { byTerms } from '../../content/term-filters.ts'
import { compose, perRow } from '../../content/trait.ts'
import { permalinkFields } from '../../content/traits/address.ts'
import { filesMoveUp } from '../../content/traits/attached.ts'
import { creator } from '../../content/traits/author.ts'
import { dates } from '../../content/traits/dates.ts'
import { footnoteText } from '../../content/traits/footnotes.ts'
import { identity } from '../../content/traits/identity.ts'
import { meta, storedMeta } from '../../content/traits/meta.ts'
import { password } from '../../content/traits/password.ts'
import { revisioned } from '../../content/traits/revisioned.ts'
import { slug } from '../../content/traits/slug.ts'
import { status } from '../../content/traits/status.ts'
import { template } from '../../content/traits/template.ts'
import { terms } from '../../content/traits/terms.ts'
import { excerpt, neverEmpty, sourceBody, sourceTitle } from '../../content/traits/texts.ts'
import type { ContentRow } from '../../db/tables/content.ts'
import { prunes } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { articleTexts, historyLinks, keptTexts, parentLink } from './history.ts'
import { placeLinks, termsLink } from './links.ts'
import { attachedLink } from './media-links.ts'
import { patternCategory } from './taxonomies.ts'

const route = '/cms/v2/blocks'
const permissions = blockPermissions()

const values: Schemas['BlockMeta'] = { cms_pattern_sync_status: '', footnotes: '' }

const blocks = collection(
  defineResource<Schemas['Block'], Schemas['BlockInput'], QueryOf<'listBlocks'>>()({
    type: 'cms_block',
    route,
    noun: 'block',
    prune: prunes('Block'),
    traits: compose<ContentRow>()(
      identity('cms_block'),
      dates,
      status(permissions),
      sourceTitle,
      slug('cms_block'),
      permalinkFields,
      sourceBody,
      excerpt,
      neverEmpty,
      creator,
      password,
      template('cms_block'),
      meta(values, footnoteText),
      perRow((row: ContentRow) => ({ cms_pattern_sync_status: storedMeta(row, values).cms_pattern_sync_status })),
      terms('cms_pattern_category', 'cms_pattern_category'),
      filesMoveUp,
      revisioned,
    ),
    filters: [byId, bySlug, byDate, bySearchOfFew, byTerms('cms_pattern_category')],
    links: [...placeLinks(route), attachedLink, historyLinks(route), termsLink([patternCategory])],
    permissions,
  }),
)

const kept = definePresented<Schemas['BlockRevision']>()({
  type: 'revision',
  prune: prunes('BlockRevision'),
  traits: keptTexts,
  links: [parentLink(route)],
})
const history = revisions(blocks, kept)
const drafts = autosaves(blocks, kept, articleTexts, neverEmpty)

export const handlers = {
  listBlocks: blocks.list,
  createBlock: blocks.create,
  getBlock: blocks.get,
  updateBlock: blocks.update,
  putBlock: blocks.update,
  patchBlock: blocks.update,
  deleteBlock: blocks.remove,
  listBlockRevisions: history.list,
  getBlockRevision: history.get,
  deleteBlockRevision: history.remove,
  listBlockAutosaves: drafts.list,
  createBlockAutosave: drafts.create,
  getBlockAutosave: drafts.get,
} satisfies Partial<Handlers>
