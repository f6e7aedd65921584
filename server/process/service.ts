// The running service: its application and its background jobs.
import type { Express } from 'express'
import { createApp } from '../app.ts'
import type { AppParts } from '../app.ts'
import type { Context } from '../context.ts'
import { sweepingAudit } from '../jobs/audit.ts'
import { sweepingChanges } from '../jobs/change-log.ts'
import { databaseStatistics } from '../jobs/database-statistics.ts'
import { describingImages } from '../jobs/image-descriptions.ts'
import { indexingFieldWords } from '../jobs/field-words.ts'
import { runPeriodically } from '../jobs/periodic.ts'
import { sweepingPreviewLinks } from '../jobs/preview-links.ts'
import { indexingWords } from '../jobs/search-words.ts'
import { publishing } from '../jobs/publishing.ts'
import { movingSeriesHorizon } from '../jobs/series-horizon.ts'
import { sweepingCounts } from '../jobs/shared-counts.ts'
import { createSweepJob } from '../jobs/sweep.ts'
import { createDeliveryJob, sweepingHistory, createWebhookSender } from '../jobs/webhooks.ts'

export interface RunningService {
  app: Express
  /** Ends the jobs, and the streams of changes. Requests are still served. */
  endJobs(): Promise<void>
}

/** Starts the background jobs. Does not listen. */
export async function runService(context: Context, parts: AppParts = {}): Promise<RunningService> {
  const sender = createWebhookSender(context)
  const jobs = [
    createSweepJob(context.config),
    publishing,
    databaseStatistics,
    sweepingChanges,
    sweepingCounts,
    sweepingHistory,
    sweepingAudit,
    sweepingPreviewLinks,
    indexingFieldWords,
    indexingWords,
    movingSeriesHorizon,
    describingImages,
    createDeliveryJob(sender, context.config),
  ]
  const ends: (() => Promise<void>)[] = []
  for (const job of jobs) ends.push(await runPeriodically(context, job))
  return {
    app: createApp(context, parts),
    async endJobs() {
      await Promise.all(ends.map((end) => end()))
      context.changeFollower.end()
      await sender.end()
    },
  }
}
