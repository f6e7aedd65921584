// Free names: the wanted one, or with the first number behind it that nobody has.

const LONGEST = 200
const PROBED_AT_ONCE = 50

/** `taken` tells which of the candidates are in use, `from` the number that the first of the others gets. */
export async function freeSlug(wanted: string, taken: (candidates: string[]) => Promise<ReadonlySet<string>>, from = 2): Promise<string> {
  if (!(await taken([wanted])).has(wanted)) return wanted
  for (let first = from; ; first += PROBED_AT_ONCE) {
    const candidates = Array.from({ length: PROBED_AT_ONCE }, (_none, index) => numbered(wanted, first + index))
    const used = await taken(candidates)
    const free = candidates.find((candidate) => !used.has(candidate))
    if (free) return free
  }
}

/** A percent sequence must not be cut. */
function numbered(slug: string, number: number): string {
  const ending = `-${number}`
  return slug.slice(0, LONGEST - ending.length).replace(/%[0-9a-f]?$/, '') + ending
}
