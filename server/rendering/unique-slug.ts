// Finds a free slug: the requested one, or with the first free number appended.

const MAX_LENGTH = 200
const PROBED_AT_ONCE = 50

/** Reserved path segments: feeds and embeds. */
const feeds = 'feed|rdf|rss|rss2|atom|embed'

/** Slugs that are always reserved. */
export const reservedSlugs = new RegExp(`^(?:${feeds})$`)

/** Reserved slugs of posts: a number may be a year. */
export const reservedForPosts = new RegExp(`^(?:${feeds}|\\d+)$`)

/** Reserved slugs of pages: a number may be a page of a list. */
export const reservedForPages = new RegExp(`^(?:${feeds}|(?:page)?\\d+)$`)

/** `taken` returns the candidates in use; `reserved` matches slugs that are never used; `from` is the first number to append. */
export async function findUniqueSlug(
  wanted: string,
  taken: (candidates: string[]) => Promise<ReadonlySet<string>>,
  { reserved, from = 2 }: { reserved?: RegExp | undefined; from?: number } = {},
): Promise<string> {
  if (!reserved?.test(wanted) && !(await taken([wanted])).has(wanted)) return wanted
  for (let first = from; ; first += PROBED_AT_ONCE) {
    const candidates = Array.from({ length: PROBED_AT_ONCE }, (_none, index) => appendNumber(wanted, first + index))
    const used = await taken(candidates)
    const free = candidates.find((candidate) => !used.has(candidate))
    if (free) return free
  }
}

/** Must not cut a percent sequence. */
function appendNumber(slug: string, number: number): string {
  const ending = `-${number}`
  return slug.slice(0, MAX_LENGTH - ending.length).replace(/%[0-9a-f]?$/, '') + ending
}
