// What venues and organizers have in common: who may do what, how they are listed, and that a name is not made twice.
import type { RequestContext } from '../context.ts'
import { permissionsFor, withinReach } from '../content/permissions.ts'
import { contentBuilder, findPage } from '../content/store.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { searched, tiedConditions } from './filters.ts'
import type { PlaceFilters, Searches, Tie } from './filters.ts'
import type { Found, ListQuery, Wanted } from './collection.ts'
import type { Asked } from './page.ts'
import { findNamed } from './store.ts'

export const permissions = permissionsFor('posts')

type Query = ListQuery & PlaceFilters & { search?: string }

/** Lists by the events that they are tied to, the last published first. */
export function tied(type: string, tie: Tie, inContacts: Searches) {
  return {
    async find({ query, statuses, limit, offset }: Wanted<Query>, context: RequestContext): Promise<Found> {
      const eb = contentBuilder()
      const reach = withinReach(permissions.read(context.caller), context.caller, eb, statuses)
      const conditions = [
        ...(reach ? [reach] : []),
        ...searched(query.search, context, (word) => inContacts(word, context)),
        ...(await tiedConditions(query, tie, context)),
      ]
      const order = [
        [eb.ref('content.date_gmt'), 'desc'],
        [eb.ref('content.id'), 'desc'],
      ] as const
      const { keys, total } = await findPage(context.db, { type, statuses, conditions, order, limit, offset })
      return { ids: keys.map((key) => key.id), total }
    },
    asked: ({ search, event, has_events, only_with_upcoming }: Query): Asked => ({
      search,
      event,
      has_events,
      ...(only_with_upcoming && { only_with_upcoming }),
    }),
  }
}

/** The item of the same name that the writer may change, unless another description is given; its name stays. */
export function twinOf<Name extends string, In extends { description?: string | null } & { [name in Name]?: string }>(
  type: string,
  nameOf: Name,
) {
  return async (
    input: In,
    context: RequestContext,
    mayChange: (row: ContentRow) => boolean,
  ): Promise<{ row: ContentRow; input: In } | undefined> => {
    const { [nameOf]: name, ...others } = input
    const isAlike = (row: ContentRow): boolean =>
      !input.description || [row.content.trim(), row.content_rendered].includes(input.description.trim())
    const row = name?.trim() ? (await findNamed(type, name.trim(), context)).find((one) => mayChange(one) && isAlike(one)) : undefined
    return row && { row, input: others as In }
  }
}
