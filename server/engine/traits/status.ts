// The status of an item, derived from the input and the date.
import type { ContentRow, ContentStatus } from '#server/db/tables/content.ts'
import { refused } from '#server/contract/api-error.ts'
import { describeRequirement } from '#server/users/missing-right.ts'
import { siteDate } from '../dates.ts'
import type { Permissions } from '../permissions.ts'
import type { Change, Trait } from '../trait.ts'

type SettableStatus = 'publish' | 'future' | 'draft' | 'pending' | 'private'

export function status(
  permissions: Permissions,
): Trait<ContentRow, { status: SettableStatus | 'trash' }, { status?: SettableStatus }> & { read: object } {
  return {
    name: 'status',
    after: ['dates'],
    read: () => (row) => ({ status: row.status as SettableStatus | 'trash' }),
    write(input, change) {
      const { before, values, context } = change
      const requested: ContentStatus = values.status ?? input.status ?? before?.status ?? 'draft'
      if (requested !== before?.status && requested !== 'trash' && !isUnpublished(requested) && !permissions.mayPublish(context.caller)) {
        throw refused(
          context.caller,
          'rest_cannot_publish',
          `You are not allowed to publish.${describeRequirement(context.caller, permissions.mayPublish)} Set status to draft, or to pending to have it reviewed.`,
        )
      }
      values.status = statusForDate(requested, change)
      if (input.status && !isUnpublished(values.status)) values.date_floats = 0
      if (before?.status === 'trash' && values.status !== 'trash') values.status_before_trash = null
    },
  }
}

export function isUnpublished(status: ContentStatus): boolean {
  return status === 'draft' || status === 'pending' || status === 'auto-draft'
}

/** Decides between published and scheduled by the date. */
export function statusForDate(requested: ContentStatus, { after, context }: Change<ContentRow>): ContentStatus {
  if (requested !== 'publish' && requested !== 'future') return requested
  const now = siteDate(context.now(), context.config.site.timezone).date_gmt
  return (after('date_gmt') ?? now) > now ? 'future' : 'publish'
}
