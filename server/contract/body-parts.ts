// A body in parts. A list consists of items that are sent again and again, so they are not copied before they are compressed.

export type BodyParts = readonly Buffer[]

/** In bytes. */
export function lengthOf(parts: BodyParts): number {
  return parts.reduce((length, part) => length + part.length, 0)
}

export function joined(parts: BodyParts): Buffer {
  const [only, ...more] = parts
  return only && !more.length ? only : Buffer.concat(parts)
}
