// Writes the users of the file that do not exist yet, by login or email address, as authors.
import type { Context } from '../context.ts'
import { executeTransaction } from '../db/direct-statements.ts'
import type { UserRow } from '../db/tables/users.ts'
import { addUser } from '../users/accounts.ts'
import { findAdministrators, findUserByLogin, findUsersBy } from '../users/store.ts'
import type { Author } from './scan.ts'
import { emptyTally } from './report.ts'
import type { Tally } from './report.ts'

export interface ImportedUsers {
  /** Returns the ID for a login of the file. The author of items without one is an administrator, or else the file's first author. */
  idOf(login: string): number
  count: Tally
}

/** The author of items without one, if there are no users. */
const nobody: Author = { login: 'import', email: '', name: 'Import', firstName: '', lastName: '' }

export async function importUsers(authors: readonly Author[], { db, dialect, now }: Context): Promise<ImportedUsers> {
  return executeTransaction(db, async (trx) => {
    const ids = new Map<string, number>()
    const count = emptyTally()
    for (const author of authors) {
      const known = await findExisting(author)
      ids.set(author.login, (known ?? (await addAuthor(author))).id)
      if (known) count.present++
      else count.added++
    }
    const [firstAuthor] = ids.values()
    const [administrator] = await findAdministrators(trx, 1)
    const fallback = administrator?.id ?? firstAuthor ?? ((await findExisting(nobody)) ?? (await addAuthor(nobody))).id
    return { idOf: (login) => ids.get(login) ?? fallback, count }

    async function findExisting({ login, email }: Author): Promise<UserRow | undefined> {
      return (await findUserByLogin(trx, login)) ?? (email ? (await findUsersBy(trx, dialect, 'email', email))[0] : undefined)
    }

    /** An export has no roles. The new user cannot authenticate without an application password. */
    function addAuthor({ login, email, name, firstName, lastName }: Author): Promise<UserRow> {
      return addUser(trx, { login, role: 'author', email, name, first_name: firstName, last_name: lastName }, now())
    }
  })
}
