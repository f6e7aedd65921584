// The public HTML pages of content: posts, pages, and lists by term, author and date.
import { Router } from 'express'
import type { Request, Response } from 'express'
import { formattedDate } from '../blocks/dates.ts'
import type { Language } from '../config/config.ts'
import { onBehalfOf } from '../context.ts'
import type { Context } from '../context.ts'
import { completedBodies } from '../engine/completed-bodies.ts'
import { findPublicMediaByPath, findReadableMedia } from '../media/library.ts'
import { permalink, permalinks } from '../engine/permalinks.ts'
import { findPublic, findPublicByPath, findPublicItem, latestPublic } from '../content/public.ts'
import type { PublicListQuery } from '../content/public.ts'
import { digest } from '../engine/versions.ts'
import { idFrom } from '../db/ids.ts'
import { postFormats } from '../db/tables/content.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { siteIconUrl } from '../media/site-icon.ts'
import { findFilesOf } from '../media/store.ts'
import { uploadUrl } from '../media/uploads.ts'
import { findTermBySlug } from '../terms/store.ts'
import { frontPage, postsPage, readSettings } from '../settings/settings.ts'
import type { Settings } from '../settings/settings.ts'
import { siteStyle } from '../themes/site-style.ts'
import { hasPublished } from '../users/store.ts'
import { addCalendarPages } from './calendar-pages.ts'
import { previewOf } from '../api/preview-tokens.ts'
import { ApiError } from '../contract/api-error.ts'
import { withFileTokens } from '../engine/preview-files.ts'
import { asPublished } from '../engine/preview-links.ts'
import { findRows } from '../engine/store.ts'
import { isFresh } from '../api/conditional-requests.ts'
import { BLOCK_STYLE } from './block-style.ts'
import { dateArchive } from './date-archive.ts'
import type { DateArchive } from './date-archive.ts'
import { authorSubject, discoveryLinks, itemSubject, linkHeader, termSubject } from './discovery-links.ts'
import type { Subject } from './discovery-links.ts'
import { anonymous, readerOfPreview } from '../users/caller.ts'
import type { Caller, Preview } from '../users/caller.ts'
import { blockRules } from '../rendering/blocks/block-rules.ts'
import { escapeHtml, htmlPage, localeOf } from '../rendering/html.ts'
import { darkVariant } from '../rendering/look.ts'
import { imageUrl, languageOfText, metaTags } from './page-meta.ts'

/** Content may include images, media and frames, but no scripts or forms. */
const POLICY =
  "default-src 'self'; img-src * data:; media-src *; frame-src https:; style-src 'unsafe-inline'; script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

export function pagesRouter(context: Context): Router {
  const { db, config } = context
  const router = Router()
  router.use((_req, res, next) => {
    // The same for all callers; caches must revalidate.
    res.setHeader('Cache-Control', 'public, no-cache')
    next()
  })
  router.get('/*path', async (req, res, next) => {
    if (req.query['embed'] === undefined) return next()
    const item = await findPublicItem(config.baseUrl + req.path, context)
    if (!item) return notFound(res)
    // Embeds are shown in a frame; their links open outside of it.
    res.removeHeader('X-Frame-Options')
    const main = `<article>\n<h1><a href="${escapeHtml(item.link)}">${item.heading || 'Untitled'}</a></h1>\n${item.excerpt}</article>`
    await show(res, item.title, main, {
      policy: POLICY.replace("frame-ancestors 'self'", 'frame-ancestors *'),
      head: '<base target="_top">\n',
    })
  })
  router.get('/', async (req, res) => {
    const { attachment_id: media, p, page_id, preview_token: token } = req.query
    if (typeof token === 'string') return preview(req, res, token, idFrom(p ?? page_id))
    if (media) return toFile(res, (await findReadableMedia(db, [idFrom(media) ?? []].flat(), anonymous))[0])
    if (!p && !page_id) return front(req, res)
    const id = idFrom(p ?? page_id)
    const row = id === undefined ? undefined : await findPublic(db, id)
    if (!row) return notFound(res)
    res.redirect(301, await permalink(db, row, config.baseUrl))
  })
  router.get('/category/*path', async (req, res) => ofTerm(req, res, 'category', req.params['path'].filter(Boolean).at(-1)))
  router.get('/tag/:slug', async (req, res) => ofTerm(req, res, 'post_tag', req.params.slug))
  router.get('/type/:format', async (req, res) => {
    const format = postFormats.find((one) => one !== 'standard' && one === req.params.format)
    if (!format) return notFound(res)
    await list(req, res, `${format.charAt(0).toUpperCase()}${format.slice(1)}`, { format })
  })
  router.get('/author/:slug', async (req, res) => {
    const user = await db.selectFrom('users').select(['id', 'name']).where('slug', '=', storedSlug(req.params.slug)).executeTakeFirst()
    if (!user || !(await hasPublished(db, user.id))) return notFound(res)
    await list(req, res, user.name, { author: user.id }, { subject: authorSubject(user.id) })
  })
  const showItem: Record<string, ShowItem> = { post: single, page: single, ...addCalendarPages(router, context, { show, notFound }) }
  router.get('/*path', async (req, res) => {
    const slugs = req.params['path'].filter(Boolean).map(storedSlug)
    const row = await findPublicByPath(db, slugs)
    const archive = row ? undefined : dateArchive(req.params['path'].filter(Boolean), config.site)
    if (archive) return ofPeriod(req, res, archive)
    if (!row) return toFile(res, await findPublicMediaByPath(db, slugs))
    const settings = await readSettings(context)
    if (row.id === postsPage(settings)) return list(req, res, row.title_rendered, {}, { subject: await subjectOf(row) })
    if (row.id === frontPage(settings)) return res.redirect(301, `${config.baseUrl}/`)
    await single(req, res, row)
  })
  return router

  /** The latest posts, or the page that the settings name. */
  async function front(req: Request, res: Response): Promise<void> {
    const page = frontPage(await readSettings(context))
    const row = page ? await findPublic(db, page) : undefined
    if (row) await single(req, res, row)
    else await list(req, res, '', {})
  }

  /** The item of a preview link as it would be published. It is not stored by caches, nor shown by search engines. */
  async function preview(req: Request, res: Response, token: string, id: number | undefined): Promise<void> {
    res.setHeader('Cache-Control', 'no-store')
    res.setHeader('X-Robots-Tag', 'noindex')
    try {
      const found = await previewOf(token, context)
      if (found.itemId !== id) throw new ApiError(403, 'rest_preview_token_mismatch', 'The preview link is for another item.')
      const [row] = await findRows(db, [id])
      const showRow = row && showItem[row.type]
      if (!showRow) return await notFound(res)
      res.locals['preview'] = found
      await showRow(req, res, { ...(await asPublished(row, found, context)), password: '' }, readerOfPreview(found))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await show(res, 'Preview', `<h1>Preview</h1>\n<p>${escapeHtml(error.message)}</p>`, { status: error.status })
    }
  }

  async function single(_req: Request, res: Response, row: ContentRow, caller = anonymous): Promise<void> {
    const text = row.password ? '<p>This content is password-protected.</p>' : await bodyOf(row, caller)
    const main = article(row, text, await readSettings(context))
    await show(res, row.title, main, {
      subject: await subjectOf(row),
      language: languageOfText(row.title, config),
      description: row.password ? '' : row.excerpt_rendered || row.content_rendered,
      image: await imageUrl(row.password ? 0 : row.featured_media, caller, context),
    })
  }

  async function subjectOf(row: ContentRow): Promise<Subject> {
    return itemSubject(row, await permalink(db, row, config.baseUrl))
  }

  async function bodyOf(row: ContentRow, caller: Caller): Promise<string> {
    const reading = { ...onBehalfOf(caller, context), query: { context: 'view' as const } }
    return (await completedBodies('content', [row], reading))(row)
  }

  async function ofTerm(req: Request, res: Response, taxonomy: string, slug = ''): Promise<void> {
    const term = await findTermBySlug(db, taxonomy, storedSlug(slug))
    if (!term) return notFound(res)
    await list(req, res, term.name, { term: term.id }, { subject: termSubject(term) })
  }

  async function ofPeriod(req: Request, res: Response, { title, heading, dates }: DateArchive): Promise<void> {
    const [post] = await latestPublic(db, { dates }, 1, 0)
    if (!post) return notFound(res)
    await list(req, res, title, { dates }, { heading })
  }

  async function list(
    req: Request,
    res: Response,
    title: string,
    listing: PublicListQuery,
    { heading = title, subject }: { heading?: string; subject?: Subject } = {},
  ): Promise<void> {
    const page = Math.min(Math.max(Math.trunc(Number(req.query['page'])) || 1, 1), 1_000_000)
    const settings = await readSettings(context)
    const { posts_per_page: perPage } = settings
    const rows = await latestPublic(db, listing, perPage + 1, (page - 1) * perPage)
    const { link } = await permalinks(db, rows, config.baseUrl)
    const shown = rows.slice(0, perPage).map((row) => article(row, row.password ? '' : row.excerpt_rendered, settings, link(row)))
    const older = rows.length > perPage ? `<p><a href="?page=${page + 1}" rel="next">Older</a></p>` : ''
    const main = `${heading && `<h1>${heading}</h1>`}${shown.join('\n') || '<p>Nothing has been published yet.</p>'}${older}`
    await show(res, title, main, subject && { subject })
  }

  /** In a list, the title links to the item. */
  function article(row: ContentRow, text: string, { date_format }: Settings, link?: string): string {
    const heading = row.title_rendered || 'Untitled'
    const date = escapeHtml(formattedDate(row.date, date_format, context))
    const about = row.type === 'post' ? `<p class="about wp-block-post-date"><time datetime="${row.date}">${date}</time></p>` : ''
    const title = link ? `<h2><a href="${escapeHtml(link)}">${heading}</a></h2>` : `<h1>${heading}</h1>`
    const language = languageOfText(row.title, config)
    const lang = link && language !== config.site.language ? ` lang="${localeOf(language)}"` : ''
    return `<article${lang}>\n${title}\n${about}${text}</article>`
  }

  /** A media item has no page of its own; its URL redirects to its file. */
  async function toFile(res: Response, row: ContentRow | undefined): Promise<void> {
    const files = row && (await findFilesOf(db, [row.id])).get(row.id)
    const full = files?.find(({ size }) => size === 'full')
    if (!full) return notFound(res)
    res.redirect(302, uploadUrl(config.baseUrl, full.path))
  }

  async function show(
    res: Response,
    title: string,
    main: string,
    { status = 200, head = '', policy = POLICY, language = config.site.language, subject, description, image }: Showing = {},
  ): Promise<void> {
    const settings = await readSettings(context)
    const plainTitle = title.replace(/<[^>]*>/g, '')
    const { all: themeStyle, isChanged } = await siteStyle(context)
    // Colors that users have chosen have no dark variant.
    const dark = isChanged ? '' : darkVariant(themeStyle)
    const meta = metaTags({
      title: plainTitle,
      description: description ?? escapeHtml(settings.description),
      siteName: settings.title,
      language,
      url: subject?.item?.url,
      image,
    })
    const html = htmlPage({
      site: { ...config.site, name: settings.title, description: settings.description },
      icon: await siteIconUrl(settings, context),
      baseUrl: config.baseUrl,
      title: plainTitle,
      main,
      language,
      nav: `<a href="${escapeHtml(config.baseUrl)}/events/">Events</a>`,
      style: `${BLOCK_STYLE}${themeStyle}\n${dark}\n${blockRules(main)}`,
      head: meta + discoveryLinks(config, subject) + head,
    })
    res.setHeader('Link', linkHeader(config, subject))
    res.setHeader('Content-Security-Policy', policy)
    const preview = res.locals['preview'] as Preview | undefined
    const page = preview ? withFileTokens(html, preview, config) : html
    const validators = { ETag: `"${digest(page)}"` }
    if (status === 200) res.setHeader('ETag', validators.ETag)
    if (status === 200 && isFresh(res.req.headers, validators)) return void res.status(304).end()
    res.status(status).type('html').send(page)
  }

  async function notFound(res: Response): Promise<void> {
    await show(res, 'Not found', '<h1>Not found</h1>\n<p>This page does not exist.</p>', { status: 404 })
  }
}

interface Showing {
  status?: number
  /** HTML for the head of the document. */
  head?: string
  policy?: string
  language?: Language
  /** The resource that the page shows. */
  subject?: Subject | undefined
  /** HTML that says what the page shows. Defaults to the description of the site. */
  description?: string
  /** The URL of an image of the item. */
  image?: string | undefined
}

/** Shows an item that the caller may read. */
export type ShowItem = (req: Request, res: Response, row: ContentRow, caller: Caller) => Promise<void>

/** The public URL paths of other content types. */
export interface PageRenderer {
  show(res: Response, title: string, main: string, more?: Showing): Promise<void>
  notFound(res: Response): Promise<void>
}

/** Slugs are stored percent-encoded in lower case. */
export function storedSlug(segment: string): string {
  return encodeURIComponent(segment).toLowerCase()
}
