// Bytes that a cache can keep.

/** The bytes in memory of their own, for a cache: small buffers, and all that zlib returns, are parts of larger ones, which they would keep. */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
