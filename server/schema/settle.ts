// Before a process serves: what is stored must fit the declarations of the site. What they add needs no command.
import { commandLine } from '../command-line.ts'
import { ConfigError } from '../config/env.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { textOf } from '../declarations/text.ts'
import { updateReferenceFields } from '../engine/references-store.ts'
import { updateFieldIndexes } from '../lists/field-indexes-store.ts'
import type { Change, Site } from './plan.ts'
import { findApplied, saveApplied } from './applied-store.ts'

type Patiently = (work: (db: Db) => Promise<void>) => Promise<void>

/**
 * Throws a ConfigError if what is stored does not fit. It is read only if the declarations differ from those that were applied last.
 * A process without declarations leaves everything as it is. `patiently` provides a connection whose statements may take any time.
 */
export async function settleDeclarations(
  site: Pick<Context, 'db' | 'dialect' | 'declarations' | 'now'>,
  siteDir: string | undefined,
  patiently: Patiently,
): Promise<void> {
  if (siteDir === undefined) return
  const { db, dialect, declarations, now } = site
  const isReadOnly = await dialect.isReadOnly(db)
  const isApplied = (await findApplied(db)) === textOf(declarations)
  if (!isApplied) await refuse(await findConflicts(site, false), siteDir)
  if (isReadOnly) return
  await refuse(await prepareFields(site, patiently), siteDir)
  if (!isApplied) await saveApplied(db, declarations, now())
}

/** Creates what the fields need. Returns the conflicts because of which that fails: another process may have stored them meanwhile. */
export async function prepareFields(site: Site, patiently: Patiently): Promise<Change[]> {
  const { db, dialect, declarations } = site
  try {
    await updateReferenceFields(db, dialect, declarations)
    await updateFieldIndexes(db, dialect, declarations, patiently)
    return []
  } catch (error) {
    const conflicts = await findConflicts(site, true)
    if (!conflicts.length) throw error
    return conflicts
  }
}

async function findConflicts(site: Site, isWhole: boolean): Promise<Change[]> {
  // Loaded only when declarations have changed.
  const { isConflict, planOf } = await import('./plan.ts')
  return (await planOf(site, isWhole)).filter(isConflict)
}

async function refuse(conflicts: readonly Change[], siteDir: string): Promise<void> {
  if (!conflicts.length) return
  const { describeChange } = await import('./describe.ts')
  throw new ConfigError(
    [
      `The stored content does not fit the declarations in ${siteDir}:`,
      ...conflicts.map((one) => `  ${describeChange(one)}`),
      `Run "${commandLine} schema plan", and then "schema apply"; or undo the change of the declarations.`,
    ].join('\n'),
  )
}
