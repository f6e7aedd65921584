// The format of a post.
import type { ContentRow, PostFormat } from '#server/db/tables/content.ts'
import type { Trait } from '#server/engine/trait.ts'
import { readSettings } from '#server/settings/settings.ts'

const formatFrom = (setting: PostFormat | '0'): PostFormat => (setting === '0' ? 'standard' : setting)

export const format: Trait<ContentRow, { format: PostFormat }, { format?: PostFormat }> & { read: object } = {
  read: () => (row) => ({ format: row.format }),
  async write(input, { before, values, context }) {
    if (input.format) values.format = input.format
    else if (!before) values.format = formatFrom((await readSettings(context)).default_post_format)
  },
}
