// Remembers recently seen strings in a fixed amount of memory: each slot holds the hash of the last string that mapped to it.

const SLOTS = 65_536

/** Returns a function that records a string and says whether it was seen before. Strings with the same hash count as equal. */
export function recencyFilter(): (text: string) => boolean {
  const hashes = new Uint32Array(SLOTS)
  return (text) => {
    const hash = hashOf(text)
    const slot = hash % SLOTS
    const isKnown = hashes[slot] === hash
    hashes[slot] = hash
    return isKnown
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
