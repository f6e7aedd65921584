// Keeps the paths that items leave, so that their old URLs lead to the new ones.
import type { ContentRow } from '#server/db/tables/content.ts'
import { keepFormerPath } from '../former-paths-store.ts'
import type { Trait } from '../trait.ts'

type FormerPaths = Trait<ContentRow, object, object> & { write: object }

const keepingPaths = ({ yields }: { yields: boolean }): FormerPaths => ({
  write(_input, { before, addEffect, context }) {
    if (before) addEffect((db, row) => keepFormerPath(before, row, { ...context, db }, yields))
  },
})

export const formerPaths = keepingPaths({ yields: false })

/** The same for items that leave a former path to an item of another type, such as files. */
export const yieldingFormerPaths = keepingPaths({ yields: true })
