// Indexes the words of own fields again in portions, when other fields are searched than before.
import type { Context } from '../context.ts'
import { rowLimit } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import type { Fields } from '../declarations/declarations.ts'
import { tableOf } from '../declarations/kinds.ts'
import { searchedIn, wordsIn } from './field-words.ts'

/** How many items are indexed in one transaction. */
const PORTION = 200

/** After the last item. */
const END = 2 ** 31 - 1

type Indexing = Pick<Context, 'db' | 'dialect' | 'declarations'>

/** Indexes the items of types whose searched fields have changed. A process without declarations leaves the index as it is. */
export async function indexFieldWords(context: Indexing, isEnding = () => false): Promise<void> {
  const { db, declarations } = context
  if (!declarations.fields.size) return
  const known = new Map((await db.selectFrom('searched_fields').selectAll().execute()).map((row) => [row.type, row]))
  const declared = [...declarations.fields.keys()].filter((name) => tableOf(name, declarations) === 'content')
  for (const type of new Set([...declared, ...known.keys()])) {
    const fields = declarations.fields.get(type) ?? {}
    const wanted = JSON.stringify(searchedIn(fields).map(([name, { format, items }]) => [name, items?.format ?? format ?? '']))
    const row = known.get(type)
    if (row ? row.fields === wanted && row.position === END : wanted === '[]') continue
    while (!isEnding() && (await indexPortion(type, fields, wanted, context)));
  }
}

/** Returns whether there may be more items. What another process has indexed meanwhile is not indexed again. */
function indexPortion(type: string, fields: Fields, wanted: string, { db, dialect }: Indexing): Promise<boolean> {
  return transact(db, async (inside) => {
    // Whoever writes items of the type holds this lock.
    await dialect.lockWrites(inside, type)
    const row = await inside.selectFrom('searched_fields').selectAll().where('type', '=', type).executeTakeFirst()
    const after = row?.fields === wanted ? row.position : 0
    if (after === END) return false
    const items = await inside
      .selectFrom('content')
      .select(['id', 'meta', 'words'])
      .where('type', '=', type)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowLimit(PORTION))
      .execute()
    for (const { id, meta, words: before } of items) {
      const words = wordsIn(JSON.parse(meta) as Record<string, unknown>, fields)
      if (words !== before) await inside.updateTable('content').set({ words }).where('id', '=', id).execute()
    }
    const position = items.length < PORTION ? END : (items.at(-1)?.id ?? END)
    await record(inside, { type, fields: wanted, position })
    return position !== END
  })
}

async function record(db: Db, row: { type: string; fields: string; position: number }): Promise<void> {
  await db
    .insertInto('searched_fields')
    .values(row)
    .onConflict((conflict) => conflict.column('type').doUpdateSet({ fields: row.fields, position: row.position }))
    .execute()
}
