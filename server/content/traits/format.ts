// The format of a post.
import type { ContentRow, PostFormat } from '../../db/tables/content.ts'
import type { Trait } from '../../engine/trait.ts'

export const format: Trait<ContentRow, { format: PostFormat }, { format?: PostFormat }> & { read: object } = {
  read: () => (row) => ({ format: row.format }),
  write(input, { values }) {
    if (input.format) values.format = input.format
  },
}
