// Requests to addresses that somebody else chose. They reach public addresses only, take little time and memory, and carry no credentials.
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { Agent, buildConnector, request } from 'undici'
import type { Dispatcher } from 'undici'
import { isPublicAddress } from './public-address.ts'

export interface FetchOptions {
  /** The media types that are read, as a pattern for `Content-Type`. */
  types: RegExp
  /** How much is read at most. */
  mostBytes: number
  /** What happens with more: the request fails, or what has been read is enough. */
  beyond: 'fail' | 'cut'
  /** Where redirects may lead; to any public address where it is missing. */
  mayLeadTo?: (address: URL) => boolean
}

export interface Fetched {
  /** Where the answer came from, after redirects. */
  url: string
  type: string
  text: string
}

/** Reads what is at an address. @throws {OutgoingError} if it is not public, or gives nothing of what is wanted in time. */
export type FetchPublic = (url: string, wanted: FetchOptions) => Promise<Fetched>

/** Why nothing came back. Not for callers: it would tell them what is where inside a network. */
export class OutgoingError extends Error {}

/** What lies beneath; tests bring their own. */
export interface Network {
  /** All addresses of a name. */
  resolve(hostname: string): Promise<string[]>
  /** Connects with an address that has been checked, given as `hostname`. */
  connect: buildConnector.connector
  /** How long a request may take altogether, redirects included. */
  mostMs: number
}

const MAX_REDIRECTS = 5
const MAX_URL_LENGTH = 4000

const internet: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  connect: buildConnector({ timeout: 5000 }),
  mostMs: 10_000,
}

export function publicFetcher(network: Partial<Network> = {}): FetchPublic {
  const { resolve, connect, mostMs } = { ...internet, ...network }
  // The connection goes to the very address that was checked: a name that changes its mind in between gains nothing.
  const guarded: buildConnector.connector = (options, done) => {
    publicAddressOf(options.hostname, resolve).then(
      (hostname) => connect({ ...options, hostname }, done),
      (error: Error) => done(error, null),
    )
  }
  const dispatcher = new Agent({ connect: guarded, pipelining: 0, maxHeaderSize: 16 * 1024 })

  return async (url, wanted) => {
    const signal = AbortSignal.timeout(mostMs)
    try {
      return await follow(url, wanted, { dispatcher, signal })
    } catch (cause) {
      throw cause instanceof OutgoingError ? cause : new OutgoingError(`${url} was not answered: ${(cause as Error).message}`, { cause })
    }
  }
}

async function publicAddressOf(hostname: string, resolve: Network['resolve']): Promise<string> {
  const addresses = isIP(hostname) ? [hostname] : await resolve(hostname)
  const [first] = addresses
  if (first === undefined || !addresses.every(isPublicAddress)) throw new OutgoingError(`${hostname} is at no public address.`)
  return first
}

type Options = { dispatcher: Dispatcher; signal: AbortSignal }

async function follow(url: string, wanted: FetchOptions, options: Options): Promise<Fetched> {
  let at = url
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { statusCode, headers, body } = await request(checked(at), {
      ...options,
      headers: { 'user-agent': 'content-service', accept: '*/*', 'accept-encoding': 'identity' },
    })
    // A body that is left unread ends with an error that is nobody's concern.
    body.on('error', () => undefined)
    const location = [headers.location].flat()[0]
    const type = [headers['content-type']].flat()[0] ?? ''
    try {
      if (statusCode >= 300 && statusCode < 400 && location !== undefined) {
        if (!URL.canParse(location, at)) throw new OutgoingError(`${at} leads to "${location}", which is no address.`)
        const next = new URL(location, at)
        if (wanted.mayLeadTo?.(next) === false) throw new OutgoingError(`${at} leads to ${next.href}, where it may not lead.`)
        at = next.href
        continue
      }
      if (statusCode !== 200) throw new OutgoingError(`${at} answered with ${statusCode}.`)
      if (!wanted.types.test(type)) throw new OutgoingError(`${at} answered with ${type || 'no type'}.`)
      if (headers['content-encoding'] && headers['content-encoding'] !== 'identity')
        throw new OutgoingError(`${at} answered in an encoding that it was not asked for.`)
      return { url: at, type, text: decoded(await bytesOf(body, at, wanted), type) }
    } finally {
      body.destroy()
    }
  }
  throw new OutgoingError(`${url} leads from one address to another without end.`)
}

/** Only what a reader's browser would open: no other protocol, no other port, no credentials. */
function checked(address: string): URL {
  const url = URL.canParse(address) && address.length <= MAX_URL_LENGTH ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username || url.password)
    throw new OutgoingError(`${address} is not asked: it must be an address of http or https, without a port or credentials.`)
  return url
}

async function bytesOf(body: AsyncIterable<Buffer>, address: string, { mostBytes, beyond }: FetchOptions): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size <= mostBytes) continue
    if (beyond === 'fail') throw new OutgoingError(`${address} answered with more than ${mostBytes} bytes.`)
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
