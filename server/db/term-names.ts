// How often names of terms have changed: what an item shows of its terms depends on it, as they are sorted by name.
import { runCompiled } from './compiled-query.ts'
import type { Db } from './schema.ts'
import { addScopes } from './scopes.ts'
import type { Changes } from './scopes.ts'

const SCOPE = 'term_names'

export async function termNameChanges({ db, changesBefore }: { db: Db; changesBefore: Changes | undefined }): Promise<number> {
  addScopes([SCOPE])
  const count = changesBefore?.counts.get(SCOPE)
  if (count !== undefined) return count
  const [row] = await runCompiled(db, {
    name: 'term name changes',
    values: [SCOPE],
    build: ([scope]) => db.selectFrom('data_changes').select('count').where('scope', '=', scope),
  })
  return row?.count ?? 0
}
