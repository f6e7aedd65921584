// Embeds of this site's own content.
import { toPublicItem } from '#server/content/public.ts'
import type { PublicItem } from '#server/content/public.ts'
import type { RequestContext } from '#server/context.ts'
import { escapeHtml } from '#server/rendering/html.ts'
import { uploadUrl } from '#server/media/uploads.ts'
import { readSettings } from '#server/settings/settings.ts'
import { findPublicItemAt } from '#server/paths/resolver.ts'
import { authorUrl } from '#server/users/author-url.ts'
import { findUser } from '#server/users/store.ts'
import type { Embed } from './contract.ts'
import { thumbnailOf } from './thumbnail.ts'

const MIN_WIDTH = 200
const MAX_WIDTH = 600
const MIN_HEIGHT = 200

/** Returns the embed of the published item at a URL of this site; undefined if there is none. */
export async function findOwnEmbed(url: string, maxwidth: number, context: RequestContext): Promise<Embed | undefined> {
  const target = await findPublicItemAt(url, context)
  return target && embedOf(toPublicItem(target.row, target.link), sizeWithin(maxwidth), context)
}

/** Returns the size of the frame, with the aspect ratio 16:9. */
function sizeWithin(maxwidth: number): { width: number; height: number } {
  const width = Math.min(Math.max(maxwidth, MIN_WIDTH), MAX_WIDTH)
  return { width, height: Math.max(Math.ceil((width / 16) * 9), MIN_HEIGHT) }
}

async function embedOf(
  { title: name, isProtected, link, author: authorId, featuredMedia }: PublicItem,
  { width, height }: { width: number; height: number },
  context: RequestContext,
): Promise<Embed> {
  const { db, config } = context
  const title = isProtected ? `Protected: ${name}` : name
  const thumbnail = featuredMedia ? await thumbnailOf(featuredMedia, width, db) : undefined
  const author = await findUser(db, authorId)
  const frame = new URL(link)
  frame.searchParams.set('embed', 'true')
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: (await readSettings(context)).title,
    provider_url: config.baseUrl,
    author_name: author?.name ?? null,
    author_url: author ? authorUrl(author, config) : null,
    width,
    height,
    html: `<iframe src="${escapeHtml(frame.href)}" width="${width}" height="${height}" title="${escapeHtml(title)}" sandbox="allow-popups allow-top-navigation-by-user-activation" loading="lazy" style="border:0"></iframe>`,
    url: null,
    thumbnail_url: thumbnail ? uploadUrl(config.baseUrl, thumbnail.path) : null,
    thumbnail_width: thumbnail?.width ?? null,
    thumbnail_height: thumbnail?.height ?? null,
  }
}
