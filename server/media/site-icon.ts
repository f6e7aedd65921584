// The icon of the site: a media item that the settings name.
import type { Context } from '../context.ts'
import type { Settings } from '../settings/settings.ts'
import { anonymous } from '../users/caller.ts'
import { findReadableMedia } from './library-store.ts'
import { findFilesOf } from './store.ts'
import { uploadUrl } from './uploads.ts'

/** The URL of the smallest rendition; undefined if the site has no icon that visitors may see. */
export async function siteIconUrl({ site_icon }: Settings, { db, config }: Pick<Context, 'db' | 'config'>): Promise<string | undefined> {
  const [row] = site_icon ? await findReadableMedia(db, [site_icon], anonymous) : []
  const files = row && (await findFilesOf(db, [row.id])).get(row.id)
  const file = files?.find(({ size }) => size === 'thumbnail') ?? files?.find(({ size }) => size === 'full')
  return file && uploadUrl(config.baseUrl, file.path)
}
