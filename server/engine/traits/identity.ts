// id, type and guid.
import type { ContentRow } from '#server/db/tables/content.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { createIdentity } from '../permalinks.ts'
import type { Trait } from '../trait.ts'

interface Out<Type> {
  id: number
  type: Type
  guid: { raw: string; rendered: string }
}

export function identity<const Type extends string>(type: Type): Trait<ContentRow, Out<Type>, { id?: number }> & { read: object } {
  return {
    read: () => (row) => ({ id: row.id, type, guid: { raw: row.guid, rendered: row.guid } }),
    after: 'all',
    authorize: assertNew(type),
    async write(_input, { before, values, context }) {
      // Files already have a guid, the URL of the file.
      if (before || values.guid) return
      const { status = 'draft', slug = '', parent = 0 } = values
      Object.assign(values, await createIdentity({ type, status, slug, parent }, context))
    },
  }
}

/** Only the ID. */
export function numbered(type: string): Trait<ContentRow, { id: number }, { id?: number }> & { read: object; write: object } {
  return {
    read: () => (row) => ({ id: row.id }),
    authorize: assertNew(type),
    write: () => undefined,
  }
}

function assertNew(type: string): (input: { id?: number }, before: ContentRow | undefined) => void {
  return ({ id }, before) => {
    if (!before && id) throw new ApiError(400, 'rest_post_exists', `The ID of a new ${type} is assigned by the service; omit id.`)
  }
}
