// The media resource, and the files of its items.
import { contentCollection } from '#server/engine/content-collection.ts'
import { byAuthor, byDate, byId, byParent, bySlug } from '#server/engine/filters.ts'
import { byFileType, byAttachedItem, bySearchAndFileName } from '#server/media/filters.ts'
import { findReadableMedia } from '#server/media/library-store.ts'
import { mediaPermissions } from '#server/engine/permissions.ts'
import { defineResource } from '#server/engine/resource.ts'
import { compose } from '#server/engine/trait.ts'
import { permalink } from '#server/engine/traits/permalink.ts'
import { attachedTo } from '#server/media/traits/attached.ts'
import { author } from '#server/engine/traits/author.ts'
import { altText, caption, description } from '#server/media/traits/captions.ts'
import { dates } from '#server/engine/traits/dates.ts'
import { discussion } from '#server/content/traits/discussion.ts'
import { clearFeaturedMedia, featuredMedia } from '#server/media/traits/featured-media.ts'
import { file as fileTrait, focalPoint } from '#server/media/traits/file.ts'
import { fileStatus } from '#server/media/traits/file-status.ts'
import { identity } from '#server/engine/traits/identity.ts'
import { menuLinked } from '#server/menus/menu-linked.ts'
import { meta } from '#server/engine/traits/meta.ts'
import { formerPaths } from '#server/engine/traits/former-paths.ts'
import { slug } from '#server/engine/traits/slug.ts'
import { template } from '#server/themes/template-choice.ts'
import { title } from '#server/engine/traits/texts.ts'
import { translations } from '#server/engine/traits/translations.ts'
import type { RequestContext } from '#server/context.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { MediaFileRow } from '#server/db/tables/media-files.ts'
import { refused } from '#server/contract/api-error.ts'
import { findFilesOf, storedPath } from '#server/media/store.ts'
import { fetchFile } from '#server/media/uploads.ts'
import type { Caller } from '#server/users/caller.ts'
import { classList } from '#server/terms/traits/class-list.ts'
import { prunerFor } from './contract.ts'
import type { QueryOf, Schemas } from './contract.ts'
import { labelsOfPostsBut } from './labels.ts'
import { authorLink, itemLinks } from './links.ts'

export type MediaInput = Schemas['MediaInput']

const permissions = mediaPermissions()

export const media = contentCollection(
  defineResource<Schemas['Media'], MediaInput, QueryOf<'listMedia'>>()({
    type: 'attachment',
    route: '/cms/v2/media',
    noun: 'media item',
    names: { singular: 'Media', plural: 'Media' },
    labels: {
      ...labelsOfPostsBut('edit_item'),
      add_new: 'Add Media File',
      view_item: 'View Media File',
      all_items: 'Media',
      archives: 'Media',
      attributes: 'Attachment Attributes',
    },
    icon: 'dashicons-admin-media',
    shownAs: 'file',
    hasAuthors: true,
    // Files have the status `inherit` from what they are attached to.
    permalinks: { isNested: true, needsParent: true, named: ['publish', 'private', 'inherit'], parameter: 'attachment_id' },
    webhooks: { name: 'media', hasStatuses: false },
    imported: { name: 'attachment', statuses: ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'inherit'], form: 'file' },
    resolvedAs: 'media',
    isTranslated: true,
    prune: prunerFor('Media'),
    traits: compose<ContentRow>()(
      identity('attachment'),
      dates,
      fileStatus,
      title,
      slug(),
      attachedTo,
      permalink,
      formerPaths,
      caption,
      description,
      author(permissions),
      featuredMedia,
      clearFeaturedMedia,
      discussion('as set', 'closed'),
      template,
      meta({}),
      altText,
      fileTrait,
      focalPoint,
      translations('/cms/v2/media', { title: 'title', content: 'description', excerpt: 'caption' }),
      classList,
      menuLinked,
    ),
    filters: [byId, bySlug, byAuthor, byDate, bySearchAndFileName, byParent, byFileType, byAttachedItem],
    links: [...itemLinks('/cms/v2/media', permissions), authorLink],
    permissions,
    // The permalink of a media item depends on the content that it is attached to.
    isLive: true,
    readable: (rows, { db, caller }) =>
      findReadableMedia(
        db,
        rows.map((row) => row.id),
        caller,
      ),
  }),
)

export function assertMayUpload(caller: Caller): void {
  if (!permissions.mayCreate(caller))
    throw refused(caller, 'rest_cannot_create', 'You are not allowed to upload files. Only authors and editors can.')
}

/** The item's files, and the full-size one that the others are made from. */
export async function filesOf(row: ContentRow, { db }: RequestContext): Promise<{ files: MediaFileRow[]; full: MediaFileRow | undefined }> {
  const files = (await findFilesOf(db, [row.id])).get(row.id) ?? []
  return { files, full: files.find(({ size }) => size === 'full') }
}

/** Copies the item's file to the folder. If the item has been deleted meanwhile, throws a 404 instead of a storage error. */
export async function copyOf(file: MediaFileRow, { id }: ContentRow, folder: string, context: RequestContext): Promise<string> {
  return fetchFile(context, storedPath(file), folder).catch(async (error: unknown) => {
    await media.existing(id, context)
    throw error
  })
}
