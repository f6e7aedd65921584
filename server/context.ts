// The context of the service, and what each request adds to it.
import type { Logger } from 'pino'
import type { Config, DatabaseLocation, DatabaseSettings, Language } from './config/config.ts'
import { ChangeFollower } from './changes/follower.ts'
import { completeBodies } from './blocks/completion.ts'
import { databaseError } from './startup-errors.ts'
import { ItemCache } from './item-cache.ts'
import { openDatabase } from './db/database.ts'
import type { OpenDatabase } from './db/database.ts'
import type { Dialect } from './db/dialect.ts'
import { migrate } from './db/migrate.ts'
import type { Db } from './db/schema.ts'
import type { Changes } from './db/scopes.ts'
import type { ContentRow } from './db/tables/content.ts'
import { openStorage } from './storage/open-storage.ts'
import type { Storage } from './storage/storage.ts'
import { sharedCounts } from './db/shared-counts.ts'
import { FailureLimit } from './users/failure-limit.ts'
import { openLog } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { QueryValues } from './contract/query-string.ts'
import { publicPoster } from './outgoing/post-public.ts'
import type { PostPublic } from './outgoing/post-public.ts'
import { publicFetcher } from './outgoing/fetch-public.ts'
import type { FetchPublic } from './outgoing/fetch-public.ts'
import { readTheme } from './theme-files/theme.ts'
import type { Theme } from './theme-files/theme.ts'
import type { Caller } from './users/caller.ts'

export interface Context {
  config: Config
  db: Db
  dialect: Dialect
  changes: OpenDatabase['changes']
  sweepChanges: OpenDatabase['sweepChanges']
  refreshPlans: OpenDatabase['refreshPlans']
  log: Logger
  now: () => Date
  /** The theme as read from its files. */
  theme: Theme
  items: ItemCache
  /** The storage of media files. */
  storage: Storage
  /** Undefined if metrics are off. */
  metrics: Metrics | undefined
  fetchPublic: FetchPublic
  postPublic: PostPublic
  /** Waits for changes on behalf of callers. */
  changeFollower: ChangeFollower
  /** Counts wrong passwords of protected items. */
  wrongPasswords: FailureLimit
  /** Completes the stored HTML of rows with what the dynamic blocks in it show now. */
  completeBodies(rows: readonly ContentRow[], context: RequestContext): Promise<Map<ContentRow, string>>
}

export interface RequestContext extends Context {
  caller: Caller
  /** What had been written when the request arrived, for cached values; undefined if it uses none, because it writes. */
  known: Changes | undefined
  /** The IP address of the request; empty for the service itself. */
  ip: string
  /** The language of the texts to read or write. */
  language: Language
  /** The route and the query as given. */
  url: { route: string; given: QueryValues }
  /** The entity tags from `If-Match` and similar headers. */
  ifMatch: string | undefined
  /** The caller's preferences for the response. */
  prefer: string | undefined
}

/** How long a process waits for another one that runs migrations. */
const MIGRATION_LOCK_MS = 10 * 60_000

/** Opens the database and runs the migrations. `onWritable` is called as soon as the database accepts writes. `overrides` is for tests. */
export async function createContext(
  config: Config,
  overrides: Partial<Context> = {},
  onWritable: () => void = () => undefined,
): Promise<Context> {
  const theme = readTheme(config.themeDir)
  const log = overrides.log ?? openLog(config.logLevel)
  const opened = await upToDate(config, log, onWritable)
  const storage = overrides.storage ?? (await openStorage(config.media.place))
  const changeFollower = new ChangeFollower(opened)
  const metrics = config.metrics ? await openMetrics(config) : undefined
  metrics?.watchFollowers(() => changeFollower.followers)
  metrics?.watchServers(opened.serverState)
  return {
    config,
    ...opened,
    log,
    now: () => new Date(),
    theme,
    items: new ItemCache(),
    storage,
    fetchPublic: publicFetcher(),
    postPublic: publicPoster(config.webhookPrivateHosts),
    changeFollower,
    wrongPasswords: new FailureLimit(config, 'item password', sharedCounts(opened.db)),
    completeBodies,
    metrics,
    ...overrides,
  }
}

/** Loads the library only if metrics are on. */
async function openMetrics({ workers }: Config): Promise<Metrics> {
  const { Metrics } = await import('./metrics.ts')
  if (workers === 1) return new Metrics()
  const { shareWithWorkers } = await import('./worker-metrics.ts')
  return new Metrics(shareWithWorkers)
}

async function upToDate(
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
    throw databaseError(error, location)
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
    await migrate(db, dialect.kind)
  } finally {
    await db.destroy()
  }
}

/** A context for work that the service does itself, on behalf of a user. */
export function onBehalfOf(caller: Caller, context: Context): RequestContext {
  return {
    ...context,
    caller,
    known: undefined,
    ip: '',
    language: context.config.site.language,
    url: { route: '', given: {} },
    ifMatch: undefined,
    prefer: undefined,
  }
}

export async function closeContext(context: Context): Promise<void> {
  context.changeFollower.end()
  await context.db.destroy()
  context.log.flush()
}
