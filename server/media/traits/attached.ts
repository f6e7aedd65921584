// The item that a media item is attached to.
import type { ContentRow } from '#server/db/tables/content.ts'
import { invalidParam, refused } from '#server/contract/api-error.ts'
import { makeFilesPrivate } from '../library-store.ts'
import { typesWithFiles } from '#server/engine/content-types.ts'
import { mayEdit, statusForEditing } from '#server/engine/permissions.ts'
import { findRows } from '#server/engine/rows-store.ts'
import type { Trait } from '#server/engine/trait.ts'
import { giveToParent } from '#server/engine/traits/hierarchy.ts'

/** Attaching a file to an item requires the right to edit the item. */
export const attachedTo: Trait<ContentRow, { post: number | null }, { post?: number | null }> & { read: object } = {
  read: () => (row) => ({ post: row.parent || null }),
  async write(input, { before, values, context }) {
    const { caller, db, contentTypes } = context
    if (input.post === undefined || (input.post ?? 0) === (before?.parent ?? 0)) return
    const [host] = input.post ? await findRows(db, [input.post]) : []
    if (input.post && !host)
      throw refused(caller, 'rest_cannot_edit', `No item that you are allowed to attach files to has the ID ${input.post}.`)
    const type = host && contentTypes.get(host.type)
    if (host && !type?.hasFiles)
      throw invalidParam('post', `must be the ID of an item that files can be attached to (${typesWithFiles(context).join(', ')})`)
    if (host && type && !mayEdit(type.permissions, caller, host))
      throw refused(
        caller,
        'rest_cannot_edit',
        `You are not allowed to attach files to this ${host.type}. This requires the right to edit it.`,
      )
    values.parent = host?.id ?? 0
  },
}

/** For types with attached media: media remains when the item is deleted permanently. Non-public media becomes private. */
export const detachFiles: Trait<ContentRow, object, object> & { erase: object } = {
  async erase(row, context) {
    const wasPublic = statusForEditing(row) === 'publish' && !row.password
    if (!wasPublic) await makeFilesPrivate(context.db, row.id)
    await giveToParent('attachment', row, context)
  },
}
