// Signed events for the URLs of subscriptions.
import { Webhook } from 'standardwebhooks'
import { cacheTags, itemTag } from '../changes/visible-changes.ts'
import type { Context } from '../context.ts'
import type { ChangeRow } from '../db/tables/changes.ts'
import type { DeliveryRow, SubscriptionRow } from '../db/tables/webhooks.ts'
import { eventOf } from './events.ts'
import { createPending } from './format.ts'
import type { Format, NewDelivery } from './format.ts'
import { findItemUrls } from './item-urls.ts'
import type { ItemUrls } from './item-urls.ts'

const HOUR_MS = 3_600_000
/** The time for which the previous secret also signs after a rotation. */
const ROTATION_MS = 24 * HOUR_MS

export const signedEvents = ({ now, postPublic }: Context): Format => ({
  isActive: ({ paused }) => !paused,
  isKept: true,
  async create(subscriptions, changes, context) {
    const wanted = subscriptions.flatMap((subscription) => findWanted(subscription, changes, context))
    const urlsOf = await findItemUrls([...new Set(wanted.map(({ change }) => change))], context)
    const created = context.now().toISOString()
    return wanted.map((one) => deliveryOf(one, urlsOf(one.change), created))
  },
  post: (delivery, subscription) =>
    postPublic(subscription.url, { headers: signatureOf(delivery, subscription, now()), body: delivery.payload }),
})

function signatureOf({ webhook_id: id, payload }: DeliveryRow, subscription: SubscriptionRow, now: Date): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secretsOf(subscription, now)
      .map((secret) => new Webhook(secret).sign(id, now, payload))
      .join(' '),
  }
}

function secretsOf({ secret, previous_secret, rotated }: SubscriptionRow, now: Date): string[] {
  const isRecent = rotated !== null && now.getTime() - Date.parse(rotated) < ROTATION_MS
  return previous_secret !== null && isRecent ? [secret, previous_secret] : [secret]
}

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

function deliveryOf({ subscription: { id }, change, event }: Wanted, { url, link }: ItemUrls, now: string): NewDelivery {
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
