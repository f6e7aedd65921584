// Finds the most similar known name, and suggests it.
import { distance } from 'fastest-levenshtein'

/** Up to half of the letters may differ; two swapped letters count as two. */
const MAX_WRONG = 3
/** Longer names are not compared. */
const MAX_LENGTH = 100

/** Returns the most similar of the names, unless all are too different. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined
  const wanted = name.toLowerCase()
  let nearest: string | undefined
  let least = Math.min(Math.max(1, Math.floor(name.length / 2)), MAX_WRONG) + 1
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const wrong = distance(wanted, candidate.toLowerCase())
    if (wrong < least) [nearest, least] = [candidate, wrong]
  }
  return nearest
}

/** A sentence for a message about an unknown name. `otherwise` is that for a name that is like none of the others. */
export function suggestion(name: string, names: readonly string[], otherwise = `Use one of ${names.join(', ')}.`): string {
  const nearest = nearestName(name, names)
  return nearest ? `Did you mean "${nearest}"?` : otherwise
}
