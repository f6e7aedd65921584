// What is known of an address from before: how a GET of it was read, and what visitors were answered. Only addresses that are asked for again are kept.
import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import type { Call } from './namespace.ts'
import type { Written } from './reply.ts'
import { seenBefore } from './seen-before.ts'

export const MAX_CALLS = 5000
const MAX_CALLS_BYTES = 16 * 1024 * 1024
export const MAX_REPLIES = 10_000
const MAX_REPLIES_BYTES = 64 * 1024 * 1024
const REPLY_TTL_MS = 60_000
const LONGEST_ADDRESS = 2000

/** What an entry takes beside its texts, with room to spare: objects, headers, and the lists of the cache. */
const ENTRY_BYTES = 2048
/** A query that has been read takes several times the room of its text, most of all a list of numbers. */
const CALL_BYTES_PER_CHARACTER = 16

export interface Answered {
  operation: string
  written: Written
}

/** What a request may be answered from. `data` is there for visitors: the state of the database that a reply must be of. */
interface Place {
  url: string
  data: string | undefined
}

export function knownAddresses({ config, dataVersion }: Pick<Context, 'config' | 'dataVersion'>) {
  const wasAsked = seenBefore()
  const calls = new LRUCache<string, Call>({
    max: MAX_CALLS,
    maxSize: MAX_CALLS_BYTES,
    sizeCalculation: (_call, url) => ENTRY_BYTES + url.length * CALL_BYTES_PER_CHARACTER,
  })
  const replies = new LRUCache<string, Answered & { of: string }>({
    max: MAX_REPLIES,
    maxSize: MAX_REPLIES_BYTES,
    sizeCalculation: ({ written: { bytes } }, url) => ENTRY_BYTES + url.length * 2 + bytes.length,
    ttl: REPLY_TTL_MS,
  })

  return {
    /** Undefined for what depends on more than its address. */
    placeOf({ method, url, headers }: Request): Place | undefined {
      if (method !== 'GET' || url.length >= LONGEST_ADDRESS || config.validateResponses) return undefined
      // Visitors all see the same, for as long as nothing is written to the database.
      return { url, data: headers.authorization ? undefined : dataVersion() }
    },
    call: ({ url }: Place): Call | undefined => calls.get(url),
    keepCall({ url }: Place, call: Call): void {
      if (wasAsked(url)) calls.set(url, call)
    },
    reply({ url, data }: Place): Answered | undefined {
      const known = data === undefined ? undefined : replies.get(url)
      return known?.of === data ? known : undefined
    },
    /** To be called after `keepCall`, by which an address is known to be asked for again. */
    keepReply({ url, data }: Place, { operation, written }: Answered): void {
      if (data === undefined || written.status !== 200 || !calls.has(url)) return
      replies.set(url, { of: data, operation, written: { ...written, bytes: ownBytes(written.bytes) } })
    },
  }
}

/** Short buffers share memory with others, all of which would stay for as long as one of them is kept. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
