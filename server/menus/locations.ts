// The menu locations of a site, each with at most one menu.
import type { Db } from '../db/schema.ts'
import { storedMeta } from '../engine/traits/meta.ts'
import { updateTerm } from '../terms/store.ts'
import { menuMeta } from './automatic-items.ts'
import { findMenus } from './store.ts'

/** Removes locations from all other menus. */
export async function clearLocations(db: Db, locations: readonly string[], exceptId: number): Promise<void> {
  if (!locations.length) return
  for (const menu of await findMenus(db)) {
    const meta = storedMeta(menu, menuMeta)
    const left = meta.locations.filter((location) => !locations.includes(location))
    if (menu.id !== exceptId && left.length < meta.locations.length)
      await updateTerm(db, menu.id, { meta: JSON.stringify({ ...meta, locations: left }) })
  }
}
