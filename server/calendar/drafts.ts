// Publishes the drafts of venues and organizers with their event.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { store } from '../engine/change.ts'
import { mayEdit } from '../engine/permissions.ts'
import type { Trait } from '../engine/trait.ts'
import type { Permissions } from '../users/permissions.ts'

export interface Drafts {
  /** Publishes the item if it is a draft and the caller may. */
  publishDraft(row: ContentRow, context: RequestContext): Promise<void>
}

interface Written<In extends object> {
  type: string
  permissions: Permissions
  traits: Trait<ContentRow, object, In>
}

export function draftsOf<In extends object>(of: Written<In>): Drafts {
  const { type, permissions } = of
  return {
    // The transaction does not hold the lock of this type yet.
    async publishDraft(row, inside) {
      const { caller, dialect, db } = inside
      if (row.type !== type || row.status !== 'draft' || !permissions.mayPublish(caller) || !mayEdit(permissions, caller, row)) return
      await dialect.lockWrites(db, type)
      await store(of, row, {} as In, inside, { status: 'publish' })
    },
  }
}
