// Creates the client: an object with one property for each namespace of the service.
import type { paths as BatchPaths } from '../generated/batch-v1/client.ts'
import type { paths as ToolkitPaths } from '../generated/cms-toolkit/client.ts'
import type { paths as CalendarPaths } from '../generated/cal-events-v1/client.ts'
import type { paths as ContentPaths } from '../generated/cms-v2/client.ts'
import type { paths as OembedPaths } from '../generated/oembed-1.0/client.ts'
import type { paths as SitePaths } from '../generated/site/client.ts'
import { basicAuthorization } from './auth.ts'
import type { Credentials } from './auth.ts'
import { createNamespace } from './namespace.ts'
import type { Language } from './schemas.ts'

export interface ClientOptions {
  /** The URL of the service without the REST root, such as `https://content.example.org`. In a browser, an empty string means the origin of the page. */
  baseUrl: string
  /** The path of the REST root below `baseUrl`. Defaults to `cms-json`. */
  restPrefix?: string
  /** The username and application password to authenticate with. Omit them to make anonymous calls. */
  auth?: Credentials
  /** The language in which calendar calls read and write texts, unless a call sets another one. Defaults to the site's language. */
  language?: Language
  /** Replaces the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

export type Client = ReturnType<typeof createClient>

/**
 * Creates a client. Sends no request until the first call.
 * @throws {TypeError} if `baseUrl` is not a URL.
 */
export function createClient({ baseUrl, restPrefix = 'cms-json', auth, language, fetch = globalThis.fetch }: ClientOptions) {
  if (!/^(https?:\/\/|\/|$)/i.test(baseUrl))
    throw new TypeError(
      `\`baseUrl\` is "${baseUrl}", but must be a URL such as https://content.example.org, or empty for the origin of the page.`,
    )
  const root = `${baseUrl.replace(/\/+$/, '')}/${restPrefix.replace(/^\/+|\/+$/g, '')}`
  const headers: Record<string, string> = auth ? { Authorization: basicAuthorization(auth) } : {}
  const below = <Paths>(path: string, query: object = {}) => createNamespace<Paths>(root + path, { headers, query, fetch })
  return {
    /** Posts, pages, media, terms, menus, users, templates and styles. */
    content: below<ContentPaths>('/cms/v2'),
    /** oEmbed: embeds for pages of this site and of other sites. */
    oembed: below<OembedPaths>('/oembed/1.0'),
    /** Settings and JSON documents for a site's tools. Administrators only. */
    toolkit: below<ToolkitPaths>('/cms-toolkit/api'),
    /** Batches of requests. */
    batches: below<BatchPaths>('/batch/v1'),
    /** Events, venues, organizers, their categories and tags. */
    calendar: below<CalendarPaths>('/cal/events/v1', { i18n_language: language }),
    /** The site index. */
    site: below<SitePaths>(''),
  }
}
