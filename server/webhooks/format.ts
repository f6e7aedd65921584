// What differs between the formats of deliveries. The queue, retries and leases are the same for all.
import type { Insertable } from 'kysely'
import type { Context } from '../context.ts'
import type { ChangeRow } from '../db/tables/changes.ts'
import type { DeliveryRow, SubscriptionRow, WebhookDeliveriesTable } from '../db/tables/webhooks.ts'

export interface Format {
  /** Whether changes become deliveries of the subscription, and these are sent. Tests of a paused one are sent. */
  isActive(subscription: SubscriptionRow): boolean
  /** Creates the deliveries of changes. A subscription may have seen the first of them. */
  create(subscriptions: readonly SubscriptionRow[], changes: readonly ChangeRow[], context: Context): Promise<NewDelivery[]>
  /** Sends a delivery and returns the status of the response. @throws {OutgoingError} if there is none. */
  post(delivery: DeliveryRow, subscription: SubscriptionRow): Promise<number>
  /** Whether accepted deliveries are kept, for those who read them. */
  isKept: boolean
}

export type NewDelivery = Insertable<WebhookDeliveriesTable>

/** The columns of a delivery that is due immediately. */
export function createPending(now: string) {
  return { status: 'pending' as const, attempts: 0, created: now, due: now }
}
