// Whether a text has been seen lately, in an amount of memory that does not grow: each slot holds the hash of the last text that fell into it.

const SLOTS = 65_536

/** Gives back a function that notes a text and says whether it was there. Two texts of the same hash are taken for one. */
export function recentTexts(): (text: string) => boolean {
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
