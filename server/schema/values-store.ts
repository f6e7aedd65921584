// The stored values of own fields: in the JSON of items and terms. They are read in portions, and written in the transaction of the caller.
import { sql } from 'kysely'
import { compiledQuery } from '../db/compiled-query.ts'
import { nextVersion } from '../db/content-builder.ts'
import type { Db } from '../db/schema.ts'
import { updateKeepingVersion } from '../engine/writes-store.ts'
import { updateTerm } from '../terms/store.ts'

export interface Holding {
  id: number
  /** JSON. */
  meta: string
}

/** What has values of own fields: the items of a type, or the terms of a taxonomy. */
export interface Holders {
  /** All of them, in portions. One that is written meanwhile may be missing. */
  portions(db: Db): AsyncGenerator<Holding[]>
  count(db: Db): Promise<number>
  /** Reads some again, with the revisions that belong to them, in a transaction. */
  read(db: Db, ids: readonly number[]): Promise<Holding[]>
  /** Replaces the values of one that has been read. `isMain` is false for a revision. */
  write(db: Db, one: Holding, isMain: boolean): Promise<void>
  /** Moves some to another type or taxonomy. */
  rename(db: Db, ids: readonly number[], name: string): Promise<void>
  /** The IDs of those whose slugs others have. */
  findClashes(db: Db, others: string): Promise<number[]>
}

/** How many rows are read at a time. */
const PORTION = 1000

const metaUpdated = compiledQuery((db, { values: [id, meta] }: { values: [id: number, meta: string] }) =>
  db.updateTable('content').set({ meta }).set({ version: nextVersion }).where('id', '=', id),
)

export function itemsOf(type: string): Holders {
  return {
    async *portions(db) {
      const statuses = await db.selectFrom('content_counts').select('status').where('type', '=', type).where('count', '>', 0).execute()
      // Each status in the order of an index.
      for (const { status } of statuses)
        for (let last = 0; ;) {
          const rows = await db
            .selectFrom('content')
            .select(['id', 'meta'])
            .where('type', '=', type)
            .where('status', '=', status as 'publish')
            .where(sql<number>`(id + 0)`, '>', last)
            .orderBy(sql`(id + 0)`)
            .limit(PORTION)
            .execute()
          if (rows.length) yield rows
          if (rows.length < PORTION) break
          last = rows.at(-1)?.id ?? 0
        }
    },
    async count(db) {
      const { count } = await db
        .selectFrom('content_counts')
        .select((eb) => eb.fn.sum<number | null>('count').as('count'))
        .where('type', '=', type)
        .executeTakeFirstOrThrow()
      return Number(count ?? 0)
    },
    async read(db, ids) {
      const rows = db.selectFrom('content').select(['id', 'meta'])
      // The type is not asked for: SQLite would look for it in place of the IDs.
      const items = await rows.where('id', 'in', ids).execute()
      return [...items, ...(await rows.where('parent', 'in', ids).where('type', '=', 'revision').execute())]
    },
    async write(db, { id, meta }, isMain) {
      await (isMain ? metaUpdated(db, { values: [id, meta] }) : updateKeepingVersion(db, id, { meta }))
    },
    async rename(db, ids, name) {
      await db.updateTable('content').set({ type: name }).set({ version: nextVersion }).where('id', 'in', ids).execute()
    },
    async findClashes(db, others) {
      const rows = await db
        .selectFrom('content')
        .select('id')
        .where('type', '=', type)
        .where('slug', '<>', '')
        .where('slug', 'in', db.selectFrom('content as other').select('other.slug').where('other.type', '=', others))
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}

export function termsOf(taxonomy: string): Holders {
  return {
    async *portions(db) {
      for (let last = 0; ;) {
        const rows = await db
          .selectFrom('terms')
          .select(['id', 'meta'])
          .where('taxonomy', '=', taxonomy)
          .where('id', '>', last)
          .orderBy('id')
          .limit(PORTION)
          .execute()
        if (rows.length) yield rows
        if (rows.length < PORTION) break
        last = rows.at(-1)?.id ?? 0
      }
    },
    async count(db) {
      const { count } = await db
        .selectFrom('terms')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('taxonomy', '=', taxonomy)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    read: (db, ids) => db.selectFrom('terms').select(['id', 'meta']).where('id', 'in', ids).execute(),
    async write(db, { id, meta }) {
      await updateTerm(db, id, { meta })
    },
    async rename(db, ids, name) {
      await db.updateTable('terms').set({ taxonomy: name }).where('id', 'in', ids).execute()
      await db.updateTable('former_term_slugs').set({ taxonomy: name }).where('term_id', 'in', ids).execute()
    },
    async findClashes(db, others) {
      const rows = await db
        .selectFrom('terms')
        .select('id')
        .where('taxonomy', '=', taxonomy)
        .where('slug', 'in', db.selectFrom('terms as other').select('other.slug').where('other.taxonomy', '=', others))
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
