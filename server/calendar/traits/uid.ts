// The globally unique ID of a calendar item, for example in iCalendar. It stays the same when the service moves to another URL.
import { randomUUID } from 'node:crypto'
import type { Trait } from '#server/engine/trait.ts'
import type { ContentRow } from '#server/db/tables/content.ts'

export const uid: Trait<ContentRow, object, object> & { write: object } = {
  write(_input, { before, values }) {
    if (!before) values.guid = randomUUID()
  },
}
