// The operations that all taxonomies share.
import type { TaxonomyDescription, WebhookEvents } from '../content-type.ts'
import type { ListedTaxonomy, RequestContext } from '../context.ts'
import type { RowBounds } from '../db/keyset.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { ApiError } from '../contract/api-error.ts'
import { collection, viewOf } from '../engine/collection.ts'
import type { Definition, ViewQuery } from '../engine/collection.ts'
import { ownFieldsColumn } from '../engine/own-fields.ts'
import { byOwnFields } from '../lists/field-filters.ts'
import { versionOfTerm } from './state.ts'
import {
  detachTerm,
  eraseTerm,
  findTerm,
  findTermsById,
  findTermsPage,
  giveFallbackTerm,
  hasManyItems,
  insertTerm,
  keepFormerSlug,
  updateTerm,
} from './store.ts'
import type { TermsQuery } from './store.ts'
import type { FoundPage } from '../engine/listing.ts'
import { reduceReferences, releaseReferences } from '../engine/references.ts'
import { addTranslation, changeTranslation } from './translations.ts'
import { createTermWriter } from './writing.ts'
import type { TermInput, TermKind } from './writing.ts'

export interface TermTaxonomy extends TermKind, TaxonomyDescription {
  /** Validates the input before the rules of all taxonomies. */
  validate?(input: TermInput, context: RequestContext): void | Promise<void>
  /** Called after a term is stored, in the same transaction. */
  stored?(row: TermRow, input: TermInput, context: RequestContext): Promise<void>
  /** The default term cannot be deleted. */
  fallback?: ListedTaxonomy['fallback']
  /** Deletes related data before a term is deleted. */
  erase?(row: TermRow, context: RequestContext): Promise<void>
}

/** The webhook events of public terms. */
export const termEvents: WebhookEvents = { name: 'term', hasStatuses: false }

type Parts<Item extends object, Query extends ViewQuery, ItemQuery extends ViewQuery, List, Extra extends { headers?: object }> = Pick<
  Definition<TermRow, Item, TermInput, Query, ItemQuery, { id: number }, List, Extra>,
  'access' | 'responses' | 'page' | 'present'
> & {
  /** Whether the caller may read the terms. */
  mayRead(context: RequestContext): boolean
}

export function termCollection<
  Item extends object,
  Query extends ViewQuery,
  ItemQuery extends ViewQuery,
  List,
  Extra extends { headers?: object },
>(taxonomy: TermTaxonomy, { mayRead, ...parts }: Parts<Item, Query, ItemQuery, List, Extra>) {
  const { name, noun } = taxonomy
  const { newTerm, changeTerm } = createTermWriter({
    ...taxonomy,
    write: async (input: { meta?: object }, before, context) => ({
      ...(await taxonomy.write?.(input, before, context)),
      ...(await ownFieldsColumn(input.meta, before, name, context)),
    }),
  })

  const terms = collection<TermRow, Item, TermInput, Query, ItemQuery, { id: number }, List, Extra>({
    ...parts,
    type: name,
    route: taxonomy.route,
    idOf: (row) => row.id,
    find,
    findReadable: async (ids, context) =>
      mayRead(context) ? (await findTermsById(context.db, ids)).filter((row) => row.taxonomy === name) : [],
    reading: (query, context) => ({ ...context, query: viewOf(query) }),
    stateOf: (row, context) => versionOfTerm(row, context),
    save,
  })

  async function find({ id }: { id: number }, { db }: RequestContext): Promise<TermRow> {
    const row = await findTerm(db, name, id)
    if (!row) throw new ApiError(404, 'rest_term_invalid', `No ${noun} has the ID ${id}.`)
    return row
  }

  async function save(before: TermRow | undefined, input: TermInput, inside: RequestContext): Promise<TermRow> {
    await taxonomy.validate?.(input, inside)
    return before ? change(before, input, inside) : add(input, inside)
  }

  async function add(input: TermInput, inside: RequestContext): Promise<TermRow> {
    const values = await newTerm(inside.db, { ...input, name: input.name ?? '' }, inside)
    const row = await addTranslation(await insertTerm(inside.db, { taxonomy: name, ...values }), inside)
    await taxonomy.stored?.(row, input, inside)
    return row
  }

  async function change(before: TermRow, input: TermInput, inside: RequestContext): Promise<TermRow> {
    const own = await changeTranslation(before, input, inside)
    const values = await changeTerm(inside.db, before, own.input, inside)
    if (!Object.keys(values).length) return own.row
    const row = await updateTerm(inside.db, before.id, values)
    await keepFormerSlug(inside.db, before, row)
    await taxonomy.stored?.(row, input, inside)
    return row
  }

  /** Deletes a term and its related data. Returns the term as it was at first. */
  async function erase(before: TermRow, first: TermRow, inside: RequestContext): Promise<Item> {
    const previous = await terms.presentOne(first, { context: 'edit' }, inside)
    await releaseReferences(name, before.id, inside)
    await taxonomy.erase?.(before, inside)
    while (await detach(before, inside));
    await eraseTerm(inside.db, before)
    return previous
  }

  /** Removes the term from a portion of its items, or of what refers to it, if they are too many for one transaction. Returns whether they were. */
  async function reduce(before: TermRow, inside: RequestContext): Promise<boolean> {
    if (await reduceReferences(name, before.id, inside)) return true
    if (!(await hasManyItems(inside.db, before.id))) return false
    await taxonomy.erase?.(before, inside)
    return detach(before, inside)
  }

  /** Removes the term from a portion of its items. Returns whether there were any. */
  async function detach({ id }: TermRow, inside: RequestContext): Promise<boolean> {
    const items = await detachTerm(inside.db, id)
    if (items.length && taxonomy.fallback) await giveFallbackTerm(inside, name, await taxonomy.fallback(inside), items)
    return items.length > 0
  }

  const listed: ListedTaxonomy = { ...taxonomy, embedded: terms.embedded }

  return { ...terms, erase, reduce, save, listed }
}

export function findTermsPageOf(taxonomy: string, query: TermsQuery, bounds: RowBounds, context: RequestContext): FoundPage<TermRow> {
  const { db, dialect } = context
  const fields = byOwnFields(taxonomy, query, context)
  return { rows: () => findTermsPage(db, dialect, taxonomy, { ...query, fields }, bounds) }
}
