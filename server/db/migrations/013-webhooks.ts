// Subscriptions to events, and the deliveries to their URLs.
import type { DatabaseKind } from '../dialect.ts'
import { ID, LONG_ID } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `create table webhook_subscriptions (
    id ${ID[kind]},
    url text not null,
    description text not null,
    events text not null,
    types text not null,
    paused integer not null,
    secret text not null,
    previous_secret text,
    rotated text,
    position bigint not null,
    failing_since text,
    created text not null
  )`,
  `create table webhook_deliveries (
    id ${LONG_ID[kind]},
    subscription_id integer not null references webhook_subscriptions(id) on delete cascade,
    webhook_id text not null,
    event text not null,
    item text not null,
    payload text not null,
    status text not null,
    attempts integer not null,
    created text not null,
    due text not null,
    last_attempt text,
    response_status integer,
    error text
  )`,
  'create index webhook_deliveries_by_subscription on webhook_deliveries(subscription_id, id)',
  `create index webhook_deliveries_due on webhook_deliveries(subscription_id, due) where status = 'pending'`,
  `create index webhook_deliveries_by_item on webhook_deliveries(subscription_id, item, id) where status = 'pending'`,
]
