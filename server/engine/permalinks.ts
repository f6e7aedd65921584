// The permalinks of content.
import type { PermalinkScheme, TypeDescription } from '../content-type.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/schema.ts'
import type { Language } from '../languages.ts'
import { findPermalinkParts } from './rows-store.ts'
import type { PermalinkParts } from './rows-store.ts'
import { findTextSlugs } from './texts-store.ts'

const flat: PermalinkScheme = { isNested: false, named: ['publish', 'private'], parameter: 'p', placeholder: '%postname%' }

export function createPermalinkScheme({
  isHierarchical = false,
  permalinks,
}: Pick<TypeDescription, 'isHierarchical' | 'permalinks'>): PermalinkScheme {
  return { ...flat, isNested: isHierarchical, ...permalinks }
}

/** `language` is that of the permalinks; without it, they are in the site's language. */
export type PermalinkContext = Pick<Context, 'db' | 'config' | 'contentTypes'> & { language?: Language }

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
  context: PermalinkContext,
  { isPublic = false }: { isPublic?: boolean } = {},
): Promise<Permalinks> {
  const { db, contentTypes } = context
  const baseUrl = localizedBase(context)
  const schemeOf = ({ type }: PermalinkParts): PermalinkScheme => contentTypes.get(type)?.permalinks ?? flat
  const parents = await findAncestors(
    db,
    rows.filter((row) => schemeOf(row).isNested),
  )
  const slugs = await findSlugs([...rows, ...parents.values()], context)
  const slugOf = ({ id, slug }: PermalinkParts): string => slugs.get(id) ?? slug
  /** Returns the path before the slug. */
  const parentPath = (row: PermalinkParts): string => {
    const above: string[] = []
    let top = row
    for (let depth = 0; schemeOf(top).isNested && depth < MAX_DEPTH; depth++) {
      const parent = parents.get(top.parent)
      if (!parent) break
      if (mayShow(parent, top)) above.unshift(slugOf(parent))
      top = parent
    }
    return [...[schemeOf(top).below ?? []].flat(), ...above, ''].join('/')
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
  const lastSegments = (row: PermalinkParts): string => slugOf(row).replaceAll(schemeOf(row).separator ?? '/', '/')
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

/** The URL of the site in the requested language, without a slash at its end. */
export function localizedBase({
  config: { baseUrl, site },
  language = site.language,
}: Pick<PermalinkContext, 'config' | 'language'>): string {
  return site.hasLanguagePaths && language !== site.language ? `${baseUrl}/${language}` : baseUrl
}

/** The slugs that differ in the requested language, by item ID. */
async function findSlugs(
  rows: readonly PermalinkParts[],
  { db, config: { site }, language = site.language }: PermalinkContext,
): Promise<Map<number, string>> {
  if (!site.hasLanguagePaths || language === site.language) return new Map()
  return findTextSlugs(
    db,
    rows.map(({ id }) => id),
    language,
  )
}

/** A row whose slug is that of another language. */
type InLanguage = PermalinkParts & { ownSlug?: string }

/** Returns what makes the permalinks of items in several languages. */
export async function createLanguageLinks(
  rows: readonly InLanguage[],
  languages: readonly Language[],
  context: PermalinkContext,
): Promise<(row: InLanguage, language: Language) => string> {
  const { site } = context.config
  const own = (row: InLanguage): PermalinkParts => ({ ...row, slug: row.ownSlug ?? row.slug })
  const links = new Map<Language, Permalinks>()
  for (const language of site.hasLanguagePaths ? languages : [site.language])
    links.set(language, await createPermalinks(rows.map(own), { ...context, language }))
  return (row, language) => {
    const link = (links.get(language) ?? links.get(site.language))?.link(own(row)) ?? ''
    return site.hasLanguagePaths ? link : urlIn(link, language, context)
  }
}

/** The URL of a page in a language, from that in the site's language, if its slugs are the same in both. */
export function urlIn(url: string, language: Language, { config }: Pick<PermalinkContext, 'config'>): string {
  const { baseUrl, site } = config
  if (language === site.language) return url
  if (site.hasLanguagePaths) return localizedBase({ config, language }) + url.slice(baseUrl.length)
  return `${url}${url.includes('?') ? '&' : '?'}i18n_language=${language}`
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
  const { db, config, contentTypes, dialect } = context
  const [id = 0] = await dialect.reserveIds(db, 1)
  return { id, guid: await createPermalink({ ...row, id }, { db, config, contentTypes }) }
}

export async function createPermalink(row: PermalinkParts, context: PermalinkContext): Promise<string> {
  return (await createPermalinks([row], context)).link(row)
}
