// The HTML of items as readers see it: the stored HTML, completed with what the dynamic blocks in it show now.
import { isFieldRequested } from '../contract/response-fields.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { ReadContext } from './trait.ts'

/** Reads the HTML of rows, which are completed together unless the response has no `field`. Other rows keep their stored HTML. */
export async function completedBodies(
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
