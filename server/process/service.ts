// The running service, for its own program and for others: the application, the background jobs, and the operations as functions.
import type { Express } from 'express'
import { createApp } from '../app.ts'
import type { AppParts } from '../app.ts'
import { configFrom } from '../config/config.ts'
import { readEnv } from '../config/env.ts'
import type { Context } from '../context.ts'
import { sweepingChanges } from '../jobs/change-log.ts'
import { databaseStatistics } from '../jobs/database-statistics.ts'
import { runPeriodically } from '../jobs/periodic.ts'
import { sweepingPreviewLinks } from '../jobs/preview-links.ts'
import { publishing } from '../jobs/publishing.ts'
import { sweepingCounts } from '../jobs/shared-counts.ts'
import { sweeping } from '../jobs/sweep.ts'
import { delivering, sweepingHistory, webhookSender } from '../jobs/webhooks.ts'
import { operationCaller } from './operation-caller.ts'
import { closeContext, createContext } from './open-context.ts'
import type { Service } from './service-types.ts'

export interface RunningService {
  app: Express
  /** Ends the jobs, and the streams of changes. Requests are still served. */
  endJobs(): Promise<void>
}

/** Starts the background jobs. Does not listen. */
export async function runService(context: Context, parts: AppParts = {}): Promise<RunningService> {
  const sender = webhookSender(context)
  const jobs = [
    sweeping(context.config),
    publishing,
    databaseStatistics,
    sweepingChanges,
    sweepingCounts,
    sweepingHistory,
    sweepingPreviewLinks,
    delivering(sender),
  ]
  const ends: (() => void)[] = []
  for (const job of jobs) ends.push(await runPeriodically(context, job))
  return {
    app: createApp(context, parts),
    async endJobs() {
      for (const end of ends) end()
      context.changeFollower.end()
      await sender.end()
    },
  }
}

/** Opens the service inside another program. See the type for what it returns. */
export async function createService(settings: Readonly<Record<string, string | undefined>> = process.env): Promise<Service> {
  const context = await createContext(configFrom(readEnv(settings)))
  const { app, endJobs } = await runService(context)
  return {
    router: app,
    call: operationCaller(context),
    async close() {
      await endJobs()
      await closeContext(context)
    },
  }
}
