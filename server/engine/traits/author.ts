import type { ContentRow } from '#server/db/tables/content.ts'
import { ApiError } from '#server/contract/api-error.ts'
import type { Caller } from '#server/users/caller.ts'
import { assertAllowed } from '#server/users/missing-right.ts'
import { findUser } from '#server/users/store.ts'
import type { Permissions } from '../permissions.ts'
import type { Trait } from '../trait.ts'

export function author(permissions: Permissions): Trait<ContentRow, { author: number }, { author?: number }> & { read: object } {
  return {
    read: () => (row) => ({ author: row.author }),
    authorize(input, before, { caller }) {
      if (isForAnother(input, before, caller))
        assertAllowed(caller, 'rest_cannot_edit_others', 'set another user as the author', (one) => permissions.mayEditOthers(one))
    },
    async write(input, { before, values, context: { caller, db } }) {
      const wanted = input.author || before?.author || caller.user?.id
      if (wanted === undefined || wanted === before?.author) return
      if (isForAnother(input, before, caller) && !(await findUser(db, wanted)))
        throw new ApiError(400, 'rest_invalid_author', `No user has the ID ${wanted}.`)
      values.author = wanted
    },
  }
}

/** Whether the input sets an author who is neither the caller nor the current author. */
function isForAnother({ author }: { author?: number }, before: ContentRow | undefined, { user }: Caller): boolean {
  return Boolean(author) && author !== user?.id && author !== before?.author
}

/** Records who created an item, for types whose author is neither shown nor changeable. */
export const creator: Trait<ContentRow, object, object> & { write: object } = {
  write(_input, { before, values, context }) {
    if (!before && context.caller.user) values.author = context.caller.user.id
  },
}
