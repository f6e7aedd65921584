// Delivers webhooks, and deletes old changes and deliveries.
import { eraseChangesBefore } from '../changes/store.ts'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { isPurging } from '../webhooks/purges.ts'
import { WebhookSender } from '../webhooks/sender.ts'
import { eraseDeliveriesBefore } from '../webhooks/store.ts'
import type { PeriodicJob } from './periodic.ts'

export const createWebhookSender = (context: Context): WebhookSender => new WebhookSender(context)

export const createDeliveryJob = (sender: WebhookSender, config: Config): PeriodicJob => ({
  name: 'deliver webhooks',
  everyMs: isPurging(config) ? 200 : 1_000,
  act: () => sender.round(),
})

export const sweepingHistory: PeriodicJob = {
  name: 'delete old changes and deliveries',
  everyMs: 60 * 60_000,
  async act({ db, config, now }) {
    const date = new Date(now().getTime() - config.changesMs).toISOString()
    await eraseChangesBefore(db, date)
    await eraseDeliveriesBefore(db, date)
  },
}
