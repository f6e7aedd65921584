// The users of the file in the database: found by login or e-mail address, otherwise added as authors.
import type { Context } from '../context.ts'
import type { UserRow } from '../db/tables/users.ts'
import { addUser } from '../users/accounts.ts'
import { findUserByLogin } from '../users/store.ts'
import { findAdministrator, findUserByEmail } from './store.ts'
import type { Author } from './scan.ts'
import { tally } from './report.ts'
import type { Tally } from './report.ts'

export interface ImportedUsers {
  /** The id of the user with this login of the file. What nobody has signed goes to an administrator, or else to the file's first author. */
  idOf(login: string): number
  count: Tally
}

/** Signs items without an author where there is nobody else to. */
const nobody: Author = { login: 'import', email: '', name: 'Import', firstName: '', lastName: '' }

export async function importUsers(authors: readonly Author[], { db, dialect, now }: Context): Promise<ImportedUsers> {
  return db.transaction().execute(async (trx) => {
    const ids = new Map<string, number>()
    const count = tally()
    for (const author of authors) {
      const known = await existing(author)
      ids.set(author.login, (known ?? (await added(author))).id)
      if (known) count.present++
      else count.added++
    }
    const [firstAuthor] = ids.values()
    const fallback = (await findAdministrator(trx))?.id ?? firstAuthor ?? ((await existing(nobody)) ?? (await added(nobody))).id
    return { idOf: (login) => ids.get(login) ?? fallback, count }

    async function existing({ login, email }: Author): Promise<UserRow | undefined> {
      return (await findUserByLogin(trx, login)) ?? (email ? findUserByEmail(trx, dialect, email) : undefined)
    }

    /** An export names no roles. Without an application password, nobody can sign in as the new user yet. */
    function added({ login, email, name, firstName, lastName }: Author): Promise<UserRow> {
      return addUser(trx, { login, role: 'author', email, name, first_name: firstName, last_name: lastName }, now())
    }
  })
}
