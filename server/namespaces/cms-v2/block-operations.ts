// The operations of texts without pages: of the items, and of their revisions and autosaves.
import { autosaves } from '#server/engine/autosaves.ts'
import type { contentCollection } from '#server/engine/content-collection.ts'
import { definePresented } from '#server/engine/resource.ts'
import type { ListQuery, Resource } from '#server/engine/resource.ts'
import { revisions } from '#server/engine/revisions.ts'
import type { Trait } from '#server/engine/trait.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { namedOperations } from '../named-operations.ts'
import type { Schemas } from './contract.ts'
import { autosavedFields, parentLink, revisionFields } from './revisions.ts'

type Items<Out extends object, In extends object, Query extends ListQuery> = ReturnType<typeof contentCollection<Out, In, Query>>

/** `prune` is that of revisions; `rule` is what else is enforced when an autosave changes a draft itself. */
export function blockOperations<
  const One extends string,
  const All extends string,
  Out extends object,
  In extends object,
  Query extends ListQuery,
>(
  one: One,
  all: All,
  items: Items<Out, In, Query>,
  prune: Resource<Schemas['BlockRevision'], object, ListQuery>['prune'],
  rule?: Trait<ContentRow, object, object>,
) {
  const presented = definePresented<Schemas['BlockRevision']>()({
    type: 'revision',
    prune,
    traits: revisionFields(items.resource.type),
    links: [parentLink(items.resource.route)],
  })
  return namedOperations(one, all, items, {
    Revision: revisions(items, presented),
    Autosave: autosaves(items, presented, autosavedFields, rule),
  })
}
