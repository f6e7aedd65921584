// The name of an item in its address: brought into form and made unique among its kind.
import type { ContentRow } from '../../db/tables/content.ts'
import { slugFrom } from '../../rendering/slug.ts'
import { freeSlug } from '../slugs.ts'
import { settle, takenSlugs } from '../store.ts'
import type { Change, Trait } from '../trait.ts'
import { isUnpublished } from './status.ts'

/** Must come after `status`, the title and the parent, which it looks at. `isNested`: unique below one parent. `besides`: types whose slugs it must not have either. `waits`: drafts have none before they are published, unless one is given. */
export function slug(
  type: string,
  { isNested = false, besides = [] as readonly string[], waits = true } = {},
): Trait<ContentRow, { slug: string }, { slug?: string }> & { read: object } {
  return {
    read: () => (row) => ({ slug: row.slug }),
    async write(input, change) {
      const { before, values, after, context } = change
      const wanted = wantedSlug(input, change, { isNested, waits })
      if (wanted === undefined) return
      const among = { id: before?.id ?? 0, type: [type, ...besides], parent: isNested ? (after('parent') ?? 0) : undefined }
      values.slug = wanted && (await freeSlug(wanted, (slugs) => takenSlugs(context.db, among, slugs)))
      values.slug_before_trash = null
      // Nothing to make a slug from: its id is unique.
      if (!wanted && !(waits && isUnpublished(after('status') ?? 'draft')))
        change.then((db, row) => settle(db, row.id, { slug: String(row.id) }))
    },
  }
}

/** Undefined if the slug stays as it is. */
function wantedSlug(
  input: { slug?: string },
  { before, values, after }: Change<ContentRow>,
  { isNested, waits }: { isNested: boolean; waits: boolean },
): string | undefined {
  const status = after('status') ?? 'draft'
  const fromTitle = (): string => (waits && isUnpublished(status) ? '' : slugFrom(after('title') ?? ''))
  if (input.slug !== undefined) return slugFrom(input.slug) || fromTitle()
  if (before?.status === 'trash' && status !== 'trash') return before.slug_before_trash || fromTitle()
  if (status === 'trash') return undefined
  const moves = isNested && values.parent !== undefined && values.parent !== before?.parent
  if (before?.slug) return moves ? before.slug : undefined
  return fromTitle()
}
