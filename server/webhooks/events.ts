// The events of changes: items that become public, change while they are public, or are no longer public.
import type { Context } from '../context.ts'
import type { ChangeRow } from '../db/tables/changes.ts'
import type { ContentStatus } from '../db/tables/content.ts'

/** Returns the name of the event; undefined for changes without one, such as those of drafts. */
export function eventOf(
  { type, status_before, status_after }: Pick<ChangeRow, 'type' | 'status_before' | 'status_after'>,
  { contentTypes, taxonomies }: Pick<Context, 'contentTypes' | 'taxonomies'>,
): string | undefined {
  const events = (contentTypes.get(type) ?? taxonomies.get(type))?.webhooks
  if (!events) return undefined
  const action = events.hasStatuses ? publicAction(status_before, status_after) : plainAction(status_before, status_after)
  return action && `${events.name}.${action}`
}

type StatusOrNone = ContentStatus | null

function publicAction(before: StatusOrNone, after: StatusOrNone): string | undefined {
  if (after === null) return 'deleted'
  if (after === 'publish') return before === 'publish' ? 'updated' : 'published'
  return before === 'publish' ? 'unpublished' : undefined
}

function plainAction(before: StatusOrNone, after: StatusOrNone): string | undefined {
  const [existed, exists] = [before, after].map((status) => status !== null && status !== 'trash')
  if (existed) return exists ? 'updated' : 'deleted'
  return exists ? 'created' : undefined
}
