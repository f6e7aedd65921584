// The client: one object for each namespace of the service.
import type { paths as BatchPaths } from '../generated/batch-v1/client.ts'
import type { paths as ToolkitPaths } from '../generated/cms-toolkit/client.ts'
import type { paths as CalendarPaths } from '../generated/cal-events-v1/client.ts'
import type { paths as ContentPaths } from '../generated/cms-v2/client.ts'
import type { paths as OembedPaths } from '../generated/oembed-1.0/client.ts'
import type { paths as SitePaths } from '../generated/site/client.ts'
import { basicAuthorization } from './auth.ts'
import type { Credentials } from './auth.ts'
import { namespace } from './namespace.ts'
import type { Language } from './schemas.ts'

export interface ClientOptions {
  /** Where the service is reached, without the REST root, as in `https://content.example.org`; in a browser, empty for where the page comes from. */
  baseUrl: string
  /** The path of the REST root below `baseUrl`; `cms-json` unless given. */
  restPrefix?: string
  /** Whom the calls are made for, with an application password; without it, for a visitor. */
  auth?: Credentials
  /** The language of the calendar's texts, read and written, where a call names no other; without it, the site's own. */
  language?: Language
  /** Takes the place of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

export type Client = ReturnType<typeof createClient>

/**
 * Makes a client. Nothing is sent before the first call.
 * @throws {TypeError} if `baseUrl` is no address.
 */
export function createClient({ baseUrl, restPrefix = 'cms-json', auth, language, fetch = globalThis.fetch }: ClientOptions) {
  if (!/^(https?:\/\/|\/|$)/i.test(baseUrl))
    throw new TypeError(
      `\`baseUrl\` is "${baseUrl}"; it must be an address such as https://content.example.org, or empty for the page's own.`,
    )
  const root = `${baseUrl.replace(/\/+$/, '')}/${restPrefix.replace(/^\/+|\/+$/g, '')}`
  const headers: Record<string, string> = auth ? { Authorization: basicAuthorization(auth) } : {}
  const below = <Paths>(path: string, query: object = {}) => namespace<Paths>(root + path, { headers, query, fetch })
  return {
    /** Posts, their categories and tags, users. */
    content: below<ContentPaths>('/cms/v2'),
    /** How to embed pages of the site, and of other sites. */
    oembed: below<OembedPaths>('/oembed/1.0'),
    /** Settings and JSON documents of the tools of a site; for administrators. */
    toolkit: below<ToolkitPaths>('/cms-toolkit/api'),
    /** Several requests in one. */
    batches: below<BatchPaths>('/batch/v1'),
    /** Events, venues, organizers, their categories and tags. */
    calendar: below<CalendarPaths>('/cal/events/v1', { i18n_language: language }),
    /** The index document. */
    site: below<SitePaths>(''),
  }
}
