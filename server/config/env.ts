// Reads process.env into flat, typed values. The only file that reads the environment.
import { availableParallelism } from 'node:os'

export class ConfigError extends Error {}

type Variables = Record<string, string | undefined>

export type Env = ReturnType<typeof readEnv>

export function readEnv(source: Variables = process.env) {
  return {
    port: integer(source, 'PORT', 3000, 0, 65535),
    host: text(source, 'HOST', 'localhost'),
    baseUrl: optional(source, 'BASE_URL'),
    restPrefix: text(source, 'REST_PREFIX', 'cms-json'),
    workers: integerOrAuto(source, 'WORKERS', 1, availableParallelism()),
    shutdownDelaySeconds: integer(source, 'SHUTDOWN_DELAY_SECONDS', 0, 0, 300),
    shutdownTimeoutSeconds: integer(source, 'SHUTDOWN_TIMEOUT_SECONDS', 10, 0, 3600),
    databaseUrl: text(source, 'DATABASE_URL', 'file:./data/content.sqlite'),
    databaseTransactionTimeoutSeconds: integer(source, 'DATABASE_TRANSACTION_TIMEOUT_SECONDS', 30, 0, 3600),
    databaseLockSeconds: integer(source, 'DATABASE_LOCK_SECONDS', 5, 0, 60),
    databaseReadUrl: optional(source, 'DATABASE_READ_URL'),
    databaseReadLagSeconds: integer(source, 'DATABASE_READ_LAG_SECONDS', 5, 1, 3600),
    databasePoolSize: integer(source, 'DATABASE_POOL_SIZE', 10, 1, 1000),
    databaseConnectTimeoutSeconds: integer(source, 'DATABASE_CONNECT_TIMEOUT_SECONDS', 10, 1, 60),
    databaseStatementTimeoutSeconds: integer(source, 'DATABASE_STATEMENT_TIMEOUT_SECONDS', 30, 0, 3600),
    databaseIdleTimeoutSeconds: integer(source, 'DATABASE_IDLE_TIMEOUT_SECONDS', 30, 0, 86_400),
    databaseTransactionIdleTimeoutSeconds: integer(source, 'DATABASE_TRANSACTION_IDLE_TIMEOUT_SECONDS', 60, 0, 3600),
    databaseStartTimeoutSeconds: integer(source, 'DATABASE_START_TIMEOUT_SECONDS', 60, 0, 86_400),
    mediaDir: text(source, 'MEDIA_DIR', './data/uploads'),
    mediaBucket: optional(source, 'MEDIA_S3_BUCKET'),
    mediaEndpoint: optional(source, 'MEDIA_S3_ENDPOINT'),
    mediaRegion: text(source, 'MEDIA_S3_REGION', 'us-east-1'),
    mediaMegabytes: integer(source, 'MEDIA_MAX_MEGABYTES', 64, 1, 4096),
    mediaMegapixels: integer(source, 'MEDIA_MAX_MEGAPIXELS', 50, 1, 1000),
    mediaSvg: choice(source, 'MEDIA_SVG', ['on', 'off'], 'off') === 'on',
    mediaSweepSeconds: integer(source, 'MEDIA_SWEEP_SECONDS', 900, 0, 86_400),
    webhookPrivateHosts: optional(source, 'WEBHOOK_PRIVATE_HOSTS'),
    changesDays: integer(source, 'CHANGES_DAYS', 14, 1, 3650),
    siteName: text(source, 'SITE_NAME', 'Content service'),
    siteDescription: text(source, 'SITE_DESCRIPTION', 'Events and site content'),
    siteTimezone: text(source, 'SITE_TIMEZONE', 'UTC'),
    defaultLanguage: choice(source, 'DEFAULT_LANGUAGE', ['en', 'ka-ge'], 'en'),
    themeDir: optional(source, 'THEME_DIR'),
    menuLocations: optional(source, 'MENU_LOCATIONS'),
    publicMenus: choice(source, 'PUBLIC_MENUS', ['on', 'off'], 'on') === 'on',
    demoContent: choice(source, 'DEMO_CONTENT', ['on', 'off'], 'on') === 'on',
    trustedProxies: text(source, 'TRUSTED_PROXIES', 'loopback'),
    rateLimit: choice(source, 'RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    requestsPerMinute: integer(source, 'RATE_LIMIT_PER_MINUTE', 6000, 1, 1_000_000),
    listCountLimit: integer(source, 'LIST_COUNT_LIMIT', 1000, 100, 10_000_000),
    corsOrigins: text(source, 'CORS_ORIGINS', '*'),
    mcp: choice(source, 'MCP', ['off', 'read', 'write'], 'off'),
    metrics: choice(source, 'METRICS', ['on', 'off'], 'off') === 'on',
    metricsPort: optionalPort(source, 'METRICS_PORT'),
    logLevel: choice(source, 'LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
    validateResponses: choice(source, 'VALIDATE_RESPONSES', ['on', 'off'], 'off') === 'on',
  }
}

function optional(source: Variables, name: string): string | undefined {
  return source[name]?.trim() || undefined
}

function text(source: Variables, name: string, fallback: string): string {
  return optional(source, name) ?? fallback
}

function integer(source: Variables, name: string, fallback: number, minimum: number, maximum: number): number {
  const given = optional(source, name)
  if (given === undefined) return fallback
  const value = Number(given)
  if (!Number.isInteger(value) || value < minimum || value > maximum)
    throw new ConfigError(`${name} is "${given}"; it must be a whole number from ${minimum} to ${maximum}.`)
  return value
}

function integerOrAuto(source: Variables, name: string, fallback: number, auto: number): number {
  const given = optional(source, name) ?? String(fallback)
  if (given === 'auto') return auto
  if (/^[1-9]\d{0,2}$/.test(given)) return Number(given)
  throw new ConfigError(`${name} is "${given}"; it must be auto or a whole number from 1 to 999.`)
}

function optionalPort(source: Variables, name: string): number | undefined {
  return optional(source, name) === undefined ? undefined : integer(source, name, 0, 0, 65535)
}

function choice<const T extends string>(source: Variables, name: string, allowed: readonly T[], fallback: T): T {
  const given = optional(source, name)
  if (given === undefined) return fallback
  const found = allowed.find((one) => one === given)
  if (!found) throw new ConfigError(`${name} is "${given}"; it must be one of ${allowed.join(', ')}.`)
  return found
}
