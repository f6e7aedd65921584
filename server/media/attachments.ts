// Files of the media library, for display in texts.
import { idsOf } from '../db/ids.ts'
import type { MediaFileRow } from '../db/tables/media-files.ts'
import { createPermalinks } from '../engine/permalinks.ts'
import type { PermalinkContext } from '../engine/permalinks.ts'
import type { Attachment } from '../rendering/attachments.ts'
import { plainText } from '../rendering/plain-text.ts'
import type { ImageSource, StoredImage } from '../rendering/renditions.ts'
import { applyTypography } from '../rendering/typography.ts'
import type { ShownMedia } from './library-store.ts'
import { positionOf, sizeNames } from './sizes.ts'
import type { FocalPoint } from './sizes.ts'
import { findFilesOf } from './store.ts'
import { UPLOADS } from '../storage/storage.ts'
import { uploadUrl } from './uploads.ts'

interface MediaMeta {
  focal_point?: FocalPoint
  alt_text?: string
  source_url?: string
}

/** Loads the files and permalinks of media items. */
export async function attachmentsOf(rows: readonly ShownMedia[], context: PermalinkContext): Promise<Map<number, Attachment>> {
  const ids = idsOf(rows)
  const [files, { link }] = await Promise.all([findFilesOf(context.db, ids), createPermalinks(rows, context)])
  return new Map(rows.map((row) => [row.id, createAttachment(row, files.get(row.id) ?? [], link(row), context.config.baseUrl)]))
}

function createAttachment(row: ShownMedia, files: readonly MediaFileRow[], link: string, baseUrl: string): Attachment {
  const { alt_text = '', source_url, focal_point } = JSON.parse(row.meta) as MediaMeta
  const sources = files.map((file) => sourceOf(file, baseUrl))
  const url = source_url ?? row.guid
  const full = sources.find(({ size }) => size === 'full') ?? { size: 'full', url, path: url, width: 0, height: 0 }
  return {
    id: row.id,
    title: row.title_rendered,
    url: full.url,
    link,
    alt: plainText(alt_text),
    caption: applyTypography(row.excerpt).trim(),
    mimeType: row.mime_type,
    image: row.mime_type.startsWith('image/')
      ? { mimeType: row.mime_type, full, renditions: sortRenditions(sources), focalPoint: focal_point && positionOf(focal_point) }
      : undefined,
  }
}

function sourceOf({ size, path, width, height }: MediaFileRow, baseUrl: string): ImageSource {
  return { size, url: uploadUrl(baseUrl, path), path: uploadUrl('', path).slice(UPLOADS.length), width: width ?? 0, height: height ?? 0 }
}

function sortRenditions(sources: readonly ImageSource[]): StoredImage['renditions'] {
  return sizeNames.flatMap((name) => sources.filter(({ size, width }) => size === name && width > 0))
}
