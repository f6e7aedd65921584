// Items that are written to the database directly: creating thousands of them with requests would take longer than the tests.
import type { Insertable } from 'kysely'
import type { ContentTable } from '#server/db/tables/content.ts'
import type { TestServer } from './server.ts'

export { renderTexts as renderedTexts } from '#server/engine/rendered-texts.ts'

export type Status = ContentTable['status']

type Row = Insertable<ContentTable>

/** Dates are in UTC. The other dates are `date` by default. */
export type StoredItem = Omit<Row, 'status' | 'date' | 'date_gmt' | 'modified' | 'modified_gmt'> & {
  status?: Status
  date?: string
  modified?: string
  /** The IDs of its terms. */
  terms?: readonly number[]
}

const AT_ONCE = 50

/** Stores items, by default published ones, and returns their IDs in the same order. */
export async function storeItems({ context: { db } }: TestServer, items: readonly StoredItem[]): Promise<number[]> {
  const ids: number[] = []
  for (let first = 0; first < items.length; first += AT_ONCE) {
    const part = items.slice(first, first + AT_ONCE)
    const rows = await db.insertInto('content').values(part.map(rowFrom)).returning('id').execute()
    const terms = part.flatMap((item, index) => (item.terms ?? []).map((term_id) => ({ content_id: rows[index]?.id ?? 0, term_id })))
    if (terms.length) await db.insertInto('content_terms').values(terms).execute()
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

function rowFrom({ terms: _terms, date = '2024-01-01T00:00:00', modified = date, ...item }: StoredItem): Row {
  return { status: 'publish', ...item, date, date_gmt: date, modified, modified_gmt: modified }
}
