// Compresses a body in parts with gzip. A part that is sent again is compressed once, by itself: its block of the compressed stream is
// kept as long as the part is, and refers to nothing before it. The other parts are compressed together, as in any stream.
import { promisify } from 'node:util'
import { constants, deflateRaw, deflateRawSync } from 'node:zlib'
import { lengthOf, joined, ownBytes } from '../contract/body-parts.ts'
import type { BodyParts } from '../contract/body-parts.ts'
import { appendChecksum, checksumOf } from './crc32.ts'
import type { Checksum } from './crc32.ts'

/** Shorter parts are not worth a block of their own. */
const MIN_KEPT_BYTES = 256
const MAX_SEPARATOR_BYTES = 8
/** Shorter texts that are compressed for one response are stored as they are: starting a compressor takes longer. */
const MIN_BYTES = 1024
/** Longer ones are compressed in another thread. */
const MAX_SYNC_BYTES = 128 * 1024

/** No name, no time, no system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block that ends the stream. */
const LAST_BLOCK = Buffer.from([0x03, 0x00])

/** The flush ends a block at a whole byte. A kept block is compressed once, so that it may take longer. */
const kept = { level: 6, finishFlush: constants.Z_FULL_FLUSH }
const once = { level: 3, finishFlush: constants.Z_FULL_FLUSH }

/** A part of the compressed stream, and the checksum of its text. */
interface Block {
  bytes: Buffer
  checksum: Checksum
}

/** The blocks of parts that have been sent; undefined after the first time. */
const blocks = new WeakMap<Buffer, Block | undefined>()

export async function gzipOfParts(parts: BodyParts): Promise<Buffer> {
  const written: Buffer[] = [HEADER]
  let checksum = 0
  for (const found of blocksOf(parts)) {
    const block = found instanceof Promise ? await found : found
    written.push(block.bytes)
    checksum = appendChecksum(checksum, block.checksum)
  }
  written.push(LAST_BLOCK, trailer(checksum, lengthOf(parts)))
  return Buffer.concat(written)
}

function blocksOf(parts: BodyParts): (Block | Promise<Block>)[] {
  const found: (Block | Promise<Block>)[] = []
  let others: Buffer[] = []
  const addOthers = (): void => {
    const [only] = others
    if (only) found.push(others.length === 1 ? blockOfOne(only) : blockOf(joined(others)))
    others = []
  }
  for (const part of parts) {
    const block = keptBlock(part)
    if (block) {
      addOthers()
      found.push(block)
    } else others.push(part)
  }
  addOthers()
  return found
}

/** Undefined for a part that is sent for the first time. */
function keptBlock(part: Buffer): Block | undefined {
  if (part.length < MIN_KEPT_BYTES || part.length > MAX_SYNC_BYTES) return undefined
  const known = blocks.get(part)
  if (known) return known
  const block = blocks.has(part) ? keptOf(part, deflateRawSync(part, kept)) : undefined
  blocks.set(part, block)
  return block
}

/** Lists have the same separators between their items. */
const separators = new WeakMap<Buffer, Block>()

function blockOfOne(part: Buffer): Block | Promise<Block> {
  if (part.length > MAX_SEPARATOR_BYTES) return blockOf(part)
  const known = separators.get(part)
  if (known) return known
  const block = keptOf(part, storedBlock(part))
  separators.set(part, block)
  return block
}

function keptOf(text: Buffer, bytes: Buffer): Block {
  return { bytes: ownBytes(bytes), checksum: checksumOf(text) }
}

function blockOf(text: Buffer): Block | Promise<Block> {
  const withChecksum = (bytes: Buffer): Block => ({ bytes, checksum: checksumOf(text) })
  if (text.length < MIN_BYTES) return withChecksum(storedBlock(text))
  return text.length > MAX_SYNC_BYTES ? promisify(deflateRaw)(text, once).then(withChecksum) : withChecksum(deflateRawSync(text, once))
}

/** A block that is not compressed: its type, its length, the complement of the length, the text. */
function storedBlock(text: Buffer): Buffer {
  const { length } = text
  return Buffer.concat([Buffer.from([0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff]), text])
}

/** The checksum and the length of the body. */
function trailer(checksum: number, length: number): Buffer {
  const end = Buffer.allocUnsafe(8)
  end.writeUInt32LE(checksum, 0)
  end.writeUInt32LE(length % 2 ** 32, 4)
  return end
}
