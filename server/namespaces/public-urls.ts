// Resolves the URLs of the public site, for the content types and taxonomies of all namespaces.
import { hasPublicPages } from '../content/public.ts'
import type { RequestContext } from '../context.ts'
import { parsePublicUrl } from '../engine/public-url.ts'
import type { ItemTarget } from '../paths/target.ts'
import { resolver } from '../paths/resolver.ts'
import { anonymous } from '../users/caller.ts'
import { events } from './cal-events-v1/events.ts'
import { taxonomies } from './content-types.ts'
import { menuTargetTypes } from './menu-target-types.ts'

export const resolvePublicUrl = resolver({
  async readable(rows, context) {
    const readable = await Promise.all(
      [...Map.groupBy(rows, ({ type }) => type)].map(
        async ([type, ofType]) => menuTargetTypes.content[type]?.readable(ofType, context) ?? [],
      ),
    )
    return readable.flat()
  },
  taxonomies: Object.keys(menuTargetTypes.terms).flatMap((name) => {
    const { base, isHierarchical = false } = taxonomies.get(name) ?? {}
    return base === undefined ? [] : [{ name, base, isHierarchical }]
  }),
  events: events.resource.archive ?? 'events',
})

/** Returns the published item with a page at a URL of this site, also at a former URL. */
export async function publicItemAt(url: string, context: RequestContext): Promise<ItemTarget | undefined> {
  const targetAt = async (link: string) => {
    const parsed = parsePublicUrl(link, context.config.baseUrl)
    return parsed && resolvePublicUrl(parsed, { ...context, caller: anonymous })
  }
  const first = await targetAt(url)
  const target = first?.type === 'redirect' ? await targetAt(first.location) : first
  return target?.type === 'item' && hasPublicPages(target.row.type) ? target : undefined
}
