// The command-line programs of a checkout and of the server package.
import { Command } from 'commander'
import { terminal } from '#command/output.ts'
import { addCallerCommands } from '#command/program.ts'
import { addApplicationPasswordCommands } from './application-passwords.ts'
import { addBackupCommand } from './backup.ts'
import { addCountsCommand } from './counts.ts'
import { addImportCommand } from './import.ts'
import { addRenderCommand } from './render.ts'
import { addSchemaCommands } from './schema.ts'
import { addStartCommand } from './start.ts'
import { addUserCommands } from './users.ts'

/** Creates the program with the commands that manage the database. */
export function createProgram(name = 'cli'): Command {
  const cli = new Command(name).description('Manages the content service on the database that DATABASE_URL names.').showHelpAfterError()
  addUserCommands(cli)
  addApplicationPasswordCommands(cli)
  addImportCommand(cli)
  addBackupCommand(cli)
  addRenderCommand(cli)
  addCountsCommand(cli)
  addSchemaCommands(cli)
  return cli
}

/** Creates the program with all commands. */
export function createServerProgram(): Command {
  const cli = createProgram('content-service').description(
    'Starts the content service, manages its database, tests it and offers it to assistants. Settings come from the environment, or from a file .env.',
  )
  addStartCommand(cli)
  addCallerCommands(cli, terminal, (exitCode) => (process.exitCode = exitCode))
  return cli
}
