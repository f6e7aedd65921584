// id, type and guid.
import type { ContentRow } from '../../db/tables/content.ts'
import { ApiError } from '../../contract/api-error.ts'
import { permalink } from '../permalinks.ts'
import type { Trait } from '../trait.ts'

interface Out<Type> {
  id: number
  type: Type
  guid: { raw: string; rendered: string }
}

export function identity<const Type extends string>(type: Type): Trait<ContentRow, Out<Type>, { id?: number }> & { read: object } {
  return {
    read: () => (row) => ({ id: row.id, type, guid: { raw: row.guid, rendered: row.guid } }),
    authorize: assertNew(type),
    write(_input, change) {
      if (change.before) return
      // Files already have a guid, the URL of the file.
      if (!change.values.guid) change.then(async (db, row) => ({ guid: await permalink(db, row, change.context.config.baseUrl) }))
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
