// Who knows what is at a public address: each namespace that publishes something brings its lookup.
import { contentLookup } from '../content/public.ts'
import { publicAddress } from '../content/public-item.ts'
import type { PublicItem, PublicLookup } from '../content/public-item.ts'
import type { Context } from '../context.ts'

const lookups: readonly PublicLookup[] = [contentLookup]

/** What is published at an address of this site; undefined if that is nothing, or the address is of another site. */
export async function findPublicItem(address: string, context: Pick<Context, 'db' | 'config'>): Promise<PublicItem | undefined> {
  const found = publicAddress(address, context.config.baseUrl)
  if (!found) return undefined
  for (const lookup of lookups) {
    const item = await lookup(found, context)
    if (item) return item
  }
  return undefined
}
