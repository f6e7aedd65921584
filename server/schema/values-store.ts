// The stored values of own fields: in the JSON of items, terms and users. They are read in portions, and written in the transaction of the caller.
import { sql } from 'kysely'
import { compiledQuery } from '../db/compiled-query.ts'
import { nextVersion } from '../db/content-builder.ts'
import type { Db } from '../db/schema.ts'
import { updateKeepingVersion } from '../engine/writes-store.ts'
import type { Fields } from '../declarations/declarations.ts'
import type { FieldTable } from '../declarations/kinds.ts'
import { wordsIn } from '../lists/field-words.ts'
import { updateTerm } from '../terms/store.ts'
import { updateUser } from '../users/store.ts'

export interface Holding {
  id: number
  /** JSON. */
  meta: string
}

/** What has values of own fields: the items of a type, the terms of a taxonomy, or the users. */
export interface Holders {
  /** All of them, in portions. One that is written meanwhile may be missing. */
  portions(db: Db): AsyncGenerator<Holding[]>
  /** Reads some again, in a transaction. */
  read(db: Db, ids: readonly number[]): Promise<Holding[]>
  /** The revisions and autosaves of some that have values. */
  revisions(db: Db, ids: readonly number[]): Promise<(Holding & { parent: number })[]>
  /** Replaces the values of one that has been read. `isMain` is false for a revision. */
  write(db: Db, one: Holding, isMain: boolean, fields: Fields): Promise<void>
}

/** Holders of a type or taxonomy that a site declares. */
export interface OwnHolders extends Holders {
  count(db: Db): Promise<number>
  /** Moves some to another type or taxonomy. */
  rename(db: Db, ids: readonly number[], name: string): Promise<void>
  /** The IDs of those whose slugs others have. */
  findClashes(db: Db, others: string): Promise<number[]>
}

const none = (): Promise<never[]> => Promise.resolve([])

/** How many rows are read at a time. */
const PORTION = 1000

const metaUpdated = compiledQuery((db, { values: [id, meta, words] }: { values: [id: number, meta: string, words: string] }) =>
  db.updateTable('content').set({ meta, words }).set({ version: nextVersion }).where('id', '=', id),
)

export function itemsOf(type: string): OwnHolders {
  return {
    async *portions(db) {
      const statuses = await db.selectFrom('content_counts').select('status').where('type', '=', type).where('count', '>', 0).execute()
      // Each status in the order of an index.
      for (const { status } of statuses)
        yield* byId((last) =>
          db
            .selectFrom('content')
            .select(['id', 'meta'])
            .where('type', '=', type)
            .where('status', '=', status as 'publish')
            .where(sql<number>`(id + 0)`, '>', last)
            .orderBy(sql`(id + 0)`)
            .limit(PORTION)
            .execute(),
        )
    },
    async count(db) {
      const { count } = await db
        .selectFrom('content_counts')
        .select((eb) => eb.fn.sum<number | null>('count').as('count'))
        .where('type', '=', type)
        .executeTakeFirstOrThrow()
      return Number(count ?? 0)
    },
    // The type is not asked for: SQLite would look for it in place of the IDs.
    read: (db, ids) => db.selectFrom('content').select(['id', 'meta']).where('id', 'in', ids).execute(),
    revisions: (db, ids) =>
      db
        .selectFrom('content')
        .select(['id', 'parent', 'meta'])
        .where('parent', 'in', ids)
        .where('type', '=', 'revision')
        .where('meta', '<>', '{}')
        .execute(),
    async write(db, { id, meta }, isMain, fields) {
      const words = wordsIn(JSON.parse(meta) as Record<string, unknown>, fields)
      await (isMain ? metaUpdated(db, { values: [id, meta, words] }) : updateKeepingVersion(db, id, { meta }))
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

export function termsOf(taxonomy: string): OwnHolders {
  return {
    async *portions(db) {
      yield* byId((last) =>
        db
          .selectFrom('terms')
          .select(['id', 'meta'])
          .where('taxonomy', '=', taxonomy)
          .where('id', '>', last)
          .orderBy('id')
          .limit(PORTION)
          .execute(),
      )
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
    revisions: none,
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

export const users: Holders = {
  portions: (db) =>
    byId((last) => db.selectFrom('users').select(['id', 'meta']).where('id', '>', last).orderBy('id').limit(PORTION).execute()),
  read: (db, ids) => db.selectFrom('users').select(['id', 'meta']).where('id', 'in', ids).execute(),
  revisions: none,
  async write(db, { id, meta }) {
    await updateUser(db, id, { meta })
  },
}

/** The holders of the values that a table has. */
export const holdersIn: Readonly<Record<FieldTable, (name: string) => Holders>> = { content: itemsOf, terms: termsOf, users: () => users }

/** All rows. `read` returns those after an ID, up to PORTION. */
async function* byId(read: (last: number) => Promise<Holding[]>): AsyncGenerator<Holding[]> {
  for (let last = 0; ;) {
    const rows = await read(last)
    if (rows.length) yield rows
    if (rows.length < PORTION) return
    last = rows.at(-1)?.id ?? 0
  }
}
