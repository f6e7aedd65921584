// Free names: the wanted one, or with the first number behind it that nobody has.

const MAX_LENGTH = 200
const PROBED_AT_ONCE = 50

/** What the addresses of a site say otherwise: feeds and embeds. */
const feeds = 'feed|rdf|rss|rss2|atom|embed'

/** Names that nothing may have alone. */
export const reservedSlugs = new RegExp(`^(?:${feeds})$`)

/** Names that no post may have alone, for a number may be a year. */
export const reservedForPosts = new RegExp(`^(?:${feeds}|\\d+)$`)

/** Names that no page may have alone, for a number may be that of a page of a list. */
export const reservedForPages = new RegExp(`^(?:${feeds}|(?:page)?\\d+)$`)

/** `taken` tells which of the candidates are in use; `reserved` are names that nobody gets; `from` is the number of the first of the others. */
export async function uniqueSlug(
  wanted: string,
  taken: (candidates: string[]) => Promise<ReadonlySet<string>>,
  { reserved, from = 2 }: { reserved?: RegExp | undefined; from?: number } = {},
): Promise<string> {
  if (!reserved?.test(wanted) && !(await taken([wanted])).has(wanted)) return wanted
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
  return slug.slice(0, MAX_LENGTH - ending.length).replace(/%[0-9a-f]?$/, '') + ending
}
