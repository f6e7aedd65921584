// The state of an item, and how it follows from what was asked and from the date.
import type { ContentRow, ContentStatus } from '../../db/tables/content.ts'
import { refused } from '../../contract/api-error.ts'
import { siteDate } from '../dates.ts'
import type { Permissions } from '../permissions.ts'
import type { Change, Trait } from '../trait.ts'

type Status = 'publish' | 'future' | 'draft' | 'pending' | 'private'

/** Reads and writes `status`; must come after `dates`, which it looks at. */
export function status(permissions: Permissions): Trait<ContentRow, { status: Status | 'trash' }, { status?: Status }> & { read: object } {
  return {
    read: () => (row) => ({ status: row.status as Status | 'trash' }),
    write(input, change) {
      const { before, values, context } = change
      const asked: ContentStatus = values.status ?? input.status ?? before?.status ?? 'draft'
      if (asked !== before?.status && asked !== 'trash' && !isUnpublished(asked) && !permissions.mayPublish(context.caller)) {
        throw refused(
          context.caller,
          'rest_cannot_publish',
          'You may not publish. Set status to draft, or to pending for an editor to review.',
        )
      }
      values.status = followingDate(asked, change)
      if (input.status && !isUnpublished(values.status)) values.date_floats = 0
      if (before?.status === 'trash' && values.status !== 'trash') values.status_before_trash = null
    },
  }
}

export function isUnpublished(asked: ContentStatus): boolean {
  return asked === 'draft' || asked === 'pending' || asked === 'auto-draft'
}

/** What is public or scheduled is one or the other by its date. */
export function followingDate(asked: ContentStatus, { after, context }: Change<ContentRow>): ContentStatus {
  if (asked !== 'publish' && asked !== 'future') return asked
  const now = siteDate(context.now(), context.config.site.timezone).date_gmt
  return (after('date_gmt') ?? now) > now ? 'future' : 'publish'
}
