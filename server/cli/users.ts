// users add|list|remove|set-role|set-password
import { Option } from 'commander'
import type { Command } from 'commander'
import { passwordFault, setAccountPassword } from '../users/account-passwords.ts'
import { accountOf, addUser, removeUser } from '../users/accounts.ts'
import { addApplicationPassword } from '../users/application-passwords.ts'
import { roles } from '../users/roles.ts'
import { findUserByLogin, listUsers, setRole } from '../users/store.ts'
import type { Db } from '../db/schema.ts'
import { readSecret } from './secret.ts'
import { CommandError, print, withContext } from './with-context.ts'

interface AddOptions {
  role: string
  email?: string
  name?: string
  applicationPassword?: string
  passwordStdin?: true
}

export function addUserCommands(cli: Command): void {
  const users = cli.command('users').description('Who may sign in')
  const role = new Option('--role <role>', 'what the user may do').choices(roles).makeOptionMandatory()

  users
    .command('add <login>')
    .description('Adds a user and prints a line of JSON about it')
    .addOption(role)
    .option('--email <address>', 'e-mail address')
    .option('--name <name>', 'the name that readers see; the login if it is left out')
    .option('--application-password <label>', 'makes an application password of this name and prints it, once')
    .option('--password-stdin', 'reads the account password, for the authorization page, from standard input')
    .action((login: string, options: AddOptions) =>
      withContext(async ({ db, now }) => {
        if (await findUserByLogin(db, login)) throw new CommandError(`There is a user "${login}" already.`)
        const password = options.passwordStdin && (await newPassword(login))
        const user = await addUser(db, { login, role: options.role, email: options.email ?? '', name: options.name ?? login }, now())
        if (password) await setAccountPassword(db, user.id, password)
        const secret =
          options.applicationPassword === undefined
            ? undefined
            : await addApplicationPassword(db, user.id, options.applicationPassword, now())
        print({ id: user.id, login: user.login, role: user.role, ...(secret && { application_password: secret.password }) })
      }),
    )

  users
    .command('list')
    .description('Prints all users, a line of JSON each')
    .action(() => withContext(async ({ db }) => (await listUsers(db)).forEach((user) => print(accountOf(user)))))

  users
    .command('remove <login>')
    .description('Removes a user; what the user has written goes to another one, or must be gone')
    .option('--reassign <login>', 'who gets what the user has written')
    .action((login: string, options: { reassign?: string }) =>
      withContext(async ({ db }) => {
        const user = await knownUser(db, login)
        const heir = options.reassign === undefined ? undefined : await knownUser(db, options.reassign)
        const left = await removeUser(db, user, heir)
        if (left) throw new CommandError(`"${login}" has written ${left} items. Name who gets them: --reassign <login>.`)
        print(accountOf(user))
      }),
    )

  users
    .command('set-role <login>')
    .description('Gives a user another role')
    .addOption(role)
    .action((login: string, options: { role: string }) =>
      withContext(async ({ db }) => {
        const user = await knownUser(db, login)
        await setRole(db, user.id, options.role)
        print(accountOf({ ...user, role: options.role }))
      }),
    )

  users
    .command('set-password <login>')
    .description('Sets the account password, which signs in on the authorization page; reads it from standard input')
    .action((login: string) =>
      withContext(async ({ db }) => {
        const user = await knownUser(db, login)
        await setAccountPassword(db, user.id, await newPassword(login))
        print(accountOf(user))
      }),
    )
}

async function newPassword(login: string): Promise<string> {
  const password = await readSecret(`New password of ${login}`)
  const fault = passwordFault(password, login)
  if (fault) throw new CommandError(fault)
  return password
}

export async function knownUser(db: Db, login: string) {
  const user = await findUserByLogin(db, login)
  if (!user) throw new CommandError(`There is no user "${login}". "users list" shows all.`)
  return user
}
