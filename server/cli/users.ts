// users add|list|remove|set-role|set-password
import { Option } from 'commander'
import type { Command } from 'commander'
import { findOwnPasswordProblem, setAccountPassword } from '../users/account-passwords.ts'
import { accountOf, changeRoles, createUser, lockUsers, removeUser } from '../users/accounts.ts'
import { addApplicationPassword } from '../users/application-passwords.ts'
import { roles } from '../users/roles.ts'
import { releaseReferences } from '../engine/references.ts'
import { findUserByLogin, listUsers } from '../users/store.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
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
  const users = cli.command('users').description('Manages users')
  const role = new Option('--role <role>', 'the role, which determines permissions').choices(roles).makeOptionMandatory()

  users
    .command('add <login>')
    .description('Adds a user and prints it as a line of JSON')
    .addOption(role)
    .option('--email <address>', 'the email address')
    .option('--name <name>', 'the public display name; defaults to the login')
    .option('--application-password <label>', 'creates an application password with this name and prints it; it is shown only once')
    .option('--password-stdin', 'reads the account password, for the authorization page, from standard input')
    .action((login: string, options: AddOptions) => withContext((context) => add(login, options, context)))

  users
    .command('list')
    .description('Prints all users as JSON lines')
    .action(() => withContext(async ({ db }) => (await listUsers(db)).forEach((user) => print(accountOf(user)))))

  users
    .command('remove <login>')
    .description('Removes a user; their content must be reassigned to another user or deleted before')
    .option('--reassign <login>', 'the user to reassign the content to')
    .action((login: string, options: { reassign?: string }) => withContext((context) => remove(login, options.reassign, context)))

  users
    .command('set-role <login>')
    .description('Changes the role of a user')
    .addOption(role)
    .action((login: string, options: { role: string }) => withContext((context) => changeRole(login, options.role, context)))

  users
    .command('set-password <login>')
    .description('Sets the account password, for the authorization page; reads it from standard input')
    .action((login: string) => withContext((context) => changePassword(login, context)))
}

async function add(login: string, options: AddOptions, { db, dialect, now }: Context): Promise<void> {
  const password = options.passwordStdin && (await readNewPassword(login))
  const given = { login, role: options.role, email: options.email ?? '', name: options.name ?? login }
  const user = await transact(db, (inside) => createUser({ db: inside, dialect }, given, now()))
  if (password) await setAccountPassword(db, user.id, password)
  const secret =
    options.applicationPassword === undefined ? undefined : await addApplicationPassword(db, user.id, options.applicationPassword, now())
  print({ id: user.id, login: user.login, role: user.role, ...(secret && { application_password: secret.password }) })
}

async function remove(login: string, heir: string | undefined, { db, dialect, declarations }: Context): Promise<void> {
  const user = await requireUser(db, login)
  const newAuthor = heir === undefined ? undefined : await requireUser(db, heir)
  const left = await removeUser({ db, dialect }, user, newAuthor, ({ id }, inside) =>
    releaseReferences('user', id, { ...inside, declarations }),
  )
  if (left) throw new CommandError(`"${login}" is the author of ${left} items. Reassign them to another user: --reassign <login>.`)
  print(accountOf(user))
}

async function changeRole(login: string, role: string, { db, dialect }: Context): Promise<void> {
  const changed = await transact(db, async (inside) => {
    await lockUsers({ db: inside, dialect })
    return changeRoles({ db: inside, dialect }, await requireUser(inside, login), role)
  })
  print(accountOf(changed))
}

async function changePassword(login: string, { db }: Context): Promise<void> {
  const user = await requireUser(db, login)
  await setAccountPassword(db, user.id, await readNewPassword(login))
  print(accountOf(user))
}

async function readNewPassword(login: string): Promise<string> {
  const password = await readSecret(`New password of ${login}`)
  const problem = findOwnPasswordProblem(password, login)
  if (problem) throw new CommandError(`The password ${problem}.`)
  return password
}

export async function requireUser(db: Db, login: string) {
  const user = await findUserByLogin(db, login)
  if (!user) throw new CommandError(`The user "${login}" does not exist. Run "users list" to see all users.`)
  return user
}
