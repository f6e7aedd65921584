// The site index: information about the site, authentication and routes.
import { DateTime } from 'luxon'
import { findSiteIconUrl } from '#server/media/site-icon.ts'
import { readSettings } from '#server/settings/settings.ts'
import { namespaces } from '../documents.ts'
import { routesOf } from '../routes.ts'
import type { Handlers } from './contract.ts'

export const site: Handlers = {
  async getSiteIndex({ query }, context) {
    const { config, now } = context
    const settings = await readSettings(context)
    return {
      status: 200,
      body: {
        name: settings.title,
        description: settings.description,
        languages: [...config.site.languages],
        url: config.baseUrl,
        home: config.baseUrl,
        gmt_offset: DateTime.fromJSDate(now(), { zone: config.site.timezone }).offset / 60,
        timezone_string: config.site.timezone,
        page_for_posts: settings.page_for_posts,
        page_on_front: settings.page_on_front,
        show_on_front: settings.show_on_front,
        site_icon: settings.site_icon,
        site_icon_url: (await findSiteIconUrl(settings, context)) ?? '',
        site_logo: settings.site_logo,
        namespaces,
        authentication: { 'application-passwords': { endpoints: { authorization: `${config.baseUrl}/cms-admin/authorize-application` } } },
        routes: routesOf(context, query),
        _links: { self: [{ href: `${config.restRoot}/` }] },
      },
    }
  },
}
