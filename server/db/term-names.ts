// How often names of terms have changed: what an item shows of its terms depends on it, as they are sorted by name.
import type { OpenDatabase } from './database.ts'
import type { Db } from './schema.ts'
import { addScopes } from './scopes.ts'

const SCOPE = 'term_names'

export async function termNameChanges({ db, changes }: { db: Db } & Pick<OpenDatabase, 'changes'>): Promise<number> {
  addScopes([SCOPE])
  const known = changes()?.get(SCOPE)
  if (known !== undefined) return known
  const row = await db.selectFrom('data_changes').select('count').where('scope', '=', SCOPE).executeTakeFirst()
  return row?.count ?? 0
}
