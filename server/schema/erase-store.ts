// Erases the items of types and the terms of taxonomies that are no longer declared, and renames what refers to those that were renamed.
import { nextVersion } from '../db/content-builder.ts'
import type { Db } from '../db/schema.ts'
import { eraseRevisions } from '../engine/revisions-store.ts'
import { eraseRows } from '../engine/writes-store.ts'
import { takenSlugs } from '../engine/rows-store.ts'
import { eraseMenuItemsTo } from '../menus/store.ts'
import { makeFilesPrivate } from '../media/library-store.ts'
import { findUniqueSlug } from '../rendering/unique-slug.ts'
import { detachTerm, eraseTerm, hasManyItems } from '../terms/store.ts'

/** Erases items with their revisions, and what links to them. Files stay, without an item; those that were not public become private. */
export async function eraseItems(db: Db, ids: readonly number[]): Promise<void> {
  await eraseRevisions(db, ids)
  for (const id of ids) {
    await eraseMenuItemsTo(db, 'post_type', id)
    await detachFiles(db, id)
  }
  await eraseRows(db, ids)
}

async function detachFiles(db: Db, id: number): Promise<void> {
  const files = await db.selectFrom('content').selectAll().where('parent', '=', id).where('type', '=', 'attachment').execute()
  if (!files.length) return
  const item = await db.selectFrom('content').select(['status', 'password']).where('id', '=', id).executeTakeFirst()
  if (item?.status !== 'publish' || item.password) await makeFilesPrivate(db, id)
  for (const file of files) {
    const slug = file.slug && (await findUniqueSlug(file.slug, (slugs) => takenSlugs(db, { ...file, parent: 0 }, slugs)))
    await db.updateTable('content').set({ parent: 0, slug }).set({ version: nextVersion }).where('id', '=', file.id).execute()
  }
}

/** Erases terms. It only removes a portion of the items of a term that has many, so that the transaction is short. */
export async function eraseTerms(db: Db, ids: readonly number[]): Promise<void> {
  const terms = await db.selectFrom('terms').selectAll().where('id', 'in', ids).orderBy('id').execute()
  for (const term of terms) {
    await eraseMenuItemsTo(db, 'taxonomy', term.id)
    if (await hasManyItems(db, term.id)) return void (await detachTerm(db, term.id))
    while ((await detachTerm(db, term.id)).length);
    await eraseTerm(db, term)
  }
}

/** Subscriptions to the changes of a type or taxonomy go on under its new name. */
export async function renameInSubscriptions(db: Db, from: string, to: string): Promise<void> {
  const subscriptions = await db.selectFrom('webhook_subscriptions').select(['id', 'types']).execute()
  for (const { id, types } of subscriptions) {
    const names = JSON.parse(types) as string[]
    if (!names.includes(from)) continue
    const renamed = JSON.stringify([...new Set(names.map((name) => (name === from ? to : name)))])
    await db.updateTable('webhook_subscriptions').set({ types: renamed }).where('id', '=', id).execute()
  }
}
