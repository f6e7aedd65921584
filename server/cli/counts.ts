// counts [--repair]
import type { Command } from 'commander'
import { countWrong, keptData, repair } from '../db/kept-data.ts'
import type { KeptData } from '../db/kept-data.ts'
import { CommandError, configWithoutTimeLimit, print, withContext } from './with-context.ts'

export function addCountsCommand(cli: Command): void {
  cli
    .command('counts')
    .description('Compares the counts and lists that triggers keep with the items they follow from. The service may be running')
    .option('--repair', 'replace what is wrong; nobody else can write meanwhile')
    .action(({ repair: isRepair = false }: { repair?: boolean }) =>
      withContext(async ({ db, dialect: { kind } }) => {
        const wrong: KeptData[] = []
        for (const kept of keptData) {
          const rows = await countWrong(db, kind, kept)
          if (rows) wrong.push(kept)
          print({ kept: kept.name, wrong: rows })
        }
        if (!wrong.length) return
        if (!isRepair) throw new CommandError('Some rows are wrong. Run the command with --repair.')
        await repair(db, kind, wrong)
        print({ repaired: wrong.map(({ name }) => name) })
      }, configWithoutTimeLimit),
    )
}
