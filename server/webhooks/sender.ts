// Sends deliveries. Requests per subscription are limited, so that a slow receiver only delays itself. A process that sends a delivery
// has a lease on it: if it is killed, another process sends the delivery when the lease expires.
import type { Context } from '../context.ts'
import type { DeliveryRow, SubscriptionRow } from '../db/tables/webhooks.ts'
import { OutgoingError } from '../outgoing/public-client.ts'
import { createDeliveries } from './fan-out.ts'
import { createFormats } from './formats.ts'
import type { Formats } from './formats.ts'
import { preparePurges } from './purges.ts'
import { claimDeliveries, eraseDelivery, findDueSubscriptions, findSubscription, updateClaimed, updateSubscription } from './store.ts'

const MAX_REQUESTS = 5
/** Longer than a request may take. */
const LEASE_MS = 20_000
const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
/** After each failed attempt. The last one is made after about a day. */
const RETRY_AFTER_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  120 * SECOND_MS,
  600 * SECOND_MS,
  HOUR_MS / 2,
  ...[1, 2, 4, 6, 10].map((hours) => hours * HOUR_MS),
]

export const TEST_EVENT = 'webhook.test'

export class WebhookSender {
  readonly #context: Context
  readonly #formats: Formats
  #isPrepared = false
  readonly #sending = new Map<number, Promise<void>>()
  /** The subscriptions whose last requests all failed, as far as this process knows. They get one request at a time. */
  readonly #failing = new Set<number>()
  #isEnding = false

  constructor(context: Context) {
    this.#context = context
    this.#formats = createFormats(context)
  }

  /** Creates deliveries of new changes and starts sending those that are due, unless this is already running. */
  async round(): Promise<void> {
    if (!this.#isPrepared) await preparePurges(this.#context)
    this.#isPrepared = true
    await createDeliveries(this.#context, this.#formats)
    for (const id of await findDueSubscriptions(this.#context.db, this.#context.now().toISOString())) {
      if (this.#isEnding || this.#sending.has(id)) continue
      const sending = this.#sendDue(id)
        .catch((error: unknown) => this.#context.log.warn({ err: error as Error, subscription: id }, 'failed to deliver webhooks'))
        .finally(() => this.#sending.delete(id))
      this.#sending.set(id, sending)
    }
  }

  /** Waits until all due deliveries have been sent. */
  async idle(): Promise<void> {
    await Promise.all(this.#sending.values())
  }

  /** Finishes the running requests and starts no others. */
  async end(): Promise<void> {
    this.#isEnding = true
    await this.idle()
  }

  async #sendDue(id: number): Promise<void> {
    while (!this.#isEnding) {
      // Reads the subscription again, because it may have been paused or rotated.
      const subscription = await findSubscription(this.#context.db, id)
      const claimed = subscription ? await this.#claim(subscription) : []
      if (!subscription || !claimed.length) return
      const outcomes = await Promise.all(claimed.map((delivery) => this.#send(delivery, subscription)))
      await this.#recordHealth(subscription, outcomes)
      if (!outcomes.includes(true)) {
        this.#failing.add(id)
        return
      }
      this.#failing.delete(id)
    }
  }

  #claim(subscription: SubscriptionRow): Promise<DeliveryRow[]> {
    const { id, format } = subscription
    const now = this.#context.now()
    return claimDeliveries(this.#context.db, {
      subscription: id,
      now: now.toISOString(),
      until: new Date(now.getTime() + LEASE_MS).toISOString(),
      limit: this.#failing.has(id) ? 1 : MAX_REQUESTS,
      event: this.#formats[format].isActive(subscription) ? undefined : TEST_EVENT,
    })
  }

  /** Sends a delivery and records the outcome. Returns whether the receiver has accepted it. */
  async #send(delivery: DeliveryRow, subscription: SubscriptionRow): Promise<boolean> {
    const { db, log, metrics } = this.#context
    const { status, error } = await this.#post(delivery, subscription)
    const isAccepted = status !== null && status >= 200 && status < 300
    const retryMs = RETRY_AFTER_MS[delivery.attempts - 1]
    const isOver = isAccepted || retryMs === undefined
    if (isAccepted && !this.#formats[subscription.format].isKept) await eraseDelivery(db, delivery.id)
    else
      await updateClaimed(db, delivery, {
        status: isAccepted ? 'delivered' : isOver ? 'failed' : 'pending',
        response_status: status,
        error: isAccepted ? null : (error ?? `The receiver responded with the status ${status}.`),
        due: isOver ? delivery.due : new Date(this.#context.now().getTime() + withJitter(retryMs)).toISOString(),
      })
    metrics?.countDelivery(isAccepted ? 'delivered' : isOver ? 'failed' : 'retried')
    if (isOver && !isAccepted) log.warn({ subscription: subscription.id, delivery: delivery.id, status }, 'gave up a webhook delivery')
    if (status === 410 && subscription.format === 'webhook') await updateSubscription(db, subscription.id, { paused: 1 })
    return isAccepted
  }

  async #post(delivery: DeliveryRow, subscription: SubscriptionRow): Promise<{ status: number | null; error?: string }> {
    try {
      const { observer } = this.#context
      const post = (): Promise<number> => this.#formats[subscription.format].post(delivery, subscription)
      return { status: await (observer ? observer.during('webhook', delivery.event, post) : post()) }
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      return { status: null, error: error.message }
    }
  }

  async #recordHealth({ id, failing_since }: SubscriptionRow, outcomes: readonly boolean[]): Promise<void> {
    const isFailing = outcomes.includes(false)
    if (isFailing === (failing_since !== null)) return
    await updateSubscription(this.#context.db, id, { failing_since: isFailing ? this.#context.now().toISOString() : null })
  }
}

/** Adds up to a tenth, so that retries are not sent all at once. */
const withJitter = (ms: number): number => ms * (1 + Math.random() / 10)
