// Sends a body to URLs that callers choose. Follows no redirects, and only reads the status of the response.
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import { checkUrl, privateAddressError, createPublicClient } from './public-client.ts'
import type { Network } from './public-client.ts'

/** A request with a body. */
export interface PostedMessage {
  /** POST if omitted. */
  method?: 'PURGE'
  headers: Record<string, string>
  body: string
}

/** Sends a POST and returns the status of the response. @throws {OutgoingError} if the URL is not allowed, or does not respond in time. */
export interface PostPublic {
  (url: string, message: PostedMessage): Promise<number>
  /** @throws {OutgoingError} if the URL is not allowed, without resolving its host. */
  assertAllowed(url: string): void
}

/** `privateHosts` may have private addresses, and other ports than the default one. */
export function createPublicPoster(privateHosts: readonly string[], network: Partial<Network> = {}): PostPublic {
  const hosts = { privateHosts: new Set(privateHosts), advice: adviseOn }
  const withClient = createPublicClient({ ...network, ...hosts })
  const assertAllowed = (url: string): void => {
    const { host, hostname } = checkUrl(url, hosts)
    if (!hosts.privateHosts.has(host) && isInternal(hostname.replace(/^\[|\]$/g, ''))) throw privateAddressError(hostname, adviseOn(host))
  }
  const post = (url: string, { method, headers, body }: PostedMessage): Promise<number> =>
    withClient(url, async ({ request, ...options }) => {
      const response = await request(checkUrl(url, hosts), {
        ...options,
        method: (method ?? 'POST') as 'POST',
        headers: { ...options.headers, 'user-agent': 'content-service', 'content-type': 'application/json', ...headers },
        body,
      })
      // Errors of an unread body are irrelevant.
      response.body.on('error', () => undefined).destroy()
      return response.statusCode
    })
  return Object.assign(post, { assertAllowed })
}

const adviseOn = (host: string): string =>
  ` If it is a host of your own, the operator of the service can allow it: WEBHOOK_PRIVATE_HOSTS=${host}`

/** Whether the name of a host is internal. Connecting also checks its addresses. */
const isInternal = (hostname: string): boolean =>
  isIP(hostname) ? !isPublicAddress(hostname) : hostname === 'localhost' || hostname.endsWith('.localhost')
