// Compresses the bodies of API responses. A body that is sent again is compressed once.
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompress, zstdCompressSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { ownBytes } from '../cache/own-bytes.ts'

const MIN_BYTES = 1024
/** Larger bodies are compressed in another thread. For smaller ones that costs more than the compression itself. */
const MAX_SYNC_BYTES = 128 * 1024

interface Compressor {
  now(bytes: Buffer): Buffer
  later(bytes: Buffer): Promise<Buffer>
}

// Higher levels take twice the time for a few percent.
const large = { level: 3 }
/** A window as large as the body finds as much, and a compressor without the default one of 32 KB starts sooner. */
const small = { ...large, windowBits: 13 }
const MAX_SMALL_BYTES = 2 ** small.windowBits
const gzipOptions = ({ length }: Buffer) => (length > MAX_SMALL_BYTES ? large : small)
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The best first. */
const compressors = {
  zstd: { now: (bytes) => zstdCompressSync(bytes), later: (bytes) => promisify(zstdCompress)(bytes) },
  br: { now: (bytes) => brotliCompressSync(bytes, brotliOptions), later: (bytes) => promisify(brotliCompress)(bytes, brotliOptions) },
  gzip: { now: (bytes) => gzipSync(bytes, gzipOptions(bytes)), later: (bytes) => promisify(gzip)(bytes, large) },
} satisfies Record<string, Compressor>

type Encoding = keyof typeof compressors

const encodings = Object.keys(compressors)

/** By the header, of which clients send few different ones; empty if the client accepts no encoding. */
const accepted = new LRUCache<string, string>({ max: 100 })

/** Negotiator 1.1, whose types do not know the preference among encodings that the client likes equally. */
interface Preferring {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
}

/** The best encoding that the client accepts, as its `Accept-Encoding` header says. */
export function chooseEncoding(header = ''): string {
  const known = accepted.get(header)
  if (known !== undefined) return known
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': header } })
  const best = negotiator.encoding(encodings, { preferred: encodings }) ?? ''
  accepted.set(header, best)
  return best
}

interface Encoded {
  encoding: Encoding
  bytes: Buffer
}

/** A cached body lives as long as its entry, and so does its compressed form. It is kept once the body is sent again: most are sent once. */
const encodedBodies = new WeakMap<Buffer, Encoded | undefined>()

/** Undefined if the body is too small, or `best`, the encoding that the client accepts, is none of ours. */
export function encode(body: Buffer, best: string): Encoded | Promise<Encoded> | undefined {
  if (!(best in compressors) || body.length < MIN_BYTES) return undefined
  const encoding = best as Encoding
  const known = encodedBodies.get(body)
  if (known?.encoding === encoding) return known
  const { now, later } = compressors[encoding]
  if (body.length > MAX_SYNC_BYTES) return later(body).then((compressed) => keep(body, { encoding, bytes: compressed }))
  return keep(body, { encoding, bytes: now(body) })
}

function keep(body: Buffer, { encoding, bytes }: Encoded): Encoded {
  const isRepeated = encodedBodies.has(body)
  const encoded = { encoding, bytes: isRepeated ? ownBytes(bytes) : bytes }
  encodedBodies.set(body, isRepeated ? encoded : undefined)
  return encoded
}
