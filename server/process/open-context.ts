// Opens and closes what the context of the service holds.
import type { Logger } from 'pino'
import { completeBodies } from '../blocks/completion.ts'
import { readContent } from '../blocks/tree/read-content.ts'
import { writeContent } from '../blocks/tree/write-content.ts'
import { ChangeFollower } from '../changes/follower.ts'
import type { Config, DatabaseLocation } from '../config/config.ts'
import type { Context } from '../context.ts'
import { openDatabase } from '../db/database.ts'
import type { OpenDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import type { WatchStatement } from '../db/statement-watch.ts'
import { sharedCounts } from '../db/shared-counts.ts'
import { ItemCache } from '../cache/item-cache.ts'
import { typesOf } from '../namespaces/content-types.ts'
import { openLog } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { openObserver } from '../telemetry/observer.ts'
import { createPublicFetcher } from '../outgoing/fetch-public.ts'
import { createPublicPoster } from '../outgoing/post-public.ts'
import { describeDatabaseError } from './startup-errors.ts'
import { openSite } from '../namespaces/open-site.ts'
import { openStorage } from '../storage/open-storage.ts'
import { openHooks } from '../site-hooks/hooks.ts'
import { settleDeclarations } from '../schema/settle.ts'
import { readTheme } from '../theme-files/theme.ts'
import { FailureLimit } from '../users/failure-limit.ts'

/** How long a process waits for another one that runs migrations. */
const MIGRATION_LOCK_MS = 10 * 60_000

/**
 * Opens the database, runs the migrations, and makes sure that what is stored fits the declarations of the site. `onWritable` is called as soon
 * as the database accepts writes. `overrides` is for tests.
 */
export async function createContext(
  config: Config,
  overrides: Partial<Context> = {},
  onWritable: () => void = () => undefined,
): Promise<Context> {
  const context = await openContext(config, overrides, onWritable)
  try {
    await settleDeclarations(context, config.siteDir, (work) =>
      isShared(config.database) ? withPatientDatabase(config, context.log, ({ db }) => work(db)) : work(context.db),
    )
    const types = ['post', 'page', ...context.declarations.types.map(({ name }) => name)]
    return Object.assign(context, { hooks: await openHooks(config.siteDir, types, context.log) })
  } catch (error) {
    await closeContext(context)
    throw error
  }
}

/** The same, whatever is stored, for the command line. */
export async function openContext(
  config: Config,
  overrides: Partial<Context> = {},
  onWritable: () => void = () => undefined,
): Promise<Context> {
  const site = await openSite(config.siteDir)
  const theme = readTheme(config.themeDir, config.baseUrl)
  const log = overrides.log ?? openLog(config.logLevel)
  const observer = await openObserver(config, log)
  const opened = await openMigrated(config, log, onWritable, observer?.watchStatement)
  const storage = overrides.storage ?? (await openStorage(config.media.location))
  const changeFollower = new ChangeFollower(opened, config)
  const metrics = config.metrics ? await openMetrics(config) : undefined
  const traced = observer && { headers: observer.outgoingHeaders }
  metrics?.watchFollowers(() => changeFollower.followers)
  metrics?.watchServers(opened.serverState)
  return {
    config,
    ...opened,
    log,
    now: () => new Date(),
    theme,
    ...site,
    ...typesOf(site),
    hooks: undefined,
    items: new ItemCache(),
    hasFastPaths: true,
    storage,
    observer,
    fetchPublic: createPublicFetcher(traced),
    postPublic: createPublicPoster(config.webhookPrivateHosts, traced),
    changeFollower,
    wrongPasswords: new FailureLimit(config, 'item password', sharedCounts(opened.db)),
    newPasswords: new FailureLimit(config, 'new password', sharedCounts(opened.db)),
    completeBodies,
    readContent,
    writeContent,
    metrics,
    ...overrides,
  }
}

/** Loads the library only if metrics are on. */
async function openMetrics({ workers }: Config): Promise<Metrics> {
  const { Metrics } = await import('../telemetry/metrics.ts')
  if (workers === 1) return new Metrics()
  const { shareWithWorkers } = await import('../telemetry/worker-metrics.ts')
  return new Metrics(shareWithWorkers)
}

async function openMigrated(config: Config, log: Logger, onWritable: () => void, watch?: WatchStatement): Promise<OpenDatabase> {
  const { database: location, databaseSettings: settings } = config
  try {
    if (isShared(location)) await migratePatiently(config, log, onWritable)
    const opened = await openDatabase(location, settings, log, watch)
    if (!isShared(location)) await migrate(opened.db, opened.dialect.kind)
    return opened
  } catch (error) {
    throw describeDatabaseError(error, location)
  }
}

/** Whether other connections see what one writes. */
const isShared = (location: DatabaseLocation): boolean => location.kind === 'postgres' || location.file !== ':memory:'

/** A migration may be running in another process already. */
const migratePatiently = (config: Config, log: Logger, onWritable: () => void): Promise<void> =>
  withPatientDatabase(config, log, async ({ db, dialect }) => {
    if (!(await dialect.isReadOnly(db))) onWritable()
    const newer = await migrate(db, dialect.kind)
    if (newer.length) log.warn({ migrations: newer }, 'a newer version has migrated the database')
  })

/** Migrations and new indexes may take longer than the statements of requests. */
async function withPatientDatabase(
  { database, databaseSettings: settings }: Config,
  log: Logger,
  work: (opened: OpenDatabase) => Promise<void>,
): Promise<void> {
  const patient = { ...settings, readUrl: undefined, statementTimeoutMs: 0, lockMs: Math.max(settings.lockMs, MIGRATION_LOCK_MS) }
  const opened = await openDatabase(database, patient, log)
  try {
    await work(opened)
  } finally {
    await opened.db.destroy()
  }
}

export async function closeContext(context: Context): Promise<void> {
  context.changeFollower.end()
  await context.hooks?.close()
  await context.db.destroy()
  await context.observer?.end()
  context.log.flush()
}
