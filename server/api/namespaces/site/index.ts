// The site index: information about the site, authentication and routes.
import { DateTime } from 'luxon'
import { namespaces } from '../documents.ts'
import { routesOf } from '../routes.ts'
import type { Handlers } from './contract.ts'

export const site: Handlers = {
  getSiteIndex({ query }, { config, now }) {
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
        site_icon: 0,
        site_icon_url: '',
        site_logo: 0,
        namespaces,
        authentication: { 'application-passwords': { endpoints: { authorization: `${config.baseUrl}/cms-admin/authorize-application` } } },
        routes: routesOf(config, query),
        _links: { self: [{ href: `${config.restRoot}/` }] },
      },
    }
  },
}
