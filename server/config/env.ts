// Reads process.env into flat, typed values. The only file that reads the environment.
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseEnv } from 'node:util'
import { distance } from 'fastest-levenshtein'
import { nearestName } from '../nearest-name.ts'

export class ConfigError extends Error {}

type Variables = Readonly<Record<string, string | undefined>>

/** Variables that are read as settings. */
interface Source {
  variables: Variables
  /** The names of the settings. */
  names: Set<string>
  /** The problems of the settings. */
  problems: string[]
}

export type Env = ReturnType<typeof readEnv>

/** Collects `problems`, so that all of them can be reported at once. Invalid values are replaced. */
export function readEnv(variables: Variables = process.env) {
  const source: Source = { variables, names: new Set(), problems: [] }
  return {
    port: readInteger(source, 'PORT', 3000, 0, 65535),
    host: readText(source, 'HOST', 'localhost'),
    baseUrl: readOptional(source, 'BASE_URL'),
    restPrefix: readText(source, 'REST_PREFIX', 'cms-json'),
    workers: readIntegerOrAuto(source, 'WORKERS', 1, availableParallelism()),
    shutdownDelaySeconds: readInteger(source, 'SHUTDOWN_DELAY_SECONDS', 0, 0, 300),
    shutdownTimeoutSeconds: readInteger(source, 'SHUTDOWN_TIMEOUT_SECONDS', 10, 0, 3600),
    databaseUrl: readText(source, 'DATABASE_URL', 'file:./data/content.sqlite'),
    databaseTransactionTimeoutSeconds: readInteger(source, 'DATABASE_TRANSACTION_TIMEOUT_SECONDS', 30, 0, 3600),
    databaseLockSeconds: readInteger(source, 'DATABASE_LOCK_SECONDS', 5, 0, 60),
    databaseReadUrl: readOptional(source, 'DATABASE_READ_URL'),
    databaseReadLagSeconds: readInteger(source, 'DATABASE_READ_LAG_SECONDS', 5, 1, 3600),
    databasePoolSize: readInteger(source, 'DATABASE_POOL_SIZE', 10, 1, 1000),
    databaseConnectTimeoutSeconds: readInteger(source, 'DATABASE_CONNECT_TIMEOUT_SECONDS', 10, 1, 60),
    databaseStatementTimeoutSeconds: readInteger(source, 'DATABASE_STATEMENT_TIMEOUT_SECONDS', 30, 0, 3600),
    databaseIdleTimeoutSeconds: readInteger(source, 'DATABASE_IDLE_TIMEOUT_SECONDS', 30, 0, 86_400),
    databaseTransactionIdleTimeoutSeconds: readInteger(source, 'DATABASE_TRANSACTION_IDLE_TIMEOUT_SECONDS', 60, 0, 3600),
    databaseStartTimeoutSeconds: readInteger(source, 'DATABASE_START_TIMEOUT_SECONDS', 60, 0, 86_400),
    mediaDir: readText(source, 'MEDIA_DIR', './data/uploads'),
    mediaBucket: readOptional(source, 'MEDIA_S3_BUCKET'),
    mediaEndpoint: readOptional(source, 'MEDIA_S3_ENDPOINT'),
    mediaRegion: readText(source, 'MEDIA_S3_REGION', 'us-east-1'),
    mediaMegabytes: readInteger(source, 'MEDIA_MAX_MEGABYTES', 64, 1, 4096),
    mediaMegapixels: readInteger(source, 'MEDIA_MAX_MEGAPIXELS', 50, 1, 1000),
    mediaSvg: readChoice(source, 'MEDIA_SVG', ['on', 'off'], 'off') === 'on',
    mediaSweepSeconds: readInteger(source, 'MEDIA_SWEEP_SECONDS', 900, 0, 86_400),
    webhookPrivateHosts: readOptional(source, 'WEBHOOK_PRIVATE_HOSTS'),
    changesDays: readInteger(source, 'CHANGES_DAYS', 14, 1, 3650),
    siteName: readText(source, 'SITE_NAME', 'Content service'),
    siteDescription: readText(source, 'SITE_DESCRIPTION', 'Events and site content'),
    siteTimezone: readText(source, 'SITE_TIMEZONE', 'UTC'),
    languages: readText(source, 'LANGUAGES', 'en,ka-ge'),
    languagePaths: readChoice(source, 'LANGUAGE_PATHS', ['on', 'off'], 'off') === 'on',
    siteDir: readOptional(source, 'SITE_DIR'),
    themeDir: readOptional(source, 'THEME_DIR'),
    menuLocations: readOptional(source, 'MENU_LOCATIONS'),
    publicMenus: readChoice(source, 'PUBLIC_MENUS', ['on', 'off'], 'on') === 'on',
    demoContent: readChoice(source, 'DEMO_CONTENT', ['on', 'off'], 'on') === 'on',
    trustedProxies: readText(source, 'TRUSTED_PROXIES', 'loopback'),
    rateLimit: readChoice(source, 'RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    requestsPerMinute: readInteger(source, 'RATE_LIMIT_PER_MINUTE', 6000, 1, 1_000_000),
    listCountLimit: readInteger(source, 'LIST_COUNT_LIMIT', 1000, 100, 10_000_000),
    corsOrigins: readText(source, 'CORS_ORIGINS', '*'),
    cdn: readChoice(source, 'CDN', ['off', 'cloudflare', 'fastly', 'varnish', 'other'], 'off'),
    cdnUrl: readOptional(source, 'CDN_URL'),
    cdnSite: readOptional(source, 'CDN_SITE'),
    cdnToken: readOptional(source, 'CDN_TOKEN'),
    cdnMaxAgeSeconds: readInteger(source, 'CDN_MAX_AGE_SECONDS', 60, 1, 31_536_000),
    cdnStaleSeconds: readInteger(source, 'CDN_STALE_SECONDS', 0, 0, 86_400),
    mcp: readChoice(source, 'MCP', ['off', 'read', 'write'], 'off'),
    metrics: readChoice(source, 'METRICS', ['on', 'off'], 'off') === 'on',
    metricsPort: readOptionalPort(source, 'METRICS_PORT'),
    slowStatementMs: readInteger(source, 'SLOW_STATEMENT_MS', 0, 0, 3_600_000),
    otlpEndpoint: readOptional(source, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    otelServiceName: readText(source, 'OTEL_SERVICE_NAME', 'content-service'),
    tracePercent: readInteger(source, 'TRACE_PERCENT', 100, 1, 100),
    auditDays: readInteger(source, 'AUDIT_DAYS', 365, 1, 36_500),
    auditAddresses: readChoice(source, 'AUDIT_ADDRESSES', ['on', 'off'], 'on') === 'on',
    logLevel: readChoice(source, 'LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
    validateResponses: readChoice(source, 'VALIDATE_RESPONSES', ['on', 'off'], 'off') === 'on',
    problems: [...source.problems, ...findMisspelled(source, variables === process.env ? readNamesInFile() : [])],
  }
}

/** Sets a setting as an option of the command line does: for this process and those that it starts, in place of the environment. */
export function overrideSetting(name: string, value: string): void {
  process.env[name] = value
}

/** The variables that `.env` sets, which `prepare.js` has loaded. */
function readNamesInFile(): string[] {
  return existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : []
}

/**
 * The environment has variables of many programs. A variable counts as a misspelled setting if its name is very similar;
 * in `.env`, if it has a similar one.
 */
function findMisspelled({ variables, names }: Source, inFile: readonly string[]): string[] {
  const isSet = (name: string): boolean => Boolean(variables[name]?.trim())
  const unknown = Object.keys(variables).filter((name) => !names.has(name) && isSet(name))
  return unknown.flatMap((name) => {
    const meant = [...names].find((one) => one.startsWith(`${name}_`)) ?? nearestName(name, [...names])
    if (meant === undefined || isSet(meant) || !(inFile.includes(name) || isMisspelling(name, meant))) return []
    return `${name} is not a setting. Did you mean ${meant}?`
  })
}

/** Excludes short names, which are similar by chance. */
function isMisspelling(name: string, meant: string): boolean {
  return distance(name.toUpperCase(), meant) <= Math.min(2, Math.floor(meant.length / 4) - 1)
}

function readOptional({ variables, names }: Source, name: string): string | undefined {
  names.add(name)
  return variables[name]?.trim() || undefined
}

function readText(source: Source, name: string, fallback: string): string {
  return readOptional(source, name) ?? fallback
}

function readInteger(source: Source, name: string, fallback: number, minimum: number, maximum: number): number {
  const given = readOptional(source, name)
  if (given === undefined) return fallback
  const value = Number(given)
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return value
  source.problems.push(`${name} is "${given}"; it must be a whole number from ${minimum} to ${maximum}.`)
  return fallback
}

function readIntegerOrAuto(source: Source, name: string, fallback: number, auto: number): number {
  const given = readOptional(source, name) ?? String(fallback)
  if (given === 'auto') return auto
  if (/^[1-9]\d{0,2}$/.test(given)) return Number(given)
  source.problems.push(`${name} is "${given}"; it must be auto or a whole number from 1 to 999.`)
  return fallback
}

function readOptionalPort(source: Source, name: string): number | undefined {
  return readOptional(source, name) === undefined ? undefined : readInteger(source, name, 0, 0, 65535)
}

function readChoice<const T extends string>(source: Source, name: string, allowed: readonly T[], fallback: T): T {
  const given = readOptional(source, name)
  if (given === undefined) return fallback
  const found = allowed.find((one) => one === given)
  if (!found) source.problems.push(`${name} is "${given}"; it must be one of ${allowed.join(', ')}.`)
  return found ?? fallback
}
