// What filters say about the items of a list in terms that have indexes and maintained counts, so that a page and its total are found without a scan.
import type { Condition } from '../db/content-builder.ts'
import type { DateRange } from './day-counts-store.ts'
import type { Sql } from './ranges-store.ts'

export type Constraint = SetConstraint | DateConstraint | FieldConstraint

/** The item has one of the terms or authors; with `isExcluded`, none of them. */
export interface SetConstraint {
  by: 'term' | 'author'
  ids: readonly number[]
  isExcluded: boolean
}

/** Moments in UTC. */
export interface DateConstraint extends DateRange {
  by: 'date' | 'modified'
}

/** The value of an own field is one of these, and within these bounds. */
export interface FieldConstraint {
  by: 'field'
  name: string
  /** The expression that the indexes of the field have. */
  value: Sql
  values?: readonly Sql[]
  /** What stands after the value. */
  bounds: readonly Sql[]
}

/** The result of a filter whose condition is the same as its constraints, and the opposite of its exception. */
export interface Constrained {
  condition: Condition
  constraints: readonly Constraint[]
  /** What few items meet, and the list excludes. It has an index. */
  exception?: Sql
}

export const isConstrained = (filtered: Condition | Constrained): filtered is Constrained => 'constraints' in filtered

export const conditionOf = (filtered: Condition | Constrained): Condition => (isConstrained(filtered) ? filtered.condition : filtered)

/** The exceptions of all filters. */
export const exceptionsOf = (filtered: readonly (Condition | Constrained)[]): Sql[] =>
  filtered.flatMap((one) => (isConstrained(one) && one.exception ? [one.exception] : []))

/** Each term or author of a constraint can become a part of the query, whose number the databases limit, like that of values. */
const MAX_IDS = 100
const MAX_IDS_OF_ALL = 400

/** The constraints of all filters; undefined if one of them has a condition that is more than its constraints, or if they name too many IDs. */
export function constraintsOf(filtered: readonly (Condition | Constrained)[]): Constraint[] | undefined {
  const constrained = filtered.filter(isConstrained)
  const constraints = constrained.flatMap((one) => one.constraints)
  const counts = constraints.map((one) => ('ids' in one ? one.ids.length : 0))
  const isShort = Math.max(0, ...counts) <= MAX_IDS && counts.reduce((sum, count) => sum + count, 0) <= MAX_IDS_OF_ALL
  return constrained.length === filtered.length && isShort ? constraints : undefined
}
