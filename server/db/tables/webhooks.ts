// The URLs that receive events, and what is sent to them. Times are ISO 8601, UTC.
import type { Generated, Selectable } from 'kysely'
import type { Flag } from './content.ts'

/** What is sent: events to the URL of a subscription, or purges to the cache in front of the service. */
export type DeliveryFormat = 'webhook' | 'purge'

export interface WebhookSubscriptionsTable {
  id: Generated<number>
  format: Generated<DeliveryFormat>
  url: string
  description: string
  /** A JSON list of event names; empty for all. */
  events: string
  /** A JSON list of content types and taxonomies; empty for all. */
  types: string
  paused: Flag
  secret: string
  /** The secret before the last rotation, which signs too for some time. */
  previous_secret: string | null
  rotated: string | null
  /** The position in `changes` up to which deliveries have been made. */
  position: number
  failing_since: string | null
  created: string
}

export interface WebhookDeliveriesTable {
  id: Generated<number>
  subscription_id: number
  webhook_id: string
  event: string
  /** Deliveries of the same item are sent in their order. */
  item: string
  payload: string
  status: 'pending' | 'delivered' | 'failed'
  attempts: number
  created: string
  /** When it is to be sent. A process that sends it moves this forward, so that another one carries on if it is killed. */
  due: string
  last_attempt: string | null
  response_status: number | null
  error: string | null
}

export type SubscriptionRow = Selectable<WebhookSubscriptionsTable>
export type DeliveryRow = Selectable<WebhookDeliveriesTable>
