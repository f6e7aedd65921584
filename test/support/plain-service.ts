// The same service without caches, compiled queries and fast paths: what it responds is right, if slow.
import { compileEachTime } from '#server/db/compiled-query.ts'
import type { Context } from '#server/context.ts'
import { ItemCache } from '#server/cache/item-cache.ts'

/** Reads the same database, with a connection of Kysely's own. */
export function plainContext(context: Context): Context {
  const db = context.db.withoutPlugins()
  compileEachTime(db)
  const items: Context['items'] = new ItemCache()
  for (const cache of [items.json, items.rows, items.lists]) cache.get = () => undefined
  return { ...context, db, writes: () => undefined, items, hasFastPaths: false }
}
