// Validates the redirect URLs of applications, which get a password in the query.
import { PageError } from './page-error.ts'

const MAX_LENGTH = 2000

/**
 * The scheme of an application is a reversed domain, such as `org.example.app:` (RFC 8252, 7.1 and 8.4). Schemes that start system
 * programs or that browsers reserve for themselves have no dot, or do not match this pattern.
 */
const OF_APPLICATION = /^[a-z]+(\.[a-z\d]([a-z\d-]*[a-z\d])?)+:$/

/** Parses the URL like browsers do, so that they follow the URL that was checked. */
export function parseRedirectUrl(parameter: string, given: string): string {
  if (given.length > MAX_LENGTH) throw new PageError(400, `${parameter} is longer than ${MAX_LENGTH} characters.`)
  if (!URL.canParse(given))
    throw new PageError(
      400,
      `${parameter} is not an absolute URL. It must be a URL such as https://app.example.org/connected or org.example.app:/connected.`,
    )
  const url = new URL(given)
  if (url.username || url.password) throw new PageError(400, `${parameter} has a username or a password. It must have neither.`)
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new PageError(400, `${parameter} starts with http:, which would send the password unencrypted. It must start with https:.`)
  if (!/^https?:$/.test(url.protocol) && !OF_APPLICATION.test(url.protocol))
    throw new PageError(
      400,
      `${parameter} starts with ${url.protocol}, which is not accepted. It must start with https: or with the reversed domain of the application, as in org.example.app:.`,
    )
  return url.href
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/** Sets query parameters and leaves the rest of the URL unchanged. */
export function withQuery(target: string, values: Record<string, string>): string {
  const url = new URL(target)
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && ![...new URLSearchParams(pair).keys()].some((name) => Object.hasOwn(values, name)))
  const added = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  url.search = [...kept, ...added].join('&')
  return url.href
}
