// Manages users and their passwords in the database, as the command line does: the API has no operations for it.
import type { Context } from '#server/context.ts'
import { releaseReferences } from '#server/engine/references.ts'
import { setAccountPassword } from '#server/users/account-passwords.ts'
import { addUser, removeUser } from '#server/users/accounts.ts'
import { addApplicationPassword } from '#server/users/application-passwords.ts'
import type { Role } from '#server/users/roles.ts'
import { eraseApplicationPasswords, findUser, listApplicationPasswords, recordPasswordUse, updateUser } from '#server/users/store.ts'

export { roles } from '#server/users/roles.ts'
export type { Role }

export interface Account {
  role: Role
  id: number
  login: string
  password: string
}

/** Creates a user with an application password. */
export async function addAccount(context: Context, role: Role, login: string = role): Promise<Account> {
  const { id } = await addUser(context.db, { login, role, email: `${login}@example.org`, name: `The ${role}` }, context.now())
  return { role, id, login, password: (await addPassword(context, id)).password }
}

/** Creates an author without application passwords, who can log in on the authorization page if there is a password. */
export async function addPerson({ db, now }: Context, login: string, password?: string): Promise<number> {
  const { id } = await addUser(db, { login, role: 'author', email: '', name: login }, now())
  if (password !== undefined) await setAccountPassword(db, id, password)
  return id
}

/** Deletes a user, whose content goes to another one. */
export async function removeAccount({ db, dialect, declarations }: Context, id: number, heirId: number): Promise<void> {
  const [user, heir] = [await findUser(db, id), await findUser(db, heirId)]
  if (!user || !heir) throw new Error(`The user ${user ? heirId : id} does not exist.`)
  await removeUser({ db, dialect }, user, heir, ({ id }, inside) => releaseReferences('user', id, { ...inside, declarations }))
}

export const changeRole = ({ db }: Context, id: number, role: Role) => updateUser(db, id, { role })

/** Creates another application password of a user. */
export const addPassword = ({ db, now }: Context, userId: number, name = 'test') => addApplicationPassword(db, userId, name, now())

/** The application passwords of a user, as they are stored. */
export const passwordsOf = ({ db }: Context, userId: number) => listApplicationPasswords(db, userId)

/** Records a use of an application password now. */
export const recordUse = ({ db, now }: Context, id: string): Promise<void> => recordPasswordUse(db, id, now().toISOString(), '127.0.0.1')

export const revokePassword = ({ db }: Context, userId: number, id: string): Promise<number> => eraseApplicationPasswords(db, userId, id)
