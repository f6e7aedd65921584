// How often names of terms have changed: what an item shows of its terms depends on it, as they are sorted by name.
import { compiledQuery } from './compiled-query.ts'
import { currentChanges } from './current-changes.ts'
import type { Db } from './schema.ts'
import { addScopes } from '../cache/scopes.ts'
import type { Changes } from '../cache/scopes.ts'

const SCOPE = 'term_names'

const countOf = compiledQuery((db, { values: [scope] }: { values: [string] }) =>
  db.selectFrom('data_changes').select('count').where('scope', '=', scope),
)

export async function termNameChanges({ db, changesBefore }: { db: Db; changesBefore: Changes | undefined }): Promise<number> {
  addScopes([SCOPE])
  const count = (changesBefore ?? currentChanges(db))?.counts.get(SCOPE)
  if (count !== undefined) return count
  const [row] = await countOf(db, { values: [SCOPE] })
  return row?.count ?? 0
}
