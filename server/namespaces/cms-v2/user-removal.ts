// Deletes users, and gives what they have written to others or to the trash.
import type { RequestContext } from '#server/context.ts'
import { noTrash } from '#server/engine/content-collection.ts'
import { reduceReferences, releaseReferences } from '#server/engine/references.ts'
import { trashSomeWritingsOf } from '#server/engine/items-of-author.ts'
import { ApiError, invalidParam } from '#server/contract/api-error.ts'
import { withPermit } from '#server/contract/operation.ts'
import type { UserRow } from '#server/db/tables/users.ts'
import { transact } from '#server/db/transact.ts'
import { AT_ONCE, assertErasable, eraseAccount, lockUsers } from '#server/users/accounts.ts'
import { assertAllowed } from '#server/users/missing-right.ts'
import { findUser, replaceAuthorOfSome } from '#server/users/store.ts'
import { mayDelete, presentUsers } from './user.ts'
import { assertUnchanged, existing, permitFor } from './user-targets.ts'
import type { Target } from './user-targets.ts'

function assertMayDelete({ caller }: RequestContext): void {
  assertAllowed(caller, 'rest_user_cannot_delete', 'delete users', mayDelete)
}

export function deleteAt(target: Target) {
  type Removing = { path: object; query: { force: boolean; reassign: string | number | boolean } }
  return withPermit(
    permitFor(target, (_user, { caller }) => mayDelete(caller)),
    async ({ path, query: { force, reassign } }: Removing, context: RequestContext) => {
      const { id } = await target(path, context)
      assertMayDelete(context)
      if (!force) throw noTrash('user')
      const heir = heirIn(reassign)
      for (;;) {
        const previous = await transact(context.db, (db) => removeSome(id, heir, { ...context, db }))
        if (previous) return { status: 200 as const, body: { deleted: true as const, previous } }
      }
    },
  )
}

/** Takes a portion of the content from a user, and with the last one deletes the user, who is returned as before. */
async function removeSome(id: number, heir: number, inside: RequestContext) {
  const { db } = inside
  const hasMore = heir ? await replaceAuthorOfSome(db, id, heir, AT_ONCE) : await trashSomeWritingsOf(id, AT_ONCE, inside)
  await lockUsers(inside)
  const before = await removable(id, heir, inside)
  if (hasMore || (await reduceReferences('user', id, inside, REFUSAL))) return undefined
  const [body] = await presentUsers([before], { context: 'edit' }, inside)
  await eraseAccount(inside, before, () => releaseReferences('user', id, inside, REFUSAL))
  return body
}

/** The code of the error for a user to whom items refer. */
const REFUSAL = 'rest_user_cannot_delete'

/** Throws if the user cannot be deleted. */
async function removable(id: number, heir: number, inside: RequestContext): Promise<UserRow> {
  const user = await existing(id, inside)
  await assertUnchanged(user, inside)
  if (heir && (heir === id || !(await findUser(inside.db, heir)))) throw invalidHeir(heir, id)
  await assertErasable(inside, user)
  return user
}

/** The ID of the user who gets the content; 0 if nobody does. */
function heirIn(reassign: string | number | boolean): number {
  if (reassign === true) throw invalidParam('reassign', 'must be the ID of a user, or false')
  return Number(reassign === 'false' ? 0 : reassign)
}

function invalidHeir(heir: number, id: number): ApiError {
  const problem = heir === id ? 'reassign is the user who is to be deleted' : `No user has the ID ${heir}`
  return new ApiError(400, 'rest_user_invalid_reassign', `${problem}. Send the ID of another user.`)
}
