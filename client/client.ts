// Creates the client: an object with one property for each namespace of the service.
import { authHeaders } from './auth.ts'
import type { Credentials, PreviewToken } from './auth.ts'
import type { Middleware } from './middleware.ts'
import { createNamespace } from './namespace.ts'
import type { Namespace } from './namespace.ts'
import { withRetries } from './retries.ts'
import type { Language } from './schemas.ts'
import type { NoSite, PathsOf, SiteTypes } from './site.ts'

export interface ClientOptions {
  /** The URL of the service without the REST root, such as `https://content.example.org`. In a browser, an empty string means the origin of the page. */
  baseUrl: string
  /** The path of the REST root below `baseUrl`. Defaults to `cms-json`. */
  restPrefix?: string | undefined
  /**
   * The username and application password to authenticate with, or the token of a preview link. A function returns them for each request.
   * Omit them to make anonymous calls.
   */
  auth?: Auth | (() => Auth | Promise<Auth>)
  /** The language in which calls read and write texts, unless a call sets another one. Defaults to the site's language. */
  language?: Language | undefined
  /**
   * How often a request is repeated after a broken connection, a 429 or a 503: reads, and writes with `If-Match`. Defaults to 2; 0 repeats none.
   * A response whose `Retry-After` is longer than 30 seconds is returned at once.
   */
  retries?: number | undefined
  /**
   * Whether the service rejects requests that name what it does not know, such as a field that is misspelled in `_fields`.
   * Otherwise it ignores such names. Defaults to false.
   */
  strict?: boolean | undefined
  /** Middleware of openapi-fetch, for example to log requests. It sees a request once, however often it is repeated. */
  middleware?: readonly Middleware[] | undefined
  /** Replaces the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

type Auth = Credentials | PreviewToken | undefined

/** One property for each namespace. `Site` are the types of a site with content types of its own. */
export interface Client<Site extends SiteTypes = NoSite> {
  /** Posts, pages, media, terms, menus, users, templates and styles. */
  content: Namespace<PathsOf<Site, 'cms-v2'>>
  /** oEmbed: embeds for pages of this site and of other sites. */
  oembed: Namespace<PathsOf<Site, 'oembed-1.0'>>
  /** Settings and JSON documents for a site's tools. Administrators only. */
  toolkit: Namespace<PathsOf<Site, 'cms-toolkit'>>
  /** The menu that stands in, the details of pages and the export of the theme, for block editors. */
  blockEditor: Namespace<PathsOf<Site, 'cms-block-editor-v1'>>
  /** What has changed, and the URLs that receive events. */
  hooks: Namespace<PathsOf<Site, 'hooks-v1'>>
  /** Tests of the state of the service. Administrators only. */
  siteHealth: Namespace<PathsOf<Site, 'cms-site-health-v1'>>
  /** Batches of requests. */
  batches: Namespace<PathsOf<Site, 'batch-v1'>>
  /** Events, venues, organizers, their categories and tags. */
  calendar: Namespace<PathsOf<Site, 'cal-events-v1'>>
  /** The site index. */
  site: Namespace<PathsOf<Site, 'site'>>
}

/**
 * Creates a client. Sends no request until the first call. For a site with content types of its own, `Site` is what `content-service types` writes:
 * `createClient<Site>({ baseUrl })`.
 * @throws {TypeError} if `baseUrl` is not a URL, or contains the REST root.
 */
export function createClient<Site extends SiteTypes = NoSite>({
  restPrefix = 'cms-json',
  auth,
  language,
  retries = 2,
  strict = false,
  middleware = [],
  ...given
}: ClientOptions): Client<Site> {
  const prefix = restPrefix.replace(/^\/+|\/+$/g, '')
  const root = `${checkBaseUrl(given.baseUrl, prefix)}/${prefix}`
  // Frameworks such as Next.js replace the global `fetch`, maybe after this.
  const fetch = withRetries(given.fetch ?? ((request) => globalThis.fetch(request)), retries)
  const headers = async (): Promise<Record<string, string>> => ({
    ...authHeaders(typeof auth === 'function' ? await auth() : auth),
    ...(strict && { Prefer: 'handling=strict' }),
  })
  const namespace = <Paths>(name: string, { query = {}, hasEnvelopes = false } = {}) =>
    createNamespace<Paths>({ name, query, hasEnvelopes, root, headers, middleware, fetch })
  return {
    content: namespace('cms/v2', { query: { i18n_language: language } }),
    oembed: namespace('oembed/1.0'),
    toolkit: namespace('cms-toolkit/api'),
    blockEditor: namespace('cms-block-editor/v1'),
    hooks: namespace('hooks/v1'),
    siteHealth: namespace('cms-site-health/v1'),
    batches: namespace('batch/v1'),
    calendar: namespace('cal/events/v1', { query: { i18n_language: language }, hasEnvelopes: true }),
    site: namespace('', { query: { i18n_language: language } }),
  }
}

/** Without slashes at its end. */
function checkBaseUrl(baseUrl: string, prefix: string): string {
  if (!/^(https?:\/\/|\/|$)/i.test(baseUrl))
    throw new TypeError(
      `\`baseUrl\` is "${baseUrl}", but must be a URL such as https://content.example.org, or empty for the origin of the page.`,
    )
  const url = baseUrl.replace(/\/+$/, '')
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]*)?(.*)$/i.exec(`${url}/`) ?? []
  const [before = '', ...after] = path.split(`/${prefix}/`)
  if (after.length)
    throw new TypeError(
      `\`baseUrl\` is "${baseUrl}", but must not contain the REST root. Use "${origin}${before}", and \`restPrefix\` if the REST root is not "${prefix}".`,
    )
  return url
}
