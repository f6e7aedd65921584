// Resolves paths of the public site: what stands there, and where to request it.
import type { DateTime } from 'luxon'
import { ApiError, invalidParam } from '../../../contract/api-error.ts'
import type { RequestContext } from '../../../context.ts'
import { embeddedFor, link, linksFor } from '../../../engine/links.ts'
import type { Embedded, Link } from '../../../engine/links.ts'
import { parsePublicUrl } from '../../../engine/public-url.ts'
import type { PublicUrl } from '../../../engine/public-url.ts'
import type { ListPlace, Place } from '../../../paths/place.ts'
import { readSettings } from '../../../settings/settings.ts'
import { contentTypes, partsOfRoute, taxonomies } from '../content-types.ts'
import { documents } from '../documents.ts'
import { menuTargetTypes } from '../menu-target-types.ts'
import { resolvePublicUrl } from '../public-places.ts'
import type { Handlers, Schemas } from './contract.ts'
import { embeddedUsers } from './links.ts'

type Resolution = Schemas['Resolution']
type Unlinked<Form> = Form extends unknown ? Omit<Form, '_links' | '_embedded'> : never
type Resolved = Unlinked<Resolution>
type ItemType = Schemas['ResolvedItem']['type']

interface Found {
  place: Place
  /** The number of posts on a page, if it is a list. */
  perPage: number
}

/** The resource that a place shows. */
interface Subject {
  id: number
  route: string
  /** The route that describes its type. */
  about?: string
  embedded: Embedded
}

export const handlers = {
  async getResolution({ query }, context) {
    const url = publicUrl(query.path, context)
    const place = await resolvePublicUrl(url, context)
    if (!place) throw new ApiError(404, 'rest_path_not_found', 'No item or list that you are allowed to read has this path.')
    const found = { place, perPage: 'page' in place ? (await readSettings(context)).posts_per_page : 0 }
    const linksOf = await linksFor(links, [found], context)
    const embedded = query._embed ? await embeddedFor(links, query._embed, [found], context) : () => undefined
    const _embedded = embedded(found)
    const body = { ...resolved(place, context), _links: linksOf(found), ...(_embedded && { _embedded }) } as Resolution
    return { status: 200, body }
  },
} satisfies Partial<Handlers>

/** A path is below the root of the site. */
function publicUrl(path: string, { config }: RequestContext): PublicUrl {
  const isWhole = /^[a-z][a-z\d+.-]*:/i.test(path)
  const url = parsePublicUrl(isWhole ? path : `${config.baseUrl}/${path.replace(/^\/+/, '')}`, config.baseUrl)
  if (!url) throw invalidParam('path', `must be a path such as /about/, or a URL that starts with ${config.baseUrl}`)
  return url
}

function resolved(place: Place, { config }: RequestContext): Resolved {
  const pathOf = (url: string): string => url.slice(config.baseUrl.length)
  if (place.type === 'redirect') return { type: 'redirect', status: 301, location: place.location, path: pathOf(place.location) }
  const where = { link: place.link, path: pathOf(place.link) }
  if (place.type !== 'item') return resolvedList(place, { ...where, page: place.page })
  const { id, type, title_rendered: title } = place.row
  return { type: itemType(type), id, namespace: namespaceOf(contentTypes.get(type)), title, is_front_page: where.path === '/', ...where }
}

function resolvedList(place: ListPlace, where: { link: string; path: string; page: number }): Resolved {
  switch (place.type) {
    case 'term': {
      const { id, name, taxonomy } = place.row
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
      return { type: 'author', id: place.user.id, namespace: 'cms/v2', name: place.user.name, ...where }
    case 'posts':
      return { type: 'posts', id: place.row.id, namespace: 'cms/v2', title: place.row.title_rendered, ...where }
    case 'date': {
      const [year = 0, month = null, day = null] = place.archive.path.split('/').map(Number)
      return { type: 'date', year, month, day, ...where }
    }
    case 'format':
      return { type: 'format', format: place.format, ...where }
    default:
      return { type: place.type, ...where }
  }
}

const itemType = (type: string): ItemType => (type === 'attachment' ? 'media' : (type as ItemType))

const namespaceOf = (of: { route: string } | undefined) => partsOfRoute(of?.route ?? '').namespace as Schemas['ResolvedItem']['namespace']

const links: Link<Found>[] = [
  {
    ...link<Found>('self', ({ place }, { config }) => {
      const subject = subjectOf(place)
      return subject
        ? [{ href: `${config.restRoot}${subject.route}/${subject.id}`, ...(isEmbeddable(subject) && { embeddable: true }) }]
        : []
    }),
    embeds: { rel: 'self', load: loadSubject },
  },
  link('about', ({ place }, { config }) => {
    const about = subjectOf(place)?.about
    return about === undefined ? [] : [{ href: `${config.restRoot}/cms/v2/${about}` }]
  }),
  link('cms:post_type', ({ place, perPage }, { config }) => {
    const list = listOf(place, perPage)
    return list === undefined ? [] : [{ href: config.restRoot + list }]
  }),
]

function subjectOf(place: Place): Subject | undefined {
  if (place.type === 'author') return { id: place.user.id, route: '/cms/v2/users', embedded: embeddedUsers }
  if (place.type === 'term') {
    const { id, taxonomy } = place.row
    const kind = menuTargetTypes.terms[taxonomy]
    return kind && { id, route: taxonomies.get(taxonomy)?.route ?? '', about: `taxonomies/${taxonomy}`, embedded: kind.embedded }
  }
  if (place.type !== 'item' && place.type !== 'posts') return undefined
  const { id, type } = place.row
  const kind = menuTargetTypes.content[type]
  return kind && { id, route: kind.route, about: `types/${type}`, embedded: kind.embedded }
}

/** Resources of the calendar have another form than those of this namespace. */
const isEmbeddable = ({ route }: Subject): boolean => route.startsWith(documents.cmsV2.path)

async function loadSubject([found]: readonly Found[], context: RequestContext): Promise<() => unknown[]> {
  const subject = found && subjectOf(found.place)
  const item = subject && isEmbeddable(subject) ? (await subject.embedded([subject.id], context)).get(subject.id) : undefined
  return () => [item ?? []].flat()
}

/** The route and the query of the list that a place shows. */
function listOf(place: Place, perPage: number): string | undefined {
  if (place.type === 'redirect' || place.type === 'item') return undefined
  const page: Filters = place.page > 1 ? { page: String(place.page) } : {}
  if (place.type === 'events') return listAt('/cal/events/v1/events', page)
  if (place.type === 'term' && place.row.taxonomy === eventCategory)
    return listAt('/cal/events/v1/events', { categories: String(place.row.id), ...page })
  return listAt('/cms/v2/posts', { ...postsIn(place), per_page: String(perPage), ...page })
}

type Filters = Record<string, string>

function listAt(route: string, filters: Filters): string {
  const query = new URLSearchParams(filters)
  return query.size ? `${route}?${query}` : route
}

const eventCategory = 'cal_events_cat'

/** The filters of the list of posts. */
function postsIn(place: ListPlace): Filters {
  switch (place.type) {
    case 'term':
      return { [place.row.taxonomy === 'category' ? 'categories' : 'tags']: String(place.row.id) }
    case 'author':
      return { author: String(place.user.id) }
    case 'format':
      return { format: place.format }
    case 'date': {
      const { from, until } = place.archive.dates
      return { after: local(from.minus({ seconds: 1 })), before: local(until) }
    }
    default:
      return {}
  }
}

const local = (date: DateTime): string => date.toFormat("yyyy-MM-dd'T'HH:mm:ss")
