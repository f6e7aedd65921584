// Serves robots.txt and the sitemaps of the public pages: an index, and sitemaps of items by type, of terms by taxonomy, and of authors.
import { Router } from 'express'
import { hasPublicPages } from '../content/public.ts'
import { findLatestPublic } from '../content/published-store.ts'
import { countTermsWithItems, findModified, findPortion, findPortions, findTermsWithItems } from '../content/sitemaps-store.ts'
import type { Portion } from '../content/sitemaps-store.ts'
import { onBehalfOf } from '../context.ts'
import type { ContentType, Context, ListedTaxonomy } from '../context.ts'
import type { RowBounds } from '../db/keyset.ts'
import { findTypes } from '../engine/content-types.ts'
import { createPermalinks } from '../engine/permalinks.ts'
import { escapeHtml, escapeText } from '../rendering/html.ts'
import { frontPage, readSettings } from '../settings/settings.ts'
import { createTermUrls } from '../terms/term-urls.ts'
import { authorUrl } from '../users/author-url.ts'
import { anonymous } from '../users/caller.ts'
import { findUsersPage } from '../users/store.ts'
import { localeOf } from '../languages.ts'
import type { Language } from '../languages.ts'
import { createAlternates } from './language-links.ts'
import { sendRevalidated } from './revalidated.ts'

/** The number of URLs in a sitemap. Programs that read them accept more, but take longer to read all again. */
const MAX_URLS = 2000

/** How many items are looked at for when the sitemaps of a type were modified. Sitemaps that have none of them do not say it. */
const MAX_MODIFIED = 2000

interface Entry {
  url: string
  /** In UTC. */
  modified?: string | undefined
  /** The URLs in all languages of the item, if it has several. */
  alternates?: ReadonlyMap<Language, string> | undefined
}

/** The sitemaps of a type, of a taxonomy, or of the authors. */
interface Section {
  /** No type and no taxonomy has the name of another one. */
  name: string
  /** Returns for each of its sitemaps when something in it was modified last, if it is known. */
  sitemaps(): Promise<Pick<Entry, 'modified'>[]>
  /** Returns the URLs of a sitemap; undefined if it does not exist. */
  entries(index: number): Promise<Entry[] | undefined>
}

export function sitemapsRouter(context: Context): Router {
  const { baseUrl } = context.config
  const router = Router()
  router.get('/robots.txt', (_req, res) => {
    sendRevalidated(res, 'txt', `User-agent: *\nDisallow:\n\nSitemap: ${baseUrl}/sitemap.xml\n`)
  })
  router.get('/sitemap.xml', async (_req, res) => {
    const entries: Entry[] = []
    for (const { name, sitemaps } of sectionsOf(context))
      entries.push(...(await sitemaps()).map((one, index) => ({ ...one, url: `${baseUrl}/sitemap-${name}-${index + 1}.xml` })))
    sendRevalidated(res, 'xml', written('sitemapindex', 'sitemap', entries))
  })
  router.get(/^\/sitemap-([a-z0-9_]+)-([1-9]\d{0,4})\.xml$/, async (req, res, next) => {
    const [name, number] = [req.params[0], Number(req.params[1])]
    const entries = await sectionsOf(context)
      .find((one) => one.name === name)
      ?.entries(number - 1)
    if (entries) sendRevalidated(res, 'xml', written('urlset', 'url', entries))
    else next()
  })
  return router
}

function sectionsOf(context: Context): Section[] {
  const types = [...context.contentTypes.values()].filter(({ type }) => hasPublicPages(type, context))
  const taxonomies = [...context.taxonomies.values()].filter(
    (one) => one.isPublic && one.types.some((type) => hasPublicPages(type, context)),
  )
  return [...types.map((type) => itemsOf(type, context)), ...taxonomies.map((taxonomy) => termsOf(taxonomy, context)), authorsOf(context)]
}

function itemsOf({ type, isFrontPage, unlisted }: ContentType, context: Context): Section {
  const { db, config } = context
  /** Where the front page lists posts, it is in the first sitemap of pages. */
  const listsPosts = async (): Promise<boolean> => isFrontPage === true && !frontPage(await readSettings(context))
  const portions = async (): Promise<Portion[]> =>
    findPortions(db, type, MAX_URLS, (await listsPosts()) ? [{ from: 0, until: 0, count: 1 }] : [])
  return {
    name: type,
    async sitemaps() {
      const latest = await findModified(db, type, MAX_MODIFIED)
      return (await portions()).map(({ from, until }) => ({ modified: latest.find(({ id }) => id >= from && id < until)?.modified_gmt }))
    },
    async entries(index) {
      const portion = (await portions())[index]
      if (!portion) return undefined
      const rows = await findPortion(db, type, portion, unlisted)
      const { link } = await createPermalinks(rows, context)
      const alternatesOf = await createAlternates(rows, context)
      const front = isFrontPage ? frontPage(await readSettings(context)) : 0
      return [
        ...(index === 0 && (await listsPosts()) ? [await latestPosts(context)] : []),
        ...rows.flatMap((row) => {
          if (row.id === front) return [{ url: `${config.baseUrl}/`, modified: row.modified_gmt }]
          const alternates = alternatesOf(row)
          return [...(alternates?.values() ?? [link(row)])].map((url) => ({ url, modified: row.modified_gmt, alternates }))
        }),
      ]
    },
  }
}

/** The list of posts at the root of the site. */
async function latestPosts(context: Context): Promise<Entry> {
  const { posts_per_page: limit } = await readSettings(context)
  const rows = await findLatestPublic({}, { limit, offset: 0 }, onBehalfOf(anonymous, context))
  const dates = rows.map((row) => row.modified_gmt).toSorted()
  return { url: `${context.config.baseUrl}/`, modified: dates.at(-1) }
}

function termsOf({ name, base }: ListedTaxonomy, context: Context): Section {
  return {
    name,
    sitemaps: async () => emptyPages(await countTermsWithItems(context.db, name)),
    async entries(index) {
      const rows = await findTermsWithItems(context.db, name, boundsOf(index))
      const urlOf = await createTermUrls(rows, base, context)
      return rows.length ? rows.map((row) => ({ url: urlOf(row) })) : undefined
    },
  }
}

/** As in the reference, those who have written pages alone are not listed. */
function authorsOf(context: Context): Section {
  const { db, dialect, config } = context
  const types = findTypes(context, ({ hasPublicAuthors, isFrontPage }) => hasPublicAuthors && !isFrontPage)
  const find = (bounds: RowBounds) =>
    findUsersPage(db, dialect, {
      ...{ include: [], exclude: [], roles: [], searched: [], fields: { condition: undefined, order: undefined, texts: [] } },
      ...{ published: [types], orderby: 'slug', order: 'asc', ...bounds },
    })
  return {
    name: 'user',
    sitemaps: async () => emptyPages((await find({ limit: 1, offset: 0 })).total),
    async entries(index) {
      const { rows } = await find(boundsOf(index))
      return rows.length ? rows.map((row) => ({ url: authorUrl(row, config) })) : undefined
    },
  }
}

const boundsOf = (index: number) => ({ limit: MAX_URLS, offset: index * MAX_URLS })

const emptyPages = (count: number): object[] => Array.from({ length: Math.ceil(count / MAX_URLS) }, () => ({}))

/** Letters that URLs cannot contain are escaped, as sitemaps require it. */
function written(list: string, item: string, entries: readonly Entry[]): string {
  const lines = entries.map(({ url, modified, alternates }) => {
    const date = modified ? `<lastmod>${modified}+00:00</lastmod>` : ''
    return `<${item}><loc>${escapeText(new URL(url).href)}</loc>${date}${alternateLinks(alternates)}</${item}>\n`
  })
  const xhtml = entries.some(({ alternates }) => alternates) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${lines.join('')}</${list}>\n`
}

function alternateLinks(alternates: Entry['alternates']): string {
  const links = [...(alternates ?? [])].map(
    ([language, url]) => `<xhtml:link rel="alternate" hreflang="${localeOf(language)}" href="${escapeHtml(new URL(url).href)}"/>`,
  )
  return links.join('')
}
