// Fetches URLs chosen by others. Connects to public addresses only, with limits on time and size, and sends no credentials.
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { buildConnector } from 'undici'
import { isPublicAddress } from './public-address.ts'

export interface FetchOptions {
  /** A pattern for the accepted `Content-Type`. */
  types: RegExp
  /** The maximum number of bytes to read. */
  mostBytes: number
  /** Whether a larger response fails or is truncated. */
  beyond: 'fail' | 'cut'
  /** Whether a redirect may be followed; by default every public URL may. */
  mayLeadTo?: (address: URL) => boolean
}

export interface Fetched {
  /** The URL of the response, after redirects. */
  url: string
  type: string
  text: string
}

/** Fetches a URL. @throws {OutgoingError} if it is not public, or does not give an accepted response in time. */
export type FetchPublic = (url: string, wanted: FetchOptions) => Promise<Fetched>

/** The reason why a fetch failed. Never shown to callers, as it would reveal what is inside a network. */
export class OutgoingError extends Error {}

/** The network access; tests replace it. */
export interface Network {
  /** Returns all addresses of a host name. */
  resolve(hostname: string): Promise<string[]>
  /** Connects to a checked address, given as `hostname`. undici does, unless this is given. */
  connect?: buildConnector.connector
  /** The timeout of a request, including redirects. */
  mostMs: number
}

const MAX_REDIRECTS = 5
const MAX_URL_LENGTH = 4000

const internet: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  mostMs: 10_000,
}

export function publicFetcher(network: Partial<Network> = {}): FetchPublic {
  const used = { ...internet, ...network }
  let client: ReturnType<typeof publicClient> | undefined

  return async (url, wanted) => {
    // undici is loaded for the first request, as it takes time and memory.
    client ??= publicClient(used)
    const signal = AbortSignal.timeout(used.mostMs)
    try {
      return await follow(url, wanted, { ...(await client), signal })
    } catch (cause) {
      throw cause instanceof OutgoingError ? cause : new OutgoingError(`${url} did not respond: ${(cause as Error).message}`, { cause })
    }
  }
}

async function publicClient({ resolve, connect: given }: Network) {
  const { Agent, buildConnector, request } = await import('undici')
  const connect = given ?? buildConnector({ timeout: 5000 })
  // Connects to the very address that was checked, so DNS rebinding gains nothing.
  const guarded: buildConnector.connector = (options, done) => {
    publicAddressOf(options.hostname, resolve).then(
      (hostname) => connect({ ...options, hostname }, done),
      (error: Error) => done(error, null),
    )
  }
  return { request, dispatcher: new Agent({ connect: guarded, pipelining: 0, maxHeaderSize: 16 * 1024 }) }
}

async function publicAddressOf(hostname: string, resolve: Network['resolve']): Promise<string> {
  const addresses = isIP(hostname) ? [hostname] : await resolve(hostname)
  const [first] = addresses
  if (first === undefined || !addresses.every(isPublicAddress)) throw new OutgoingError(`${hostname} has no public address.`)
  return first
}

type Client = Awaited<ReturnType<typeof publicClient>>

async function follow(url: string, wanted: FetchOptions, { request, ...options }: Client & { signal: AbortSignal }): Promise<Fetched> {
  let at = url
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { statusCode, headers, body } = await request(checked(at), {
      ...options,
      headers: { 'user-agent': 'content-service', accept: '*/*', 'accept-encoding': 'identity' },
    })
    // Errors of a body that is not read do not matter.
    body.on('error', () => undefined)
    const location = [headers.location].flat()[0]
    const type = [headers['content-type']].flat()[0] ?? ''
    try {
      if (statusCode >= 300 && statusCode < 400 && location !== undefined) {
        if (!URL.canParse(location, at)) throw new OutgoingError(`${at} redirects to "${location}", which is not a URL.`)
        const next = new URL(location, at)
        if (wanted.mayLeadTo?.(next) === false) throw new OutgoingError(`${at} redirects to ${next.href}, which is not allowed.`)
        at = next.href
        continue
      }
      if (statusCode !== 200) throw new OutgoingError(`${at} responded with the status ${statusCode}.`)
      if (!wanted.types.test(type))
        throw new OutgoingError(`${at} responded with ${type ? `the content type ${type}` : 'no content type'}.`)
      if (headers['content-encoding'] && headers['content-encoding'] !== 'identity')
        throw new OutgoingError(`${at} responded with an unsupported content encoding.`)
      return { url: at, type, text: decoded(await bytesOf(body, at, wanted), type) }
    } finally {
      body.destroy()
    }
  }
  throw new OutgoingError(`${url} redirects too often.`)
}

/** Allows only what a browser would open: http or https, the default port, and no credentials. */
function checked(address: string): URL {
  const url = URL.canParse(address) && address.length <= MAX_URL_LENGTH ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username || url.password)
    throw new OutgoingError(`${address} is not allowed: it must be an http or https URL without a port or credentials.`)
  return url
}

async function bytesOf(body: AsyncIterable<Buffer>, address: string, { mostBytes, beyond }: FetchOptions): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size <= mostBytes) continue
    if (beyond === 'fail') throw new OutgoingError(`${address} responded with more than ${mostBytes} bytes.`)
    break
  }
  return Buffer.concat(chunks).subarray(0, mostBytes)
}

function decoded(bytes: Buffer, type: string): string {
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}
