// Indexes what triggers have noted since: the latest first, in portions.
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { rowLimit } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { localeOf } from '../languages.ts'
import { tokensOf } from './entries.ts'
import { findEntries } from './texts-store.ts'
import { WORD_RULES } from './words.ts'

export type Indexing = Pick<Context, 'db' | 'dialect' | 'config'>

/** How many entries are indexed in one transaction, by default: it takes some 20 ms. */
const PORTION = 50

/** How many entries wait for the index, at most one more than the limit. */
export async function countPending(db: Db, limit: number): Promise<number> {
  const first = db
    .selectFrom('search_pending')
    .select('seq')
    .limit(rowLimit(limit + 1))
    .as('first')
  const { count } = await db
    .selectFrom(first)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns how many were indexed. */
export async function indexPortion({ db, dialect, config }: Indexing, portion = PORTION): Promise<number> {
  return transact(db, async (inside) => {
    // Another process may be indexing.
    await dialect.lockWrites(inside, 'search')
    const noted = await inside
      .selectFrom('search_pending')
      .select(['seq', 'entry'])
      .orderBy('seq', 'desc')
      .limit(rowLimit(portion))
      .execute()
    if (!noted.length) return 0
    const ids = [...new Set(noted.map(({ entry }) => entry))]
    // The items are read afterwards, so what is noted later stays.
    await sql`delete from search_pending where seq in (${sql.join(noted.map(({ seq }) => sql.lit(seq)))})`.execute(inside)
    await replaceEntries({ db: inside, dialect, config }, ids)
    return noted.length
  })
}

async function replaceEntries({ db, dialect, config }: Indexing, ids: readonly number[]): Promise<void> {
  const entries = (await findEntries({ db, config }, ids)).map((entry) => ({ ...entry, tokens: tokensOf(entry.words) }))
  const before = await db.selectFrom('search_entries').select(['id', 'words']).where('id', 'in', ids).execute()
  const kept = new Set(entries.map(({ id }) => id))
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (removed.length) await dialect.wordIndex.remove(db, removed)
  if (entries.length) await dialect.wordIndex.write(db, entries)
  const differences = new Map<string, number>()
  const count = (tokens: readonly string[], by: 1 | -1): void => {
    for (const token of tokens) differences.set(token, (differences.get(token) ?? 0) + by)
  }
  for (const { tokens } of entries) count(tokens, 1)
  for (const { words } of before) count(tokensOf(words), -1)
  await addToCounts(
    { db, dialect },
    [...differences].filter(([, by]) => by !== 0),
  )
}

async function addToCounts(
  { db, dialect }: Pick<Indexing, 'db' | 'dialect'>,
  differences: readonly (readonly [string, number])[],
): Promise<void> {
  if (!differences.length) return
  const given = dialect.jsonEntries(JSON.stringify(differences))
  await sql`insert into search_tokens (token, count) select value ->> 0, cast(value ->> 1 as integer) from ${given} where true
    on conflict (token) do update set count = search_tokens.count + excluded.count`.execute(db)
  const fewer = differences.filter(([, by]) => by < 0).map(([token]) => token)
  if (fewer.length)
    await sql`delete from search_tokens where count <= 0
      and token in (select value ->> 0 from ${dialect.jsonEntries(JSON.stringify(fewer.map((token) => [token])))})`.execute(db)
}

/** Notes all entries again if the index was made by other rules. */
export async function noteOtherRules({ db, dialect, config }: Indexing): Promise<void> {
  const rules = [WORD_RULES, ...config.site.languages.map(localeOf)].join(' ')
  if ((await db.selectFrom('search_rules').select('rules').executeTakeFirst())?.rules === rules) return
  await transact(db, async (inside) => {
    await dialect.lockWrites(inside, 'search')
    const before = await inside.selectFrom('search_rules').select('rules').executeTakeFirst()
    if (before?.rules === rules) return
    await inside.deleteFrom('search_rules').execute()
    await inside.insertInto('search_rules').values({ rules }).execute()
    if (!before) return
    await sql`insert into search_pending (entry, hides) select id, 0 from search_entries order by id`.execute(inside)
  })
}
