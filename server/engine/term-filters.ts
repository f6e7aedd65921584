// Filters by terms: lists of IDs or objects, inclusion and exclusion, and combinations of taxonomies.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Constraint } from '../lists/constraints.ts'
import type { Filter } from '../lists/search-filters.ts'
import type { RequestContext } from '../context.ts'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import { allOf } from '../lists/search-filters.ts'

const eb = contentBuilder()

/** A filter by terms in a query. */
type TermQuery = number[] | { terms?: number[]; operator?: 'AND' | 'OR'; include_children?: boolean }

/** A filter by terms with all options set. */
interface Terms {
  ids: number[]
  needsAll: boolean
  withChildren: boolean
}

function termsOf(query: TermQuery | undefined): Terms | undefined {
  const given = Array.isArray(query) ? { terms: query } : query
  if (!given?.terms?.length) return undefined
  return { ids: [...new Set(given.terms)], needsAll: given.operator === 'AND', withChildren: given.include_children ?? false }
}

function hasTerms({ ids, needsAll, withChildren }: Terms): Condition {
  if (needsAll && ids.length > 1) return hasAll(ids, withChildren)
  const having = eb
    .selectFrom('content_terms')
    .select('content_terms.content_id')
    .where('content_terms.term_id', 'in', withChildren ? sql<number>`(select id from (${selectBranches(ids)}) as branches)` : ids)
  return eb('content.id', 'in', having)
}

/** Uses a single subquery for any number of terms, because databases limit the nesting of conditions. */
function hasAll(ids: number[], withChildren: boolean): Condition {
  const counted = withChildren ? selectBranches(ids) : sql`select id as top, id from terms where id in (${sql.join(ids)})`
  return sql<SqlBool>`${eb.ref('content.id')} in (
    select content_id from content_terms join (${counted}) as branches on branches.id = content_terms.term_id
    group by content_id having count(distinct branches.top) = ${sql.lit(ids.length)})`
}

/** Selects the terms and their descendants, each with the term (`top`) from which it descends. */
function selectBranches(ids: number[]) {
  return sql`with recursive below(top, id) as (
    select id, id from terms where id in (${sql.join(ids)})
    union select below.top, terms.id from terms join below on terms.parent = below.id
  ) select top, id from below`
}

/** Merges filters of which one must match into a single filter; undefined if that is not possible. */
function mergeSimple(filters: readonly Terms[]): Terms | undefined {
  const isSimple = filters.every(({ ids, needsAll, withChildren }) => !withChildren && (!needsAll || ids.length === 1))
  return isSimple ? { ids: [...new Set(filters.flatMap(({ ids }) => ids))], needsAll: false, withChildren: false } : undefined
}

/** Returns the filter as constraints for the planner; undefined if it depends on the hierarchy of terms. */
function toConstraints({ ids, needsAll, withChildren }: Terms, isExcluded: boolean): Constraint[] | undefined {
  if (withChildren) return undefined
  if (!needsAll || ids.length === 1) return [{ by: 'term', ids, isExcluded }]
  return isExcluded ? undefined : ids.map((id) => ({ by: 'term', ids: [id], isExcluded }))
}

/** Like `byTerms`, but looks up descendants first, so that lists with descendants can use an index. */
export function byTermBranches<Field extends string>(...fields: Field[]) {
  const names = fields.flatMap((field) => [field, `${field}_exclude`] as const)
  const filter = byTerms(...fields)
  return async (query: Parameters<typeof filter>[0], context: RequestContext): Promise<ReturnType<typeof filter>> => {
    const looked = await Promise.all(
      names.map(async (name) => [name, await withDescendants((query as Partial<Record<string, TermQuery>>)[name], context)] as const),
    )
    return filter({ ...query, ...Object.fromEntries(looked.filter(([, found]) => found !== undefined)) }, context)
  }
}

/** Returns the terms with their descendants; undefined if descendants are not requested, or if an item must have a term of each branch. */
async function withDescendants(query: TermQuery | undefined, { db }: RequestContext): Promise<number[] | undefined> {
  const terms = termsOf(query)
  if (!terms?.withChildren || (terms.needsAll && terms.ids.length > 1)) return undefined
  const { rows } = await sql<{ id: number }>`select distinct id from (${selectBranches(terms.ids)}) as branches`.execute(db)
  return [...new Set([...terms.ids, ...rows.map(({ id }) => id)])]
}

/** Filters by fields of the query and their `…_exclude`; `tax_relation` says whether all or one of them must match. */
export function byTerms<Field extends string>(
  ...fields: Field[]
): Filter<{ [F in Field | `${Field}_exclude`]?: TermQuery } & { tax_relation?: 'AND' | 'OR' }> {
  return (query) => {
    const termsIn = (name: Field | `${Field}_exclude`): Terms | undefined =>
      termsOf((query as { [F in Field | `${Field}_exclude`]?: TermQuery })[name])
    const included = fields.flatMap((field) => termsIn(field) ?? [])
    const excluded = fields.flatMap((field) => termsIn(`${field}_exclude`) ?? [])
    const conditions = [...included.map((terms) => hasTerms(terms)), ...excluded.map((terms) => eb.not(hasTerms(terms)))]
    if (query.tax_relation === 'OR' && conditions.length > 1) {
      const one = excluded.length ? undefined : mergeSimple(included)
      return one ? { condition: hasTerms(one), constraints: [{ by: 'term', ids: one.ids, isExcluded: false }] } : eb.or(conditions)
    }
    const condition = allOf(conditions)
    const constraints = [...included.map((terms) => toConstraints(terms, false)), ...excluded.map((terms) => toConstraints(terms, true))]
    return condition && constraints.every((one) => one !== undefined) ? { condition, constraints: constraints.flat() } : condition
  }
}
