// The settings of a cache in front of the service, such as a CDN.
import { ConfigError } from './env.ts'
import type { Env } from './env.ts'

export interface CdnConfig {
  /** How long responses are kept without a purge. */
  maxAgeSeconds: number
  /** How long they may be sent after that, while a new one is requested. */
  staleSeconds: number
  /** The headers that tags are sent in. */
  tagHeaders: readonly TagHeader[]
  /** Whether it keeps one response for each value of a header that `Vary` names. */
  honorsVary: boolean
  /** What purges are sent to; undefined if somebody else purges. */
  purge: PurgeTarget | undefined
}

export type TagHeader = 'Cache-Tag' | 'Surrogate-Key'

export type PurgeTarget =
  /** `url` is that of the API, and `site` the ID of the zone or service. */
  { service: 'cloudflare' | 'fastly'; url: string; site: string; token: string } | { service: 'varnish'; url: string }

const APIS = { cloudflare: 'https://api.cloudflare.com', fastly: 'https://api.fastly.com' }

const TAG_HEADERS: Readonly<Record<Exclude<Env['cdn'], 'off'>, readonly TagHeader[]>> = {
  cloudflare: ['Cache-Tag'],
  fastly: ['Surrogate-Key'],
  varnish: ['Cache-Tag'],
  other: ['Cache-Tag', 'Surrogate-Key'],
}

/** @throws {ConfigError} if a setting that the CDN needs is missing or wrong. */
export function readCdnConfig(env: Env): CdnConfig | undefined {
  if (env.cdn === 'off') return undefined
  return {
    maxAgeSeconds: env.cdnMaxAgeSeconds,
    staleSeconds: env.cdnStaleSeconds,
    tagHeaders: TAG_HEADERS[env.cdn],
    honorsVary: env.cdn === 'fastly' || env.cdn === 'varnish',
    purge: env.cdn === 'other' ? undefined : purgeTarget(env.cdn, env),
  }
}

function purgeTarget(service: PurgeTarget['service'], { cdnUrl, cdnSite, cdnToken }: Env): PurgeTarget {
  if (service === 'varnish') return { service, url: checkUrl(required('CDN_URL', cdnUrl, service)) }
  return {
    service,
    url: checkUrl(cdnUrl ?? APIS[service]),
    site: required('CDN_SITE', cdnSite, service),
    token: required('CDN_TOKEN', cdnToken, service),
  }
}

function required(name: string, value: string | undefined, service: string): string {
  if (value === undefined) throw new ConfigError(`${name} is not set; CDN=${service} requires it to send purges.`)
  return value
}

function checkUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.search) return given.replace(/\/+$/, '')
  throw new ConfigError(`CDN_URL is "${given}"; it must be an http or https URL, such as http://varnish:80.`)
}
