// Finds the item that a preview token is for, as long as the link is valid and its creator may edit the item.
import type { Context, ContentTypes } from '../context.ts'
import { ApiError } from '../contract/api-error.ts'
import { mayEdit } from '../engine/permissions.ts'
import { findPreviewLink } from '../engine/preview-links-store.ts'
import type { FoundPreviewLink } from '../engine/preview-links-store.ts'
import { hashOfValidToken } from '../engine/preview-tokens.ts'
import { callerFor } from '../users/caller.ts'
import type { Preview } from '../users/caller.ts'

/** Throws a 401 if the token is wrong, or if its link has expired or ended. Nothing is cached, so a revoked link ends in all processes. */
export async function openPreview(
  token: string,
  { db, now, contentTypes }: Pick<Context, 'db' | 'now' | 'contentTypes'>,
): Promise<Preview> {
  const link = await findPreviewLink(db, await hashOfValidToken(db, token, now()))
  if (!link || !isValid(link, contentTypes))
    throw new ApiError(401, 'rest_preview_token_revoked', 'The preview link has ended. Ask for a new one.')
  return { token, itemId: link.content_id, hasAutosave: link.autosave === 1 }
}

/** The trash will not be published. */
function isValid({ item, creator }: FoundPreviewLink, contentTypes: ContentTypes): boolean {
  const permissions = contentTypes.get(item.type)?.permissions
  return item.status !== 'trash' && permissions !== undefined && mayEdit(permissions, callerFor(creator), item)
}
