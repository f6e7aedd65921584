// The slug of an item, normalized and made unique within its type.
import type { Context } from '#server/context.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { Db } from '#server/db/schema.ts'
import { slugFrom } from '#server/rendering/slug.ts'
import { uniqueSlug } from '#server/rendering/unique-slug.ts'
import { takenSlugs } from '../rows-store.ts'
import type { Change, Trait } from '../trait.ts'
import { isUnpublished } from './status.ts'

interface Rules {
  /** Other types whose slugs the item must not have either. */
  besides?(context: Pick<Context, 'contentTypes'>): readonly string[]
  /** Whether a draft gets a slug only when it is published, unless one is sent. */
  waits?: boolean
  /** Matches slugs that no item may have. */
  reserved?: RegExp
}

/** In a hierarchical type, slugs are unique only among siblings. */
export function slug({ besides, waits = true, reserved }: Rules = {}): Trait<ContentRow, { slug: string }, { slug?: string }> & {
  read: object
} {
  return {
    after: ['status', 'title', 'parent'],
    read: () => (row) => ({ slug: row.slug }),
    async write(input, change) {
      const { before, values, after, context } = change
      const type = after('type') ?? ''
      const isNested = context.contentTypes.get(type)?.isHierarchical === true
      const wanted = wantedSlug(input, change, { isNested, waits })
      if (wanted === undefined) return
      const among = {
        id: before?.id ?? 0,
        type: [type, ...(besides?.(context) ?? [])],
        parent: isNested ? (after('parent') ?? 0) : undefined,
      }
      const free = (slug: string, db: Db, id: number): Promise<string> =>
        uniqueSlug(slug, (slugs) => takenSlugs(db, { ...among, id }, slugs), { reserved: slug === before?.slug ? undefined : reserved })
      values.slug = wanted && (await free(wanted, context.db, among.id))
      // An item in the trash keeps its former slug for when it is restored.
      if (after('status') !== 'trash') values.slug_before_trash = null
      // Fall back to the ID, which is known only once the row is stored.
      if (!wanted && !(waits && isUnpublished(after('status') ?? 'draft')))
        change.addEffect(async (db, row) => ({ slug: await free(String(row.id), db, row.id) }))
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
  if (status === 'trash') return values.slug
  const moves = isNested && values.parent !== undefined && values.parent !== before?.parent
  if (before?.slug) return moves ? before.slug : undefined
  return fromTitle()
}
