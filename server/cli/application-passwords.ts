// application-passwords list|add|revoke
import type { Command } from 'commander'
import { addApplicationPassword } from '../users/application-passwords.ts'
import { eraseApplicationPassword, listApplicationPasswords } from '../users/store.ts'
import { knownUser } from './users.ts'
import { CommandError, print, withContext } from './with-context.ts'

export function addApplicationPasswordCommands(cli: Command): void {
  const passwords = cli.command('application-passwords').description('The passwords that programs sign in with')

  passwords
    .command('list <login>')
    .description('Prints the application passwords of a user, a line of JSON each, without the secrets')
    .action((login: string) =>
      withContext(async ({ db }) => {
        const user = await knownUser(db, login)
        for (const { id, name, app_id, created, last_used, last_ip } of await listApplicationPasswords(db, user.id))
          print({ id, name, app_id, created, last_used, last_ip })
      }),
    )

  passwords
    .command('add <login> <label>')
    .description('Makes an application password and prints it, once')
    .action((login: string, label: string) =>
      withContext(async ({ db, now }) => {
        const user = await knownUser(db, login)
        const { id, password } = await addApplicationPassword(db, user.id, label, now())
        print({ id, login, name: label, application_password: password })
      }),
    )

  passwords
    .command('revoke <login> <id>')
    .description('Takes an application password back; it stops working at once')
    .action((login: string, id: string) =>
      withContext(async ({ db }) => {
        const user = await knownUser(db, login)
        const isOwn = (await listApplicationPasswords(db, user.id)).some((one) => one.id === id)
        if (!isOwn || !(await eraseApplicationPassword(db, id)))
          throw new CommandError(`"${login}" has no application password with the id ${id}.`)
        print({ id, revoked: true })
      }),
    )
}
