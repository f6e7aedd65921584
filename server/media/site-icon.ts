// The icon of the site: a media item that the settings name.
import type { Context } from '../context.ts'
import type { Settings } from '../settings/settings.ts'
import { anonymous } from '../users/caller.ts'
import { imageUrl } from './image-url.ts'

/** The URL of the smallest rendition; undefined if the site has no icon that visitors may see. */
export async function siteIconUrl({ site_icon }: Settings, { db, config }: Pick<Context, 'db' | 'config'>): Promise<string | undefined> {
  return imageUrl(site_icon, ['thumbnail', 'full'], anonymous, { db, config })
}
