// Lists of sticky items, without them, or with them first.
import { sql } from 'kysely'
import { constant } from '../db/compiled-query.ts'
import { contentBuilder } from '../db/content-builder.ts'
import type { Filter } from '../lists/search-filters.ts'

const eb = contentBuilder()

/** Few items are sticky, and indexes begin with them. */
export const stickyFirst = constant(eb.ref('content.sticky'))

export const bySticky: Filter<{ sticky?: boolean }> = ({ sticky }) => {
  if (sticky === undefined) return undefined
  const condition = eb('content.sticky', '=', eb.lit(sticky ? 1 : 0))
  return sticky ? condition : { condition, constraints: [], exception: sql`content.sticky = 1` }
}
