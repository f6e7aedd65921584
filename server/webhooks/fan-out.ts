// Makes deliveries of the changes that a subscription has asked for. The position of the subscription moves in the same transaction,
// so each change becomes one delivery, whichever process makes it.
import type { Context } from '../context.ts'
import { cacheTags, itemTag } from '../changes/visible-changes.ts'
import { findChanges, findLastPosition } from '../changes/store.ts'
import type { ChangeRow } from '../db/tables/changes.ts'
import type { SubscriptionRow } from '../db/tables/webhooks.ts'
import { transact } from '../db/transact.ts'
import { eventOf } from './events.ts'
import { findSubscription, hasPending, insertDeliveries, updateSubscription } from './store.ts'

/** The URLs of an item in the API and of its public page. */
export type Addresses = (changes: readonly ChangeRow[]) => Promise<(change: ChangeRow) => { url: string | null; link: string | null }>

const MAX_CHANGES = 200
/** A subscription with so many pending deliveries gets no more; what changes meanwhile remains in the log. */
const MAX_PENDING = 10_000

/** Makes the deliveries of all subscriptions for what has changed. Those that are paused catch up later. */
export async function fanOut(context: Context, subscriptions: readonly SubscriptionRow[], addresses: Addresses): Promise<void> {
  const active = subscriptions.filter(({ paused }) => !paused)
  if (!active.length) return
  const last = await findLastPosition(context)
  for (const { id, position } of active)
    for (let at = position; at < last && !(await hasPending(context.db, id, MAX_PENDING)); at = await advance(context, id, addresses));
}

/** Makes the deliveries of the next changes. Returns the new position. */
function advance(context: Context, id: number, addresses: Addresses): Promise<number> {
  return transact(context.db, async (db) => {
    await context.dialect.lockWrites(db, 'webhooks')
    const subscription = await findSubscription(db, id)
    if (!subscription || subscription.paused) return Infinity
    const changes = await findChanges({ db, dialect: numbered }, subscription.position, MAX_CHANGES)
    const wanted = changes.filter(isWantedBy(subscription))
    const addressOf = await addresses(wanted)
    const now = context.now().toISOString()
    await insertDeliveries(
      db,
      wanted.map((change) => deliveryOf(change, subscription, addressOf(change), now)),
    )
    const position = changes.at(-1)?.id
    if (position === undefined) return Infinity
    await updateSubscription(db, id, { position })
    return position
  })
}

/** The changes have their positions by now. */
const numbered = { numberChanges: () => Promise.resolve() }

function isWantedBy({ events, types }: SubscriptionRow): (change: ChangeRow) => boolean {
  const [wantedEvents, wantedTypes] = [events, types].map((list) => new Set(JSON.parse(list) as string[]))
  return (change) => {
    const event = eventOf(change)
    return event !== undefined && includes(wantedEvents, event) && includes(wantedTypes, change.type)
  }
}

const includes = (wanted: ReadonlySet<string> | undefined, one: string): boolean => !wanted?.size || wanted.has(one)

function deliveryOf(change: ChangeRow, { id }: SubscriptionRow, { url, link }: { url: string | null; link: string | null }, now: string) {
  const event = eventOf(change) ?? ''
  const { item_id, type, slug } = change
  const isGone = change.status_after === null
  const isPublic = change.status_after === 'publish' || change.status_after === 'inherit'
  const data = {
    id: item_id,
    type,
    slug,
    url: isGone ? null : url,
    link: isPublic ? link : null,
    cache_tags: cacheTags(change),
    cursor: String(change.id),
  }
  return {
    ...pending(now),
    subscription_id: id,
    webhook_id: `evt_${id}_${change.id}`,
    event,
    item: itemTag(change),
    payload: JSON.stringify({ type: event, timestamp: change.at, data }),
  }
}

/** A delivery that is to be sent at once. */
export function pending(now: string) {
  return { status: 'pending' as const, attempts: 0, created: now, due: now }
}
