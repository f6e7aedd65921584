// Who sees a media item: its author and editors, or all who see what it is attached to.
import type { ContentRow } from '../../db/tables/content.ts'
import type { Trait } from '../../engine/trait.ts'

type Shown = 'inherit' | 'private' | 'trash'

/** Every state but `private` counts as `inherit`. Must come after `dates`. */
export const fileStatus: Trait<ContentRow, { status: Shown }, { status?: string }> & { read: object } = {
  read: () => (row) => ({ status: row.status as Shown }),
  write(input, { before, values }) {
    // A file is there from its upload on, so its date stays.
    values.date_floats = 0
    if (before && input.status === undefined) return
    values.status = input.status === 'private' ? 'private' : 'inherit'
  },
}
