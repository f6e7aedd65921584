// Runs jobs of the service when a test wants them, instead of when their time comes.
import { publishing } from '#server/jobs/publishing.ts'
import { describingImages } from '#server/jobs/image-descriptions.ts'
import { indexingFieldWords } from '#server/jobs/field-words.ts'
import { indexingWords } from '#server/jobs/search-words.ts'
import { movingSeriesHorizon } from '#server/jobs/series-horizon.ts'
import { sweepingPreviewLinks } from '#server/jobs/preview-links.ts'
import { sweepMedia } from '#server/jobs/sweep.ts'
import { sweepingHistory, createWebhookSender } from '#server/jobs/webhooks.ts'
import type { TestServer } from './server.ts'

type Context = TestServer['context']

export const publishScheduled = (context: Context): Promise<void> => publishing.act(context, () => false)

/** Stores the next occurrences of series, as far ahead as they are stored then. */
export const moveSeriesHorizon = (context: Context, now: Date, isEnding = () => false): Promise<void> =>
  movingSeriesHorizon.act({ ...context, now: () => now }, isEnding)

/** Deletes expired preview links. */
export const sweepPreviewLinks = (context: Context): Promise<void> => sweepingPreviewLinks.act(context, () => false)

/** Indexes the words of own fields that have been declared or changed, until there is no more to do or `isEnding` says so. */
export const indexFieldWords = (context: Context, isEnding = () => false): Promise<void> => indexingFieldWords.act(context, isEnding)

/** Describes images that have no description, until there are no more or `isEnding` says so. */
export const describeImages = (context: Context, isEnding = () => false): Promise<void> => describingImages.act(context, isEnding)

/** Indexes the words of all that has been written. */
export const indexWords = (context: Context): Promise<void> => indexingWords.act(context, () => false)

/** Deletes old changes and deliveries. */
export const sweepHistory = (context: Context): Promise<void> => sweepingHistory.act(context, () => false)

/** Deletes abandoned files, and returns their number. */
export const sweepFiles = (context: Context): Promise<number> => sweepMedia(context)

/** Returns a function that sends the webhooks that are due, and waits for the responses. */
export function webhookDelivery(context: Context): () => Promise<void> {
  const sender = createWebhookSender(context)
  return async () => {
    await sender.round()
    await sender.idle()
  }
}
