// The index document: what the site is, how to sign in, and what routes there are.
import { DateTime } from 'luxon'
import { documents, namespaces } from '../documents.ts'
import { routesOf } from '../routes.ts'
import type { Handlers, Schemas } from './contract.ts'

let routes: Schemas['SiteIndex']['routes'] | undefined

export const site: Handlers = {
  getSiteIndex(_input, { config, now }) {
    // The documents do not change while the service runs.
    routes ??= routesOf(Object.values(documents), config.restRoot)
    return {
      status: 200,
      body: {
        name: config.site.name,
        description: config.site.description,
        url: config.baseUrl,
        home: config.baseUrl,
        gmt_offset: DateTime.fromJSDate(now(), { zone: config.site.timezone }).offset / 60,
        timezone_string: config.site.timezone,
        page_for_posts: 0,
        page_on_front: 0,
        show_on_front: 'posts',
        namespaces,
        authentication: { 'application-passwords': { endpoints: { authorization: `${config.baseUrl}/cms-admin/authorize-application` } } },
        routes,
        _links: { self: [{ href: `${config.restRoot}/` }] },
      },
    }
  },
}
