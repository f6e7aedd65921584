// The definition of a content type: a plain value, type-checked against its schemas.
import type { Expression } from 'kysely'
import type { TypeDescription, WebhookEvents } from '../content-type.ts'
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { Condition } from '../db/content-builder.ts'
import { ApiError } from '../contract/api-error.ts'
import type { Constrained } from '../lists/constraints.ts'
import type { Filter, SearchQuery } from '../lists/search-filters.ts'
import { actionLinks } from './action-links.ts'
import type { Link } from './links.ts'
import type { Paging } from '../lists/paging.ts'
import type { Presented } from './presenter.ts'
import { referenceLinks } from './references.ts'
import { findSharedRow } from './shared-rows.ts'
import type { Trait } from './trait.ts'
import type { PruneToContext } from '../contract/response-fields.ts'

/** The query parameters of every list. */
export interface ListQuery extends Paging {
  context: 'view' | 'embed' | 'edit'
  order: 'asc' | 'desc'
  orderby: string
  include: number[]
  exclude?: number[]
  slug?: string[]
  search?: string
  untranslated?: string
  search_columns?: SearchQuery['search_columns']
  status: string[]
  _embed?: string[]
  _fields?: string[]
}

/** How the URLs of a content type identify its items. */
export interface ItemIds<Id> {
  of(row: ContentRow): Id
  find(id: Id, context: RequestContext, type: string): Promise<ContentRow | undefined>
  unknown(id: Id, noun: string): ApiError
}

/** The webhook events of items that are published. */
export const contentEvents: WebhookEvents = { name: 'content', hasStatuses: true }

export const numericIds: ItemIds<number> = {
  of: (row) => row.id,
  find: (id, context, type) => findSharedRow(context, type, id),
  unknown: (id, noun) => new ApiError(404, 'rest_post_invalid_id', `No ${noun} has the ID ${id}.`),
}

type Filtered = Condition | Constrained | undefined

export interface Resource<Out extends object, In extends object, Query extends ListQuery, Id = number> extends TypeDescription {
  prune: PruneToContext
  traits: Trait<ContentRow, Out, In>
  filters: readonly ((...of: Parameters<Filter<Query>>) => Filtered | Promise<Filtered>)[]
  links: readonly Link<ContentRow>[]
  ids: ItemIds<Id>
  /** The error code for callers who may read no item of the type, in any context. */
  refusal?: 'rest_cannot_read'
  /** The columns for the first stored version of an item that is not in the database; undefined for one that is. */
  firstVersion?(row: ContentRow): Partial<ContentRow> | undefined
  /** The item that is not in the database and is in force again if the input asks for it; the stored version is deleted then. */
  original?(before: ContentRow, input: In, context: RequestContext): ContentRow | undefined
  /** Whether responses contain data that can change without a new version of the item, so that they cannot be cached. */
  isLive?: boolean
  /** The column that is 1 for the few items that come first in the requested list, and 0 for the others. */
  first?(query: Query): Expression<number> | undefined
  /** Whether items show their terms, which are sorted by name. */
  showsTerms?: boolean
  /** Returns the rows that the caller may read, if that depends on more than each row. */
  readable?(rows: readonly ContentRow[], context: RequestContext): Promise<readonly ContentRow[]>
  /** What the demo content has of it. */
  demo?: readonly In[]
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

/** A read-only resource. The compiler checks that its traits read exactly the fields of `Schema`. */
export function definePresented<Schema extends object>() {
  return <Out extends { [K in keyof Schema]?: Schema[K] }>(
    presented: Omit<Presented<Out>, 'traits'> & { traits: Trait<ContentRow, Out, never> & Complete<Out, Schema> },
  ): Presented<Schema> => presented as unknown as Presented<Schema>
}

/** Items have numeric IDs unless `ids` says otherwise. */
type Named<Id> = [Id] extends [number] ? { ids?: ItemIds<Id> } : { ids: ItemIds<Id> }

/** A resource. The compiler checks that its traits read exactly the fields of `Schema` and write those of `Input`. */
export function defineResource<Schema extends object, Input extends object, Query extends ListQuery, Id = number>() {
  return <Out extends { [K in keyof Schema]?: Schema[K] }, In extends object>(
    resource: Omit<Resource<Out, In, Query, Id>, 'traits' | 'ids' | 'demo' | 'original'> & {
      demo?: readonly Input[]
      original?(before: ContentRow, input: Input, context: RequestContext): ContentRow | undefined
      traits: Trait<ContentRow, Out, In> & Complete<Out, Schema> & Writable<In, Input>
    } & Named<Id>,
  ): Resource<Schema, Input, Query, Id> => {
    const identified = { ids: numericIds, ...resource } as unknown as Resource<Schema, Input, Query, Id>
    return { ...identified, links: [...identified.links, actionLinks(identified), referenceLinks(identified.type)] }
  }
}
