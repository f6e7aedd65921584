// Stores a change: the traits set the columns, the row is written, then the effects of the traits run.
import type { Insertable } from 'kysely'
import type { RequestContext } from '../context.ts'
import type { ContentRow, ContentTable } from '../db/tables/content.ts'
import { transact } from '../db/transact.ts'
import { insertRow, updateKeepingVersion, updateRow } from './writes-store.ts'
import type { Change, Effect, Trait } from './trait.ts'

interface Written<In extends object> {
  type: string
  traits: Trait<ContentRow, object, In>
}

/** A change to be stored: the row before it, and the columns that are already set. */
interface Draft {
  before: ContentRow | undefined
  item?: ContentRow
  values: Partial<ContentRow>
  context: RequestContext
}

/** Sets the columns of a change, stores them with `save`, then runs the effects. Returns the resulting row. */
export async function apply(
  { before, item, values, context }: Draft,
  write: (change: Change<ContentRow>) => void | Promise<void>,
  save: (values: Partial<ContentRow>) => Promise<ContentRow>,
): Promise<ContentRow> {
  const effects: Effect<ContentRow>[] = []
  await write({
    before,
    item,
    context,
    values,
    after: (column) => (column in values ? values[column] : before?.[column]),
    addEffect: (effect) => void effects.push(effect),
  })
  const row = await save(values)
  return runEffects(row, effects, context)
}

/** Runs the effects of a stored row and stores the columns that they change. */
async function runEffects(row: ContentRow, effects: readonly Effect<ContentRow>[], { db }: RequestContext): Promise<ContentRow> {
  const values: Partial<ContentRow> = {}
  for (const effect of effects) Object.assign(values, await effect(db, row))
  if (Object.keys(values).length) await updateKeepingVersion(db, row.id, values)
  return { ...row, ...values }
}

/** Stores a new item or a change of its traits. */
export async function store<In extends object>(
  { type, traits }: Written<In>,
  before: ContentRow | undefined,
  input: In,
  context: RequestContext,
  values: Partial<ContentRow> = {},
): Promise<ContentRow> {
  traits.authorize?.(input, before, context)
  const row = await apply(
    { before, values: before ? values : { ...values, type }, context },
    (change) => traits.write?.(input, change),
    (columns) => (before ? updateRow(context.db, before.id, columns) : insertRow(context.db, columns as Insertable<ContentTable>)),
  )
  if (row.status === 'publish' && before?.status !== 'publish') await traits.publish?.(row, context)
  return row
}

/** The columns that change when an item is moved to the trash. */
export function moveToTrash(before: ContentRow): Partial<ContentRow> {
  return { status: 'trash', status_before_trash: before.status, slug: `${before.slug}__trashed`, slug_before_trash: before.slug, sticky: 0 }
}

/** Runs `act` in a transaction that may write items of the type. `act` may be repeated, so it must not have other effects. */
export async function inTransaction<Result>(
  context: RequestContext,
  type: string,
  act: (inside: RequestContext) => Promise<Result>,
): Promise<Result> {
  const { budget } = context
  try {
    return await transact(context.db, async (db) => {
      // Set if this is a repetition.
      if (budget.isUrgent) budget.startAgain()
      budget.isUrgent = true
      await context.dialect.lockWrites(db, type)
      return act({ ...context, db })
    })
  } finally {
    budget.isUrgent = false
  }
}
