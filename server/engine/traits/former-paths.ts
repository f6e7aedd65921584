// Records former paths for redirects.
import type { ContentRow } from '#server/db/tables/content.ts'
import { keepFormerPaths } from '../former-paths-store.ts'
import type { Trait } from '../trait.ts'

export const formerPaths: Trait<ContentRow, object, object> & { write: object } = {
  write(_input, { before, addEffect, context }) {
    if (before) addEffect((db, row) => keepFormerPaths([{ before, after: row }], { ...context, db }))
  },
}
