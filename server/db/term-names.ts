// How often names of terms have changed: what an item shows of its terms depends on it, as they are sorted by name.
import { compiledQuery } from './compiled-query.ts'
import { currentWrites } from './current-writes.ts'
import type { Db } from './schema.ts'
import { addScopes } from '../cache/scopes.ts'
import type { Writes } from '../cache/scopes.ts'

const SCOPE = 'term_names'

const countOf = compiledQuery((db, { values: [scope] }: { values: [string] }) =>
  db.selectFrom('data_changes').select('count').where('scope', '=', scope),
)

export async function termNameWrites({ db, writesBefore }: { db: Db; writesBefore: Writes | undefined }): Promise<number> {
  addScopes([SCOPE])
  const count = (writesBefore ?? currentWrites(db))?.counts.get(SCOPE)
  if (count !== undefined) return count
  const [row] = await countOf(db, { values: [SCOPE] })
  return row?.count ?? 0
}
