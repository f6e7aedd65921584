// What an event is called among all calendars of the world. It stays, wherever the service moves.
import { randomUUID } from 'node:crypto'
import type { Trait } from '../../engine/trait.ts'
import type { ContentRow } from '../../db/tables/content.ts'

export const uid: Trait<ContentRow, object, object> & { write: object } = {
  write(_input, { before, values }) {
    if (!before) values.guid = randomUUID()
  },
}
