// What makes a kind of content: a plain value, bound to its schemas by the compiler.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { ApiError } from '../contract/api-error.ts'
import type { Filter } from './filters.ts'
import type { Link } from './links.ts'
import type { Paging } from './paging.ts'
import type { Permissions } from './permissions.ts'
import type { Presented } from './presenter.ts'
import { findRow } from './store.ts'
import type { Trait } from './trait.ts'
import type { PruneToContext } from '../contract/response-fields.ts'

/** What every list is asked. */
export interface ListQuery extends Paging {
  context: 'view' | 'embed' | 'edit'
  order: 'asc' | 'desc'
  orderby: string
  include: number[]
  exclude?: number[]
  slug?: string[]
  search?: string
  status: string[]
  _embed?: string[]
  _fields?: string[]
}

/** How addresses name an item of a kind. */
export interface ItemIds<Id> {
  of(row: ContentRow): Id
  find(id: Id, context: RequestContext, type: string): Promise<ContentRow | undefined>
  unknown(id: Id, noun: string): ApiError
}

export const numericIds: ItemIds<number> = {
  of: (row) => row.id,
  find: (id, { db }, type) => findRow(db, type, id),
  unknown: (id, noun) => new ApiError(404, 'rest_post_invalid_id', `No ${noun} has the ID ${id}.`),
}

export interface Resource<Out extends object, In extends object, Query extends ListQuery, Id = number> {
  /** As it is called in the database and in `type`. */
  type: string
  /** The route of its collection. */
  route: string
  /** What one of them is called in messages. */
  noun: string
  prune: PruneToContext
  traits: Trait<ContentRow, Out, In>
  filters: readonly Filter<Query>[]
  links: readonly Link<ContentRow>[]
  permissions: Permissions
  ids: ItemIds<Id>
  /** What an item that is not in the database brings into its first version there; undefined for one that is. */
  firstVersion?(row: ContentRow): Partial<ContentRow> | undefined
  /** Whether items show what may change without them, so that nothing of them can be kept. */
  isLive?: boolean
  /** Whether sticky items come first in the list that is asked for. */
  stickyFirst?(query: Query): boolean
}

type Added = '_links' | '_embedded'
type Complete<Out, Schema> = [Exclude<keyof Schema, keyof Out | Added>] extends [never]
  ? [Exclude<keyof Out, keyof Schema>] extends [never]
    ? unknown
    : { 'output the schema lacks': Exclude<keyof Out, keyof Schema> }
  : { 'field no trait reads': Exclude<keyof Schema, keyof Out | Added> }
type Writable<In, Input> = [Exclude<keyof Input, keyof In>] extends [never]
  ? unknown
  : { 'input no trait writes': Exclude<keyof Input, keyof In> }

/** What is only read: its traits give what `Schema` says. */
export function definePresented<Schema extends object>() {
  return <Out extends { [K in keyof Schema]?: Schema[K] }>(
    presented: Omit<Presented<Out>, 'traits'> & { traits: Trait<ContentRow, Out, never> & Complete<Out, Schema> },
  ): Presented<Schema> => presented as unknown as Presented<Schema>
}

/** Items are named by their numbers unless it is said how else. */
type Named<Id> = [Id] extends [number] ? { ids?: ItemIds<Id> } : { ids: ItemIds<Id> }

/** A resource whose traits give what `Schema` says and take what `Input` says; otherwise the compiler names the field. */
export function defineResource<Schema extends object, Input extends object, Query extends ListQuery, Id = number>() {
  return <Out extends { [K in keyof Schema]?: Schema[K] }, In extends object>(
    resource: Omit<Resource<Out, In, Query, Id>, 'traits' | 'ids'> & {
      traits: Trait<ContentRow, Out, In> & Complete<Out, Schema> & Writable<In, Input>
    } & Named<Id>,
  ): Resource<Schema, Input, Query, Id> => ({ ids: numericIds, ...resource }) as unknown as Resource<Schema, Input, Query, Id>
}
