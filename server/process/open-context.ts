// Opens and closes what the context of the service holds.
import type { Logger } from 'pino'
import { completeBodies } from '../blocks/completion.ts'
import { ChangeFollower } from '../changes/follower.ts'
import type { Config, DatabaseLocation, DatabaseSettings } from '../config/config.ts'
import type { Context } from '../context.ts'
import { openDatabase } from '../db/database.ts'
import type { OpenDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { sharedCounts } from '../db/shared-counts.ts'
import type { Declarations } from '../declarations/declarations.ts'
import { ItemCache } from '../cache/item-cache.ts'
import { updateReferenceFields } from '../engine/references-store.ts'
import { updateFieldIndexes } from '../lists/field-filters.ts'
import { typesOf } from '../namespaces/content-types.ts'
import { openLog } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { createPublicFetcher } from '../outgoing/fetch-public.ts'
import { createPublicPoster } from '../outgoing/post-public.ts'
import { describeDatabaseError } from './startup-errors.ts'
import { openSite } from '../namespaces/open-site.ts'
import { openStorage } from '../storage/open-storage.ts'
import { readTheme } from '../theme-files/theme.ts'
import { FailureLimit } from '../users/failure-limit.ts'

/** How long a process waits for another one that runs migrations. */
const MIGRATION_LOCK_MS = 10 * 60_000

/** Opens the database and runs the migrations. `onWritable` is called as soon as the database accepts writes. `overrides` is for tests. */
export async function createContext(
  config: Config,
  overrides: Partial<Context> = {},
  onWritable: () => void = () => undefined,
): Promise<Context> {
  const site = await openSite(config.siteDir)
  const theme = readTheme(config.themeDir, config.baseUrl)
  const log = overrides.log ?? openLog(config.logLevel)
  const opened = await openMigrated(config, log, onWritable)
  await followDeclarations(opened, site.declarations)
  const storage = overrides.storage ?? (await openStorage(config.media.location))
  const changeFollower = new ChangeFollower(opened, config)
  const metrics = config.metrics ? await openMetrics(config) : undefined
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
    items: new ItemCache(),
    hasFastPaths: true,
    storage,
    fetchPublic: createPublicFetcher(),
    postPublic: createPublicPoster(config.webhookPrivateHosts),
    changeFollower,
    wrongPasswords: new FailureLimit(config, 'item password', sharedCounts(opened.db)),
    newPasswords: new FailureLimit(config, 'new password', sharedCounts(opened.db)),
    completeBodies,
    metrics,
    ...overrides,
  }
}

/** Closes the database if the stored values do not fit. */
async function followDeclarations({ db, dialect }: OpenDatabase, declarations: Declarations): Promise<void> {
  try {
    await updateReferenceFields(db, dialect, declarations)
    await updateFieldIndexes(db, dialect, declarations)
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Loads the library only if metrics are on. */
async function openMetrics({ workers }: Config): Promise<Metrics> {
  const { Metrics } = await import('../telemetry/metrics.ts')
  if (workers === 1) return new Metrics()
  const { shareWithWorkers } = await import('../telemetry/worker-metrics.ts')
  return new Metrics(shareWithWorkers)
}

async function openMigrated(
  { database: location, databaseSettings: settings }: Config,
  log: Logger,
  onWritable: () => void,
): Promise<OpenDatabase> {
  try {
    const isShared = location.kind === 'postgres' || location.file !== ':memory:'
    if (isShared) await migratePatiently(location, settings, log, onWritable)
    const opened = await openDatabase(location, settings, log)
    if (!isShared) await migrate(opened.db, opened.dialect.kind)
    return opened
  } catch (error) {
    throw describeDatabaseError(error, location)
  }
}

/** A migration, which another process may be running already, may take longer than the statements of requests. */
async function migratePatiently(
  location: DatabaseLocation,
  settings: DatabaseSettings,
  log: Logger,
  onWritable: () => void,
): Promise<void> {
  const patient = { ...settings, readUrl: undefined, statementTimeoutMs: 0, lockMs: Math.max(settings.lockMs, MIGRATION_LOCK_MS) }
  const { db, dialect } = await openDatabase(location, patient, log)
  try {
    if (!(await dialect.isReadOnly(db))) onWritable()
    const newer = await migrate(db, dialect.kind)
    if (newer.length) log.warn({ migrations: newer }, 'a newer version has migrated the database')
  } finally {
    await db.destroy()
  }
}

export async function closeContext(context: Context): Promise<void> {
  context.changeFollower.end()
  await context.db.destroy()
  context.log.flush()
}
