// application-passwords list|add|revoke
import type { Command } from 'commander'
import { addApplicationPassword, findNameProblem } from '../users/application-passwords.ts'
import { eraseApplicationPasswords, listApplicationPasswords } from '../users/store.ts'
import { requireUser } from './users.ts'
import { CommandError, print, withContext } from './with-context.ts'

export function addApplicationPasswordCommands(cli: Command): void {
  const passwords = cli.command('application-passwords').description('Manages application passwords, which programs authenticate with')

  passwords
    .command('list <login>')
    .description('Prints the application passwords of a user as JSON lines, without the secrets')
    .action((login: string) =>
      withContext(async ({ db }) => {
        const user = await requireUser(db, login)
        for (const { id, name, app_id, created, last_used, last_ip } of await listApplicationPasswords(db, user.id))
          print({ id, name, app_id, created, last_used, last_ip })
      }),
    )

  passwords
    .command('add <login> <label>')
    .description('Creates an application password and prints it; it is shown only once')
    .action((login: string, label: string) =>
      withContext(async ({ db, now }) => {
        const user = await requireUser(db, login)
        const problem = findNameProblem(label)
        if (problem) throw new CommandError(`The label ${problem}.`)
        const { id, password } = await addApplicationPassword(db, user.id, label, now())
        print({ id, login, name: label, application_password: password })
      }),
    )

  passwords
    .command('revoke <login> <id>')
    .description('Revokes an application password, effective immediately')
    .action((login: string, id: string) =>
      withContext(async ({ db }) => {
        const user = await requireUser(db, login)
        if (!(await eraseApplicationPasswords(db, user.id, id)))
          throw new CommandError(`"${login}" has no application password with the ID ${id}.`)
        print({ id, revoked: true })
      }),
    )
}
