// The cache of other sites' embeds, which expire after a day.
import type { Db } from '#server/db/schema.ts'
import { DAY_MS } from '#server/durations.ts'

/** The time before which cached embeds have expired. */
const oldest = (now: Date): string => new Date(now.getTime() - DAY_MS).toISOString()

export async function findForeignEmbed(db: Db, key: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('foreign_embeds')
    .select('embed')
    .where('key', '=', key)
    .where('fetched', '>', oldest(now))
    .executeTakeFirst()
  return row?.embed
}

/** Caches an embed and deletes expired ones. */
export async function storeForeignEmbed(db: Db, key: string, embed: string, now: Date): Promise<void> {
  const fetched = now.toISOString()
  await db.deleteFrom('foreign_embeds').where('fetched', '<=', oldest(now)).execute()
  await db
    .insertInto('foreign_embeds')
    .values({ key, embed, fetched })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ embed, fetched }))
    .execute()
}
