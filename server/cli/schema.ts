// schema plan|apply|compare
import type { Command } from 'commander'
import { readConfig } from '../config/config.ts'
import type { Context } from '../context.ts'
import { applyPlan, refusedChanges } from '../schema/apply.ts'
import type { ApplyOptions } from '../schema/apply.ts'
import { compareSites } from '../schema/compare.ts'
import { describeChange } from '../schema/describe.ts'
import { isComparable } from '../schema/oasdiff.ts'
import { planOf } from '../schema/plan.ts'
import type { Change } from '../schema/plan.ts'
import { explainConfigErrors } from '../process/startup-errors.ts'
import { CommandError, configWithoutTimeLimit, print, reportError, withContext } from './with-context.ts'

export function addSchemaCommands(cli: Command): void {
  const schema = cli
    .command('schema')
    .description('Changes what is stored when the declarations of the site change. The service may be running')

  schema
    .command('plan')
    .description('Prints what a change of the declarations means for what is stored. Changes nothing')
    .action(() => withSite(async (context) => void (await printPlan(context))))

  schema
    .command('apply')
    .description('Changes what is stored so that it fits the declarations')
    .option('--drop', 'deletes what is no longer declared: items, terms and values')
    .option('--reset', 'removes the values that do not fit; the fields have their defaults then')
    .action(({ drop = false, reset = false }: { drop?: boolean; reset?: boolean }) =>
      withSite((context) => apply(context, { isDropping: drop, isResetting: reset })),
    )

  schema
    .command('compare <earlier>')
    .description(
      'Compares the contract with that of earlier declarations: a folder, or a revision of the Git repository. Fails if a change breaks clients. Needs Go, and no database',
    )
    .action(compare)
}

async function compare(earlier: string): Promise<void> {
  const { siteDir } = await explainConfigErrors(() => Promise.resolve(readConfig()))
  try {
    if (siteDir === undefined) throw noSite()
    if (!isComparable()) throw new CommandError('Go is not installed. oasdiff, which compares the documents, needs it.')
    const changes = await explainConfigErrors(() => compareSites(earlier, siteDir))
    for (const one of changes) print(one)
    if (changes.some(({ isBreaking }) => isBreaking)) throw new CommandError('Some changes break clients.')
  } catch (error) {
    reportError(error)
  }
}

const noSite = (): CommandError => new CommandError('There are no declarations. Set SITE_DIR to their folder.')

async function withSite(act: (context: Context) => Promise<void>): Promise<void> {
  await withContext(async (context) => {
    if (context.config.siteDir === undefined) throw noSite()
    await act(context)
  }, configWithoutTimeLimit)
}

async function printPlan(context: Context): Promise<Change[]> {
  const changes = await planOf(context, true)
  for (const one of changes) print(one)
  return changes
}

async function apply(context: Context, options: ApplyOptions): Promise<void> {
  const refused = refusedChanges(await printPlan(context), options)
  if (refused.length)
    throw new CommandError(`Nothing was changed.\n${refused.map((one) => `  ${describeChange(one)}.${adviceFor(one)}`).join('\n')}`)
  const left = await applyPlan(context, options)
  if (left.length)
    throw new CommandError(
      `Some content still does not fit. If a service with the former declarations writes it, stop the service and run the command again.\n${left.map((one) => `  ${describeChange(one)}.`).join('\n')}`,
    )
  print({ applied: true })
}

function adviceFor({ action }: Change): string {
  if (action === 'remove') return ' Use --drop to delete them.'
  return action === 'narrow' || action === 'dangle' ? ' Change them, or use --reset to remove them.' : ''
}
