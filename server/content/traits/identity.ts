// id, type and guid.
import type { ContentRow } from '../../db/tables/content.ts'
import { ApiError } from '../../errors.ts'
import { permalink } from '../permalinks.ts'
import { settle } from '../store.ts'
import type { Trait } from '../trait.ts'

interface Out<Type> {
  id: number
  type: Type
  guid: { raw: string; rendered: string }
}

export function identity<const Type extends string>(type: Type): Trait<ContentRow, Out<Type>, { id?: number }> & { read: object } {
  return {
    read: () => (row) => ({ id: row.id, type, guid: { raw: row.guid, rendered: row.guid } }),
    write(input, change) {
      if (change.before) return
      assertNew(type, input)
      // What is known by another address, as files are, has it already.
      if (!change.values.guid)
        change.then(async (db, row) => settle(db, row.id, { guid: await permalink(db, row, change.context.config.baseUrl) }))
    },
  }
}

/** The id alone. */
export function numbered(type: string): Trait<ContentRow, { id: number }, { id?: number }> & { read: object } {
  return {
    read: () => (row) => ({ id: row.id }),
    write(input, { before }) {
      if (!before) assertNew(type, input)
    },
  }
}

function assertNew(type: string, { id }: { id?: number }): void {
  if (id) throw new ApiError(400, 'rest_post_exists', `A new ${type} gets its id from the service; leave it out.`)
}
