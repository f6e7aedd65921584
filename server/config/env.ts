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
    siteDir: optional(source, 'SITE_DIR'),
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
    problems: [...source.problems, ...findMisspelled(source, variables === process.env ? namesInFile() : [])],
  }
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
