// What is known of an address from before: how a GET of it was read, and what visitors were answered.
import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import type { Call } from './namespace.ts'
import type { Written } from './reply.ts'

const MOST_ADDRESSES = 5000
const REPLIES_BYTES = 64 * 1024 * 1024
const REPLIES_MS = 60_000
const LONGEST_ADDRESS = 2000

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
  const calls = new LRUCache<string, Call>({ max: MOST_ADDRESSES })
  const replies = new LRUCache<string, Answered & { of: string }>({
    maxSize: REPLIES_BYTES,
    sizeCalculation: ({ written: { bytes } }, url) => bytes.length + url.length,
    ttl: REPLIES_MS,
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
      calls.set(url, call)
    },
    reply({ url, data }: Place): Answered | undefined {
      const known = data === undefined ? undefined : replies.get(url)
      return known?.of === data ? known : undefined
    },
    keepReply({ url, data }: Place, reply: Answered): void {
      if (data !== undefined && reply.written.status === 200) replies.set(url, { of: data, ...reply })
    },
  }
}
