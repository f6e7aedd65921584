// The SQL of subscriptions and deliveries.
import { sql } from 'kysely'
import type { Insertable, Updateable } from 'kysely'
import type { FoundRows, RowBounds, SortOrder } from '../db/keyset.ts'
import { findSorted } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type {
  DeliveryFormat,
  DeliveryRow,
  SubscriptionRow,
  WebhookDeliveriesTable,
  WebhookSubscriptionsTable,
} from '../db/tables/webhooks.ts'

/** The maximum number of rows in a statement. */
const MAX_ROWS = 500

/** Those of one format; without it, all. */
export async function listSubscriptions(db: Db, format?: DeliveryFormat): Promise<SubscriptionRow[]> {
  const all = db.selectFrom('webhook_subscriptions').selectAll().orderBy('id')
  const rows = await (format ? all.where('format', '=', format) : all).execute()
  return rows.map(withPosition)
}

export async function findSubscription(db: Db, id: number): Promise<SubscriptionRow | undefined> {
  const row = await db.selectFrom('webhook_subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
  return row && withPosition(row)
}

export async function insertSubscription(db: Db, row: Insertable<WebhookSubscriptionsTable>): Promise<SubscriptionRow> {
  return withPosition(await db.insertInto('webhook_subscriptions').values(row).returningAll().executeTakeFirstOrThrow())
}

export async function updateSubscription(
  db: Db,
  id: number,
  values: Updateable<WebhookSubscriptionsTable>,
): Promise<SubscriptionRow | undefined> {
  const row = await db.updateTable('webhook_subscriptions').set(values).where('id', '=', id).returningAll().executeTakeFirst()
  return row && withPosition(row)
}

/** Advances the positions of subscriptions. */
export async function movePositions(db: Db, ids: readonly number[], position: number): Promise<void> {
  await db.updateTable('webhook_subscriptions').set({ position }).where('id', 'in', ids).where('position', '<', position).execute()
}

/** Finds the subscriptions with due deliveries. */
export async function findDueSubscriptions(db: Db, now: string): Promise<number[]> {
  const pending = db.selectFrom('webhook_deliveries').select('subscription_id').where('status', '=', 'pending')
  return (await pending.where('due', '<=', now).distinct().execute()).map((row) => row.subscription_id)
}

export async function eraseSubscription(db: Db, id: number): Promise<void> {
  await db.deleteFrom('webhook_subscriptions').where('id', '=', id).execute()
}

/** Finds a page of the deliveries of a subscription, newest first, and their total. */
export async function findDeliveries(
  db: Db,
  { subscription, statuses, ...bounds }: { subscription: number; statuses: readonly DeliveryRow['status'][] } & RowBounds,
): Promise<FoundRows<DeliveryRow>> {
  const all = db.selectFrom('webhook_deliveries').where('subscription_id', '=', subscription)
  const matching = statuses.length ? all.where('status', 'in', statuses) : all
  const order: SortOrder = [[sql.ref('webhook_deliveries.id'), 'desc']]
  const { rows, ...found } = await findSorted(db, matching, matching.selectAll(), { order, ...bounds })
  return { ...found, rows: rows.map(withId) }
}

export async function findDelivery(db: Db, subscription: number, id: number): Promise<DeliveryRow | undefined> {
  const deliveries = db.selectFrom('webhook_deliveries').selectAll()
  const row = await deliveries.where('id', '=', id).where('subscription_id', '=', subscription).executeTakeFirst()
  return row && withId(row)
}

/** Whether this many deliveries of a subscription are pending. */
export async function hasPending(db: Db, subscription: number, count: number): Promise<boolean> {
  const pending = db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('subscription_id', '=', subscription)
    .where('status', '=', 'pending')
  const last = pending.offset(count - 1).limit(1)
  return (await last.execute()).length > 0
}

export async function insertDelivery(db: Db, row: Insertable<WebhookDeliveriesTable>): Promise<DeliveryRow> {
  return withId(await db.insertInto('webhook_deliveries').values(row).returningAll().executeTakeFirstOrThrow())
}

export async function insertDeliveries(db: Db, rows: readonly Insertable<WebhookDeliveriesTable>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += MAX_ROWS)
    await db
      .insertInto('webhook_deliveries')
      .values(rows.slice(start, start + MAX_ROWS))
      .execute()
}

interface Claim {
  subscription: number
  now: string
  /** The end of the lease on the deliveries. */
  until: string
  limit: number
  /** Only deliveries of this event. */
  event?: string | undefined
}

/** Claims due deliveries: no other process claims them until the lease ends. */
export async function claimDeliveries(db: Db, claim: Claim): Promise<DeliveryRow[]> {
  const ids = await findDue(db, claim)
  if (!ids.length) return []
  const { now, until } = claim
  // Another process may have claimed some of them meanwhile.
  const rows = await db
    .updateTable('webhook_deliveries')
    .set((eb) => ({ due: until, last_attempt: now, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .where('status', '=', 'pending')
    .where('due', '<=', now)
    .returningAll()
    .execute()
  return rows.map(withId)
}

/** Finds the IDs of due deliveries. A delivery waits while an earlier one of the same item is pending. */
async function findDue(db: Db, { subscription, now, limit, event }: Claim): Promise<number[]> {
  const due = db
    .selectFrom('webhook_deliveries as due')
    .select('due.id')
    .where('due.subscription_id', '=', subscription)
    .where('due.status', '=', 'pending')
    .where('due.due', '<=', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('webhook_deliveries as earlier')
            .select('earlier.id')
            .where('earlier.subscription_id', '=', subscription)
            .where('earlier.status', '=', 'pending')
            .whereRef('earlier.item', '=', 'due.item')
            .whereRef('earlier.id', '<', 'due.id'),
        ),
      ),
    )
    .orderBy('due.due')
    .orderBy('due.id')
    .limit(limit)
  const rows = await (event === undefined ? due : due.where('due.event', '=', event)).execute()
  return rows.map(({ id }) => Number(id))
}

/** Records the outcome of an attempt, unless another process has claimed the delivery meanwhile. */
export async function updateClaimed(
  db: Db,
  { id, attempts, due }: Pick<DeliveryRow, 'id' | 'attempts' | 'due'>,
  values: Updateable<WebhookDeliveriesTable>,
): Promise<void> {
  const claimed = db.updateTable('webhook_deliveries').set(values).where('id', '=', id)
  await claimed.where('attempts', '=', attempts).where('due', '=', due).execute()
}

export async function updateDelivery(db: Db, id: number, values: Updateable<WebhookDeliveriesTable>): Promise<DeliveryRow | undefined> {
  const row = await db.updateTable('webhook_deliveries').set(values).where('id', '=', id).returningAll().executeTakeFirst()
  return row && withId(row)
}

export async function eraseDelivery(db: Db, id: number): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('id', '=', id).execute()
}

/** Deletes deliveries from before a date that are not pending. */
export async function eraseDeliveriesBefore(db: Db, date: string): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created', '<', date).where('status', '<>', 'pending').execute()
}

/** PostgreSQL returns large integers as text. */
const withId = (row: DeliveryRow): DeliveryRow => ({ ...row, id: Number(row.id) })
const withPosition = (row: SubscriptionRow): SubscriptionRow => ({ ...row, position: Number(row.position) })
