// Flat values -> Config: defaults that depend on each other, and the combinations that make no sense.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IANAZone } from 'luxon'
import { ConfigError } from './env.ts'
import type { Env } from './env.ts'

export type Language = 'en' | 'ka-ge'

export type DatabaseAddress =
  { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string } | { kind: 'pglite'; dump?: string | undefined }

export type MediaPlace = { kind: 'folder'; folder: string } | { kind: 's3'; bucket: string; endpoint: string | undefined; region: string }

export interface MediaConfig {
  place: MediaPlace
  /** How the paths of the folders begin where uploads wait on this machine until they are kept or refused; one for each database and place. */
  staging: string
  maxBytes: number
  maxPixels: number
  allowsSvg: boolean
  /** How long an upload may take before its files count as left behind. */
  patienceMs: number
}

export interface Config {
  port: number
  host: string
  /** Where the service is reached, without a slash at the end. */
  baseUrl: string
  /** The path of the REST root, with a slash at its head. */
  restPath: string
  /** `baseUrl` and `restPath` together. */
  restRoot: string
  database: DatabaseAddress
  /** How long a write waits while another process writes to the same SQLite file. */
  databaseLockMs: number
  media: MediaConfig
  site: { name: string; description: string; timezone: string; language: Language }
  /** As its files were at the start. */
  /** The folder of the theme. */
  themeDir: string
  demoContent: boolean
  rateLimit: boolean
  /** How many requests one address may send in a minute, where `rateLimit` is on. */
  requestsPerMinute: number
  /** Whose pages may read replies in a browser: all, or those of these origins. */
  corsOrigins: '*' | string[]
  metrics: boolean
  /** Where metrics are served; on the port of the service if it is not set. */
  metricsPort: number | undefined
  logLevel: Env['logLevel']
  validateResponses: boolean
}

export function configFrom(env: Env): Config {
  const baseUrl = checkedUrl(env.baseUrl ?? `http://${isIPv6(env.host) ? `[${env.host}]` : env.host}:${env.port}`)
  const restPath = `/${checkedPrefix(env.restPrefix)}`
  const database = databaseAddress(env.databaseUrl)
  if (!IANAZone.isValidZone(env.siteTimezone))
    throw new ConfigError(`SITE_TIMEZONE is "${env.siteTimezone}"; it must be a time zone such as UTC or Asia/Tbilisi.`)
  return {
    port: env.port,
    host: env.host,
    baseUrl,
    restPath,
    restRoot: baseUrl + restPath,
    database,
    databaseLockMs: env.databaseLockSeconds * 1000,
    media: mediaConfig(env, database),
    site: { name: env.siteName, description: env.siteDescription, timezone: env.siteTimezone, language: env.defaultLanguage },
    themeDir: themeDir(env.themeDir),
    demoContent: env.demoContent,
    rateLimit: env.rateLimit,
    requestsPerMinute: env.requestsPerMinute,
    corsOrigins: checkedOrigins(env.corsOrigins),
    metrics: env.metrics,
    metricsPort: env.metricsPort,
    logLevel: env.logLevel,
    validateResponses: env.validateResponses,
  }
}

const defaultTheme = fileURLToPath(new URL('../../themes/default', import.meta.url))

function themeDir(given: string | undefined): string {
  if (given && !existsSync(given)) throw new ConfigError(`THEME_DIR is "${given}"; there is no such folder.`)
  return given ? resolve(given) : defaultTheme
}

function mediaConfig(env: Env, database: DatabaseAddress): MediaConfig {
  if (env.mediaEndpoint !== undefined) {
    if (!env.mediaBucket) throw new ConfigError('MEDIA_S3_ENDPOINT is set, but MEDIA_S3_BUCKET is not. Name the bucket.')
    checkedUrl(env.mediaEndpoint, 'MEDIA_S3_ENDPOINT')
  }
  const place: MediaPlace = env.mediaBucket
    ? { kind: 's3', bucket: env.mediaBucket, endpoint: env.mediaEndpoint, region: env.mediaRegion }
    : { kind: 'folder', folder: resolve(env.mediaDir) }
  const name = createHash('sha256')
    .update(JSON.stringify([database, place]))
    .digest('hex')
    .slice(0, 16)
  return {
    place,
    staging: join(tmpdir(), `content-service-${name}`),
    maxBytes: env.mediaMegabytes * 1024 * 1024,
    maxPixels: env.mediaMegapixels * 1_000_000,
    allowsSvg: env.mediaSvg,
    patienceMs: env.mediaPatience * 1000,
  }
}

function checkedUrl(given: string, name = 'BASE_URL'): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new ConfigError(`${name} is "${given}"; it must be an address such as https://content.example.org.`)
  return url.href.replace(/\/+$/, '')
}

function checkedOrigins(given: string): '*' | string[] {
  if (given === '*') return '*'
  const origins = given
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const wrong = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one)
  if (wrong !== undefined)
    throw new ConfigError(
      `CORS_ORIGINS has "${wrong}"; it must be * or a list of origins such as https://www.example.org, with commas between them.`,
    )
  return origins
}

function checkedPrefix(given: string): string {
  const prefix = given.replace(/^\/+|\/+$/g, '')
  if (!/^[\w-]+(\/[\w-]+)*$/.test(prefix))
    throw new ConfigError(`REST_PREFIX is "${given}"; it must be a path of letters, digits and hyphens such as cms-json.`)
  return prefix
}

function databaseAddress(given: string): DatabaseAddress {
  if (given === 'pglite:') return { kind: 'pglite' }
  if (given.startsWith('pglite:')) return { kind: 'pglite', dump: resolve(given.slice('pglite:'.length)) }
  if (/^postgres(ql)?:\/\//.test(given)) return { kind: 'postgres', url: given }
  if (given === 'file::memory:') return { kind: 'sqlite', file: ':memory:' }
  if (given === 'file:') throw new ConfigError('DATABASE_URL is "file:"; it names no file. Write one, as in file:./data/content.sqlite.')
  if (given.startsWith('file:')) return { kind: 'sqlite', file: resolve(given.slice('file:'.length)) }
  throw new ConfigError(`DATABASE_URL is "${withoutPassword(given)}"; it must start with file: (SQLite) or postgres://.`)
}

/** An address as it may be shown. */
export function withoutPassword(address: string): string {
  return address.replace(/^([^:]+:\/\/[^:/@]*):.*@/, '$1:***@')
}
