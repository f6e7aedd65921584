// The details of pages of this site, as anonymous visitors see them.
import { toPublicItem } from '#server/content/public.ts'
import type { RequestContext } from '#server/context.ts'
import { parsePublicUrl } from '#server/engine/public-url.ts'
import { findImageUrl } from '#server/media/image-url.ts'
import { findSiteIconUrl } from '#server/media/site-icon.ts'
import { resolvePublicUrl } from '#server/paths/resolver.ts'
import type { ListTarget, Target } from '#server/paths/target.ts'
import { pageTitle } from '#server/rendering/html.ts'
import { plainText } from '#server/rendering/plain-text.ts'
import { shortText } from '#server/rendering/short-text.ts'
import { readSettings } from '#server/settings/settings.ts'
import { anonymous } from '#server/users/caller.ts'
import { decodeHTML } from 'entities'
import type { UrlDetails } from './contract.ts'

const MAX_REDIRECTS = 5

/** Returns undefined if there is no public page at the URL. */
export async function findOwnDetails(url: string, context: RequestContext): Promise<UrlDetails | undefined> {
  const visit = { ...context, caller: anonymous }
  const target = await targetAt(url, visit)
  if (!target) return undefined
  const settings = await readSettings(context)
  const { title, description = settings.description, image = 0 } = describeTarget(target)
  return {
    title: pageTitle(title, settings.title),
    icon: (await findSiteIconUrl(settings, context)) ?? '',
    description: shortText(description),
    image: (await findImageUrl(image, ['full'], anonymous, context)) ?? '',
  }
}

async function targetAt(url: string, visit: RequestContext): Promise<Exclude<Target, { type: 'redirect' }> | undefined> {
  let at = url
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const parsed = parsePublicUrl(at, visit.config.baseUrl)
    const target = parsed && (await resolvePublicUrl(parsed, visit))
    if (target?.type !== 'redirect') return target
    at = target.location
  }
  return undefined
}

interface About {
  title: string
  /** HTML; the description of the site if it has none. */
  description?: string
  image?: number
}

function describeTarget(target: Exclude<Target, { type: 'redirect' }>): About {
  if (target.type !== 'item') return { title: decodeHTML(plainText(titleOf(target))) }
  const { title, isProtected, excerpt, featuredMedia } = toPublicItem(target.row, target.link)
  return isProtected ? { title, description: '' } : { title, description: excerpt || target.row.content_rendered, image: featuredMedia }
}

/** Returns the title of a list as HTML. The title of the latest posts is the name of the site. */
function titleOf(target: ListTarget): string {
  switch (target.type) {
    case 'archive':
      return target.contentType.names.plural
    case 'posts':
      return target.row.title_rendered
    case 'term':
      return target.row.name
    case 'author':
      return target.user.name
    case 'format':
      return target.format
    case 'date':
      return target.archive.title
    case 'home':
      return ''
  }
}
