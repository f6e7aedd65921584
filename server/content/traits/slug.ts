// The name of an item in its address: brought into form and made unique among its kind.
import type { ContentRow } from '../../db/tables/content.ts'
import { slugFrom } from '../../rendering/slug.ts'
import { freeSlug } from '../slugs.ts'
import { takenSlugs } from '../store.ts'
import type { Change, Trait } from '../trait.ts'
import { isUnpublished } from './status.ts'

/** Must come after `status` and the title, which it looks at. */
export function slug(type: string): Trait<ContentRow, { slug: string }, { slug?: string }> & { read: object } {
  return {
    read: () => (row) => ({ slug: row.slug }),
    async write(input, change) {
      const { before, values } = change
      const wanted = wantedSlug(input, change)
      if (wanted === undefined) return
      values.slug = wanted && (await freeSlug(wanted, (slugs) => takenSlugs(change.context.db, type, slugs, before?.id ?? 0)))
      values.slug_before_trash = null
      if (wanted || isUnpublished(change.after('status') ?? 'draft')) return
      // Nothing to make a slug from: its id is unique.
      if (before) values.slug = String(before.id)
      else change.then(async (db, row) => void (await db.updateTable('content').set({ slug: String(row.id) }).where('id', '=', row.id).execute()))
    },
  }
}

/** Undefined if the slug stays as it is. */
function wantedSlug(input: { slug?: string }, { before, after }: Change<ContentRow>): string | undefined {
  const status = after('status') ?? 'draft'
  const fromTitle = (): string => (isUnpublished(status) ? '' : slugFrom(after('title') ?? ''))
  if (input.slug !== undefined) return slugFrom(input.slug) || fromTitle()
  if (before?.status === 'trash' && status !== 'trash') return before.slug_before_trash || fromTitle()
  if (status === 'trash' || before?.slug) return undefined
  return fromTitle()
}
