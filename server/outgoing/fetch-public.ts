// Fetches URLs that callers choose. Connects only to public addresses, limits time and size, and sends no credentials.
import { assertPublicHost, checkUrl, OutgoingError, createPublicClient, UnusableUrlError } from './public-client.ts'
import type { Network, RequestClient } from './public-client.ts'

export interface FetchOptions {
  /** A pattern for the accepted `Content-Type`. */
  types: RegExp
  /** The maximum number of bytes to read. */
  maxBytes: number
  /** Whether a larger response fails or is truncated. */
  beyond: 'fail' | 'cut'
  /** Whether a redirect may be followed; by default every public URL may. */
  mayLeadTo?: (url: URL) => boolean
}

export interface Fetched {
  /** The URL of the response, after redirects. */
  url: string
  type: string
  text: string
}

/** Fetches a URL. @throws {OutgoingError} if it is not public, or does not give an accepted response in time. */
export interface FetchPublic {
  (url: string, wanted: FetchOptions): Promise<Fetched>
  /** Fetches nothing. @throws {OutgoingError} if the URL is not allowed, or its host has no public address. */
  assertPublic(url: string): Promise<void>
}

const MAX_REDIRECTS = 5

export function createPublicFetcher(network: Partial<Network> = {}): FetchPublic {
  const withClient = createPublicClient(network)
  const fetch = (url: string, wanted: FetchOptions): Promise<Fetched> => withClient(url, (client) => follow(url, wanted, client))
  return Object.assign(fetch, { assertPublic: (url: string) => assertPublicHost(url, network) })
}

async function follow(url: string, wanted: FetchOptions, { request, ...options }: RequestClient): Promise<Fetched> {
  let at = url
  const requestFrom = async (from: string, isRedirect: boolean) => {
    try {
      const sent = { ...options.headers, 'user-agent': 'content-service', accept: '*/*', 'accept-encoding': 'identity' }
      return await request(checkUrl(from), { ...options, headers: sent })
    } catch (error) {
      // The requested URL is allowed, but its redirect is not.
      if (isRedirect && error instanceof UnusableUrlError) throw new OutgoingError(error.message, { cause: error })
      throw error
    }
  }
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { statusCode, headers, body } = await requestFrom(at, redirects > 0)
    // Errors of an unread body are irrelevant.
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
      return { url: at, type, text: decode(await readBytes(body, at, wanted), type) }
    } finally {
      body.destroy()
    }
  }
  throw new OutgoingError(`${url} redirects too often.`)
}

async function readBytes(body: AsyncIterable<Buffer>, url: string, { maxBytes, beyond }: FetchOptions): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size <= maxBytes) continue
    if (beyond === 'fail') throw new OutgoingError(`${url} responded with more than ${maxBytes} bytes.`)
    break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

function decode(bytes: Buffer, type: string): string {
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}
