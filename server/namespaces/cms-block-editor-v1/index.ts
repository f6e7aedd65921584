// Operations for block editors: the fallback menu, the details of pages, and the export of the theme.
import type { RequestContext } from '#server/context.ts'
import { Stream } from '#server/contract/operation.ts'
import { ApiError, invalidParam, refused } from '#server/contract/api-error.ts'
import { embeddedFor, link, linksFor, loading } from '#server/engine/links.ts'
import { parsePublicUrl } from '#server/engine/public-url.ts'
import { findOrCreateNavigation } from '#server/menus/navigation-fallback.ts'
import { checkUrl, OutgoingError, UnusableUrlError } from '#server/outgoing/public-client.ts'
import { collectThemeFiles, createZip } from '#server/themes/export.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { readNamespaceIndex } from '../routes.ts'
import type { Handlers, UrlDetails } from './contract.ts'
import { fetchDetails } from './foreign-details.ts'
import { findOwnDetails } from './own-details.ts'

export const blockEditor: Handlers = {
  getBlockEditorIndex: readNamespaceIndex,

  async getNavigationFallback({ query: { _embed } }, context) {
    if (!context.caller.can('edit_theme_options'))
      throw refused(context.caller, 'rest_cannot_create', 'You are not allowed to create navigation menus. This requires an administrator.')
    const row = await findOrCreateNavigation(context)
    const links = [menuLink(row, context)]
    const _links = (await linksFor(links, [row], context))(row)
    const _embedded = _embed && (await embeddedFor(links, _embed, [row], context))(row)
    return { status: 200, body: { id: row.id, _links, ...(_embedded && { _embedded }) } }
  },

  async getUrlDetails({ query: { url } }, context) {
    assertUsable(url, context)
    if (!context.caller.can('edit_posts'))
      throw refused(
        context.caller,
        'rest_cannot_view_url_details',
        'You are not allowed to request the details of pages. This requires the right to edit posts.',
      )
    const details = await detailsOf(url, context)
    if (!details) throw new ApiError(404, 'no_response', 'The page did not respond, or not with the status 200. Check the URL.')
    return { status: 200, body: details }
  },

  async getThemeExport(_input, context) {
    if (!context.caller.can('edit_theme_options'))
      throw refused(
        context.caller,
        'rest_cannot_export_templates',
        'You are not allowed to export the theme. This requires an administrator.',
      )
    const { stylesheet } = context.theme
    const files = await collectThemeFiles(context)
    return {
      status: 200,
      headers: { 'Content-Disposition': `attachment; filename="${stylesheet}.zip"` },
      body: new Stream('application/zip', (signal) => createZip(files, signal)),
    }
  },
}

function menuLink({ type }: ContentRow, { contentTypes }: RequestContext) {
  const contentType = contentTypes.get(type)
  return link<ContentRow>(
    'self',
    ({ id }, { config }) => [{ href: `${config.restRoot}${contentType?.route}/${id}`, embeddable: true }],
    contentType && loading(({ id }) => id, contentType.embedded),
  )
}

const isOwn = (url: string, { config }: RequestContext): boolean =>
  /^https?:/i.test(url) && parsePublicUrl(url, config.baseUrl) !== undefined

/** The URL is checked before permissions, like all parameters. Its host is resolved only for callers with permission. */
function assertUsable(url: string, context: RequestContext): void {
  if (isOwn(url, context)) return
  try {
    checkUrl(url)
  } catch {
    throw unusableUrl()
  }
}

const unusableUrl = (): ApiError => invalidParam('url', 'must be the URL of a public page, such as https://example.org/')

/** Returns undefined if the page does not respond. */
async function detailsOf(url: string, context: RequestContext): Promise<UrlDetails | undefined> {
  if (isOwn(url, context)) return findOwnDetails(url, context)
  try {
    return await fetchDetails(url, context)
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    context.log.info({ reason: error.message }, 'failed to fetch the details of a page')
    if (error instanceof UnusableUrlError) throw unusableUrl()
    return undefined
  }
}
