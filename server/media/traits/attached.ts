// What a file is attached to, and what becomes of it when that is removed.
import type { ContentRow } from '../../db/tables/content.ts'
import { invalidParam, refused } from '../../contract/api-error.ts'
import { makeFilesPrivate } from '../library.ts'
import { isAllowed, statusForEditing } from '../../engine/permissions.ts'
import type { Permissions } from '../../engine/permissions.ts'
import { findRows } from '../../engine/store.ts'
import type { Trait } from '../../engine/trait.ts'
import { liftChildren } from '../../engine/traits/hierarchy.ts'

/** `hosts` are the types of content that files can be attached to, by those who may edit it. */
export function attachedTo(
  hosts: Readonly<Record<string, Permissions>>,
): Trait<ContentRow, { post: number | null }, { post?: number | null }> & { read: object } {
  return {
    read: () => (row) => ({ post: row.parent || null }),
    async write(input, { before, values, context }) {
      const { caller, db } = context
      if (input.post === undefined || (input.post ?? 0) === (before?.parent ?? 0)) return
      const [host] = input.post ? await findRows(db, [input.post]) : []
      if (input.post && !host)
        throw refused(caller, 'rest_cannot_edit', `There is nothing with the id ${input.post} that you may attach files to.`)
      const permissions = host && hosts[host.type]
      if (host && !permissions)
        throw invalidParam('post', `must be the id of content that files can be attached to (${Object.keys(hosts).join(', ')})`)
      if (host && permissions && !isAllowed(permissions.edit(caller), caller, host, statusForEditing(host)))
        throw refused(caller, 'rest_cannot_edit', `You may not attach files to this ${host.type}. Its author or an editor may.`)
      values.parent = host?.id ?? 0
    },
  }
}

/** For what files can be attached to: they stay when it is removed for good. Its removal publishes nothing, so files that were hidden with it become private. */
export const filesMoveUp: Trait<ContentRow, object, object> & { erase: object } = {
  async erase(row, context) {
    const wasPublic = statusForEditing(row) === 'publish' && !row.password
    if (!wasPublic) await makeFilesPrivate(context.db, row.id)
    await liftChildren('attachment').erase(row, context)
  },
}
