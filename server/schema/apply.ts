// Changes what is stored so that it fits the declarations of the site, in short transactions, while the service runs. Each of them leaves less
// to do, so that interrupted work can be repeated.
import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { idsOf } from '../db/ids.ts'
import { transact } from '../db/transact.ts'
import { declarationsIn } from '../declarations/text.ts'
import { referencesIn, withIdsWhere } from '../declarations/references.ts'
import { compileValue } from '../declarations/value-validators.ts'
import { renameMenuTargets } from '../menus/store.ts'
import { findApplied, saveApplied } from './applied-store.ts'
import { fieldsBefore } from './difference.ts'
import { eraseItems, eraseTerms, renameInSubscriptions } from './erase-store.ts'
import { findDangling, holdersOf, isConflict, planOf } from './plan.ts'
import type { Change, Site } from './plan.ts'
import { prepareFields } from './settle.ts'
import { itemsOf, termsOf } from './values-store.ts'
import type { Holders, Holding } from './values-store.ts'

export interface ApplyOptions {
  /** Whether to delete what is no longer declared. */
  isDropping: boolean
  /** Whether to remove values that do not fit, so that the field has its default. */
  isResetting: boolean
}

/** The items that are written in one transaction, for which other writers wait. */
const AT_ONCE = 200

/** After this time, the work pauses. */
const WRITING_MS = 200

/** A running service with the former declarations may write what does not fit meanwhile. */
const MAX_ROUNDS = 5

/** Returns the changes for which an option is missing, or that need a person. */
export function refusedChanges(changes: readonly Change[], { isDropping, isResetting }: ApplyOptions): Change[] {
  return changes.filter(isConflict).filter(
    (change) =>
      change.action === 'clash' ||
      change.action === 'duplicate' ||
      (change.action === 'remove' && !isDropping) ||
      // Nobody can change the values of revisions, so they go anyway.
      ((change.action === 'narrow' || change.action === 'dangle') && change.stored > 0 && !isResetting),
  )
}

/** Applies all changes that the options allow. Returns those that are left; what is stored fits if there are none. */
export async function applyPlan(site: Site & Pick<Context, 'now'>, options: ApplyOptions): Promise<Change[]> {
  for (let round = 1; ; round++) {
    const conflicts = (await planOf(site, true)).filter(isConflict)
    if (!conflicts.length) break
    if (refusedChanges(conflicts, options).length || round > MAX_ROUNDS) return conflicts
    for (const change of conflicts) if (change.kind !== 'field') await applyToKind(change, site)
    for (const owner of new Set(conflicts.flatMap((change) => ('of' in change && change.of !== undefined ? [change.of] : []))))
      await applyToFields(owner, conflicts, options, site)
  }
  // Statements of the command line may take any time.
  const left = await prepareFields(site, (work) => work(site.db))
  if (left.length) return left
  await saveApplied(site.db, site.declarations, site.now())
  return []
}

/** Renames a type or taxonomy, or erases what one has that is no longer declared. */
async function applyToKind(change: Change, site: Site): Promise<void> {
  const { kind, name } = change
  const isTaxonomy = kind === 'taxonomy'
  const of = isTaxonomy ? termsOf : itemsOf
  if (change.action === 'remove') await inPortions(of(name), [name], isTaxonomy ? eraseTerms : eraseItems, site)
  if (change.action !== 'rename') return
  const { from } = change
  const holders = of(from)
  await inPortions(holders, [from, name], (db, ids) => holders.rename(db, ids, name), site)
  const targets = isTaxonomy ? (['taxonomy'] as const) : (['post_type', 'post_type_archive'] as const)
  while ((await write(site, ['nav_menu_item'], (db) => renameMenuTargets(db, targets, from, name, AT_ONCE))) === AT_ONCE);
  await write(site, [], (db) => renameInSubscriptions(db, from, name))
}

/** Moves, removes and resets the values of the fields of a type or taxonomy, also in revisions. */
async function applyToFields(of: string, conflicts: readonly Change[], options: ApplyOptions, site: Site): Promise<void> {
  const change = await changingValues(of, conflicts, options, site)
  const fields = site.declarations.fields.get(of) ?? {}
  for (const holders of holdersOf(of, site.declarations))
    await inPortions(
      holders,
      [of],
      async (inside, ids) => {
        for (const one of await change(await holders.read(inside, ids), true, inside)) await holders.write(inside, one, true, fields)
        for (const one of await change(await holders.revisions(inside, ids), false, inside)) await holders.write(inside, one, false, fields)
      },
      site,
      async (portion) => {
        const changed = await change(portion, true, site.db)
        const revisions = await change(await holders.revisions(site.db, idsOf(portion)), false, site.db)
        return [...new Set([...idsOf(changed), ...revisions.map(({ parent }) => parent)])]
      },
    )
}

/** Returns those of the items that have other values after the changes, with these. `isMain` is false for revisions. */
type ChangeValues = <One extends Holding>(held: readonly One[], isMain: boolean, db: Db) => Promise<One[]>

async function changingValues(
  of: string,
  conflicts: readonly Change[],
  { isResetting }: ApplyOptions,
  { db, declarations }: Site,
): Promise<ChangeValues> {
  const own = conflicts.filter((change) => change.kind === 'field' && 'of' in change && change.of === of)
  const namesOf = (action: Change['action']): string[] => own.flatMap((one) => (one.action === action ? [one.name] : []))
  const fields = declarations.fields.get(of) ?? {}
  const applied = await findApplied(db)
  const earlier = applied === undefined ? {} : fieldsBefore(of, declarationsIn(applied), declarations)
  const removed = namesOf('remove')
  const renamed = own.flatMap((change) => (change.action === 'rename' ? [change] : []))
  const narrowed = namesOf('narrow').map((name) => ({ name, isValid: compileValue(fields[name] ?? {}) }))
  const dangling = referencesIn(declarations).filter(({ type, field }) => type === of && namesOf('dangle').includes(field))
  return async (held, isMain, inside) => {
    const isDangling = await findDangling(dangling, held, inside, declarations)
    return held.flatMap((one) => {
      if (one.meta === '{}') return []
      const values = JSON.parse(one.meta) as Record<string, unknown>
      const before = JSON.stringify(values)
      for (const { name, from } of renamed) {
        if (!Object.hasOwn(values, from)) continue
        // If it was renamed before, a process with the former declarations has written the value since.
        const isNewer = earlier[name]?.['x-formerly'] === from
        if (isNewer || !Object.hasOwn(values, name)) values[name] = values[from]
        delete values[from]
      }
      for (const name of removed) delete values[name]
      const mayReset = isResetting || !isMain
      for (const { name, isValid } of mayReset ? narrowed : []) {
        const value = values[name]
        if (value !== undefined && value !== null && !isValid(value)) delete values[name]
      }
      for (const reference of mayReset ? dangling : []) {
        const left = withIdsWhere(values[reference.field], (id) => !isDangling(reference, id))
        if (left === undefined) delete values[reference.field]
        else values[reference.field] = left
      }
      const meta = JSON.stringify(values)
      return meta === before ? [] : [{ ...one, meta }]
    })
  }
}

/** Calls `act` for all that have something to change, in transactions that hold the locks of these types. */
async function inPortions(
  holders: Holders,
  locks: readonly string[],
  act: (db: Db, ids: readonly number[]) => Promise<void>,
  site: Site,
  concerned: (portion: readonly Holding[]) => Promise<number[]> = (portion) => Promise.resolve(idsOf(portion)),
): Promise<void> {
  for await (const portion of holders.portions(site.db)) {
    const ids = await concerned(portion)
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const some = ids.slice(start, start + AT_ONCE)
      await write(site, locks, (db) => act(db, some))
    }
  }
}

async function write<Result>({ db, dialect }: Site, locks: readonly string[], act: (db: Db) => Promise<Result>): Promise<Result> {
  const result = await transact(db, async (inside) => {
    for (const lock of locks.toSorted()) await dialect.lockWrites(inside, lock)
    return act(inside)
  })
  await letOthersWrite(dialect)
  return result
}

let writingSince = 0

/** Pauses after some time, so that other processes can write. */
async function letOthersWrite({ pauseBetweenWritesMs }: Context['dialect']): Promise<void> {
  if (!pauseBetweenWritesMs || performance.now() - writingSince < WRITING_MS) return
  await pause(pauseBetweenWritesMs)
  writingSince = performance.now()
}
