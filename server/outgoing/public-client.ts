// An HTTP client that only connects to public addresses, with a time limit, for URLs that callers choose.
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { buildConnector } from 'undici'
import { isPublicAddress } from './public-address.ts'

/** The reason why a request failed. Never shown to anonymous callers, because it would reveal the internal network. */
export class OutgoingError extends Error {}

/** The URL itself cannot be requested: it is not allowed, or its host has no public address. */
export class UnusableUrlError extends OutgoingError {}

/** The network access; tests replace it. */
export interface Network {
  /** Returns all addresses of a host name. */
  resolve(hostname: string): Promise<string[]>
  /** Connects to the checked address in `hostname`. The default is that of undici. */
  connect?: buildConnector.connector
  /** The timeout of a request, including redirects. */
  timeoutMs: number
  /** Hosts, with their ports, that may be private. */
  privateHosts: ReadonlySet<string>
  /** The headers of every request. */
  headers: () => Record<string, string>
  /** Returns the end of the message for a rejected private host: how to allow it. */
  advice: (host: string) => string
}

const MAX_URL_LENGTH = 4000

const internet: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  timeoutMs: 10_000,
  privateHosts: new Set(),
  headers: () => ({}),
  advice: () => '',
}

/** The client of one request: its time limit, and the headers that all requests have. */
export type RequestClient = Awaited<ReturnType<typeof openClient>> & { signal: AbortSignal; headers: Record<string, string> }

/** Runs `act` with a client and a signal for the time that is left. @throws {OutgoingError} for whatever fails. */
export function createPublicClient(network: Partial<Network>) {
  const used = { ...internet, ...network }
  let client: ReturnType<typeof openClient> | undefined

  return async <Result>(url: string, act: (client: RequestClient) => Promise<Result>): Promise<Result> => {
    // Loads undici on first use, because it takes time and memory.
    client ??= openClient(used)
    const signal = AbortSignal.timeout(used.timeoutMs)
    try {
      return await act({ ...(await client), signal, headers: used.headers() })
    } catch (cause) {
      throw cause instanceof OutgoingError ? cause : new OutgoingError(`${url} did not respond: ${(cause as Error).message}`, { cause })
    }
  }
}

async function openClient({ resolve, connect: given, privateHosts, advice }: Network) {
  const { Agent, buildConnector, request } = await import('undici')
  const connect = given ?? buildConnector({ timeout: 5000 })
  // Connects to the address that was checked, which prevents DNS rebinding.
  const connectToPublic: buildConnector.connector = (options, done) => {
    if (privateHosts.has(String(options.host))) return connect(options, done)
    publicAddressOf(options.hostname, resolve).then(
      (hostname) =>
        hostname
          ? connect({ ...options, hostname }, done)
          : done(privateAddressError(options.hostname, advice(String(options.host))), null),
      (cause: Error) => done(new UnusableUrlError(`${options.hostname} cannot be resolved: ${cause.message}`, { cause }), null),
    )
  }
  return { request, dispatcher: new Agent({ connect: connectToPublic, pipelining: 0, maxHeaderSize: 16 * 1024 }) }
}

async function publicAddressOf(hostname: string, resolve: Network['resolve']): Promise<string | undefined> {
  const addresses = isIP(hostname) ? [hostname] : await resolve(hostname)
  return addresses.every(isPublicAddress) ? addresses[0] : undefined
}

/** @throws {OutgoingError} if the URL is not allowed, or its host cannot be resolved to public addresses alone. */
export async function assertPublicHost(url: string, { resolve = internet.resolve }: Partial<Network>): Promise<void> {
  const { hostname } = checkUrl(url)
  const address = await publicAddressOf(hostname.replace(/^\[|\]$/g, ''), resolve).catch(() => undefined)
  if (address === undefined) throw privateAddressError(hostname, '')
}

export function privateAddressError(hostname: string, advice: string): OutgoingError {
  return new UnusableUrlError(`${hostname} has no public address.${advice}`)
}

/** Allows http and https without credentials, and other than default ports only for private hosts. */
export function checkUrl(text: string, { privateHosts, advice }: Pick<Network, 'privateHosts' | 'advice'> = internet): URL {
  const url = URL.canParse(text) && text.length <= MAX_URL_LENGTH ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || (url.port && !privateHosts.has(url.host)) || url.username || url.password)
    throw new UnusableUrlError(
      `${text} is not allowed: it must be an http or https URL without a port or credentials.${url?.port ? advice(url.host) : ''}`,
    )
  return url
}
