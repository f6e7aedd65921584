// A list of content whose pages are ranges of indexes, and what its filters say of the rows of each range.
import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { Condition } from '../db/content-builder.ts'
import type { Dialect } from '../db/dialect.ts'
import type { RowBounds, SortOrder } from '../db/keyset.ts'
import { unplannedId } from '../db/page.ts'
import { conditionOf, constraintsOf, exceptionsOf, isConstrained } from './constraints.ts'
import type { Constrained, Constraint } from './constraints.ts'
import { boundConditions } from './day-counts-store.ts'
import { fieldConditions } from './field-values-store.ts'
import type { Branch } from './maintained-counts-store.ts'
import { exists } from './ranges-store.ts'
import type { Sql } from './ranges-store.ts'

/** A list of content for which indexes have the items of each branch, of each author and of each term in order. */
export interface ContentList extends RowBounds {
  branches: readonly Branch[]
  constraints: readonly Constraint[]
  /** What is checked item by item, such as having no password, or a word that many items have. */
  conditions: readonly Condition[]
  /** What few items meet, and the list excludes. They are subtracted from its total. */
  exceptions: readonly Sql[]
  /** IDs of items to exclude. */
  without: readonly number[]
  /** By a column, if it is not the ID, and by the ID, in the same direction. */
  order: SortOrder
  isByDate: boolean
  /** Set if the list is sorted by an own field: its name, if it is compared as it is sorted. */
  byField?: { name: string | undefined } | undefined
  dialect: Dialect
  /** The table that has the order, if it is not `content`. */
  joined?: 'events' | undefined
  /** 1 for a few items, which come before the others, and 0 for these. Indexes have it. */
  first?: Expression<number> | undefined
}

/** What no index helps to find. */
export const itemConditions = ({ conditions, exceptions }: ContentList): Sql[] => [
  ...conditions.map((condition) => sql`${condition}`),
  ...exceptions.map((exception) => sql`not (${exception})`),
]

export const excludeItems = (id: Sql, ids: readonly number[]): Sql[] => (ids.length ? [sql`${id} not in (${sql.join(ids)})`] : [])

/** The columns that constraints are compared with. */
export interface Columns {
  id: Sql
  author: Sql
  date: Sql
  modified: Sql
}

export const content: Columns = {
  id: sql`content.id`,
  author: sql`content.author`,
  date: sql`content.date_gmt`,
  modified: sql`content.modified_gmt`,
}
export const listed: Columns = { ...content, id: sql`listed.content_id`, date: sql`listed.date_gmt` }

/** A text that is computed is not found in the index of its column. */
export const withoutIndex = (text: Sql): Sql => sql`(${text} || '')`
/** For PostgreSQL, a text is the same as its cast; it chooses the index by its statistics. */
export const withoutIndexInSqlite = (text: Sql): Sql => sql`cast(${text} as text)`
export const numberWithoutIndex = (number: Sql): Sql => sql`(${number} + 0)`

/** What filters say, checked item by item; nothing is read for all items before. */
export function itemChecks(filtered: readonly (Condition | Constrained)[]): Condition[] {
  // Databases limit the number of conditions.
  if (!constraintsOf(filtered.filter(isConstrained))) return filtered.map(conditionOf)
  return filtered.flatMap((one) => {
    if (!isConstrained(one)) return [one]
    const checks = [
      ...one.constraints.flatMap((constraint) => conditionsFor(constraint, content)),
      ...exceptionsOf([one]).map((exception) => sql`not (${exception})`),
    ]
    return checks.map((check) => sql<SqlBool>`${check}`)
  })
}

export function branchConditions(branch: Branch, constraints: readonly Constraint[], columns = content): Sql[] {
  return [
    sql`"content"."type" = ${sql.lit(branch.type)}`,
    sql`content.status = ${sql.lit(branch.status)}`,
    ...authorOf(branch),
    ...constraints.flatMap((constraint) => conditionsFor(constraint, columns)),
  ]
}

export const authorOf = ({ author }: Branch, column = content.author): Sql[] =>
  author === undefined ? [] : [sql`${column} = ${unplannedId(author)}`]

export function conditionsFor(constraint: Constraint, { id, author, date, modified }: Columns): Sql[] {
  switch (constraint.by) {
    case 'term': {
      const has = exists(sql`content_terms as held`, [
        sql`held.content_id = ${id}`,
        sql`held.term_id in (${sql.join(constraint.ids.map(unplannedId))})`,
      ])
      return [constraint.isExcluded ? sql`not ${has}` : has]
    }
    case 'author':
      return [sql`${author} ${constraint.isExcluded ? sql`not in` : sql`in`} (${sql.join(constraint.ids.map(unplannedId))})`]
    case 'field':
      return fieldConditions(constraint)
    default:
      return boundConditions(constraint.by === 'date' ? date : modified, constraint)
  }
}
