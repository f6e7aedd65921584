// Purges of the cache in front of the service: the tags of what has changed. They have a subscription of their own, which follows from the
// settings. It is stored as paused, so that a version that knows no purges sends nothing.
import { EVERYTHING } from '../cache/tags.ts'
import { findLastPosition } from '../changes/store.ts'
import { purgedTags } from '../changes/purged-tags.ts'
import type { Config } from '../config/config.ts'
import type { PurgeTarget } from '../config/cdn.ts'
import type { Context } from '../context.ts'
import type { SubscriptionRow } from '../db/tables/webhooks.ts'
import { transact } from '../db/transact.ts'
import { createPublicPoster } from '../outgoing/post-public.ts'
import type { PostPublic, PostedMessage } from '../outgoing/post-public.ts'
import { OutgoingError } from '../outgoing/public-client.ts'
import { createPending } from './format.ts'
import type { Format, NewDelivery } from './format.ts'
import { eraseSubscription, insertDeliveries, insertSubscription, listSubscriptions } from './store.ts'

/** Of one request. Each service accepts more. */
const MAX_TAGS = 30
/** Of one round. Past it, everything is purged with one request. */
const MAX_PURGED = 300
/** A replica that lags as far as it may can have answered a request after the purge. */
const REPLICA_GRACE_MS = 1_000

export function purges({ config: { cdn, databaseSettings }, observer }: Context): Format {
  const target = cdn?.purge
  const post = target && createPublicPoster([new URL(target.url).host], observer && { headers: observer.outgoingHeaders })
  return {
    isActive: () => target !== undefined,
    isKept: false,
    create(subscriptions, changes, context) {
      const created = subscriptions.flatMap((subscription) => {
        const tags = new Set(changes.filter(({ id }) => id > subscription.position).flatMap((change) => purgedTags(change, context)))
        return tags.size ? purgesOf(subscription, [...tags], changes.at(-1)?.id ?? 0, context.now()) : []
      })
      return Promise.resolve(databaseSettings.readUrl ? [...created, ...again(created, databaseSettings.readLagMs)] : created)
    },
    post(delivery) {
      if (!target || !post) throw new OutgoingError('No cache is set to which purges are sent.')
      return sendPurge(target, JSON.parse(delivery.payload) as string[], post)
    },
  }
}

function purgesOf(subscription: Pick<SubscriptionRow, 'id'>, tags: readonly string[], last: number, now: Date): NewDelivery[] {
  const sent = tags.length > MAX_PURGED ? [EVERYTHING] : tags
  const portions = Array.from({ length: Math.ceil(sent.length / MAX_TAGS) }, (_none, index) =>
    sent.slice(index * MAX_TAGS, (index + 1) * MAX_TAGS),
  )
  return portions.map((portion, index) => ({
    ...createPending(now.toISOString()),
    subscription_id: subscription.id,
    webhook_id: `purge_${last}_${index}`,
    event: 'purge',
    // No purge waits for another one.
    item: `purge:${last}:${index}`,
    payload: JSON.stringify(portion),
  }))
}

/** The same purges, when the replica has the changes. */
function again(created: readonly NewDelivery[], lagMs: number): NewDelivery[] {
  return created.map((delivery) => ({
    ...delivery,
    webhook_id: `${delivery.webhook_id}_again`,
    item: `${delivery.item}:again`,
    due: new Date(Date.parse(delivery.due) + lagMs + REPLICA_GRACE_MS).toISOString(),
  }))
}

function sendPurge(target: PurgeTarget, tags: readonly string[], post: PostPublic): Promise<number> {
  const { path, message } = purgeRequest(target, tags)
  return post(target.url + path, message)
}

/** The request that each service documents. */
function purgeRequest(target: PurgeTarget, tags: readonly string[]): { path: string; message: PostedMessage } {
  switch (target.service) {
    case 'cloudflare':
      return {
        path: `/client/v4/zones/${encodeURIComponent(target.site)}/purge_cache`,
        message: { headers: { authorization: `Bearer ${target.token}` }, body: JSON.stringify({ tags }) },
      }
    case 'fastly':
      return {
        path: `/service/${encodeURIComponent(target.site)}/purge`,
        message: { headers: { 'fastly-key': target.token }, body: JSON.stringify({ surrogate_keys: tags }) },
      }
    case 'varnish':
      return {
        path: '/',
        message: { method: 'PURGE', headers: { 'x-purge-tags': `(^|,)(${tags.map(escaped).join('|')})(,|$)` }, body: '' },
      }
  }
}

const escaped = (tag: string): string => tag.replace(/[^\w:-]/g, '\\$&')

/**
 * Creates or deletes the subscription of the purges, as the settings say. Purges everything, because another release, theme or setting
 * presents the same content differently.
 */
export async function preparePurges({ config, ...context }: Context): Promise<void> {
  const isPurged = isPurging(config)
  if (!isPurged && !(await listSubscriptions(context.db, 'purge')).length) return
  const position = await findLastPosition(context)
  await transact(context.db, async (db) => {
    await context.dialect.lockWrites(db, 'webhooks')
    const known = await listSubscriptions(db, 'purge')
    if (!isPurged) for (const { id } of known) await eraseSubscription(db, id)
    else {
      const subscription = known[0] ?? (await insertSubscription(db, newSubscription(position, context.now())))
      await insertDeliveries(db, purgesOf(subscription, [EVERYTHING], position, context.now()))
    }
  })
}

const newSubscription = (position: number, now: Date) => ({
  ...{ url: '', description: 'Purges', events: '[]', types: '[]', secret: '', format: 'purge' as const, paused: 1 as const },
  position,
  created: now.toISOString(),
})

/** Purges are sent soon, because answers are out of date until then. */
export const isPurging = ({ cdn }: Pick<Config, 'cdn'>): boolean => cdn?.purge !== undefined
