// The permalinks of content.
import type { PermalinkScheme, TypeDescription } from '../content-type.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { findPermalinkParts } from './rows-store.ts'
import type { PermalinkParts } from './rows-store.ts'

const flat: PermalinkScheme = { isNested: false, named: ['publish', 'private'], parameter: 'p', placeholder: '%postname%' }

export function permalinkScheme({
  isHierarchical = false,
  permalinks,
}: Pick<TypeDescription, 'isHierarchical' | 'permalinks'>): PermalinkScheme {
  return { ...flat, isNested: isHierarchical, ...permalinks }
}

/** What permalinks are made with. */
export type PermalinkContext = Pick<Context, 'db' | 'config' | 'contentTypes'>

const MAX_DEPTH = 50

export interface Permalinks {
  /** The permalink of the item. */
  link(row: PermalinkParts): string
  /** The path of the permalink, without slashes around it; undefined if the permalink has the ID. */
  path(row: PermalinkParts): string | undefined
  /** The permalink with a placeholder for the slug. */
  template(row: PermalinkParts): string
}

/** The permalinks of many items. The ancestors of nested ones are loaded level by level. `isPublic` is for readers who do not see private items. */
export async function permalinks(
  rows: readonly PermalinkParts[],
  { db, config: { baseUrl }, contentTypes }: PermalinkContext,
  { isPublic = false }: { isPublic?: boolean } = {},
): Promise<Permalinks> {
  const schemeOf = ({ type }: PermalinkParts): PermalinkScheme => contentTypes.get(type)?.permalinks ?? flat
  const parents = await ancestors(
    db,
    rows.filter((row) => schemeOf(row).isNested),
  )
  /** What stands before the slug. */
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
  /** The slug of an unpublished parent is omitted, except for files, which are as public as what they are attached to. */
  const mayShow = (parent: PermalinkParts, child: PermalinkParts): boolean =>
    parent.slug !== '' && (parent.status === 'publish' || schemeOf(child).needsParent === true)
  const isNamed = (row: PermalinkParts): boolean => {
    const parent = schemeOf(row).needsParent ? parents.get(row.parent) : undefined
    return hasName(row) && (!parent || hasName(parent))
  }
  const path = (row: PermalinkParts): string | undefined => (isNamed(row) ? parentPath(row) + row.slug : undefined)
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

async function ancestors(db: Db, rows: readonly PermalinkParts[]): Promise<Map<number, PermalinkParts>> {
  const found = new Map<number, PermalinkParts>()
  let wanted = new Set(rows.map((row) => row.parent).filter(Boolean))
  while (wanted.size) {
    const level = await findPermalinkParts(db, [...wanted])
    for (const row of level) found.set(row.id, row)
    wanted = new Set(level.map((row) => row.parent).filter((id) => id && !found.has(id)))
  }
  return found
}

/** The ID of a new item, and its guid: the permalink that it has at first. Must be called in the transaction that inserts the item. */
export async function newIdentity(
  row: Omit<PermalinkParts, 'id'>,
  context: PermalinkContext & Pick<Context, 'dialect'>,
): Promise<{ id: number; guid: string }> {
  const [id = 0] = await context.dialect.reserveIds(context.db, 1)
  return { id, guid: await permalink({ ...row, id }, context) }
}

export async function permalink(row: PermalinkParts, context: PermalinkContext): Promise<string> {
  return (await permalinks([row], context)).link(row)
}
