// Checks of the service from outside, through its public URL and the proxies in front of it.
import { failed, ok, warning } from './check.ts'
import type { Check } from './check.ts'

const TIMEOUT_MS = 5_000
const MAX_DIFFERENCE_MS = 5_000

export const trustedProxies: Check = {
  name: 'trusted proxies',
  examine({ config: { trustedProxies: trusted } }) {
    const all = trusted.find((one) => one.endsWith('/0'))
    if (all === undefined) return ok(`X-Forwarded-For is taken from: ${trusted.join(', ')}.`)
    return failed(
      `TRUSTED_PROXIES contains ${all}, so callers can choose their IP address.`,
      'List the addresses of your proxies alone: rate limits and the audit log depend on them.',
    )
  },
}

/** Wrong credentials are rejected as such only if they arrive. */
export const proxyHeaders: Check = {
  name: 'proxy headers',
  async examine({ config }) {
    const url = `${config.restRoot}/cms/v2/users/me`
    const response = await request(url, { Authorization: `Basic ${Buffer.from('doctor:wrong').toString('base64')}` })
    if (typeof response === 'string') return unreached(url, response)
    if (response.status >= 300 && response.status < 400)
      return failed(`${url} redirects to ${response.headers.get('location')}.`, 'Set BASE_URL to the URL that callers use in the end.')
    const { code } = (await response.json().catch(() => ({}))) as { code?: unknown }
    if (code === 'rest_invalid_credentials' || code === 'rest_too_many_requests') return ok(`The service responds at ${config.baseUrl}.`)
    if (code === 'rest_not_logged_in')
      return failed(
        'The Authorization header does not reach the service.',
        'Let the proxy pass Authorization on; nobody can sign in without it.',
      )
    return failed(
      `${url} is not this service: it responded with the status ${response.status}.`,
      'Check BASE_URL, REST_PREFIX and the routes of the proxy.',
    )
  },
}

export const clock: Check = {
  name: 'clock',
  async examine({ config, tools }) {
    const response = await request(`${config.baseUrl}/healthz`, {})
    if (typeof response === 'string') return unreached(`${config.baseUrl}/healthz`, response)
    const date = Date.parse(response.headers.get('date') ?? '')
    const difference = Number.isNaN(date) ? 0 : Math.abs(date - tools.now().getTime())
    if (difference <= MAX_DIFFERENCE_MS) return ok('The clock agrees with that of the public URL.')
    return failed(
      `The clock differs by ${Math.round(difference / 1000)} seconds from that of ${config.baseUrl}.`,
      'Set the clocks of all machines by NTP: dates of publication and signatures depend on them.',
    )
  },
}

const unreached = (url: string, reason: string) =>
  warning(`${url} cannot be reached: ${reason}.`, 'Start the service to check what is in front of it, or check BASE_URL.')

/** The response, or why there is none. */
async function request(url: string, headers: Record<string, string>): Promise<Response | string> {
  try {
    return await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    const { message, cause } = error as Error
    return cause instanceof Error ? cause.message || message : message
  }
}
