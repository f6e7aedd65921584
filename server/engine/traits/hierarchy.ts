// The position of an item: its parent, and its order among siblings.
import type { RequestContext } from '#server/context.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { ApiError, invalidParam } from '#server/contract/api-error.ts'
import { keepFormerPaths } from '../former-paths-store.ts'
import { findUniqueSlug } from '#server/rendering/unique-slug.ts'
import { findChildren, findDescendants, findRow, takenSlugs } from '../rows-store.ts'
import { updateKeepingVersion, bumpVersion } from '../writes-store.ts'
import type { Trait } from '../trait.ts'

export const order: Trait<ContentRow, { menu_order: number }, { menu_order?: number }> & { read: object } = {
  read: () => (row) => ({ menu_order: row.menu_order }),
  write(input, { values }) {
    if (input.menu_order !== undefined) values.menu_order = input.menu_order
  },
}

/** The parent must be an item of the same type and not a descendant. */
export const parent: Trait<ContentRow, { parent: number }, { parent?: number }> & { read: object } = {
  name: 'parent',
  read: () => (row) => ({ parent: row.parent }),
  async write(input, { before, values, after, context, addEffect }) {
    const type = after('type') ?? ''
    // The permalinks of descendants contain this item's slug.
    if (before) addEffect(async (db, row) => bumpVersion(db, await findDescendants(db, type, row.id)))
    if (input.parent === undefined || input.parent === before?.parent) return
    if (input.parent && !(await findRow(context.db, type, input.parent)))
      throw new ApiError(400, 'rest_post_invalid_id', `The parent does not exist: no ${type} has the ID ${input.parent}.`)
    if (before && input.parent && [before.id, ...(await findDescendants(context.db, type, before.id))].includes(input.parent))
      throw invalidParam('parent', `must not be the ${type} itself or one of its descendants`)
    values.parent = input.parent
  },
}

/** Moves the children of a permanently deleted item to its parent. */
export const moveChildrenUp: Required<Pick<Trait<ContentRow, object, object>, 'erase'>> = {
  async erase(row, context) {
    await bumpVersion(context.db, await findDescendants(context.db, row.type, row.id))
    await giveToParent(row.type, row, context)
  },
}

/** Moves the children of a permanently deleted item to its parent. Makes their slugs unique there. */
export async function giveToParent(type: string, { id, parent }: ContentRow, context: RequestContext): Promise<void> {
  const { db } = context
  const children = await findChildren(db, type, id)
  await keepFormerPaths(
    children.map((child) => ({ before: child, after: { ...child, parent } })),
    context,
  )
  // Free the slug of the deleted item.
  await updateKeepingVersion(db, id, { slug: '' })
  for (const child of children) {
    const slug = child.slug && (await findUniqueSlug(child.slug, (slugs) => takenSlugs(db, { ...child, parent }, slugs)))
    await updateKeepingVersion(db, child.id, { parent, slug })
  }
}
