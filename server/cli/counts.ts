// counts [--repair]
import type { Command } from 'commander'
import { countWrong, maintainedData, repairData } from '../db/maintained-data.ts'
import type { MaintainedData } from '../db/maintained-data.ts'
import { CommandError, configWithoutTimeLimit, print, withContext } from './with-context.ts'

export function addCountsCommand(cli: Command): void {
  cli
    .command('counts')
    .description('Compares the counts and lists that triggers maintain with the items. The service may be running')
    .option('--repair', 'replace what is wrong; nobody else can write meanwhile')
    .action(({ repair: isRepair = false }: { repair?: boolean }) =>
      withContext(async ({ db, dialect: { kind } }) => {
        const wrong: MaintainedData[] = []
        for (const part of maintainedData) {
          const rows = await countWrong(db, kind, part)
          if (rows) wrong.push(part)
          print({ name: part.name, wrong: rows })
        }
        if (!wrong.length) return
        if (!isRepair) throw new CommandError('Some rows are wrong. Run the command with --repair.')
        await repairData(db, kind, wrong)
        print({ repaired: wrong.map(({ name }) => name) })
      }, configWithoutTimeLimit),
    )
}
