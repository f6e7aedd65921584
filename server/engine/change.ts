// Stores a change: the traits fill in the columns, the row is written, then the traits' effects run.
import type { Insertable } from 'kysely'
import type { RequestContext } from '../context.ts'
import type { ContentRow, ContentTable } from '../db/tables/content.ts'
import { insertRow, updateKeepingVersion, updateRow } from './store.ts'
import type { Change, Effect, Trait } from './trait.ts'

interface Written<In extends object> {
  type: string
  traits: Trait<ContentRow, object, In>
}

/** A change in progress. `then` collects the effects to run after the row is stored; without it, effects are dropped. */
export function transactionFor(
  before: ContentRow | undefined,
  values: Partial<ContentRow>,
  context: RequestContext,
  then: Change<ContentRow>['then'] = () => undefined,
): Change<ContentRow> {
  return { before, context, values, after: (column) => (column in values ? values[column] : before?.[column]), then }
}

/** Returns the row as stored, after the effects. */
export async function store<In extends object>(
  { type, traits }: Written<In>,
  before: ContentRow | undefined,
  input: In,
  context: RequestContext,
  values: Partial<ContentRow> = {},
): Promise<{ row: ContentRow; isFollowed: boolean }> {
  const effects: Effect<ContentRow>[] = []
  traits.admit?.(input, before, context)
  await traits.write?.(
    input,
    transactionFor(before, values, context, (effect) => void effects.push(effect)),
  )
  const row = before
    ? await updateRow(context.db, before.id, values)
    : await insertRow(context.db, { ...values, type } as Insertable<ContentTable>)
  const changed = await followed(row, effects, context)
  if (row.status === 'publish' && before?.status !== 'publish') await traits.publish?.(row, context)
  return { row: changed, isFollowed: false }
}

/** Runs the effects of a stored row and stores the columns that they change. */
async function followed(row: ContentRow, effects: readonly Effect<ContentRow>[], { db }: RequestContext): Promise<ContentRow> {
  const values: Partial<ContentRow> = {}
  for (const effect of effects) Object.assign(values, await effect(db, row))
  if (Object.keys(values).length) await updateKeepingVersion(db, row.id, values)
  return { ...row, ...values }
}

/** The columns that change when an item is moved to the trash. */
export function trashed(before: ContentRow): Partial<ContentRow> {
  return { status: 'trash', status_before_trash: before.status, slug: `${before.slug}__trashed`, slug_before_trash: before.slug, sticky: 0 }
}

/** Runs `act` in one transaction that may write items of the type. */
export async function inTransaction<Result>(
  context: RequestContext,
  type: string,
  act: (inside: RequestContext) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction().execute(async (db) => {
    await context.dialect.lockWrites(db, type)
    return act({ ...context, db })
  })
}
