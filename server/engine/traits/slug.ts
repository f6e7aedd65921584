// The slug of an item, normalized and made unique within its type.
import type { ContentRow } from '#server/db/tables/content.ts'
import { slugFrom } from '#server/rendering/slug.ts'
import { freeSlug } from '../free-slug.ts'
import type { Change, Trait } from '../trait.ts'
import { isUnpublished } from './status.ts'

/** `waits` says whether a draft without a sent slug gets one only when it is published. */
export function slug({ waits = true } = {}): Trait<ContentRow, { slug: string }, { slug?: string }> & { read: object } {
  return {
    name: 'slug',
    after: ['status', 'title', 'parent'],
    read: () => (row) => ({ slug: row.slug }),
    async write(input, change) {
      const { before, values, after, context } = change
      const wanted = wantedSlug(input, change, waits)
      if (wanted === undefined) return
      const item = { id: before?.id ?? 0, type: after('type') ?? '', parent: after('parent') ?? 0 }
      values.slug = wanted && (await freeSlug(wanted, item, context, before?.slug))
      // An item in the trash keeps its former slug until it is restored.
      if (after('status') !== 'trash') values.slug_before_trash = null
      // Falls back to the ID, which is only known after the row is stored.
      if (!wanted && !(waits && isUnpublished(after('status') ?? 'draft')))
        change.addEffect(async (db, row) => ({ slug: await freeSlug(String(row.id), row, { ...context, db }, before?.slug) }))
    },
  }
}

/** Returns undefined if the slug does not change. */
function wantedSlug(input: { slug?: string }, { before, values, after, context }: Change<ContentRow>, waits: boolean): string | undefined {
  const status = after('status') ?? 'draft'
  const fromTitle = (): string => (waits && isUnpublished(status) ? '' : slugFrom(after('title') ?? ''))
  if (input.slug !== undefined) return slugFrom(input.slug) || fromTitle()
  if (before?.status === 'trash' && status !== 'trash') return before.slug_before_trash || fromTitle()
  if (status === 'trash') return values.slug
  const hasMoved = values.parent !== undefined && values.parent !== before?.parent
  const isNested = context.contentTypes.get(after('type') ?? '')?.isHierarchical
  if (before?.slug) return isNested && hasMoved ? before.slug : undefined
  return fromTitle()
}
