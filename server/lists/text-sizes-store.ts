// How large the texts of a page are: what does not fit into memory is read in portions.
import { sql } from 'kysely'
import { ApiError } from '../contract/api-error.ts'
import { contentBuilder } from '../db/content-builder.ts'
import { idsOf } from '../db/ids.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'

/** The maximum size of the texts that one response holds in memory. */
const MAX_BYTES_AT_ONCE = 32 * 1024 * 1024

/** Throws if the rows are too large in total. */
export async function assertFits(db: Db, rows: readonly Pick<ContentRow, 'id'>[], [type, ...more]: readonly string[]): Promise<void> {
  const ids = idsOf(rows)
  if ((await splitPortions(db, ids, more.length ? undefined : type)).length > 1) throw pageTooLarge(ids.length)
}

export function pageTooLarge(count: number): ApiError {
  return new ApiError(
    400,
    'rest_page_too_large',
    `These ${count} items are larger than ${MAX_BYTES_AT_ONCE / 1024 / 1024} MB in total. Request fewer items with per_page, or fewer fields with _fields.`,
  )
}

/**
 * Splits the IDs into portions whose rows fit into memory. A portion has at least one row. `rowOf` returns the ID of the row that an item
 * has its texts from.
 */
export async function splitPortions(
  db: Db,
  ids: readonly number[],
  type: string | undefined,
  rowOf = (id: number): number => id,
): Promise<number[][]> {
  if (ids.length < 2) return [[...ids]]
  const sizes = await findTextSizes(db, [...new Set(ids.map(rowOf))], type)
  const found: number[][] = [[]]
  let bytes = 0
  for (const id of ids) {
    const size = sizes.get(rowOf(id)) ?? 0
    if (bytes > 0 && bytes + size > MAX_BYTES_AT_ONCE) {
      found.push([])
      bytes = 0
    }
    found.at(-1)?.push(id)
    bytes += size
  }
  return found
}

/** The size of the texts of each row in bytes, which both databases know without reading the texts. */
export async function findTextSizes(db: Db, ids: readonly number[], type?: string): Promise<Map<number, number>> {
  const { ref } = contentBuilder()
  const texts = (['content', 'content_rendered', 'excerpt', 'excerpt_rendered', 'meta'] as const).map(
    (column) => sql`octet_length(${ref(`content.${column}`)})`,
  )
  const all = db
    .selectFrom('content')
    .select(['id', sql<number>`${sql.join(texts, sql` + `)}`.as('bytes')])
    .where('id', 'in', ids)
  const rows = await (type === undefined ? all : all.where('type', '=', type)).execute()
  return new Map(rows.map(({ id, bytes }) => [id, Number(bytes)]))
}
