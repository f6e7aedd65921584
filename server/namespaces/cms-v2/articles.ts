// The operations of texts with pages: of the items, and of their revisions, autosaves and preview links.
import { autosaves } from '#server/engine/autosaves.ts'
import type { contentCollection } from '#server/engine/content-collection.ts'
import { previewLinks } from '#server/engine/preview-links.ts'
import type { ListQuery } from '#server/engine/resource.ts'
import { revisions } from '#server/engine/revisions.ts'
import type { Trait } from '#server/engine/trait.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { namedOperations } from '../named-operations.ts'
import { autosavedFields, presentRevisions } from './revisions.ts'

type Items<Out extends object, In extends object, Query extends ListQuery> = ReturnType<typeof contentCollection<Out, In, Query>>

/** `rule` is what else is enforced when an autosave changes a draft itself. */
export function articleOperations<
  const One extends string,
  const All extends string,
  Out extends object,
  In extends object,
  Query extends ListQuery,
>(one: One, all: All, items: Items<Out, In, Query>, rule?: Trait<ContentRow, object, object>) {
  const presented = presentRevisions(items.resource)
  const links = previewLinks(items)
  return namedOperations(
    one,
    all,
    { ...items, get: links.get },
    {
      Revision: revisions(items, presented),
      Autosave: autosaves(items, presented, autosavedFields, rule),
      PreviewLink: { list: links.list, create: links.create, remove: links.remove },
    },
  )
}
