// Resolves paths of the public site to items and lists, with links to their resources.
import type { DateTime } from 'luxon'
import { ApiError, invalidParam } from '#server/contract/api-error.ts'
import type { LoadEmbedded, RequestContext, Taxonomies } from '#server/context.ts'
import { embeddedFor, link, linksFor } from '#server/engine/links.ts'
import type { Link } from '#server/engine/links.ts'
import { localizedBase } from '#server/engine/permalinks.ts'
import { parsePublicUrl, splitLanguage } from '#server/engine/public-url.ts'
import type { PublicUrl } from '#server/engine/public-url.ts'
import { translateRow } from '#server/engine/translated-rows.ts'
import type { Language } from '#server/languages.ts'
import { resolvePublicUrl } from '#server/paths/resolver.ts'
import type { ListTarget, Target } from '#server/paths/target.ts'
import { readSettings } from '#server/settings/settings.ts'
import { translateTerms } from '#server/terms/translations.ts'
import { documents, partsOfRoute } from '../documents.ts'
import type { Handlers, Schemas } from './contract.ts'
import { embeddedUsers } from './links.ts'

type Resolution = Schemas['Resolution']
type Unlinked<Form> = Form extends unknown ? Omit<Form, 'language' | '_links' | '_embedded'> : never
type Resolved = Unlinked<Resolution>
type ItemType = Schemas['ResolvedItem']['type']

interface ResolvedTarget {
  target: Target
  /** The number of posts on a page, if it is a list. */
  perPage: number
}

/** The resource of a target. */
interface Subject {
  id: number
  route: string
  /** The route that describes its type. */
  about?: string
  embedded: LoadEmbedded
}

export const handlers = {
  async getResolution({ query }, asked) {
    const { target, language } = await targetAt(query.path, asked)
    const context = { ...asked, language }
    if (!target) throw new ApiError(404, 'rest_path_not_found', 'No item or list that you are allowed to read has this path.')
    const found = { target, perPage: 'page' in target ? (await readSettings(context)).posts_per_page : 0 }
    const linksOf = await linksFor(links, [found], context)
    const embedded = query._embed ? await embeddedFor(links, query._embed, [found], context) : () => undefined
    const _embedded = embedded(found)
    const body = { ...(await resolve(target, context)), language, _links: linksOf(found), ...(_embedded && { _embedded }) } as Resolution
    return { status: 200, body }
  },
} satisfies Partial<Handlers>

/** Resolves a path below the root of the site, otherwise below the root of the host, which differs behind some proxies. */
async function targetAt(path: string, context: RequestContext): Promise<{ target: Target | undefined; language: Language }> {
  const { baseUrl, site } = context.config
  const isWhole = /^[a-z][a-z\d+.-]*:/i.test(path)
  const below = `/${path.replace(/^\/+/, '')}`
  const url = parsePublicUrl(isWhole ? path : baseUrl + below, baseUrl)
  if (!url) throw invalidParam('path', `must be a path such as /about/, or a URL that starts with ${baseUrl}`)
  const found = await resolveIn(url)
  const onHost = found.target || isWhole || new URL(baseUrl).pathname === '/' ? undefined : parsePublicUrl(below, baseUrl)
  return onHost ? resolveIn(onHost) : found

  /** A URL that names no language is in the requested one. */
  async function resolveIn(given: PublicUrl): Promise<{ target: Target | undefined; language: Language }> {
    const { url, language } = splitLanguage(given, site, context.language)
    return { target: await resolvePublicUrl(url, { ...context, language }), language }
  }
}

async function resolve(target: Target, context: RequestContext): Promise<Resolved> {
  const { config, contentTypes } = context
  const pathOf = (url: string): string => url.slice(config.baseUrl.length)
  if (target.type === 'redirect') return { type: 'redirect', status: 301, location: target.location, path: pathOf(target.location) }
  const where = { link: target.link, path: pathOf(target.link) }
  if (target.type !== 'item') return resolveList(target, { ...where, page: target.page }, context)
  const { id, type, title_rendered: title } = await translateRow(target.row, context)
  const contentType = contentTypes.get(type)
  return {
    type: (contentType?.resolvedAs ?? type) as ItemType,
    id,
    namespace: namespaceOf(contentType),
    title,
    is_front_page: target.link === `${localizedBase(context)}/`,
    ...where,
  }
}

async function resolveList(
  target: ListTarget,
  where: { link: string; path: string; page: number },
  context: RequestContext,
): Promise<Resolved> {
  const { taxonomies } = context
  switch (target.type) {
    case 'term': {
      const { id, taxonomy } = target.row
      const [{ name } = target.row] = await translateTerms([target.row], context)
      return {
        type: 'term',
        id,
        taxonomy: taxonomy as Schemas['ResolvedTerm']['taxonomy'],
        namespace: namespaceOf(taxonomies.get(taxonomy)),
        name,
        ...where,
      }
    }
    case 'author':
      return { type: 'author', id: target.user.id, namespace: 'cms/v2', name: target.user.name, ...where }
    case 'posts':
      return {
        type: 'posts',
        id: target.row.id,
        namespace: 'cms/v2',
        title: (await translateRow(target.row, context)).title_rendered,
        ...where,
      }
    case 'date': {
      const [year = 0, month = null, day = null] = target.archive.path.split('/').map(Number)
      return { type: 'date', year, month, day, ...where }
    }
    case 'format':
      return { type: 'format', format: target.format, ...where }
    case 'archive': {
      const { type, archive, names } = target.contentType
      return archive?.resolvedAs
        ? { type: archive.resolvedAs, ...where }
        : { type: 'archive', post_type: type, name: names.plural, ...where }
    }
    default:
      return { type: target.type, ...where }
  }
}

const namespaceOf = (of: { route: string } | undefined) => partsOfRoute(of?.route ?? '').namespace as Schemas['ResolvedItem']['namespace']

const links: Link<ResolvedTarget>[] = [
  {
    ...link<ResolvedTarget>('self', ({ target }, context) => {
      const subject = subjectOf(target, context)
      return subject
        ? [{ href: `${context.config.restRoot}${subject.route}/${subject.id}`, ...(isEmbeddable(subject) && { embeddable: true }) }]
        : []
    }),
    embeds: { rel: 'self', load: loadSubject },
  },
  link('about', ({ target }, context) => {
    const about = subjectOf(target, context)?.about
    return about === undefined ? [] : [{ href: `${context.config.restRoot}/cms/v2/${about}` }]
  }),
  link('cms:post_type', ({ target, perPage }, context) => {
    const list = listOf(target, perPage, context)
    return list === undefined ? [] : [{ href: context.config.restRoot + list }]
  }),
]

function subjectOf(target: Target, { contentTypes, taxonomies }: RequestContext): Subject | undefined {
  if (target.type === 'author') return { id: target.user.id, route: '/cms/v2/users', embedded: embeddedUsers }
  if (target.type === 'term') {
    const { id, taxonomy } = target.row
    const kind = taxonomies.get(taxonomy)
    return kind && { id, route: kind.route, about: `taxonomies/${taxonomy}`, embedded: kind.embedded }
  }
  if (target.type !== 'item' && target.type !== 'posts') return undefined
  const { id, type } = target.row
  const kind = contentTypes.get(type)
  return kind && { id, route: kind.route, about: `types/${type}`, embedded: kind.embedded }
}

/** Calendar resources have another form than those of this namespace. */
const isEmbeddable = ({ route }: Subject): boolean => isOfSite(route)

const isOfSite = (route: string): boolean => route.startsWith(documents.cmsV2.path)

async function loadSubject([found]: readonly ResolvedTarget[], context: RequestContext): Promise<() => unknown[]> {
  const subject = found && subjectOf(found.target, context)
  const item = subject && isEmbeddable(subject) ? (await subject.embedded([subject.id], context)).get(subject.id) : undefined
  return () => [item ?? []].flat()
}

/** Returns the route and the query of the list of a target. */
function listOf(target: Target, perPage: number, { taxonomies }: RequestContext): string | undefined {
  if (target.type === 'redirect' || target.type === 'item') return undefined
  const [route, filters] = listIn(target, taxonomies)
  const query = new URLSearchParams(filters)
  // The setting is for the pages of site content.
  if (isOfSite(route)) query.set('per_page', String(perPage))
  if (target.page > 1) query.set('page', String(target.page))
  return query.size ? `${route}?${query}` : route
}

const POSTS = '/cms/v2/posts'

function listIn(target: ListTarget, taxonomies: Taxonomies): readonly [route: string, filters?: Record<string, string>] {
  switch (target.type) {
    case 'archive':
      return [target.contentType.route]
    case 'term': {
      const { route = POSTS, parameter = '' } = taxonomies.get(target.row.taxonomy)?.list ?? {}
      return [route, { [parameter]: String(target.row.id) }]
    }
    case 'author':
      return [POSTS, { author: String(target.user.id) }]
    case 'format':
      return [POSTS, { format: target.format }]
    case 'date': {
      const { from, until } = target.archive.dates
      return [POSTS, { after: formatLocal(from.minus({ seconds: 1 })), before: formatLocal(until) }]
    }
    default:
      return [POSTS]
  }
}

const formatLocal = (date: DateTime): string => date.toFormat("yyyy-MM-dd'T'HH:mm:ss")
