// Checksums of parts, joined without reading the bytes again, as zlib's `crc32_combine` does. A checksum is a polynomial modulo another one;
// appending bytes multiplies it by a power of x, eight for each byte.
import { crc32 } from 'node:zlib'

/** The checksum of some bytes, and what one before them is multiplied by. */
export interface Checksum {
  value: number
  shift: number
}

// The coefficient of the lowest power is the highest bit.
const MODULUS = 0xedb88320
const ONE = 0x80000000
const X_TO_THE_8 = 0x00800000

export function checksumOf(bytes: Buffer): Checksum {
  return { value: crc32(bytes), shift: shiftBy(bytes.length) }
}

/** The checksum of bytes with the checksum `before`, followed by others. */
export function appendChecksum(before: number, { value, shift }: Checksum): number {
  return (multiply(shift, before) ^ value) >>> 0
}

/** `X_TO_THE_8` to the power of `length`. */
function shiftBy(length: number): number {
  let [shift, square] = [ONE, X_TO_THE_8]
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2) shift = multiply(square, shift)
    square = multiply(square, square)
  }
  return shift
}

function multiply(a: number, b: number): number {
  let product = 0
  for (let rest = a; rest !== 0; rest <<= 1) {
    if (rest & ONE) product ^= b
    b = b & 1 ? (b >>> 1) ^ MODULUS : b >>> 1
  }
  return product
}
