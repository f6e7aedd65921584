// Makes the configuration from the environment: applies dependent defaults and rejects invalid combinations.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ipaddr from 'ipaddr.js'
import { IANAZone } from 'luxon'
import { readCdnConfig } from './cdn.ts'
import type { CdnConfig } from './cdn.ts'
import { ConfigError, readEnv } from './env.ts'
import type { Env } from './env.ts'
import { parseLanguages } from './languages.ts'
import type { Language } from '../languages.ts'

export type DatabaseLocation =
  /** `contents`: those that a database in memory starts with. */
  { kind: 'sqlite'; file: string; contents?: Buffer | undefined } | { kind: 'postgres'; url: string }

export interface DatabaseSettings {
  /** The time after which a transaction is rolled back. 0: never. */
  transactionMs: number
  /** SQLite: the maximum wait for a write of another process to the same file. The following settings are for PostgreSQL. */
  lockMs: number
  /** The URL of a replica. */
  readUrl: string | undefined
  /** The maximum delay of the replica. */
  readLagMs: number
  poolSize: number
  /** The maximum wait for a connection, new or from the pool. */
  connectTimeoutMs: number
  /** 0: no limit. */
  statementTimeoutMs: number
  /** The time after which an unused connection is closed. 0: never. */
  idleTimeoutMs: number
  /** The time after which PostgreSQL ends an idle transaction. 0: never. */
  transactionIdleTimeoutMs: number
  /** The maximum wait for the database at startup. */
  startTimeoutMs: number
}

export type MediaLocation =
  { kind: 'folder'; folder: string } | { kind: 's3'; bucket: string; endpoint: string | undefined; region: string }

export interface MediaConfig {
  location: MediaLocation
  /** The path prefix of temporary upload folders; one for each database and media storage. */
  staging: string
  maxBytes: number
  maxPixels: number
  allowsSvg: boolean
  /** The maximum duration of an upload; older unclaimed files are removed. */
  sweepAfterMs: number
}

export interface SiteConfig {
  name: string
  description: string
  timezone: string
  /** The language of the texts that are written without naming one. */
  language: Language
  /** All languages that texts can be written in; the first is the site's. */
  languages: readonly [Language, ...Language[]]
  /** Whether permalinks in other languages than the site's begin with the language. */
  hasLanguagePaths: boolean
}

export interface TracingConfig {
  /** The URL of the collector, without a trailing slash. */
  endpoint: string
  serviceName: string
  /** Of the requests whose callers have not decided. */
  percent: number
}

export interface Config {
  port: number
  host: string
  /** The public URL of the service, without a trailing slash. */
  baseUrl: string
  /** The path of the REST root, with a leading slash. */
  restPath: string
  /** `baseUrl` and `restPath` combined. */
  restRoot: string
  /** The number of processes that serve the port. */
  workers: number
  /** The time for which a stopping service still accepts requests. */
  shutdownDelayMs: number
  /** The time for open requests after that. */
  shutdownTimeoutMs: number
  database: DatabaseLocation
  databaseSettings: DatabaseSettings
  media: MediaConfig
  site: SiteConfig
  /** The retention of changes and deliveries. */
  changesMs: number
  /** Hosts with private addresses, with their ports, that webhooks may be sent to. */
  webhookPrivateHosts: string[]
  /** The folder of the declarations of the site; undefined if it has none. */
  siteDir: string | undefined
  /** The folder of the theme. */
  themeDir: string
  /** The names of the menu locations. */
  menuLocations: string[]
  /** Whether menus as trees are public. */
  publicMenus: boolean
  demoContent: boolean
  /** The proxies whose `X-Forwarded-For` is trusted: IP addresses, subnets, and names of groups of them. */
  trustedProxies: string[]
  rateLimit: boolean
  /** The requests per minute and IP address, if `rateLimit` is on. */
  requestsPerMinute: number
  /** The maximum to which the matches of searches and combined filters are counted. */
  listCountLimit: number
  /** The origins whose pages may read responses in a browser: all, or those listed. */
  corsOrigins: '*' | string[]
  /** The cache in front of the service that keeps responses until they are purged; undefined if there is none. */
  cdn: CdnConfig | undefined
  /** Whether assistants can use the service at `/mcp`, and whether they may write. */
  mcp: Env['mcp']
  metrics: boolean
  /** The port of the metrics; if not set, they share the port of the service. */
  metricsPort: number | undefined
  /** From how long on a statement is logged; 0 for never. */
  slowStatementMs: number
  /** Undefined if traces are off. */
  tracing: TracingConfig | undefined
  /** The retention of the audit log. */
  auditMs: number
  /** Whether the audit log has IP addresses. */
  auditsAddresses: boolean
  logLevel: Env['logLevel']
  validateResponses: boolean
}

/** Reads the configuration from the environment. */
export const readConfig = (): Config => configFrom(readEnv())

/** Throws an error that lists all problems. */
export function configFrom(env: Env): Config {
  const problems = [...env.problems]
  // The replacement of an invalid value is never used.
  const valid = <Value>(read: () => Value, otherwise = undefined as Value): Value => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      problems.push(error.message)
      return otherwise
    }
  }
  const baseUrl = valid(() => checkUrl(env.baseUrl ?? `http://${isIPv6(env.host) ? `[${env.host}]` : env.host}:${env.port}`))
  const restPath = valid(() => `/${checkPrefix(env.restPrefix)}`)
  const database = valid<DatabaseLocation>(() => parseDatabaseLocation(env.databaseUrl), { kind: 'postgres', url: '' })
  if (env.workers > 1 && database.kind === 'sqlite' && database.file === ':memory:')
    problems.push('WORKERS is set, but DATABASE_URL is file::memory:, which only one process can use. Set DATABASE_URL to a file.')
  if (!IANAZone.isValidZone(env.siteTimezone))
    problems.push(`SITE_TIMEZONE is "${env.siteTimezone}"; it must be a time zone such as UTC or Asia/Tbilisi.`)
  const languages = valid(() => parseLanguages(env.languages), ['en'] as const)
  const config: Config = {
    port: env.port,
    host: env.host,
    baseUrl,
    restPath,
    restRoot: baseUrl + restPath,
    workers: env.workers,
    shutdownDelayMs: env.shutdownDelaySeconds * 1000,
    shutdownTimeoutMs: env.shutdownTimeoutSeconds * 1000,
    database,
    databaseSettings: valid(() => readDatabaseSettings(env, database)),
    media: valid(() => readMediaConfig(env, database)),
    site: {
      name: env.siteName,
      description: env.siteDescription,
      timezone: env.siteTimezone,
      language: languages[0],
      languages,
      hasLanguagePaths: env.languagePaths,
    },
    changesMs: env.changesDays * 24 * 60 * 60_000,
    webhookPrivateHosts: valid(() => checkHosts(env.webhookPrivateHosts ?? '')),
    siteDir: valid(() => siteDir(env.siteDir)),
    themeDir: valid(() => themeDir(env.themeDir)),
    menuLocations: valid(() => checkLocations(env.menuLocations ?? '')),
    publicMenus: env.publicMenus,
    demoContent: env.demoContent,
    trustedProxies: valid(() => checkProxies(env.trustedProxies)),
    rateLimit: env.rateLimit,
    requestsPerMinute: env.requestsPerMinute,
    listCountLimit: env.listCountLimit,
    corsOrigins: valid(() => checkOrigins(env.corsOrigins)),
    cdn: valid(() => readCdnConfig(env)),
    mcp: env.mcp,
    metrics: env.metrics,
    metricsPort: env.metricsPort,
    slowStatementMs: env.slowStatementMs,
    tracing: valid(() => readTracingConfig(env)),
    auditMs: env.auditDays * 24 * 60 * 60_000,
    auditsAddresses: env.auditAddresses,
    logLevel: env.logLevel,
    validateResponses: env.validateResponses,
  }
  if (problems.length) throw new ConfigError(problems.join('\n'))
  return config
}

function readTracingConfig({ otlpEndpoint, otelServiceName, tracePercent }: Env): TracingConfig | undefined {
  if (otlpEndpoint === undefined) return undefined
  if (!URL.canParse(otlpEndpoint) || !/^https?:$/.test(new URL(otlpEndpoint).protocol))
    throw new ConfigError(
      `OTEL_EXPORTER_OTLP_ENDPOINT is "${otlpEndpoint}"; it must be an http or https URL, such as http://localhost:4318.`,
    )
  return { endpoint: otlpEndpoint.replace(/\/+$/, ''), serviceName: otelServiceName, percent: tracePercent }
}

const defaultTheme = fileURLToPath(new URL('../../themes/default', import.meta.url))

/** Where declarations are found without a setting. */
const DEFAULT_SITE = 'site'

function siteDir(given: string | undefined): string | undefined {
  if (given && !existsSync(given)) throw new ConfigError(`SITE_DIR is "${given}"; this folder does not exist.`)
  const folder =
    given || (['types', 'taxonomies', 'fields'].some((kind) => existsSync(join(DEFAULT_SITE, kind))) ? DEFAULT_SITE : undefined)
  return folder && resolve(folder)
}

function themeDir(given: string | undefined): string {
  if (given && !existsSync(given)) throw new ConfigError(`THEME_DIR is "${given}"; this folder does not exist.`)
  return given ? resolve(given) : defaultTheme
}

function readMediaConfig(env: Env, database: DatabaseLocation): MediaConfig {
  if (env.mediaEndpoint !== undefined) {
    if (!env.mediaBucket) throw new ConfigError('MEDIA_S3_ENDPOINT is set, but MEDIA_S3_BUCKET is not. Set it to the name of the bucket.')
    checkUrl(env.mediaEndpoint, 'MEDIA_S3_ENDPOINT')
  }
  const location: MediaLocation = env.mediaBucket
    ? { kind: 's3', bucket: env.mediaBucket, endpoint: env.mediaEndpoint, region: env.mediaRegion }
    : { kind: 'folder', folder: resolve(env.mediaDir) }
  const name = createHash('sha256')
    .update(JSON.stringify([database, location]))
    .digest('hex')
    .slice(0, 16)
  return {
    location,
    staging: join(tmpdir(), `content-service-${name}`),
    maxBytes: env.mediaMegabytes * 1024 * 1024,
    maxPixels: env.mediaMegapixels * 1_000_000,
    allowsSvg: env.mediaSvg,
    sweepAfterMs: env.mediaSweepSeconds * 1000,
  }
}

function checkUrl(given: string, name = 'BASE_URL'): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new ConfigError(`${name} is "${given}"; it must be a URL such as https://content.example.org.`)
  return url.href.replace(/\/+$/, '')
}

/** The values of a comma-separated list. */
function parseList(given: string): string[] {
  return given
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

function checkLocations(given: string): string[] {
  const locations = parseList(given)
  const wrong = locations.find((one) => !/^[\w-]{1,100}$/.test(one))
  if (wrong !== undefined)
    throw new ConfigError(
      `MENU_LOCATIONS contains "${wrong}"; it must be a comma-separated list of names of letters, digits, hyphens and underscores such as primary,footer.`,
    )
  return locations
}

function checkOrigins(given: string): '*' | string[] {
  if (given === '*') return '*'
  const origins = parseList(given)
  const wrong = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one)
  if (wrong !== undefined)
    throw new ConfigError(
      `CORS_ORIGINS contains "${wrong}"; it must be * or a comma-separated list of origins such as https://www.example.org.`,
    )
  return origins
}

function checkHosts(given: string): string[] {
  const hosts = parseList(given)
  const wrong = hosts.find((one) => !URL.canParse(`http://${one}`) || new URL(`http://${one}`).host !== one)
  if (wrong !== undefined)
    throw new ConfigError(
      `WEBHOOK_PRIVATE_HOSTS contains "${wrong}"; it must be a comma-separated list of hosts with their ports such as web:3000.`,
    )
  return hosts
}

const PROXY_GROUPS = new Set(['loopback', 'linklocal', 'uniquelocal'])

function checkProxies(given: string): string[] {
  const proxies = given.split(',').map((one) => one.trim())
  const wrong = proxies.find((one) => !PROXY_GROUPS.has(one) && !ipaddr.isValid(one) && !ipaddr.isValidCIDR(one))
  if (wrong !== undefined)
    throw new ConfigError(
      `TRUSTED_PROXIES contains "${wrong}"; it must be a comma-separated list of IP addresses, subnets such as 10.0.0.0/8, and ${[...PROXY_GROUPS].join(', ')}.`,
    )
  return proxies
}

function checkPrefix(given: string): string {
  const prefix = given.replace(/^\/+|\/+$/g, '')
  if (!/^[\w-]+(\/[\w-]+)*$/.test(prefix))
    throw new ConfigError(`REST_PREFIX is "${given}"; it must be a path of letters, digits and hyphens such as cms-json.`)
  return prefix
}

function parseDatabaseLocation(given: string): DatabaseLocation {
  if (isPostgresUrl(given)) return { kind: 'postgres', url: given }
  if (given === 'file::memory:') return { kind: 'sqlite', file: ':memory:' }
  if (given === 'file:') throw new ConfigError('DATABASE_URL is "file:"; it must include a path, as in file:./data/content.sqlite.')
  if (given.startsWith('file:')) return { kind: 'sqlite', file: resolve(given.slice('file:'.length)) }
  throw new ConfigError(`DATABASE_URL is "${maskPassword(given)}"; it must start with file: (SQLite) or postgres://.`)
}

function readDatabaseSettings(env: Env, database: DatabaseLocation): DatabaseSettings {
  const { databaseReadUrl: readUrl } = env
  if (readUrl !== undefined && !isPostgresUrl(readUrl))
    throw new ConfigError(`DATABASE_READ_URL is "${maskPassword(readUrl)}"; it must start with postgres://.`)
  if (readUrl !== undefined && database.kind !== 'postgres')
    throw new ConfigError('DATABASE_READ_URL is set, but DATABASE_URL is not a PostgreSQL database. Set DATABASE_URL to the primary.')
  return {
    transactionMs: env.databaseTransactionTimeoutSeconds * 1000,
    lockMs: env.databaseLockSeconds * 1000,
    readUrl,
    readLagMs: env.databaseReadLagSeconds * 1000,
    poolSize: env.databasePoolSize,
    connectTimeoutMs: env.databaseConnectTimeoutSeconds * 1000,
    statementTimeoutMs: env.databaseStatementTimeoutSeconds * 1000,
    idleTimeoutMs: env.databaseIdleTimeoutSeconds * 1000,
    transactionIdleTimeoutMs: env.databaseTransactionIdleTimeoutSeconds * 1000,
    startTimeoutMs: env.databaseStartTimeoutSeconds * 1000,
  }
}

const isPostgresUrl = (given: string): boolean => /^postgres(ql)?:\/\//.test(given)

/** The URL with its password masked. */
export function maskPassword(url: string): string {
  return url.replace(/^([^:]+:\/\/[^:/@]*):.*@/, '$1:***@')
}
