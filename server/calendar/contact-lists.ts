// Shared by venues and organizers: permissions, list filters, and the detection of duplicates by name.
import type { RequestContext } from '../context.ts'
import { searchItemByItem } from '../db/dialect.ts'
import { newestFirst } from '../lists/order.ts'
import { findList } from '../lists/planner.ts'
import { permissionsFor } from '../engine/permissions.ts'
import { keyedPage } from '../engine/content-collection.ts'
import { byFields } from '../lists/field-filters.ts'
import { countLimit } from '../lists/count-limit.ts'
import type { FoundPage } from '../engine/listing.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { filterHtml, filterTitle } from '../rendering/filter.ts'
import { searchConditions, relationConditions } from './filters.ts'
import type { ContactFilters, WordSearch, Relation } from './filters.ts'
import type { FindQuery } from './collection.ts'
import type { RepeatedQuery } from './responses.ts'
import { findNamed } from './store.ts'

export const permissions = permissionsFor('posts')

type Query = ContactFilters & { search?: string }

export function createContactList(type: string, relation: Relation, inContacts: WordSearch) {
  return {
    async find({ query, statuses, sorting, ...bounds }: FindQuery<Query>, context: RequestContext): Promise<FoundPage<ContentRow>> {
      const list = await findList(
        {
          ...{ types: [type], statuses, scope: permissions.read(context.caller), sorting: sorting ?? newestFirst },
          filters: async () => [
            ...byFields(type)(query, context),
            // There are far fewer contacts than items with a frequent word.
            ...searchConditions(query.search, { ...context, dialect: searchItemByItem(context.dialect) }, (word) =>
              inContacts(word, context),
            ),
            ...(await relationConditions(query, relation, context)),
          ],
          // Counting looks up the events of each item.
          countLimit: query.has_events !== undefined || query.only_with_upcoming ? await countLimit(context) : undefined,
          ...(sorting && { given: query }),
          ...bounds,
        },
        context,
      )
      return keyedPage(type, list, context)
    },
    repeated: ({ search, event, has_events, only_with_upcoming }: Query): RepeatedQuery => ({
      search,
      event,
      has_events,
      ...(only_with_upcoming && { only_with_upcoming }),
    }),
  }
}

/** Defaults for new items that do not apply to existing ones: naming a venue in an event must not unpublish the venue. */
const creationDefaults = ['status', 'author', 'date', 'date_utc', 'slug']

/** Finds an item of the same name that the caller may edit, unless the given description differs. */
export function matchByName<Name extends string, In extends { description?: string | null } & { [name in Name]?: string }>(
  type: string,
  nameOf: Name,
) {
  return async (
    input: In,
    context: RequestContext,
    mayChange: (row: ContentRow) => boolean,
  ): Promise<{ row: ContentRow; input: In } | undefined> => {
    const { description, [nameOf]: name } = input
    const others = Object.fromEntries(Object.entries(input).filter(([field]) => field !== nameOf && !creationDefaults.includes(field)))
    // Without the right to unfiltered HTML, `&` is stored as `&amp;`.
    const isAlike = ({ content, content_rendered }: ContentRow): boolean =>
      !description || [description, filterHtml(description)].some((one) => [content.trim(), content_rendered].includes(one.trim()))
    const named = name?.trim() ? await findNamed(type, [name.trim(), filterTitle(name.trim())], context) : []
    const row = named.find((one) => mayChange(one) && isAlike(one))
    return row && { row, input: others as unknown as In }
  }
}
