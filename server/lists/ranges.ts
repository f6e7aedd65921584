// Lists as ranges of indexes, one for each status (and author, and term).
import type { Expression } from 'kysely'
import type { RowBounds, SortOrder } from '../db/keyset.ts'
import type { Sql } from './merge-store.ts'
import type { Constraint } from './constraints.ts'
import type { Branch } from './maintained-counts-store.ts'

/** A list as ranges of indexes. */
export interface Ranges {
  branches: readonly Branch[]
  constraints: readonly Constraint[]
  /** What is checked item by item, such as having no password, or a word that many items have. */
  conditions?: readonly Expression<unknown>[]
  /** What few items meet, and the list excludes. They are subtracted from its total. */
  exceptions?: readonly Sql[]
  /** Whether the list is sorted by date. */
  isByDate: boolean
  isStickyFirst: boolean
  /** The total, if it is counted otherwise, up to `countLimit`. */
  counted?: Expression<number> | undefined
  /** How far matches are counted where no count is kept; not at all if unset. */
  countLimit?: () => Promise<number>
}

export interface RangesQuery extends Ranges, RowBounds {
  type: string
  /** By a column, if it is not the ID, and by the ID, in the same direction. */
  order: SortOrder
  without: readonly number[]
}

/** Deeper pages are found from a nearer position than the start of the list. */
const MIN_DEEP_OFFSET = 1000

export const isDeep = ({ offset }: { offset: number }): boolean => offset >= MIN_DEEP_OFFSET
