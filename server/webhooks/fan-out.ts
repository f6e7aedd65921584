// Creates deliveries of changes for subscriptions. The positions of the subscriptions advance in the same transaction,
// so that each change becomes one delivery, whichever process creates it.
import type { Context } from '../context.ts'
import { findChanges, findLastPosition } from '../changes/store.ts'
import { idsOf } from '../db/ids.ts'
import type { SubscriptionRow } from '../db/tables/webhooks.ts'
import type { Db } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { entriesOf } from './formats.ts'
import type { Formats } from './formats.ts'
import { hasPending, insertDeliveries, listSubscriptions, movePositions } from './store.ts'

const MAX_CHANGES = 200
/** A subscription with this many pending deliveries gets no more. Further changes remain in the log. */
const MAX_PENDING = 10_000

/** Creates the deliveries of new changes for all subscriptions. Paused subscriptions catch up later. */
export async function createDeliveries(context: Context, formats: Formats): Promise<void> {
  const last = await findLastPosition(context)
  // Usually there is nothing to do, and a transaction would lock the database.
  while ((await findBehind(context.db, formats, last)).length) await advance(context, formats, last)
}

/** Creates the deliveries of the next changes, unless another process has. */
function advance(context: Context, formats: Formats, last: number): Promise<void> {
  return transact(context.db, async (db) => {
    await context.dialect.lockWrites(db, 'webhooks')
    const subscriptions = await findBehind(db, formats, last)
    if (!subscriptions.length) return
    const from = Math.min(...subscriptions.map(({ position }) => position))
    const changes = await findChanges({ db, dialect: numbered }, from, MAX_CHANGES)
    for (const [name, format] of entriesOf(formats)) {
      const own = subscriptions.filter((subscription) => subscription.format === name)
      await insertDeliveries(db, await format.create(own, changes, { ...context, db }))
    }
    await movePositions(db, idsOf(subscriptions), changes.at(-1)?.id ?? last)
  })
}

/** Finds the subscriptions that have not processed all changes. */
async function findBehind(db: Db, formats: Formats, last: number): Promise<SubscriptionRow[]> {
  const all = await listSubscriptions(db)
  const behind = all.filter((subscription) => formats[subscription.format].isActive(subscription) && subscription.position < last)
  const found: SubscriptionRow[] = []
  for (const one of behind) if (!(await hasPending(db, one.id, MAX_PENDING))) found.push(one)
  return found
}

/** The changes already have their positions. */
const numbered = { numberChanges: () => Promise.resolve() }
