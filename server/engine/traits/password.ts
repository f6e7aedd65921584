// The password that protects content and excerpt.
import type { ContentRow } from '#server/db/tables/content.ts'
import type { Trait } from '../trait.ts'

export const password: Trait<ContentRow, { password: string }, { password?: string }> & { read: object } = {
  // A private item has no password.
  after: ['status'],
  read: () => (row) => ({ password: row.password }),
  write(input, { values, after }) {
    if (input.password !== undefined) values.password = input.password
    if (after('status') === 'private') values.password = ''
  },
}
