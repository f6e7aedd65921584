// The addresses of an application that the browser may be sent on to, with a password in them.
import { Refusal } from './refusal.ts'

const MAX_LENGTH = 2000

/**
 * The scheme of an application is a domain the other way round, as in `org.example.app:` (RFC 8252, 7.1 and 8.4). Schemes that start
 * programs of a system, or that browsers keep for themselves, have no dot, or none of that kind.
 */
const OF_APPLICATION = /^[a-z]+(\.[a-z\d]([a-z\d-]*[a-z\d])?)+:$/

/** The address as the browser will understand it: what is checked here is what is followed. */
export function returnAddress(parameter: string, given: string): string {
  if (given.length > MAX_LENGTH) throw new Refusal(400, `${parameter} is longer than ${MAX_LENGTH} characters.`)
  if (!URL.canParse(given))
    throw new Refusal(
      400,
      `${parameter} is no complete address. It must be one such as https://app.example.org/connected or org.example.app:/connected.`,
    )
  const url = new URL(given)
  if (url.username || url.password) throw new Refusal(400, `${parameter} has a user name or a password in it. It must have none.`)
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new Refusal(400, `${parameter} starts with http:, which would send the password unprotected. It must start with https:.`)
  if (!/^https?:$/.test(url.protocol) && !OF_APPLICATION.test(url.protocol))
    throw new Refusal(
      400,
      `${parameter} starts with ${url.protocol}, which is no address of an application. It must start with https: or with a domain of the application the other way round, as in org.example.app:.`,
    )
  return url.href
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/** Sets values in the query and leaves the rest of it letter for letter. */
export function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address)
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && ![...new URLSearchParams(pair).keys()].some((name) => Object.hasOwn(values, name)))
  const added = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  url.search = [...kept, ...added].join('&')
  return url.href
}
