// The icon of the site: the media item in the settings.
import type { Context } from '../context.ts'
import type { Settings } from '../settings/settings.ts'
import { anonymous } from '../users/caller.ts'
import { findImageUrl } from './image-url.ts'

/** Returns the URL of the smallest rendition; undefined if the site has no public icon. */
export async function findSiteIconUrl(
  { site_icon }: Settings,
  { db, config }: Pick<Context, 'db' | 'config'>,
): Promise<string | undefined> {
  return findImageUrl(site_icon, ['thumbnail', 'full'], anonymous, { db, config })
}
