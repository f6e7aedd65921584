// The same service without caches, compiled queries and fast paths: what it responds is right, if slow.
import { compileEachTime } from '#server/db/compiled-query.ts'
import type { Context } from '#server/context.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { ItemCache } from '#server/cache/item-cache.ts'

class NoItemCache extends ItemCache<ContentRow> {
  override get(): undefined {
    return undefined
  }
  override getComposed(): undefined {
    return undefined
  }
  override row(...[, , , read]: Parameters<ItemCache<ContentRow>['row']>): ReturnType<ItemCache<ContentRow>['row']> {
    return read()
  }
}

/** Reads the same database, with a connection of Kysely's own. */
export function plainContext(context: Context): Context {
  const db = context.db.withoutPlugins()
  compileEachTime(db)
  return { ...context, db, changes: () => undefined, items: new NoItemCache(), hasFastPaths: false }
}
