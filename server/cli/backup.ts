// backup <file>
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Command } from 'commander'
import { CommandError, print, withContext } from './with-context.ts'

export function addBackupCommand(cli: Command): void {
  cli
    .command('backup <file>')
    .description('Writes a snapshot of the SQLite database to a new file. The service may be running')
    .action((file: string) =>
      withContext(async ({ db, dialect }) => {
        if (!dialect.backUp) throw new CommandError('The database is PostgreSQL. Use pg_dump instead.')
        if (existsSync(file)) throw new CommandError(`The file ${file} already exists. Choose another name.`)
        if (!existsSync(dirname(file))) throw new CommandError(`The folder ${dirname(file)} does not exist.`)
        await dialect.backUp(db, file)
        print({ file, bytes: (await stat(file)).size })
      }),
    )
}
