// The HTML of items: the stored HTML, completed with the current HTML of its dynamic blocks.
import { isFieldRequested } from '../contract/response-fields.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { ReadContext } from './trait.ts'

/** Completes the HTML of rows together, unless the response omits `field`. */
export async function completeBodies(
  field: string,
  rows: readonly ContentRow[],
  reading: ReadContext,
): Promise<(row: ContentRow) => string> {
  const { context, _fields } = reading.query
  const dynamic = rows.filter((row) => row.is_dynamic)
  if (!dynamic.length || context === 'embed' || !isFieldRequested(_fields, field)) return (row) => row.content_rendered
  const completed = await reading.completeBodies(dynamic, reading)
  return (row) => completed.get(row) ?? row.content_rendered
}
