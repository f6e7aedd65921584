// Removes private metadata (location, owner, time) and trailing data from image files without re-encoding them.

/** Functions that remove private data, by MIME type. Other types must be re-encoded. */
export const privateDataRemovers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
}

/** Images have a few hundred parts; each takes more memory than its bytes. */
const MAX_PARTS = 50_000

function keep(kept: Buffer[], part: Buffer): void {
  if (kept.push(part) > MAX_PARTS) throw new Error(`The image has more than ${MAX_PARTS} parts.`)
}

// ---- JPEG: segments that begin with 0xFF and a type, then the scans

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** APP1 holds EXIF and XMP, APP13 holds IPTC; an APP2 of type MPF points to images after the end. */
const APP1 = 0xe1
const APP2 = 0xe2
const APP13 = 0xed

function cleanJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const kind = bytes[at + 1] ?? 0
    if (kind === 0xff) {
      at++
      continue
    }
    if (kind === END_OF_IMAGE) return Buffer.concat([...kept, bytes.subarray(at, at + 2)])
    if (at + 4 > bytes.length) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const next = kind === START_OF_SCAN ? endOfScan(bytes, end) : end
    const segment = bytes.subarray(at, next)
    if (!isPrivateSegment(kind, segment)) keep(kept, segment)
    at = next
  }
  // The file has no end marker, and decoding it will fail.
  return Buffer.concat(kept)
}

function isPrivateSegment(kind: number, segment: Buffer): boolean {
  return kind === APP1 || kind === APP13 || (kind === APP2 && segment.subarray(4, 8).toString('latin1') === 'MPF\0')
}

/** Returns the offset of the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const kind = bytes[at + 1] ?? 0
    if (kind !== 0 && kind !== 0xff && (kind < 0xd0 || kind > 0xd7)) return at
  }
  return bytes.length
}

// ---- PNG: chunks of length, type, content and checksum

const privateChunks = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

function cleanPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (!privateChunks.has(kind)) keep(kept, bytes.subarray(at, end))
    if (kind === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}

// ---- WebP: RIFF chunks of type, length and content, padded to even lengths

const EXIF_AND_XMP_FLAGS = 0x08 | 0x04

function cleanWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  const length = Math.min(bytes.readUInt32LE(4) + 8, bytes.length)
  for (let at = 12; at + 8 <= length;) {
    const content = bytes.readUInt32LE(at + 4)
    const end = at + 8 + content + (content % 2)
    const kind = bytes.toString('latin1', at, at + 4)
    const chunk = Buffer.from(bytes.subarray(at, Math.min(end, length)))
    if (kind === 'VP8X' && chunk.length > 8) chunk[8] = (chunk[8] ?? 0) & ~EXIF_AND_XMP_FLAGS
    if (kind !== 'EXIF' && kind !== 'XMP ') keep(kept, chunk)
    at = end
  }
  const body = Buffer.concat(kept)
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
