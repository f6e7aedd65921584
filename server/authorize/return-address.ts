// The addresses of an application that the browser may be sent on to, with a password in them.
import { Refusal } from './refusal.ts'

const LONGEST = 2000

/** Schemes that browsers and systems keep for themselves. Any other one can be an application's own. */
const taken = new Set(
  'about blob chrome chrome-extension content data devtools edge file filesystem ftp geo intent jar javascript mailto market moz-extension ms-settings resource sms tel vbscript view-source ws wss'
    .split(' ')
    .map((scheme) => `${scheme}:`),
)

/** The address as the browser will understand it: what is checked here is what is followed. */
export function returnAddress(parameter: string, given: string): string {
  if (given.length > LONGEST) throw new Refusal(400, `${parameter} is longer than ${LONGEST} characters.`)
  if (!URL.canParse(given))
    throw new Refusal(
      400,
      `${parameter} is no complete address. It must be one such as https://app.example.org/connected or my-app://connected.`,
    )
  const url = new URL(given)
  if (url.username || url.password) throw new Refusal(400, `${parameter} has a user name or a password in it. It must have none.`)
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new Refusal(400, `${parameter} starts with http:, which would send the password unprotected. It must start with https:.`)
  if (taken.has(url.protocol))
    throw new Refusal(
      400,
      `${parameter} starts with ${url.protocol}, which is no address of an application. It must start with https: or a scheme of the application's own.`,
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
