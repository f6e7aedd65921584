// Finds what a preview token shows: the item of a link, as long as the link is valid and its creator may edit the item, or an item of a user.
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
import { callerFor, readerOfPreview } from '../users/caller.ts'
import type { Caller, Preview } from '../users/caller.ts'
import { findUser } from '../users/store.ts'

type Opening = Pick<Context, 'db' | 'now' | 'contentTypes'>

/**
 * Throws a 401 if the token is wrong or has expired, or if what it is for has ended. Nothing is cached, so a revoked link, and the right of a
 * user to edit, end in all processes.
 */
export async function openPreview(token: string, { db, now, contentTypes }: Opening): Promise<Preview> {
  const shown = await readToken(db, token, now())
  const found = 'hash' in shown ? await ofLink(db, shown.hash) : await ofUser(db, shown)
  if (!found || !isShown(found, contentTypes))
    throw new ApiError(401, 'rest_preview_token_revoked', 'The preview link has ended. Ask for a new one.')
  return { token, ...found.preview }
}

/** The item as the user of a preview cookie would publish it. Undefined if the cookie is none, or if the user may not edit the item. */
export async function openOwnPreview(cookie: string, itemId: number, { db, now, contentTypes }: Opening): Promise<Preview | undefined> {
  const shown = await readToken(db, cookie, now()).catch(undefinedIfRefused)
  if (!shown || 'hash' in shown || shown.item !== EVERY_ITEM) return undefined
  const found = await ofUser(db, { user: shown.user, item: itemId })
  if (!found || !isShown(found, contentTypes)) return undefined
  // What the page shows has a token for the item alone.
  return { token: await tokenOfUser(db, { user: shown.user, item: itemId }, now(), PREVIEW_MS), ...found.preview }
}

function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
  return undefined
}

/** Whose file requests a token answers, and, for the URL of a file that was made for a user, of which media item. */
export interface FileReader {
  caller: Caller
  mediaId?: number
}

/** The rights of the user for whom the URL of a file was made, as they are now; or those of a preview. Throws a 401 if there are none. */
export async function fileReader(token: string, context: Opening): Promise<FileReader> {
  const shown = await readToken(context.db, token, context.now())
  if (!('hash' in shown)) {
    const [item] = await findRows(context.db, [shown.item])
    const user = item && context.contentTypes.get(item.type)?.shownAs === 'file' ? await findUser(context.db, shown.user) : undefined
    if (user) return { caller: callerFor(user), mediaId: shown.item }
  }
  return { caller: readerOfPreview(await openPreview(token, context)) }
}

interface Found {
  item: Pick<ContentRow, 'type' | 'author' | 'status' | 'status_before_trash'>
  editor: UserRow
  preview: Omit<Preview, 'token'>
}

async function ofLink(db: Db, hash: string): Promise<Found | undefined> {
  const link = await findPreviewLink(db, hash)
  if (!link) return undefined
  const { item, creator, content_id: itemId, autosave } = link
  return { item, editor: creator, preview: { itemId, autosaveOf: autosave === 1 ? 'anyone' : 'nobody' } }
}

async function ofUser(db: Db, { user: userId, item: itemId }: SeenItem): Promise<Found | undefined> {
  const [[item], user] = [await findRows(db, [itemId]), await findUser(db, userId)]
  return item && user && { item, editor: user, preview: { itemId, autosaveOf: user, viewer: callerFor(user) } }
}

/** The trash will not be published. */
function isShown({ item, editor }: Found, contentTypes: ContentTypes): boolean {
  const permissions = contentTypes.get(item.type)?.permissions
  return item.status !== 'trash' && permissions !== undefined && mayEdit(permissions, callerFor(editor), item)
}
