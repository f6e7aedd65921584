// Own fields that refer to other items: what a value may be, the links of items, and what happens when an item that others refer to is deleted.
import { editorRoute } from '../content-type.ts'
import type { LoadEmbedded, RequestContext } from '../context.ts'
import { ApiError, unknownId } from '../contract/api-error.ts'
import type { ErrorCode } from '../contract/schemas.ts'
import { holderOf } from '../declarations/holders.ts'
import { idsIn, referencesIn, withIdsWhere } from '../declarations/references.ts'
import type { Reference } from '../declarations/references.ts'
import { maySee } from '../users/field-rights.ts'
import { findPublished, findUsers } from '../users/store.ts'
import { typesWithAuthors } from './content-types.ts'
import type { Link, Linking, Relations } from './links.ts'
import { countReferring, emptyField, findExisting, findReferring } from './references-store.ts'
import { findRowsByPortion } from './rows-store.ts'

/** What a field refers to. */
interface Target {
  noun: string
  route: string
  /** Those of the items that the caller may read. */
  readable(ids: readonly number[], context: RequestContext): Promise<ReadonlySet<number>>
  embedded: LoadEmbedded
}

const users: Target = {
  noun: 'user',
  route: '/cms/v2/users',
  readable: readableUsers,
  async embedded(ids, context) {
    return context.embeddedUsers([...(await readableUsers(ids, context))], context)
  },
}

/** As when a user is read: the caller, those with published items, and all for callers who may list users. */
async function readableUsers(ids: readonly number[], context: RequestContext): Promise<Set<number>> {
  const { db, caller } = context
  const found = (await findUsers(db, ids)).map(({ id }) => id)
  if (caller.can('list_users')) return new Set(found)
  const published = await findPublished(db, found, typesWithAuthors(context))
  return new Set(found.filter((id) => id === caller.user?.id || published.has(id)))
}

function targetNamed(name: string, { contentTypes, taxonomies }: Pick<RequestContext, 'contentTypes' | 'taxonomies'>): Target | undefined {
  if (name === 'user') return users
  const type = contentTypes.get(name)
  if (type)
    return {
      noun: type.noun,
      route: type.route,
      embedded: type.embedded,
      async readable(ids, context) {
        const readable = new Set<number>()
        for await (const rows of findRowsByPortion(context.db, ids, type.type))
          for (const { id } of await type.readable(rows, context)) readable.add(id)
        return readable
      },
    }
  const taxonomy = taxonomies.get(name)
  return (
    taxonomy && {
      noun: taxonomy.noun,
      route: editorRoute(taxonomy),
      embedded: taxonomy.embedded,
      readable: async (ids, context) => new Set((await taxonomy.embedded(ids, context)).keys()),
    }
  )
}

/** The values of the fields of an item, by name. */
type Values = Readonly<Record<string, unknown>>

/** Throws unless the caller may read the items to which a changed value refers. Those that it referred to before may stay. */
export async function assertReferencesExist(type: string, before: Values, after: Values, context: RequestContext): Promise<void> {
  for (const { field, to } of referencesOf(type, context)) {
    const known = new Set(idsIn(before[field]))
    const added = idsIn(after[field]).filter((id) => !known.has(id))
    const target = added.length ? targetNamed(to, context) : undefined
    if (!target) continue
    const readable = await target.readable([...new Set(added)], context)
    const missing = added.find((id) => !readable.has(id))
    if (missing !== undefined) throw unknownId(`meta.${field}`, target.noun, missing)
  }
}

function referencesOf(type: string, { declarations }: Pick<RequestContext, 'declarations'>): Reference[] {
  return referencesIn(declarations).filter((reference) => reference.type === type)
}

/** Returns a function that returns a row without references to items that do not exist. */
export async function dropGoneReferences<Row extends WithFields>(
  type: string,
  rows: readonly Row[],
  context: RequestContext,
): Promise<(row: Row) => Row> {
  const references = referencesOf(type, context)
  const stored = new Map(references.length ? rows.map((row) => [row, JSON.parse(row.meta) as Values]) : [])
  const existing = new Map<string, ReadonlySet<number>>()
  for (const [to, fields] of Map.groupBy(references, (reference) => reference.to)) {
    const ids = [...stored.values()].flatMap((values) => fields.flatMap(({ field }) => idsIn(values[field])))
    existing.set(to, await findExisting(context.db, to, [...new Set(ids)], context.declarations))
  }
  return (row) => {
    const values = stored.get(row)
    if (!values) return row
    const left = references.map(
      ({ field, to }) => [field, withIdsWhere(values[field], (id) => existing.get(to)?.has(id) === true)] as const,
    )
    return { ...row, meta: JSON.stringify({ ...values, ...Object.fromEntries(left) }) }
  }
}

/** A row with own fields. */
interface WithFields {
  meta: string
}

/** The links of items to what their fields refer to. Each relation has the name of a field. */
export function referenceLinks<Row extends WithFields>(type: string): Link<Row> {
  const shown = (context: Linking) =>
    referencesOf(type, context).filter(({ schema }) => maySee(schema, context.query?.context ?? 'view', context))
  const idsOf = (row: Row, field: string): number[] => idsIn((JSON.parse(row.meta) as Values)[field])
  return {
    targets(_rows, context) {
      const { restRoot } = context.config
      const links = shown(context).flatMap(({ field, to }) => {
        const target = targetNamed(to, context)
        return target ? [{ field, base: `${restRoot}${target.route}/` }] : []
      })
      return (row): Relations =>
        Object.fromEntries(
          links.map(({ field, base }) => [field, idsOf(row, field).map((id) => ({ embeddable: true, href: `${base}${id}` }))]),
        )
    },
    embeds: (context) =>
      shown(context).map(({ field, to }) => ({
        rel: field,
        async load(rows, context) {
          const ids = new Set(rows.flatMap((row) => idsOf(row, field)))
          const found = ids.size ? await targetNamed(to, context)?.embedded([...ids], context) : undefined
          return (row) => idsOf(row, field).flatMap((id) => found?.get(id) ?? [])
        },
      })),
  }
}

/** How many references are emptied in one transaction, so that no other write waits for long. */
const AT_ONCE = 1_000

/** What a transaction that deletes an item needs. */
type Deleting = Pick<RequestContext, 'db' | 'dialect' | 'declarations'>

/** The code of the error for an item that others refer to. */
type Refusal = Extract<ErrorCode, 'rest_cannot_delete' | 'rest_user_cannot_delete'>

/**
 * Removes what refers to an item that is deleted permanently. Throws if its deletion is refused. Call inside the transaction that deletes it, or with
 * a limit in one before, which returns whether there is more.
 */
export async function releaseReferences(
  type: string,
  id: number,
  inside: Deleting,
  refusal: Refusal = 'rest_cannot_delete',
): Promise<void> {
  const references = await lockReferences(type, inside)
  await assertReleasable(references, type, id, inside, refusal)
  while (await emptySome(references, type, id, inside));
}

/** Whether the site declares fields that refer to items of the type. */
export const mayBeReferredTo = (type: string, { declarations }: Pick<Deleting, 'declarations'>): boolean =>
  referencesIn(declarations).some(({ to }) => to === type)

/** Removes a portion of what refers to an item, if that is too much for one transaction. Returns whether it was. */
export async function reduceReferences(type: string, id: number, inside: Deleting, refusal?: Refusal): Promise<boolean> {
  const references = await lockReferences(type, inside)
  const emptied = references.filter(({ onDelete }) => onDelete === 'empty')
  if (!emptied.length || (await countReferring(inside.db, { target: type, target_id: id }, emptied)) <= AT_ONCE) return false
  await assertReleasable(references, type, id, inside, refusal)
  return emptySome(references, type, id, inside)
}

/** Finds the fields that refer to items of a type. Until the transaction ends, no item with such a field is written by another one. */
async function lockReferences(type: string, { db, dialect, declarations }: Deleting): Promise<Reference[]> {
  const references = referencesIn(declarations).filter(({ to }) => to === type)
  for (const one of [...new Set(references.map((reference) => reference.type))].toSorted()) await dialect.lockWrites(db, one)
  return references
}

async function assertReleasable(
  references: readonly Reference[],
  type: string,
  id: number,
  { db }: Deleting,
  refusal: Refusal = 'rest_cannot_delete',
): Promise<void> {
  const refusing = references.filter(({ onDelete }) => onDelete === 'refuse')
  const count = refusing.length ? await countReferring(db, { target: type, target_id: id }, refusing) : 0
  if (!count) return
  const fields = [...new Set(refusing.map((reference) => `${reference.type}.${reference.field}`))].join(', ')
  throw new ApiError(
    403,
    refusal,
    count === 1
      ? `One item refers to this one (${fields}), so it cannot be deleted. Change that item first.`
      : `${count} items refer to this one (${fields}), so it cannot be deleted. Change these items first.`,
  )
}

/** Removes some references to an item. Returns whether there may be more. */
async function emptySome(references: readonly Reference[], type: string, id: number, inside: Deleting): Promise<boolean> {
  const emptied = references.filter(({ onDelete }) => onDelete === 'empty')
  if (!emptied.length) return false
  const found = await findReferring(inside.db, { target: type, target_id: id }, emptied, AT_ONCE)
  for (const { type: holder, field } of emptied) {
    const ids = found.filter((row) => row.type === holder && row.field === field).map(({ item_id }) => item_id)
    if (ids.length) await emptyField(inside, holderOf(holder, inside.declarations), field, ids, id)
  }
  return found.length === AT_ONCE
}
