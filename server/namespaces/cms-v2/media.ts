// The media resource.
import { randomUUID } from 'node:crypto'
import { posix } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { contentCollection } from '#server/engine/content-collection.ts'
import { siteDate } from '#server/engine/dates.ts'
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
import { file as fileTrait, focalPoint, focalPointOf } from '#server/media/traits/file.ts'
import type { FileMeta, ParentImage } from '#server/media/traits/file.ts'
import { fileStatus } from '#server/media/traits/file-status.ts'
import { identity } from '#server/engine/traits/identity.ts'
import { menuLinked } from '#server/menus/menu-linked.ts'
import { meta } from '#server/engine/traits/meta.ts'
import { formerPaths } from '#server/engine/traits/former-paths.ts'
import { slug } from '#server/engine/traits/slug.ts'
import { template } from '#server/themes/template-choice.ts'
import { rawOf, title } from '#server/engine/traits/texts.ts'
import type { RequestContext } from '#server/context.ts'
import { withGuard, withPermit } from '#server/contract/operation.ts'
import type { Upload, UploadedFile } from '#server/contract/operation.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { MediaFileRow } from '#server/db/tables/media-files.ts'
import { ApiError, refused } from '#server/contract/api-error.ts'
import type { Modifier, ImageFile } from '#server/media/image.ts'
import { processEdit, wantedParts, processUpload } from '#server/media/process-upload.ts'
import type { ProcessedUpload } from '#server/media/process-upload.ts'
import { withStaging } from '#server/media/staging.ts'
import { claimFiles, findFilesOf, measureFile, replaceFiles, storedPath, takenPaths } from '#server/media/store.ts'
import type { FocalPoint } from '#server/media/sizes.ts'
import type { NewFile, Replacement } from '#server/media/store.ts'
import { isImage } from '#server/media/types.ts'
import {
  discardFiles,
  discardUnclaimed,
  fetchFile,
  monthOf,
  plainStem,
  removingFiles,
  stemOf,
  storeBeside,
  storeFiles,
  uploadUrl,
} from '#server/media/uploads.ts'
import type { Caller } from '#server/users/caller.ts'
import { classList } from '#server/terms/traits/class-list.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { labelsOfPostsBut } from './labels.ts'
import { authorLink, itemLinks } from './links.ts'

type MediaInput = Schemas['MediaInput']

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

async function isReadable({ id }: ContentRow, { db, caller }: RequestContext): Promise<boolean> {
  return (await findReadableMedia(db, [id], caller)).length > 0
}

function assertMayUpload(caller: Caller): void {
  if (!permissions.mayCreate(caller))
    throw refused(caller, 'rest_cannot_create', 'You are not allowed to upload files. Only authors and editors can.')
}

const upload: Handlers['createMedia'] = async ({ body, upload: { files, folder } }, context) => {
  assertMayUpload(context.caller)
  const file = sent(files)
  const taken = await processUpload(file, folder, context.config.media, body.focal_point ?? undefined)
  return added(await addMedia(taken, plainStem(file.name), body, context), context)
}

function sent(files: Upload['files']): UploadedFile {
  const file = files.get('file')
  if (file) return file
  throw new ApiError(400, 'rest_upload_no_data', 'The request has no file. Send it as the body, or as the part `file` of a multipart form.')
}

/** Stores the files and creates their media item; if creating it fails, the files are discarded. */
export async function addMedia(
  { mimeType, parts, imageMeta, parentImage }: ProcessedUpload & { parentImage?: ParentImage },
  stem: string,
  body: MediaInput,
  context: RequestContext,
): Promise<ContentRow> {
  const { config, now } = context
  const files = await storeFiles(context, monthOf(siteDate(now(), config.site.timezone).date), stem, parts)
  const paths = files.map(({ path }) => path)
  const columns = {
    mime_type: mimeType,
    guid: uploadUrl(config.baseUrl, paths[0] ?? ''),
    meta: JSON.stringify({
      ...(imageMeta && { image_meta: imageMeta }),
      ...(parentImage && { parent_image: parentImage }),
    } satisfies FileMeta),
  }
  try {
    return await media.inTransaction(context, async (inside) => {
      const row = await media.save(undefined, { ...body, title: rawOf(body.title) || stemOf(paths[0] ?? stem) }, inside, columns)
      await claimFiles(inside.db, row.id, paths)
      return row
    })
  } catch (error) {
    await discardFiles(context, paths)
    throw error
  }
}

/** Adds the new files that the item still lacks and discards the rest: a concurrent request may have added some. */
async function addRenditions(
  { id }: ContentRow,
  fullPath: string,
  measures: ImageFile,
  newFiles: readonly NewFile[],
  context: RequestContext,
): Promise<void> {
  let unclaimed = newFiles.map((file) => file.path)
  try {
    const claimed = await media.inTransaction(context, async (inside) => {
      const { files } = await filesOf(await media.editable({ id }, inside), inside)
      const missing = newFiles.filter(({ size }) => !files.some((file) => file.size === size)).map((file) => file.path)
      await measureFile(inside.db, fullPath, measures)
      await claimFiles(inside.db, id, missing)
      return missing
    })
    unclaimed = unclaimed.filter((path) => !claimed.includes(path))
  } finally {
    await discardFiles(context, unclaimed)
  }
}

async function added(row: ContentRow, context: RequestContext) {
  return media.created({ row, item: await media.changedBody(row, context) }, context)
}

/** The item's files, and the full-size one that the others are made from. */
async function filesOf(row: ContentRow, { db }: RequestContext): Promise<{ files: MediaFileRow[]; full: MediaFileRow | undefined }> {
  const files = (await findFilesOf(db, [row.id])).get(row.id) ?? []
  return { files, full: files.find(({ size }) => size === 'full') }
}

/** Copies the item's file to the folder. If the item has been deleted meanwhile, throws a 404 instead of a storage error. */
async function copyOf(file: MediaFileRow, { id }: ContentRow, folder: string, context: RequestContext): Promise<string> {
  return fetchFile(context, storedPath(file), folder).catch(async (error: unknown) => {
    await media.existing(id, context)
    throw error
  })
}

function isSameUrl(a: string, b: string): boolean {
  return URL.canParse(a) && URL.canParse(b) && new URL(a).href === new URL(b).href
}

/** The modifiers of the request. Older clients send rotation and crop in fields of their own; rotation comes first. */
function modifiersIn({ modifiers, rotation, x, y, width, height }: Schemas['MediaEdit']): Modifier[] {
  if (modifiers) return modifiers
  const isCrop = x !== undefined && y !== undefined && width !== undefined && height !== undefined
  return [
    ...(rotation ? [{ type: 'rotate' as const, args: { angle: rotation } }] : []),
    ...(isCrop ? [{ type: 'crop' as const, args: { left: x, top: y, width, height } }] : []),
  ]
}

const getMedia: Handlers['getMedia'] = async (input, context) => {
  const row = await media.existing(input.path.id, context)
  if (input.query.context !== 'edit' && !(await isReadable(row, context)))
    throw refused(
      context.caller,
      'rest_forbidden',
      'You are not allowed to read this media item. This requires the right to read the item that it is attached to.',
    )
  return media.get(input, context)
}

const deleteMedia: Handlers['deleteMedia'] = async (input, context) => {
  const { id } = await media.existing(input.path.id, context)
  return removingFiles([id], context, () => media.erase(input, context))
}

const createMediaSizes: Handlers['createMediaSizes'] = async ({ path }, context) => {
  const row = await media.editable(path, context)
  const { files, full } = await filesOf(row, context)
  if (full && isImage(row.mime_type)) {
    await withStaging(context.config.media.staging, async (folder) => {
      const source = await copyOf(full, row, folder, context)
      const isMissing = ({ size }: { size: string }): boolean => !files.some((one) => one.size === size)
      const { measures, parts } = await wantedParts(source, isMissing, row.mime_type, folder, context.config.media, focalPointOf(row))
      const newFiles = parts.length ? await storeFiles(context, monthIn(full.path), stemOf(full.path), parts) : []
      await addRenditions(row, full.path, measures, newFiles, context)
    })
  }
  return { status: 200, body: await media.changedBody(row, context) }
}

const createMediaEdit: Handlers['createMediaEdit'] = async ({ path, body }, context) => {
  const { caller, config } = context
  if (!caller.can('upload_files'))
    throw refused(caller, 'rest_cannot_edit_image', 'You are not allowed to edit images. Only authors and editors can.')
  const row = await media.editable(path, context)
  const { files, full } = await filesOf(row, context)
  if (!full || !isImage(row.mime_type))
    throw new ApiError(404, 'rest_unknown_attachment', 'This media item has no image file that can be edited.')
  if (!files.some((file) => isSameUrl(uploadUrl(config.baseUrl, file.path), body.src)))
    throw new ApiError(404, 'rest_unknown_attachment', 'src is not the URL of this media item. Send its source_url.')
  const modifiers = modifiersIn(body)
  if (!modifiers.length)
    throw new ApiError(400, 'rest_image_not_edited', 'The request changes nothing. Send modifiers that rotate or crop the image.')
  const { image_meta: imageMeta, alt_text } = JSON.parse(row.meta) as FileMeta & { alt_text?: string }
  const edited = await withStaging(config.media.staging, async (folder) => {
    const parts = await processEdit(await copyOf(full, row, folder, context), modifiers, row.mime_type, folder, config.media)
    const texts = { title: row.title, caption: row.excerpt, description: row.content, ...(alt_text && { alt_text }) }
    return addMedia(
      { mimeType: row.mime_type, parts, imageMeta, parentImage: { attachment_id: row.id, file: full.path } },
      `${stemOf(full.path).replace(/-edited(-\d+)?$/, '')}-edited`,
      texts,
      context,
    )
  })
  return added(edited, context)
}

const putMediaFile: Handlers['putMediaFile'] = async ({ path, upload: { files, folder } }, context) => {
  assertMayUpload(context.caller)
  const row = await media.editable(path, context)
  const { full } = await filesOf(row, context)
  if (!full) throw new ApiError(404, 'rest_unknown_attachment', 'The file of this media item is on another site. Upload a new one.')
  const { mimeType, parts, imageMeta } = await processUpload(sent(files), folder, context.config.media, focalPointOf(row))
  if (mimeType !== row.mime_type)
    throw new ApiError(
      400,
      'rest_upload_sideload_error',
      `The new file is ${mimeType}, and that of this media item is ${row.mime_type}. Its URL would have the wrong extension. Send a file of the same type, or upload a new media item.`,
    )
  const stored = await storeBeside(context, full.path, parts)
  const changed = await putInPlace(row, full, stored, context, async (before, inside) => {
    await media.assertNoConflict(before, inside)
    const meta = { ...(JSON.parse(before.meta) as FileMeta), image_meta: imageMeta }
    return media.save(before, {}, inside, { meta: JSON.stringify(meta) })
  })
  return { status: 200, body: await media.changedBody(changed, context) }
}

/** With another focal point, what is cropped is cropped anew: before the change, because it may fail. */
const updateMedia: Handlers['updateMedia'] = async (input, context) => {
  const point = input.body?.focal_point
  const row = point === undefined ? undefined : await media.editable(input.path, context)
  if (!row || isDeepStrictEqual(point, focalPointOf(row) ?? null)) return media.update(input, context)
  const { full } = await filesOf(row, context)
  const stored = full && isImage(row.mime_type) ? await storeCropped(row, full, point ?? undefined, context) : []
  const response = await orDiscard(media.update(input, context), stored, context)
  if (!full || !stored.length) return response
  return { ...response, body: await media.changedBody(await putInPlace(row, full, stored, context), context) }
}

function storeCropped(row: ContentRow, full: MediaFileRow, point: FocalPoint | undefined, context: RequestContext): Promise<NewFile[]> {
  const { media: limits } = context.config
  return withStaging(limits.staging, async (folder) => {
    const source = await copyOf(full, row, folder, context)
    const { parts } = await wantedParts(source, ({ isCropped }) => isCropped, row.mime_type, folder, limits, point)
    return parts.length ? storeBeside(context, full.path, parts) : []
  })
}

async function orDiscard<Result>(work: Promise<Result>, stored: readonly NewFile[], context: RequestContext): Promise<Result> {
  return work.catch(async (error: unknown) => {
    await discardUnclaimed(context, stored)
    throw error
  })
}

/** Puts the stored files in the places of an item's files, at the same URLs. If anything fails, the files before stay. */
async function putInPlace(
  row: ContentRow,
  full: MediaFileRow,
  stored: readonly NewFile[],
  context: RequestContext,
  save: (before: ContentRow, inside: RequestContext) => Promise<ContentRow> = (before) => Promise.resolve(before),
): Promise<ContentRow> {
  const putting = media.inTransaction(context, async (inside) => {
    const before = await media.editable({ id: row.id }, inside)
    const saved = await save(before, inside)
    const { files, full: current } = await filesOf(before, inside)
    // A file that has been replaced meanwhile has crops of its own.
    const isOutdated = !stored.some(({ size }) => size === 'full') && (!current || storedPath(current) !== storedPath(full))
    const unused = isOutdated
      ? stored.map(({ path }) => path)
      : await replaceFiles(inside.db, row.id, await placesOf(stored, files, full, inside), inside.now().toISOString())
    return { saved, unused }
  })
  const { saved, unused } = await orDiscard(putting, stored, context)
  // The sweep tries again.
  await discardFiles(context, unused).catch((error: unknown) =>
    context.log.warn({ err: error as Error }, 'failed to remove replaced files'),
  )
  return saved
}

/** Each size keeps its URL. A new image that is too small for a size is shown whole there, so that no URL ends. */
async function placesOf(
  stored: readonly NewFile[],
  files: readonly MediaFileRow[],
  { path: fullPath }: MediaFileRow,
  { db }: RequestContext,
): Promise<Replacement[]> {
  const whole = stored.find(({ size }) => size === 'full')
  const kept = files.flatMap(({ path, size }) => {
    const file = stored.find((one) => one.size === size) ?? whole
    return file ? [{ path, file }] : []
  })
  const added = stored.filter(({ size }) => !files.some((one) => one.size === size))
  const stem = fullPath.slice(0, fullPath.length - posix.extname(fullPath).length)
  const named = added.map((file) => ({ path: `${stem}-${file.width}x${file.height}${posix.extname(fullPath)}`, file }))
  const taken = await takenPaths(
    db,
    named.map(({ path }) => path),
  )
  const places = named.map(({ path, file }, index) => {
    const isFree = !taken.has(path) && named.findIndex((one) => one.path === path) === index
    return { path: isFree ? path : `${stem}-${file.size}-${randomUUID()}${posix.extname(fullPath)}`, file }
  })
  return [...kept, ...places]
}

export const contentTypes = [media.contentType]

const changing = withPermit(media.permits.edit, withGuard(media.update.authorize, updateMedia))

export const handlers = {
  listMedia: media.list,
  createMedia: withGuard(assertMayUpload, upload),
  getMedia: withPermit({ ...media.permits.read, allows: isReadable }, getMedia),
  updateMedia: changing,
  putMedia: changing,
  patchMedia: changing,
  deleteMedia: withPermit(media.permits.remove, deleteMedia),
  putMediaFile: withPermit(media.permits.edit, withGuard(assertMayUpload, putMediaFile)),
  createMediaSizes: withPermit(media.permits.edit, createMediaSizes),
  createMediaEdit: withPermit(media.permits.edit, createMediaEdit),
} satisfies Partial<Handlers>

function monthIn(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}
