// Which event a change is for subscriptions: what becomes public, changes in public, and is public no more.
import type { ChangeRow } from '../db/tables/changes.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import { kindOf } from './kinds.ts'
import type { Kinds } from './kinds.ts'

/** Returns the name of the event; undefined for changes without one, such as those of drafts. */
export function eventOf(
  { type, status_before, status_after }: Pick<ChangeRow, 'type' | 'status_before' | 'status_after'>,
  kinds: Kinds,
): string | undefined {
  const events = kindOf(type, kinds)?.webhooks
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
