// Translates the query parameters of media lists to SQL conditions.
import type { Caller } from '../users/caller.ts'
import type { Filter } from '../lists/search-filters.ts'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import { allOf, bySearchOr } from '../lists/search-filters.ts'
import { accessCondition } from '../lists/access-filters.ts'
import { mediaPermissions } from '../engine/permissions.ts'

const eb = contentBuilder()

export const byFileType: Filter<{ media_type?: string; mime_type?: string }> = (query) =>
  allOf([
    query.media_type ? eb('content.mime_type', 'like', `${query.media_type}/%`) : undefined,
    query.mime_type ? eb('content.mime_type', '=', query.mime_type) : undefined,
  ])

/** Search also finds files by their names. */
export const bySearchAndFileName = bySearchOr((word, { dialect }) =>
  eb.exists(
    eb
      .selectFrom('media_files')
      .select('media_files.path')
      .whereRef('media_files.content_id', '=', 'content.id')
      .where('media_files.size', '=', 'full')
      .where((file) => dialect.includes('all', [file.ref('media_files.path')], [word])),
  ),
)

export const byAttachedItem: Filter<object> = (_query, { caller }) => isVisibleWithItem(caller)

const permissions = mediaPermissions()

const STATES = ['inherit', 'private', 'trash'] as const

/**
 * The condition for media items that the caller may read, from their status and the status of the item that they are attached to.
 * Returns undefined if the caller may read everything.
 */
export function readableMedia(caller: Caller): Condition | undefined {
  return allOf([accessCondition(permissions.read(caller), caller, STATES), isVisibleWithItem(caller)])
}

/** Media attached to an unpublished or protected item is visible to its author, to the author of that item, and to editors. */
function isVisibleWithItem(caller: Caller): Condition | undefined {
  if (caller.can('edit_others_posts')) return undefined
  let hidden = eb
    .selectFrom('content as host')
    .select('host.id')
    .whereRef('host.id', '=', 'content.parent')
    .where((host) => host.or([host('host.status', '<>', 'publish'), host('host.password', '<>', '')]))
  if (caller.readsFilesOf !== undefined) hidden = hidden.where('host.id', '<>', caller.readsFilesOf)
  if (!caller.user) return eb.not(eb.exists(hidden))
  hidden = hidden.where('host.author', '<>', caller.user.id)
  return eb.or([eb('content.author', '=', caller.user.id), eb.not(eb.exists(hidden))])
}
