// Files that are attached to an unpublished item are as hidden as the item. In a preview, their URLs have its token, so that browsers load them.
import type { Config } from '../config/config.ts'
import { UPLOADS } from '../storage/storage.ts'
import type { Preview } from '../users/caller.ts'

/** Adds the token to the URLs of this site's files in a text: HTML, or JSON. */
export function withFileTokens(text: string, { token }: Pick<Preview, 'token'>, { baseUrl }: Pick<Config, 'baseUrl'>): string {
  const fileUrl = new RegExp(`(?<![\\w/])${escaped(baseUrl + UPLOADS)}/[\\w.%/-]+(\\?)?`, 'g')
  return text.replace(fileUrl, (url, query?: string) => `${url}${query ? '' : '?'}preview_token=${token}${query ? '&' : ''}`)
}

const escaped = (text: string): string => text.replace(/[^\w/]/g, '\\$&')
