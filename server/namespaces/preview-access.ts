// Checks preview tokens: those of links, which are valid while their creator may edit the item, and those of users.
import type { Context, ContentTypes } from '../context.ts'
import { ApiError } from '../contract/api-error.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { UserRow } from '../db/tables/users.ts'
import { mayEdit } from '../engine/permissions.ts'
import { findPreviewLink } from '../engine/preview-links-store.ts'
import { EVERY_ITEM, PREVIEW_MS, readToken, tokenOfUser } from '../engine/preview-tokens.ts'
import type { SeenItem } from '../engine/preview-tokens.ts'
import { findRows } from '../engine/rows-store.ts'
import { callerFor, createPreviewReader } from '../users/caller.ts'
import type { Caller, Preview } from '../users/caller.ts'
import { findUser } from '../users/store.ts'

type Opening = Pick<Context, 'db' | 'now' | 'contentTypes'>

/**
 * Throws a 401 if the token is invalid, expired or revoked. Nothing is cached, so that revoked links and rights take effect in all processes.
 */
export async function openPreview(token: string, { db, now, contentTypes }: Opening): Promise<Preview> {
  const shown = await readToken(db, token, now())
  const found = 'hash' in shown ? await findByLink(db, shown.hash) : await findByUser(db, shown)
  if (!found || !isShown(found, contentTypes))
    throw new ApiError(401, 'rest_preview_token_revoked', 'The preview link has ended. Ask for a new one.')
  return { token, ...found.preview }
}

/** Opens the preview of the user of a preview cookie. Returns undefined if the cookie is invalid, or if the user may not edit the item. */
export async function openOwnPreview(cookie: string, itemId: number, { db, now, contentTypes }: Opening): Promise<Preview | undefined> {
  const shown = await readToken(db, cookie, now()).catch(ignoreRefused)
  if (!shown || 'hash' in shown || shown.item !== EVERY_ITEM) return undefined
  const found = await findByUser(db, { user: shown.user, item: itemId })
  if (!found || !isShown(found, contentTypes)) return undefined
  // The page gets a token that is only valid for this item.
  return { token: await tokenOfUser(db, { user: shown.user, item: itemId }, now(), PREVIEW_MS), ...found.preview }
}

function ignoreRefused(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
  return undefined
}

/** The caller of a file request with a token. The token of a user is only valid for one media item. */
export interface FileReader {
  caller: Caller
  mediaId?: number
}

/** Returns the current rights of the user of a file URL, or those of a preview. Throws a 401 if there are none. */
export async function findFileReader(token: string, context: Opening): Promise<FileReader> {
  const shown = await readToken(context.db, token, context.now())
  if (!('hash' in shown)) {
    const [item] = await findRows(context.db, [shown.item])
    const user = item && context.contentTypes.get(item.type)?.shownAs === 'file' ? await findUser(context.db, shown.user) : undefined
    if (user) return { caller: callerFor(user), mediaId: shown.item }
  }
  return { caller: createPreviewReader(await openPreview(token, context)) }
}

interface Found {
  item: Pick<ContentRow, 'type' | 'author' | 'status' | 'status_before_trash'>
  editor: UserRow
  preview: Omit<Preview, 'token'>
}

async function findByLink(db: Db, hash: string): Promise<Found | undefined> {
  const link = await findPreviewLink(db, hash)
  if (!link) return undefined
  const { item, creator, content_id: itemId, autosave } = link
  return { item, editor: creator, preview: { itemId, autosaveOf: autosave === 1 ? 'anyone' : 'nobody' } }
}

async function findByUser(db: Db, { user: userId, item: itemId }: SeenItem): Promise<Found | undefined> {
  const [[item], user] = [await findRows(db, [itemId]), await findUser(db, userId)]
  return item && user && { item, editor: user, preview: { itemId, autosaveOf: user, viewer: callerFor(user) } }
}

/** Items in the trash have no preview. */
function isShown({ item, editor }: Found, contentTypes: ContentTypes): boolean {
  const permissions = contentTypes.get(item.type)?.permissions
  return item.status !== 'trash' && permissions !== undefined && mayEdit(permissions, callerFor(editor), item)
}
