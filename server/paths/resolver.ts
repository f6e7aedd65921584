// Finds the target of a current or former URL of the public site, for both the public pages and the API.
import { hasPublicPages } from '../content/public.ts'
import { findLatestPublic } from '../content/published-store.ts'
import type { ContentType, ListedTaxonomy, RequestContext } from '../context.ts'
import { idFrom } from '../db/ids.ts'
import { postFormats } from '../db/tables/content.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { findFormerBase } from '../engine/former-bases-store.ts'
import type { FormerBase } from '../engine/former-bases-store.ts'
import { findByFormerPaths } from '../engine/former-paths-store.ts'
import { findTypes, typesWithAuthors } from '../engine/content-types.ts'
import { createPermalink, createPermalinks, localizedBase } from '../engine/permalinks.ts'
import { parsePublicUrl, splitLanguage } from '../engine/public-url.ts'
import type { PublicUrl } from '../engine/public-url.ts'
import { findRows, findRowsBySlug } from '../engine/rows-store.ts'
import type { PermalinkParts } from '../engine/rows-store.ts'
import { findIdsByTextSlug } from '../engine/texts-store.ts'
import { frontPage, postsPage, readSettings } from '../settings/settings.ts'
import type { Settings } from '../settings/settings.ts'
import { createTermUrls } from '../terms/term-urls.ts'
import { findTermByAnySlug } from '../terms/store.ts'
import { findUserBySlug, hasPublished } from '../users/store.ts'
import { anonymous } from '../users/caller.ts'
import { parseDateArchive } from './date-archive.ts'
import type { ItemTarget, ListKind, Redirect, Target } from './target.ts'

const publicFormats = postFormats.filter((one) => one !== 'standard')

/** Permalinks have fewer segments. */
const MAX_SEGMENTS = 60

/** The maximum number of former paths that are looked up for a URL. */
const MAX_LOOKUPS = 20

/** Returns undefined if the URL has no target that the caller may read. */
export type Resolve = (url: PublicUrl, context: RequestContext) => Promise<Target | undefined>

export const resolvePublicUrl: Resolve = async (url, context) => {
  if (url.slugs.length > MAX_SEGMENTS) return undefined
  return url.slugs.length ? resolvePath(url, createFinder(context)) : resolveRoot(url, createFinder(context))
}

/** Returns the published item with a page at a URL of this site, also at a former URL. */
export async function findPublicItemAt(url: string, context: RequestContext): Promise<ItemTarget | undefined> {
  const targetAt = async (link: string) => {
    const parsed = parsePublicUrl(link, context.config.baseUrl)
    if (!parsed) return undefined
    const { url: inLanguage, language } = splitLanguage(parsed, context.config.site)
    return resolvePublicUrl(inLanguage, { ...context, caller: anonymous, language })
  }
  const first = await targetAt(url)
  const target = first?.type === 'redirect' ? await targetAt(first.location) : first
  return target?.type === 'item' && hasPublicPages(target.row.type, context) ? target : undefined
}

type Finder = ReturnType<typeof createFinder>

/** Resolves the front page, or an item by its ID, such as `?p=12`. */
async function resolveRoot({ query }: PublicUrl, find: Finder): Promise<Target | undefined> {
  const file = query.get('attachment_id')
  if (file) return find.byId(file, 'file')
  const id = query.get('p') || query.get('page_id')
  if (!id) return find.front(pageIn(query))
  return redirectToPermalink(await find.byId(id, 'page'), query)
}

async function resolvePath({ slugs, query }: PublicUrl, find: Finder): Promise<Target | undefined> {
  const { path, page } = splitPage(slugs)
  const isPaged = path !== slugs
  const shown = query.has('page') ? pageIn(query) : page
  const found = path.length ? await find.at(path, shown) : await find.front(shown)
  if (found?.type === 'redirect') return { ...found, location: addPageAndQuery(found.location, page, query) }
  if (!isPaged || !found) return found
  if (found.type === 'item') return undefined
  return page === 1 ? { type: 'redirect', location: addPageAndQuery(found.link, page, query) } : found
}

/** Creates the lookups for one caller. */
function createFinder(context: RequestContext) {
  const { db, config, contentTypes, language } = context
  const baseUrl = localizedBase(context)
  let read: Promise<Settings> | undefined
  const settings = (): Promise<Settings> => (read ??= readSettings(context))

  return { front: findFront, byId, at, rowAt: findReadableAt }

  function isFile({ type }: ContentRow): boolean {
    return contentTypes.get(type)?.shownAs === 'file'
  }

  /** Returns the front page in the settings, or the latest posts. */
  async function findFront(page: number): Promise<Target> {
    const [row] = await pageRows(frontPage(await settings()))
    const link = `${baseUrl}/`
    return row ? { type: 'item', row, link } : { type: 'home', link, page }
  }

  async function pageRows(id: number): Promise<ContentRow[]> {
    const [type] = findTypes(context, ({ isFrontPage }) => isFrontPage)
    return (id ? await findRows(db, [id], type) : []).filter(({ status }) => status === 'publish')
  }

  async function byId(id: string, shownAs: ContentType['shownAs']): Promise<ItemTarget | undefined> {
    const rows = await findWithId([idFrom(id) ?? []].flat())
    const [row] = await filterReadable(rows.filter(({ type, status }) => contentTypes.get(type)?.shownAs === shownAs && status !== 'trash'))
    return row && { type: 'item', row, link: await linkTo(row) }
  }

  async function findWithId(ids: readonly number[]): Promise<ContentRow[]> {
    const found = await findRows(db, ids)
    if (found.length) return found
    const finders = [...contentTypes.values()].flatMap(({ findDependent }) => findDependent ?? [])
    const dependent = await Promise.all(ids.flatMap((id) => finders.map((find) => find(db, id))))
    return dependent.filter((row) => row !== undefined)
  }

  async function linkTo(row: ContentRow): Promise<string> {
    return (await isFront(row)) ? `${baseUrl}/` : createPermalink(row, context)
  }

  /** Whether the row is the front page. */
  async function isFront({ type, status, id }: ContentRow): Promise<boolean> {
    return contentTypes.get(type)?.isFrontPage === true && status === 'publish' && id === frontPage(await settings())
  }

  async function at(slugs: readonly string[], page: number): Promise<Target | undefined> {
    return (await findAt(slugs, page)) ?? (await findBelowFormerBase(slugs, page))
  }

  async function findAt(slugs: readonly string[], page: number): Promise<Target | undefined> {
    return (
      (await findTermAt(slugs, page)) ??
      (await listAt(slugs, page)) ??
      (await itemAt(slugs, page)) ??
      (await archiveAt(slugs, page)) ??
      (await findMoved(slugs))
    )
  }

  /** Only compares the last slug, because ancestors may have changed. */
  async function findTermAt(slugs: readonly string[], page: number): Promise<Target | undefined> {
    const path = slugs.join('/')
    for (const taxonomy of context.taxonomies.values()) {
      if (!taxonomy.isPublic || !path.startsWith(`${taxonomy.base}/`)) continue
      const below = path.slice(taxonomy.base.length + 1).split('/')
      const row = taxonomy.isHierarchical || below.length === 1 ? await findTermByAnySlug(db, taxonomy.name, below.at(-1) ?? '') : undefined
      if (row) return termTarget(row, taxonomy, path, page)
    }
    return undefined
  }

  async function termTarget(row: TermRow, { base }: ListedTaxonomy, path: string, page: number): Promise<Target> {
    const link = (await createTermUrls([row], base, context))(row)
    const isHere = parsePublicUrl(link, baseUrl)?.slugs.join('/') === path
    return isHere ? { type: 'term', row, link, page } : { type: 'redirect', location: link }
  }

  async function listAt([base, name = '', ...more]: readonly string[], page: number): Promise<Target | undefined> {
    if (more.length) return undefined
    const listTarget = (kind: ListKind): Target => ({ ...kind, link: `${baseUrl}/${base}/${name}/`, page })
    const format = base === 'type' ? publicFormats.find((one) => one === name) : undefined
    if (format) return listTarget({ type: 'format', format })
    const user = base === 'author' && name ? await findUserBySlug(db, name) : undefined
    return user && (await hasPublished(db, user.id, typesWithAuthors(context))) ? listTarget({ type: 'author', user }) : undefined
  }

  async function itemAt(slugs: readonly string[], page: number): Promise<Target | undefined> {
    const row = await findReadableAt(slugs)
    if (!row) return undefined
    const renamed = isFile(row) ? await findRenamed(slugs) : undefined
    if (renamed) return { type: 'redirect', location: await linkTo(renamed) }
    const link = `${baseUrl}/${slugs.join('/')}/`
    if (!contentTypes.get(row.type)?.isFrontPage) return { type: 'item', row, link }
    if (await isFront(row)) return { type: 'redirect', location: `${baseUrl}/` }
    return row.id === postsPage(await settings()) ? { type: 'posts', row, link, page } : { type: 'item', row, link }
  }

  async function archiveAt(slugs: readonly string[], page: number): Promise<Target | undefined> {
    const path = slugs.join('/')
    const listed = [...contentTypes.values()].find(({ archive }) => archive?.path === path)
    if (listed) return { type: 'archive', contentType: listed, link: `${baseUrl}/${path}/`, page }
    const archive = parseDateArchive(slugs, config.site)
    const hasPosts = archive && (await findLatestPublic({ dates: archive.dates }, { limit: 1, offset: 0 }, context)).length > 0
    return hasPosts ? { type: 'date', archive, link: `${baseUrl}/${archive.path}/`, page } : undefined
  }

  /** Returns the rows that the caller may read. */
  async function filterReadable(rows: readonly ContentRow[]): Promise<ContentRow[]> {
    const ofTypes = Map.groupBy(rows, ({ type }) => type)
    return (
      await Promise.all([...ofTypes].map(async ([type, ofType]) => (await contentTypes.get(type)?.readable(ofType, context)) ?? []))
    ).flat()
  }

  /** Finds the item with this permalink. Posts and pages take precedence over files. */
  async function findReadableAt(slugs: readonly string[]): Promise<ContentRow | undefined> {
    const types = findTypes(context, ({ shownAs }) => shownAs !== undefined)
    const called = [
      ...(await findRowsBySlug(db, types, slugs.at(-1) ?? '')),
      ...(await findTranslated(types, slugs)),
      ...(await findComposed(slugs)),
    ]
    const { path } = await createPermalinks(called, context)
    const found = await filterReadable(called.filter((row) => path(row) === slugs.join('/')))
    return found.find((row) => !isFile(row)) ?? found[0]
  }

  /** Finds the items that have the slug in the requested language alone. */
  async function findTranslated(types: readonly string[], slugs: readonly string[]): Promise<ContentRow[]> {
    if (baseUrl === config.baseUrl) return []
    const ids = await findIdsByTextSlug(db, slugs.slice(-1), language)
    return (await findRows(db, ids)).filter(({ type }) => types.includes(type))
  }

  /** Finds the items whose slugs have the last two segments. */
  async function findComposed(slugs: readonly string[]): Promise<ContentRow[]> {
    const found: ContentRow[] = []
    for (const { permalinks, findComposed } of slugs.length > 2 ? contentTypes.values() : []) {
      const row =
        permalinks.separator && slugs[0] === permalinks.below
          ? await findComposed?.(db, slugs.slice(-2).join(permalinks.separator))
          : undefined
      if (row) found.push(row)
    }
    return found
  }

  /** Finds renamed and moved items, and posts whose permalink had a date. */
  async function findMoved(slugs: readonly string[]): Promise<Redirect | undefined> {
    const undated = parseDateArchive(slugs.slice(0, -1), config.site) && slugs.slice(-1)
    const row = (await findInOwnLanguage(slugs)) ?? (undated && (await datedAt(undated))) ?? (await followRedirect(slugs))
    return row && { type: 'redirect', location: await linkTo(row) }
  }

  /** Finds the item that has this path in the site's language, and another one in the requested language. */
  async function findInOwnLanguage(slugs: readonly string[]): Promise<ContentRow | undefined> {
    if (baseUrl === config.baseUrl) return undefined
    return createFinder({ ...context, language: config.site.language }).rowAt(slugs)
  }

  async function datedAt(slugs: readonly string[]): Promise<ContentRow | undefined> {
    for (const find of [findReadableAt, followRedirect]) {
      const row = await find(slugs)
      if (row && contentTypes.get(row.type)?.isDated) return row
    }
    return undefined
  }

  /** Finds the item that had this path before it was renamed. It takes precedence over a file that has the path now. */
  async function findRenamed(slugs: readonly string[]): Promise<ContentRow | undefined> {
    const path = slugs.join('/')
    const row = (await findByFormerPaths(db, [path])).get(path)
    return row && !isFile(row) ? named(row) : undefined
  }

  /** Follows former paths, also those of ancestors. */
  async function followRedirect(slugs: readonly string[], seen = new Set<string>()): Promise<ContentRow | undefined> {
    if (seen.has(slugs.join('/')) || seen.size === MAX_LOOKUPS) return undefined
    seen.add(slugs.join('/'))
    const prefixes = slugs.map((_slug, index) => slugs.slice(0, slugs.length - index).join('/'))
    const former = await findByFormerPaths(db, prefixes)
    for (const [count, prefix] of prefixes.entries()) {
      const row = former.get(prefix)
      if (!row) continue
      const found = count ? await foundBelow(row, slugs.slice(-count), seen) : await named(row)
      if (found) return found
    }
    return undefined
  }

  async function foundBelow(row: ContentRow, rest: readonly string[], seen: Set<string>): Promise<ContentRow | undefined> {
    const slugs = [...(await pathBelow(row, rest[0] ?? '')), ...rest.slice(1)]
    return (await findReadableAt(slugs)) ?? followRedirect(slugs, seen)
  }

  /** Returns the path of an item with the slug below the row. */
  async function pathBelow(row: ContentRow, slug: string): Promise<string[]> {
    const { id, type } = row
    const { separator } = contentTypes.get(type)?.permalinks ?? {}
    if (separator) return pathOf({ ...row, slug: `${row.slug}${separator}${slug}` })
    const [file = ''] = findTypes(context, ({ shownAs }) => shownAs === 'file')
    const childType = contentTypes.get(type)?.isHierarchical ? type : file
    const status = childType === file ? ('inherit' as const) : ('publish' as const)
    return pathOf({ id: 0, slug, parent: id, type: childType, status })
  }

  async function pathOf(row: PermalinkParts): Promise<string[]> {
    const { path } = await createPermalinks([row], context)
    return path(row)?.split('/') ?? []
  }

  /** Finds what had this path before the paths of its type or taxonomy began with another part. */
  async function findBelowFormerBase([former = '', ...rest]: readonly string[], page: number): Promise<Redirect | undefined> {
    const base = currentBaseOf(await findFormerBase(db, former))
    const target = base === undefined || base === former ? undefined : await findAt([base, ...rest], page)
    return target && { type: 'redirect', location: target.type === 'redirect' ? target.location : target.link }
  }

  function currentBaseOf(former: FormerBase | undefined): string | undefined {
    if (former?.kind === 'taxonomy') return context.taxonomies.get(former.name)?.base
    return former && contentTypes.get(former.name)?.permalinks.below
  }

  /** Returns the row if the caller may read it and its permalink has a path. */
  async function named(row: ContentRow): Promise<ContentRow | undefined> {
    const { path } = await createPermalinks([row], context)
    return path(row) === undefined ? undefined : (await filterReadable([row]))[0]
  }
}

/** Redirects an item that was found by its ID to its permalink, unless the permalink has the ID. */
function redirectToPermalink(target: ItemTarget | undefined, query: URLSearchParams): Target | undefined {
  return target && !target.link.includes('?') ? { type: 'redirect', location: addPageAndQuery(target.link, 1, query) } : target
}

const PAGE = /^[1-9]\d{0,5}$/

/** Splits off the page of a list: `news/page/2`. */
function splitPage(slugs: readonly string[]): { path: readonly string[]; page: number } {
  const [word, number = ''] = slugs.slice(-2)
  return word === 'page' && PAGE.test(number) ? { path: slugs.slice(0, -2), page: Number(number) } : { path: slugs, page: 1 }
}

/** Returns the page of a list in the query. */
export function pageIn(query: URLSearchParams): number {
  return Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 1_000_000)
}

/** Returns the URL with the page of the list and the query, without the parameters that identify the item. */
function addPageAndQuery(link: string, page: number, query: URLSearchParams): string {
  const rest = new URLSearchParams([...query].filter(([name]) => name !== 'p' && name !== 'page_id'))
  return `${link}${page > 1 ? `page/${page}/` : ''}${rest.size ? `?${rest}` : ''}`
}
