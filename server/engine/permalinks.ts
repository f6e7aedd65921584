// The permalinks of content.
import type { RequestContext } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { findPermalinkParts } from './rows-store.ts'
import type { PermalinkParts } from './rows-store.ts'

/** How the permalinks of a content type are built. */
interface Scheme {
  /** The path segment before the slug. */
  below?: string
  isNested: boolean
  /** Whether the permalink has the slug only if the parent's has, and the template only if there is a parent. */
  needsParent?: boolean
  /** The statuses in which the permalink has the slug. Files have the status `inherit` from what they are attached to. */
  named: readonly string[]
  parameter: string
  /** The placeholder for the slug in the template. */
  placeholder: string
}

const flat: Scheme = { isNested: false, named: ['publish', 'private'], parameter: 'p', placeholder: '%postname%' }
const schemes: Record<string, Scheme> = {
  page: { ...flat, isNested: true, parameter: 'page_id', placeholder: '%pagename%' },
  attachment: { ...flat, isNested: true, needsParent: true, named: [...flat.named, 'inherit'], parameter: 'attachment_id' },
  event: { ...flat, below: 'event' },
  venue: { ...flat, below: 'venue' },
  organizer: { ...flat, below: 'organizer' },
}

const schemeOf = (row: PermalinkParts): Scheme => schemes[row.type] ?? flat

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
  db: Db,
  rows: readonly PermalinkParts[],
  baseUrl: string,
  { isPublic = false }: { isPublic?: boolean } = {},
): Promise<Permalinks> {
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
  { db, dialect, config }: Pick<RequestContext, 'db' | 'dialect' | 'config'>,
): Promise<{ id: number; guid: string }> {
  const [id = 0] = await dialect.reserveIds(db, 1)
  return { id, guid: await permalink(db, { ...row, id }, config.baseUrl) }
}

export async function permalink(db: Db, row: PermalinkParts, baseUrl: string): Promise<string> {
  return (await permalinks(db, [row], baseUrl)).link(row)
}
