// The public HTML pages of content: posts, pages, and lists by term, author and date.
import { Router } from 'express'
import type { Request, Response } from 'express'
import { formattedDate } from '../blocks/dates.ts'
import type { Language } from '../config/config.ts'
import { onBehalfOf } from '../context.ts'
import type { Context } from '../context.ts'
import { completedBodies } from '../engine/completed-bodies.ts'
import { permalinks } from '../engine/permalinks.ts'
import { hasPublicPages, latestPublic, publicItem } from '../content/public.ts'
import type { PublicListQuery } from '../content/public.ts'
import { digest } from '../engine/versions.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { siteIconUrl } from '../media/site-icon.ts'
import { findFilesOf } from '../media/store.ts'
import { uploadUrl } from '../media/uploads.ts'
import { readSettings } from '../settings/settings.ts'
import type { Settings } from '../settings/settings.ts'
import { siteStyle } from '../themes/site-style.ts'
import type { ItemPlace, ListPlace, Place } from '../paths/place.ts'
import { resolvePublicUrl } from '../api/namespaces/public-places.ts'
import { parsePublicUrl } from '../engine/public-url.ts'
import { calendarPages } from './calendar-pages.ts'
import { isFresh } from '../api/conditional-requests.ts'
import { BLOCK_STYLE } from './block-style.ts'
import { authorSubject, discoveryLinks, itemSubject, linkHeader, termSubject } from './discovery-links.ts'
import type { Subject } from './discovery-links.ts'
import { anonymous } from '../users/caller.ts'
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
  const calendar = calendarPages(context, { show, notFound })
  const visit = async (req: Request, res: Response): Promise<void> => {
    const query = /\?.*/.exec(req.url)?.[0] ?? ''
    const url = parsePublicUrl(config.baseUrl + req.path + query, config.baseUrl)
    const place = url && (await resolvePublicUrl(url, onBehalfOf(anonymous, context)))
    if (place?.type === 'redirect') return res.redirect(301, place.location)
    if (req.query['embed'] !== undefined && req.path !== '/') return embed(res, place)
    if (!place) return notFound(res)
    if (place.type === 'item') await item(req, res, place)
    else await listed(req, res, place)
  }
  router.get('/', visit)
  router.get('/*path', visit)
  return router

  async function embed(res: Response, place: Place | undefined): Promise<void> {
    if (place?.type !== 'item' || !hasPublicPages(place.row.type)) return notFound(res)
    const { title, heading, link, excerpt } = publicItem(place.row, place.link)
    // Embeds are shown in a frame; their links open outside of it.
    res.removeHeader('X-Frame-Options')
    const main = `<article>\n<h1><a href="${escapeHtml(link)}">${heading || 'Untitled'}</a></h1>\n${excerpt}</article>`
    await show(res, title, main, {
      policy: POLICY.replace("frame-ancestors 'self'", 'frame-ancestors *'),
      head: '<base target="_top">\n',
    })
  }

  async function item(req: Request, res: Response, { row, link }: ItemPlace): Promise<void> {
    if (row.type === 'attachment') await toFile(res, row)
    else if (row.type === 'event') await calendar.event(req, res, row)
    else if (row.type === 'venue') await calendar.venue(req, res, row)
    else if (row.type === 'organizer') await calendar.organizer(req, res, row)
    else await single(res, row, link)
  }

  async function listed(req: Request, res: Response, place: ListPlace): Promise<void> {
    if (place.type === 'home') await list(res, place, '', {})
    else if (place.type === 'events') await calendar.upcoming(req, res, place)
    else if (place.type === 'posts') await list(res, place, place.row.title_rendered, {}, { subject: itemSubject(place.row, place.link) })
    else if (place.type === 'author')
      await list(res, place, place.user.name, { author: place.user.id }, { subject: authorSubject(place.user.id) })
    else if (place.type === 'format') await list(res, place, formatName(place.format), { format: place.format })
    else if (place.type === 'date')
      await list(res, place, place.archive.title, { dates: place.archive.dates }, { heading: place.archive.heading })
    else if (place.row.taxonomy === calendar.category) await calendar.ofCategory(req, res, place)
    else await list(res, place, place.row.name, { term: place.row.id }, { subject: termSubject(place.row) })
  }

  async function single(res: Response, row: ContentRow, link: string): Promise<void> {
    const main = article(row, row.password ? '<p>This content is password-protected.</p>' : await bodyOf(row), await readSettings(context))
    await show(res, row.title, main, {
      subject: itemSubject(row, link),
      language: languageOfText(row.title, config),
      description: row.password ? '' : row.excerpt_rendered || row.content_rendered,
      image: await imageUrl(row.password ? 0 : row.featured_media, context),
    })
  }

  async function bodyOf(row: ContentRow): Promise<string> {
    const reading = { ...onBehalfOf(anonymous, context), query: { context: 'view' as const } }
    return (await completedBodies('content', [row], reading))(row)
  }

  async function list(
    res: Response,
    { page }: ListPlace,
    title: string,
    listing: PublicListQuery,
    { heading = title, subject }: { heading?: string; subject?: Subject } = {},
  ): Promise<void> {
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
  async function toFile(res: Response, row: ContentRow): Promise<void> {
    const files = (await findFilesOf(db, [row.id])).get(row.id)
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
    const page = htmlPage({
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

export interface PageRenderer {
  /** `main` is HTML. */
  show(res: Response, title: string, main: string, more?: Showing): Promise<void>
  notFound(res: Response): Promise<void>
}

const formatName = (format: string): string => `${format.charAt(0).toUpperCase()}${format.slice(1)}`
