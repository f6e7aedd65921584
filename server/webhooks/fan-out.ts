// Creates deliveries of changes for subscriptions. The positions of the subscriptions advance in the same transaction,
// so that each change becomes one delivery, whichever process creates it.
import type { Context } from '../context.ts'
import { cacheTags, itemTag } from '../changes/visible-changes.ts'
import { findChanges, findLastPosition } from '../changes/store.ts'
import { idsOf } from '../db/ids.ts'
import type { ChangeRow } from '../db/tables/changes.ts'
import type { SubscriptionRow } from '../db/tables/webhooks.ts'
import type { Db } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { eventOf } from './events.ts'
import { findItemUrls } from './item-urls.ts'
import type { ItemUrls } from './item-urls.ts'
import { hasPending, insertDeliveries, listSubscriptions, movePositions } from './store.ts'

const MAX_CHANGES = 200
/** A subscription with this many pending deliveries gets no more. Further changes remain in the log. */
const MAX_PENDING = 10_000

/** Creates the deliveries of new changes for all subscriptions. Paused subscriptions catch up later. */
export async function createDeliveries(context: Context): Promise<void> {
  const last = await findLastPosition(context)
  // Usually there is nothing to do, and a transaction would lock the database.
  while ((await findBehind(context.db, last)).length) await advance(context, last)
}

/** Creates the deliveries of the next changes, unless another process has. */
function advance(context: Context, last: number): Promise<void> {
  return transact(context.db, async (db) => {
    await context.dialect.lockWrites(db, 'webhooks')
    const subscriptions = await findBehind(db, last)
    if (!subscriptions.length) return
    const from = Math.min(...subscriptions.map(({ position }) => position))
    const changes = await findChanges({ db, dialect: numbered }, from, MAX_CHANGES)
    const wanted = subscriptions.flatMap((subscription) => findWanted(subscription, changes, context))
    const urlsOf = await findItemUrls([...new Set(wanted.map(({ change }) => change))], { ...context, db })
    const now = context.now().toISOString()
    await insertDeliveries(
      db,
      wanted.map((one) => deliveryOf(one, urlsOf(one.change), now)),
    )
    const ids = idsOf(subscriptions)
    await movePositions(db, ids, changes.at(-1)?.id ?? last)
  })
}

/** Finds the subscriptions that have not processed all changes. */
async function findBehind(db: Db, last: number): Promise<SubscriptionRow[]> {
  const behind = (await listSubscriptions(db)).filter(({ paused, position }) => !paused && position < last)
  const found: SubscriptionRow[] = []
  for (const one of behind) if (!(await hasPending(db, one.id, MAX_PENDING))) found.push(one)
  return found
}

/** The changes already have their positions. */
const numbered = { numberChanges: () => Promise.resolve() }

interface Wanted {
  subscription: SubscriptionRow
  change: ChangeRow
  event: string
}

function findWanted(subscription: SubscriptionRow, changes: readonly ChangeRow[], context: Context): Wanted[] {
  const [events, types] = [subscription.events, subscription.types].map((list) => new Set(JSON.parse(list) as string[]))
  return changes.flatMap((change) => {
    const event = eventOf(change, context)
    const isWanted = event !== undefined && change.id > subscription.position && includes(events, event) && includes(types, change.type)
    return isWanted ? { subscription, change, event } : []
  })
}

const includes = (wanted: ReadonlySet<string> | undefined, one: string): boolean => !wanted?.size || wanted.has(one)

function deliveryOf({ subscription: { id }, change, event }: Wanted, { url, link }: ItemUrls, now: string) {
  const { item_id, type, slug } = change
  const [wasPublic, isPublic] = [isPublicStatus(change.status_before), isPublicStatus(change.status_after)]
  const data = {
    id: item_id,
    type,
    slug: wasPublic || isPublic ? slug : '',
    url: change.status_after === null ? null : url,
    link: isPublic ? link : null,
    cache_tags: cacheTags(change),
    cursor: String(change.id),
  }
  return {
    ...createPending(now),
    subscription_id: id,
    webhook_id: `evt_${id}_${change.id}`,
    event,
    item: itemTag(change),
    payload: JSON.stringify({ type: event, timestamp: change.at, data }),
  }
}

const isPublicStatus = (status: ChangeRow['status_after']): boolean => status === 'publish' || status === 'inherit'

/** The columns of a delivery that is due immediately. */
export function createPending(now: string) {
  return { status: 'pending' as const, attempts: 0, created: now, due: now }
}
