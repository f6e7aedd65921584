// Before a process serves: what is stored must fit the declarations of the site. What they add needs no command.
import { commandLine } from '../command-line.ts'
import { ConfigError } from '../config/env.ts'
import type { Context } from '../context.ts'
import { updateReferenceFields } from '../engine/references-store.ts'
import { updateFieldIndexes } from '../lists/field-filters.ts'
import { findApplied, saveApplied, textOf } from './applied-store.ts'

/**
 * Throws a ConfigError if what is stored does not fit. It is read only if the declarations differ from those that were applied last.
 * A process without declarations leaves everything as it is.
 */
export async function settleDeclarations(
  site: Pick<Context, 'db' | 'dialect' | 'declarations' | 'now'>,
  siteDir: string | undefined,
): Promise<void> {
  if (siteDir === undefined) return
  const { db, dialect, declarations, now } = site
  const isReadOnly = await dialect.isReadOnly(db)
  const declared = textOf(declarations)
  if ((await findApplied(db)) !== declared) {
    // Loaded only when declarations have changed.
    const { isConflict, planOf } = await import('./plan.ts')
    const { describeChange } = await import('./describe.ts')
    const conflicts = (await planOf(site, false)).filter(isConflict)
    if (conflicts.length)
      throw new ConfigError(
        [
          `The stored content does not fit the declarations in ${siteDir}:`,
          ...conflicts.map((one) => `  ${describeChange(one)}`),
          `Run "${commandLine} schema plan", and then "schema apply"; or undo the change of the declarations.`,
        ].join('\n'),
      )
    if (!isReadOnly) await saveApplied(db, declared, now())
  }
  if (isReadOnly) return
  await updateReferenceFields(db, dialect, declarations)
  await updateFieldIndexes(db, dialect, declarations)
}
