// Sends HTML pages of the site, with the frame that all pages share.
import type { Response } from 'express'
import type { Language } from '../languages.ts'
import type { Context } from '../context.ts'
import { isFresh } from '../http/conditional-requests.ts'
import { addFileTokens } from '../engine/preview-files.ts'
import { digest } from '../engine/versions.ts'
import { findSiteIconUrl } from '../media/site-icon.ts'
import { collectRules } from '../rendering/blocks/block-rules.ts'
import { escapeHtml, htmlPage } from '../rendering/html.ts'
import { darkVariant } from '../rendering/colors.ts'
import { readSettings } from '../settings/settings.ts'
import { createSiteStyle } from '../themes/site-style.ts'
import type { Preview } from '../users/caller.ts'
import { BLOCK_STYLE } from './block-style.ts'
import { discoveryLinks, linkHeader } from './discovery-links.ts'
import type { Subject } from './discovery-links.ts'
import { languageLinks } from './language-links.ts'
import { renderMetaTags } from './page-meta.ts'

/** The context of the pages in one language. */
export interface PagesContext extends Context {
  language: Language
}

export interface PageRenderer {
  /** `main` is HTML. */
  show(res: Response, title: string, main: string, more?: Showing): Promise<void>
  notFound(res: Response): Promise<void>
}

interface Showing {
  status?: number
  /** In seconds. */
  retryAfter?: number | undefined
  /** HTML for the head of the document. */
  head?: string
  policy?: string
  language?: Language
  /** The URLs of the page in each language that it has; missing if it has one only. */
  alternates?: ReadonlyMap<Language, string> | undefined
  /** The resource that the page shows. */
  subject?: Subject | undefined
  /** The description as HTML. Defaults to the description of the site. */
  description?: string
  /** The URL of an image of the item. */
  image?: string | undefined
}

/** Content can include images, media and frames, but no scripts. Forms, such as the search block, can only be sent to this site. */
export const POLICY =
  "default-src 'self'; img-src * data:; media-src *; font-src *; frame-src https:; style-src 'unsafe-inline'; script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

export function createPageRenderer(context: PagesContext): PageRenderer {
  const { config } = context
  return { show, notFound }

  async function show(
    res: Response,
    title: string,
    main: string,
    {
      status = 200,
      retryAfter,
      head = '',
      policy = POLICY,
      language = context.language,
      alternates,
      subject,
      description,
      image,
    }: Showing = {},
  ): Promise<void> {
    const settings = await readSettings(context)
    const plainTitle = title.replace(/<[^>]*>/g, '')
    const { all: themeStyle, isChanged } = await createSiteStyle(context)
    const meta = renderMetaTags({
      title: plainTitle,
      description: description ?? escapeHtml(settings.description),
      siteName: settings.title,
      language,
      url: subject?.item?.url,
      image,
    })
    const html = htmlPage({
      site: { ...config.site, name: settings.title, description: settings.description },
      icon: await findSiteIconUrl(settings, context),
      baseUrl: config.baseUrl,
      title: plainTitle,
      main,
      language,
      nav: `<a href="${escapeHtml(config.baseUrl)}/events/">Events</a>`,
      style: `${BLOCK_STYLE}${themeStyle}\n${darkVariant(themeStyle, isChanged)}\n${collectRules(main)}`,
      head: meta + discoveryLinks(config, subject) + languageLinks(alternates, config.site.language) + head,
    })
    res.setHeader('Link', linkHeader(config, subject))
    if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter)
    res.setHeader('Content-Security-Policy', policy)
    const preview = res.locals['preview'] as Preview | undefined
    const page = preview ? addFileTokens(html, () => preview.token, config) : html
    const validators = { ETag: `"${digest(page)}"` }
    if (status === 200) res.setHeader('ETag', validators.ETag)
    if (status === 200 && isFresh(res.req.headers, validators)) return void res.status(304).end()
    res.status(status).type('html').send(page)
  }

  async function notFound(res: Response): Promise<void> {
    await show(res, 'Not found', '<h1>Not found</h1>\n<p>This page does not exist.</p>', { status: 404 })
  }
}
