// The password that protects content and excerpt.
import type { ContentRow } from '../../db/tables/content.ts'
import type { Trait } from '../trait.ts'

/** Must come after `status`: a private item has no password. */
export const password: Trait<ContentRow, { password: string }, { password?: string }> & { read: object } = {
  read: () => (row) => ({ password: row.password }),
  write(input, { values, after }) {
    if (input.password !== undefined) values.password = input.password
    if (after('status') === 'private') values.password = ''
  },
}
