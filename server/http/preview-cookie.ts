// The editor of a site opens previews of drafts at URLs without a token, as in `/?p=30&preview=true`, in a window of the same browser. So a browser
// that calls the API for a user from this site keeps a token of the user for an hour or two, which shows what the user may edit, and does
// nothing else. Scripts cannot read it, and other sites cannot make the browser send it.
import type { Request, Response } from 'express'
import type { Context } from '../context.ts'
import { EVERY_ITEM, PREVIEW_MS, tokenOfUser } from '../engine/preview-tokens.ts'
import type { Caller } from '../users/caller.ts'

const NAME = 'content_preview'

/** Only browsers say where a request comes from. */
export async function keepPreviewCookie(
  req: Request,
  res: Response,
  { user }: Caller,
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
): Promise<void> {
  if (!user || !/^same-(?:origin|site)$/.test(String(req.headers['sec-fetch-site']))) return
  const token = await tokenOfUser(db, { user: user.id, item: EVERY_ITEM }, now(), PREVIEW_MS)
  if (previewCookieOf(req) === token) return
  const { protocol, pathname } = new URL(config.baseUrl)
  res.cookie(NAME, token, { httpOnly: true, sameSite: 'strict', secure: protocol === 'https:', path: pathname, maxAge: 2 * PREVIEW_MS })
}

export function previewCookieOf({ headers: { cookie = '' } }: Request): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]+)`).exec(cookie)?.[1]
}
