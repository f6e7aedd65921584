// The command-line programs of a checkout and of the server package.
import { Command } from 'commander'
import { terminal } from '#command/output.ts'
import { addCallerCommands } from '#command/program.ts'
import { addTypes } from '#command/types/command.ts'
import { addApplicationPasswordCommands } from './application-passwords.ts'
import { addAuditCommand } from './audit.ts'
import { addBackupCommand } from './backup.ts'
import { addCountsCommand } from './counts.ts'
import { addDoctorCommand } from './doctor/doctor.ts'
import { addExportCommand } from './export.ts'
import { addImportCommand } from './import.ts'
import { addRenderCommand } from './render.ts'
import { addSchemaCommands } from './schema.ts'
import { addStartCommand } from './start.ts'
import { addUserCommands } from './users.ts'
import { nameCommand } from './with-context.ts'
import { readConfig } from '../config/config.ts'
import { overrideSetting } from '../config/env.ts'
import { openSite, siteDocuments } from '../namespaces/open-site.ts'
import { explainConfigErrors } from '../process/startup-errors.ts'

/** Creates the program with the commands that manage the database. */
export function createProgram(name = 'cli'): Command {
  const cli = new Command(name)
    .description('Manages the content service on the database that DATABASE_URL names.')
    .showHelpAfterError()
    .configureHelp({ showGlobalOptions: true })
    .option('--site <folder>', "the folder of the site's own types, in place of SITE_DIR")
    .hook('preAction', (program, command) => {
      nameCommand(`${command.parent === program ? '' : `${command.parent?.name()} `}${command.name()}`)
      const { site } = program.opts<{ site?: string }>()
      if (site !== undefined) overrideSetting('SITE_DIR', site)
    })
  addUserCommands(cli)
  addApplicationPasswordCommands(cli)
  addImportCommand(cli)
  addExportCommand(cli)
  addBackupCommand(cli)
  addAuditCommand(cli)
  addDoctorCommand(cli)
  addRenderCommand(cli)
  addCountsCommand(cli)
  addTypes(cli, terminal, finish, readSite)
  addSchemaCommands(cli)
  return cli
}

/** Creates the program with all commands. */
export function createServerProgram(): Command {
  const cli = createProgram('content-service').description(
    'Starts the content service, manages its database, tests it and offers it to assistants. Settings come from the environment, or from a file .env.',
  )
  addStartCommand(cli)
  addCallerCommands(cli, terminal, finish)
  return cli
}

const finish = (exitCode: number): void => void (process.exitCode = exitCode)

const readSite = () => explainConfigErrors(async () => siteDocuments((await openSite(readConfig().siteDir)).contract))
