// A body in parts. A list consists of items that are sent again and again, so they are not copied before they are compressed.

export type BodyParts = readonly Buffer[]

/** In bytes. */
export function lengthOf(parts: BodyParts): number {
  return parts.reduce((length, part) => length + part.length, 0)
}

/** The bytes in memory of their own, for a cache: small buffers, and all that zlib returns, are parts of larger ones, which they would keep. */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

export function joined(parts: BodyParts): Buffer {
  const [only, ...more] = parts
  return only && !more.length ? only : Buffer.concat(parts)
}
