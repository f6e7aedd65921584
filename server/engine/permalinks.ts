// The permalinks of content.
import type { PermalinkScheme, TypeDescription } from '../content-type.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { findPermalinkParts } from './rows-store.ts'
import type { PermalinkParts } from './rows-store.ts'

const flat: PermalinkScheme = { isNested: false, named: ['publish', 'private'], parameter: 'p', placeholder: '%postname%' }

export function createPermalinkScheme({
  isHierarchical = false,
  permalinks,
}: Pick<TypeDescription, 'isHierarchical' | 'permalinks'>): PermalinkScheme {
  return { ...flat, isNested: isHierarchical, ...permalinks }
}

export type PermalinkContext = Pick<Context, 'db' | 'config' | 'contentTypes'>

const MAX_DEPTH = 50

export interface Permalinks {
  /** Returns the permalink. */
  link(row: PermalinkParts): string
  /** Returns the path of the permalink without slashes around it; undefined if the permalink contains the ID. */
  path(row: PermalinkParts): string | undefined
  /** Returns the permalink with a placeholder for the slug. */
  template(row: PermalinkParts): string
}

/** Creates the permalinks of many items. Loads the ancestors of nested ones level by level. `isPublic` hides the names of private items. */
export async function createPermalinks(
  rows: readonly PermalinkParts[],
  { db, config: { baseUrl }, contentTypes }: PermalinkContext,
  { isPublic = false }: { isPublic?: boolean } = {},
): Promise<Permalinks> {
  const schemeOf = ({ type }: PermalinkParts): PermalinkScheme => contentTypes.get(type)?.permalinks ?? flat
  const parents = await findAncestors(
    db,
    rows.filter((row) => schemeOf(row).isNested),
  )
  /** Returns the path before the slug. */
  const parentPath = (row: PermalinkParts): string => {
    const slugs: string[] = []
    let top = row
    for (let depth = 0; schemeOf(top).isNested && depth < MAX_DEPTH; depth++) {
      const parent = parents.get(top.parent)
      if (!parent) break
      if (mayShow(parent, top)) slugs.unshift(parent.slug)
      top = parent
    }
    return [...[schemeOf(top).below ?? []].flat(), ...slugs, ''].join('/')
  }
  const hasName = (row: PermalinkParts | undefined): row is PermalinkParts =>
    row !== undefined && schemeOf(row).named.includes(row.status) && !(isPublic && row.status === 'private') && row.slug !== ''
  /** The slug of an unpublished parent is omitted, except for files, which are as public as their parent. */
  const mayShow = (parent: PermalinkParts, child: PermalinkParts): boolean =>
    parent.slug !== '' && (parent.status === 'publish' || schemeOf(child).needsParent === true)
  const isNamed = (row: PermalinkParts): boolean => {
    const parent = schemeOf(row).needsParent ? parents.get(row.parent) : undefined
    return hasName(row) && (!parent || hasName(parent))
  }
  const lastSegments = (row: PermalinkParts): string => row.slug.replaceAll(schemeOf(row).separator ?? '/', '/')
  const path = (row: PermalinkParts): string | undefined => (isNamed(row) ? parentPath(row) + lastSegments(row) : undefined)
  const plain = (row: PermalinkParts): string => `${baseUrl}/?${schemeOf(row).parameter}=${row.id}`
  return {
    link(row) {
      const named = path(row)
      return named === undefined ? plain(row) : `${baseUrl}/${named}/`
    },
    path,
    template: (row) => {
      const { placeholder, needsParent } = schemeOf(row)
      const hasPlace = row.status !== 'trash' && (!needsParent || hasName(parents.get(row.parent)))
      return hasPlace ? `${baseUrl}/${parentPath(row)}${placeholder}/` : plain(row)
    },
  }
}

async function findAncestors(db: Db, rows: readonly PermalinkParts[]): Promise<Map<number, PermalinkParts>> {
  const found = new Map<number, PermalinkParts>()
  let wanted = new Set(rows.map((row) => row.parent).filter(Boolean))
  while (wanted.size) {
    const level = await findPermalinkParts(db, [...wanted])
    for (const row of level) found.set(row.id, row)
    wanted = new Set(level.map((row) => row.parent).filter((id) => id && !found.has(id)))
  }
  return found
}

/** Returns the ID of a new item and its guid, which is its first permalink. Call in the transaction that inserts the item. */
export async function createIdentity(
  row: Omit<PermalinkParts, 'id'>,
  context: PermalinkContext & Pick<Context, 'dialect'>,
): Promise<{ id: number; guid: string }> {
  const [id = 0] = await context.dialect.reserveIds(context.db, 1)
  return { id, guid: await createPermalink({ ...row, id }, context) }
}

export async function createPermalink(row: PermalinkParts, context: PermalinkContext): Promise<string> {
  return (await createPermalinks([row], context)).link(row)
}
