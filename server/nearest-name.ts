// Finds the name that was probably meant by one that nothing has.
import { distance } from 'fastest-levenshtein'

/** The share of the letters of a name that may be wrong. */
const MAX_WRONG = 0.4
/** Longer names are not compared. */
const MAX_LENGTH = 100

/** Returns the most similar of the names, unless all are too different. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined
  const wanted = name.toLowerCase()
  let nearest: string | undefined
  let least = Math.max(1, Math.floor(name.length * MAX_WRONG)) + 1
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const wrong = distance(wanted, candidate.toLowerCase())
    if (wrong < least) [nearest, least] = [candidate, wrong]
  }
  return nearest
}
