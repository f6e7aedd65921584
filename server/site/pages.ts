// The public HTML pages of content: posts, pages, and lists by term, author and date.
import { Router } from 'express'
import type { Request, Response } from 'express'
import { formatDate } from '../blocks/dates.ts'
import { onBehalfOf } from '../context.ts'
import type { Context } from '../context.ts'
import { completeBodies } from '../engine/completed-bodies.ts'
import { createPermalink, createPermalinks, urlIn } from '../engine/permalinks.ts'
import { fallbacksOf, translateRow, translateRows } from '../engine/translated-rows.ts'
import { isInOwnLanguage } from '../engine/translations.ts'
import { hasPublicPages, toPublicItem, searchedTypes } from '../content/public.ts'
import { findPublishedByIds, findLatestPublic } from '../content/published-store.ts'
import type { PublicListQuery } from '../content/published-store.ts'
import { findPublished } from '../content/store.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { findFilesOf } from '../media/store.ts'
import { uploadUrl } from '../media/uploads.ts'
import { readSettings } from '../settings/settings.ts'
import type { Settings } from '../settings/settings.ts'
import type { ItemTarget, ListTarget, Target } from '../paths/target.ts'
import { parsePublicUrl, splitLanguage } from '../engine/public-url.ts'
import type { PublicUrl } from '../engine/public-url.ts'
import { pageIn, resolvePublicUrl } from '../paths/resolver.ts'
import { createCalendarPages } from './calendar-pages.ts'
import { createAlternates } from './language-links.ts'
import { createPageRenderer, POLICY } from './page-renderer.ts'
import type { PagesContext } from './page-renderer.ts'
import { openOwnPreview, openPreview } from '../namespaces/preview-access.ts'
import { previewCookieOf } from '../http/preview-cookie.ts'
import { ApiError } from '../contract/api-error.ts'
import { idFrom, idsOf } from '../db/ids.ts'
import { applyAutosave } from '../engine/preview-links.ts'
import { isReachable } from '../lists/list-bounds.ts'
import { findRows } from '../engine/rows-store.ts'
import { translateTerms } from '../terms/translations.ts'
import { authorSubject, itemSubject, termSubject } from './discovery-links.ts'
import type { Subject } from './discovery-links.ts'
import { anonymous, createPreviewReader } from '../users/caller.ts'
import type { Caller, Preview } from '../users/caller.ts'
import { detectLanguage, localeOf } from '../languages.ts'
import type { Language } from '../languages.ts'
import { escapeHtml } from '../rendering/html.ts'
import { loadFeaturedImages } from './featured-images.ts'
import { findImageUrl } from '../media/image-url.ts'
import { passwordForms, unlock } from './protected-page.ts'

/** The number of characters of a search. */
const MAX_SEARCH = 200

/** A requested preview. */
interface Opening {
  id: number | undefined
  /** Throws a 401 if the preview is not allowed. */
  open(): Promise<Preview>
}

export function pagesRouter(context: Context): Router {
  const { site, baseUrl } = context.config
  const router = Router()
  router.use((_req, res, next) => {
    // The same for all callers; caches must revalidate.
    res.setHeader('Cache-Control', 'public, no-cache')
    next()
  })
  router.use(passwordForms())
  const pages = new Map(site.languages.map((language) => [language, createPages({ ...context, language })]))
  const visit = async (req: Request, res: Response): Promise<void> => {
    const query = /\?.*/.exec(req.url)?.[0] ?? ''
    const parsed = parsePublicUrl(baseUrl + req.path + query, baseUrl)
    const { url, language } = parsed ? splitLanguage(parsed, site) : { url: parsed, language: site.language }
    await pages.get(language)?.(req, res, url)
  }
  router.get('/', visit)
  router.get('/*path', visit)
  return router
}

/** Returns what shows the page at a URL, in the language of the context. */
function createPages(context: PagesContext): (req: Request, res: Response, url: PublicUrl | undefined) => Promise<void> {
  const { db, config, language } = context
  const renderer = createPageRenderer(context)
  const { show, notFound } = renderer
  const calendar = createCalendarPages(context, renderer)
  const itemPages: Readonly<Record<string, ShowItem>> = calendar.itemPages
  const archives: Readonly<Record<string, ShowArchive>> = calendar.archives
  const showAs = { page: single, file: toFile }
  return async (req, res, url) => {
    const opening = await previewIn(req, url)
    if (opening) return preview(req, res, opening)
    if (url?.slugs.length === 0) {
      const words = url.query.get('s')?.trim().slice(0, MAX_SEARCH)
      if (words) return found(res, words, pageIn(url.query))
    }
    const target = url && (await resolvePublicUrl(url, onBehalfOf(anonymous, context)))
    if (target?.type === 'redirect') return res.redirect(301, target.location)
    if (req.query['embed'] !== undefined && url?.slugs.length) return embed(res, target)
    if (!target) return notFound(res)
    if (target.type === 'item') await item(req, res, target)
    else await listed(req, res, target)
  }

  async function embed(res: Response, target: Target | undefined): Promise<void> {
    if (target?.type !== 'item' || !hasPublicPages(target.row.type, context)) return notFound(res)
    const { title, heading, link, excerpt } = toPublicItem(await translateRow(target.row, context), target.link)
    // Embeds are in a frame; their links open outside of it.
    res.removeHeader('X-Frame-Options')
    const main = `<article>\n<h1><a href="${escapeHtml(link)}">${heading || 'Untitled'}</a></h1>\n${excerpt}</article>`
    await show(res, title, main, {
      policy: POLICY.replace("frame-ancestors 'self'", 'frame-ancestors *'),
      head: '<base target="_top">\n',
    })
  }

  async function item(req: Request, res: Response, { row, link }: ItemTarget): Promise<void> {
    await showOf(row)?.(req, res, row, anonymous, link)
  }

  /** Returns undefined for items without a page. */
  function showOf({ type }: ContentRow): ShowItem | undefined {
    const shownAs = context.contentTypes.get(type)?.shownAs
    return shownAs && (itemPages[type] ?? showAs[shownAs])
  }

  async function listed(req: Request, res: Response, target: ListTarget): Promise<void> {
    // In the list of all posts, sticky ones come first.
    if (target.type === 'home') await list(res, target, '', { isStickyFirst: true })
    else if (target.type === 'archive') await (archives[target.contentType.type] ?? archive)(req, res, target)
    else if (target.type === 'posts')
      await list(
        res,
        target,
        (await translateRow(target.row, context)).title_rendered,
        { isStickyFirst: true },
        { subject: itemSubject(target.row, target.link, context) },
      )
    else if (target.type === 'author')
      await list(res, target, target.user.name, { author: target.user.id }, { subject: authorSubject(target.user.id) })
    else if (target.type === 'format') await list(res, target, formatName(target.format), { format: target.format })
    else if (target.type === 'date')
      await list(res, target, target.archive.title, { dates: target.archive.dates }, { heading: target.archive.heading })
    else if (target.row.taxonomy === calendar.category) await calendar.ofCategory(req, res, target)
    else
      await list(
        res,
        target,
        (await translateTerms([target.row], context))[0]?.name ?? '',
        { term: target.row.id, types: typesWith(target.row.taxonomy) },
        { subject: termSubject(target.row, context) },
      )
  }

  async function archive(_req: Request, res: Response, target: ArchiveTarget): Promise<void> {
    const { type, names, route } = target.contentType
    await list(res, target, escapeHtml(names.plural), { types: [type] }, { subject: { route } })
  }

  /** The types of a taxonomy whose items are shown as articles: events have pages of their own. */
  function typesWith(taxonomy: string): string[] {
    const types = context.taxonomies.get(taxonomy)?.types ?? []
    return types.filter((type) => context.contentTypes.get(type)?.shownAs === 'page' && !(type in itemPages))
  }

  /** Returns the requested preview. Editors use `preview_nonce` at any URL of the item, or no token if the browser has a cookie. */
  async function previewIn(req: Request, url: PublicUrl | undefined): Promise<Opening | undefined> {
    const { preview_nonce, preview_id, preview_token, p, page_id, preview } = req.query
    if (typeof preview_nonce === 'string') return { id: idFrom(preview_id), open: () => openPreview(preview_nonce, context) }
    if (url?.slugs.length !== 0) return undefined
    const id = idFrom(p ?? page_id)
    if (typeof preview_token === 'string') return { id, open: () => openPreview(preview_token, context) }
    const cookie = preview === 'true' && id !== undefined ? previewCookieOf(req) : undefined
    const own = cookie === undefined || id === undefined ? undefined : await openOwnPreview(cookie, id, context)
    return own && { id, open: () => Promise.resolve(own) }
  }

  /** Shows the item of a preview as it would be published. Caches and search engines must not store it. */
  async function preview(req: Request, res: Response, { id, open }: Opening): Promise<void> {
    res.setHeader('Cache-Control', 'no-store')
    res.setHeader('X-Robots-Tag', 'noindex')
    try {
      const found = await open()
      if (found.itemId !== id) throw new ApiError(403, 'rest_preview_token_mismatch', 'The preview link is for another item.')
      const [row] = await findRows(db, [id])
      const showRow = row && showOf(row)
      if (!showRow) return await notFound(res)
      res.locals['preview'] = found
      const shown = { ...(await applyAutosave(await translateRow(row, context), found, context)), password: '', ...chosenImage(req, found) }
      await showRow(req, res, shown, createPreviewReader(found), await createPermalink(shown, context))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await show(res, 'Preview', `<h1>Preview</h1>\n<p>${escapeHtml(error.message)}</p>`, { status: error.status })
    }
  }

  /** Returns the featured image that an editor has chosen but not saved. */
  function chosenImage({ query }: Request, { viewer }: Preview): { featured_media?: number } {
    const chosen = viewer && query['_thumbnail_id']
    return chosen === undefined ? {} : { featured_media: idFrom(chosen) ?? 0 }
  }

  async function single(req: Request, res: Response, stored: ContentRow, caller: Caller, link: string): Promise<void> {
    const row = await translateRow(stored, context)
    const { isOpen, status, form, retryAfter } = await unlock(row, req, context)
    const text = isOpen ? (await loadFeaturedImages([row], 'large', caller, context))(row) + (await bodyOf(row, caller)) : form
    await show(res, row.title, article(row, text, await readSettings(context)), {
      status,
      retryAfter,
      subject: itemSubject(row, link, context),
      language: isInOwnLanguage(context) ? detectLanguage(row.title, config.site) : language,
      alternates: (await createAlternates([row], context))(row),
      description: row.password ? '' : row.excerpt_rendered || row.content_rendered,
      image: await findImageUrl(row.password ? 0 : row.featured_media, ['full'], caller, context),
    })
  }

  async function bodyOf(row: ContentRow, caller: Caller): Promise<string> {
    const reading = { ...onBehalfOf(caller, context), query: { context: 'view' as const } }
    return (await completeBodies('content', [row], reading))(row)
  }

  async function list(
    res: Response,
    { page }: ListTarget,
    title: string,
    listing: PublicListQuery,
    { heading = title, subject }: { heading?: string; subject?: Subject } = {},
  ): Promise<void> {
    const settings = await readSettings(context)
    const limit = settings.posts_per_page
    const rows = await findLatestPublic(listing, { limit: limit + 1, offset: (page - 1) * limit }, onBehalfOf(anonymous, context))
    const shown = await articles(await translateRows(rows.slice(0, limit), context), settings)
    const older = rows.length > limit ? `<p><a href="?page=${page + 1}" rel="next">Older</a></p>` : ''
    const main = `${heading && `<h1>${heading}</h1>`}${shown || '<p>Nothing has been published yet.</p>'}${older}`
    await show(res, title, main, subject && { subject })
  }

  /** Shows the results of the search block. */
  async function found(res: Response, words: string, page: number): Promise<void> {
    const settings = await readSettings(context)
    const limit = settings.posts_per_page
    const offset = (page - 1) * limit
    const query = { search: words, include: [], exclude: [] }
    const types = searchedTypes(context)
    const visit = onBehalfOf(anonymous, context)
    if (!(await isReachable('counted', offset + limit, visit))) return notFound(res)
    const { rows: results, total } = await findPublished(types, query, { limit, offset }, visit)
    const ids = idsOf(results)
    const rows = (ids.length ? await findPublishedByIds(db, types, ids) : []).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    const shown = await articles(await translateRows(rows, context), settings)
    const next = `?${new URLSearchParams({ s: words, page: String(page + 1) })}`
    const hasMore = total > offset + limit && (await isReachable('counted', offset + 2 * limit, visit))
    const more = hasMore ? `<p><a href="${escapeHtml(next)}" rel="next">More</a></p>` : ''
    const title = `Search: ${words}`
    const main = `<h1>${escapeHtml(title)}</h1>${shown || '<p>Nothing matches. Try other words.</p>'}${more}`
    await show(res, title, main, { head: '<meta name="robots" content="noindex">\n' })
  }

  async function articles(rows: readonly ContentRow[], settings: Settings): Promise<string> {
    const readable = rows.filter(({ password }) => password === '')
    const [{ link }, imageOf] = await Promise.all([
      createPermalinks(rows, context),
      loadFeaturedImages(readable, 'medium', anonymous, context),
    ])
    return rows.map((row) => article(row, row.password ? '' : imageOf(row) + row.excerpt_rendered, settings, pageUrl(link(row)))).join('\n')
  }

  /** The URL of a page in this language, from its permalink. */
  function pageUrl(link: string): string {
    return config.site.hasLanguagePaths ? link : urlIn(link, language, context)
  }

  /** The language of the title. */
  function textLanguage(row: ContentRow): Language {
    if (isInOwnLanguage(context)) return detectLanguage(row.title, config.site)
    return fallbacksOf(row)['title'] ?? language
  }

  /** In a list, the title links to the item. */
  function article(row: ContentRow, text: string, { date_format }: Settings, link?: string): string {
    const heading = row.title_rendered || 'Untitled'
    const date = escapeHtml(formatDate(row.date, date_format, context))
    const about = context.contentTypes.get(row.type)?.isDated
      ? `<p class="about wp-block-post-date"><time datetime="${row.date}">${date}</time></p>`
      : ''
    const title = link ? `<h2><a href="${escapeHtml(link)}">${heading}</a></h2>` : `<h1>${heading}</h1>`
    const shown = textLanguage(row)
    const lang = link && shown !== language ? ` lang="${localeOf(shown)}"` : ''
    return `<article${lang}>\n${title}\n${about}${text}</article>`
  }

  /** Media items have no pages; their URLs redirect to the file. */
  async function toFile(_req: Request, res: Response, row: ContentRow): Promise<void> {
    const files = (await findFilesOf(db, [row.id])).get(row.id)
    const full = files?.find(({ size }) => size === 'full')
    if (!full) return notFound(res)
    res.redirect(302, uploadUrl(config.baseUrl, full.path))
  }
}

/** Shows an item that the caller may read; `link` is its canonical URL. */
type ShowItem = (req: Request, res: Response, row: ContentRow, caller: Caller, link: string) => Promise<void>

type ArchiveTarget = Extract<ListTarget, { type: 'archive' }>

/** Shows the list of the items of a type. */
type ShowArchive = (req: Request, res: Response, target: ArchiveTarget) => Promise<void>

const formatName = (format: string): string => `${format.charAt(0).toUpperCase()}${format.slice(1)}`
