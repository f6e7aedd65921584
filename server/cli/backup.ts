// backup <file>
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Command } from 'commander'
import { CommandError, print, withContext } from './with-context.ts'

export function addBackupCommand(cli: Command): void {
  cli
    .command('backup <file>')
    .description('Writes a copy of the SQLite database, as it is at one moment, to a new file. The service may run meanwhile')
    .action((file: string) =>
      withContext(async ({ db, dialect }) => {
        if (!dialect.backUp) throw new CommandError('The database is PostgreSQL. Use its own pg_dump.')
        if (existsSync(file)) throw new CommandError(`There is a file ${file} already. Name a new one.`)
        if (!existsSync(dirname(file))) throw new CommandError(`There is no folder ${dirname(file)}.`)
        await dialect.backUp(db, file)
        print({ file, bytes: (await stat(file)).size })
      }),
    )
}
