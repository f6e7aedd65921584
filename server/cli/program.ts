// The command-line program with all of its commands.
import { Command } from 'commander'
import { addApplicationPasswordCommands } from './application-passwords.ts'
import { addBackupCommand } from './backup.ts'
import { addCountsCommand } from './counts.ts'
import { addImportCommand } from './import.ts'
import { addRenderCommand } from './render.ts'
import { addUserCommands } from './users.ts'

export function program(): Command {
  const cli = new Command('cli').description('Manages the content service on the database that DATABASE_URL names.').showHelpAfterError()
  addUserCommands(cli)
  addApplicationPasswordCommands(cli)
  addImportCommand(cli)
  addBackupCommand(cli)
  addRenderCommand(cli)
  addCountsCommand(cli)
  return cli
}
