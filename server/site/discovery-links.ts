// The discovery links of a page: to the REST root, to its resource, and to its embed.
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { documents } from '../namespaces/documents.ts'
import { escapeHtml } from '../rendering/html.ts'

/** The resource that a page shows. */
export interface Subject {
  /** The route of the resource. */
  route: string
  /** The item of the page, unless it is a list. */
  item?: { id: number; url: string }
}

/** The attributes of a link. */
type PageLink = Readonly<Record<string, string>>

export function itemSubject({ type, id }: { type: string; id: number }, url: string, { contentTypes }: Context): Subject {
  return { route: `${contentTypes.get(type)?.route}/${id}`, item: { id, url } }
}

export function termSubject({ taxonomy, id }: { taxonomy: string; id: number }, { taxonomies }: Context): Subject {
  return { route: `${taxonomies.get(taxonomy)?.route}/${id}` }
}

export const authorSubject = (id: number): Subject => ({ route: `${documents.cmsV2.path}/users/${id}` })

/** Returns the value of the `Link` header. */
export function linkHeader(config: Config, subject: Subject | undefined): string {
  return restLinks(config, subject)
    .map(({ href, ...attributes }) => [`<${href}>`, ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join('; '))
    .join(', ')
}

/** Returns HTML for the head of the page. */
export function discoveryLinks(config: Config, subject: Subject | undefined): string {
  return [...restLinks(config, subject), ...embedLinks(config, subject)]
    .map(
      (link) =>
        `<link ${Object.entries(link)
          .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
          .join(' ')}>\n`,
    )
    .join('')
}

function restLinks({ baseUrl, restRoot }: Config, subject: Subject | undefined): PageLink[] {
  return [
    { rel: 'https://api.w.org/', href: `${restRoot}/` },
    ...(subject ? [{ rel: 'alternate', title: 'JSON', type: 'application/json', href: restRoot + subject.route }] : []),
    ...(subject?.item ? [{ rel: 'shortlink', href: `${baseUrl}/?p=${subject.item.id}` }] : []),
  ]
}

function embedLinks({ restRoot }: Config, subject: Subject | undefined): PageLink[] {
  if (!subject?.item) return []
  const href = `${restRoot}${documents.oembed.path}/embed?url=${encodeURIComponent(subject.item.url)}`
  return [
    { rel: 'alternate', type: 'application/json+oembed', href },
    { rel: 'alternate', type: 'text/xml+oembed', href: `${href}&format=xml` },
  ]
}
