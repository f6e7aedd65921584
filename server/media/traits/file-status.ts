// The status of a media item: `private` for its author and editors, or `inherit` for everyone who may see the item it is attached to.
import type { ContentRow } from '#server/db/tables/content.ts'
import type { Trait } from '#server/engine/trait.ts'

type Shown = 'inherit' | 'private' | 'trash'

/** Every status except `private` becomes `inherit`. */
export const fileStatus: Trait<ContentRow, { status: Shown }, { status?: string }> & { read: object } = {
  name: 'status',
  after: ['dates'],
  read: () => (row) => ({ status: row.status as Shown }),
  write(input, { before, values }) {
    // The date of a file is that of its upload.
    values.date_floats = 0
    if (before && input.status === undefined) return
    values.status = input.status === 'private' ? 'private' : 'inherit'
  },
}
