// Files of the media library: as the service has them, and as the blocks of the editor take them.
import apiFetch from '@wordpress/api-fetch'
import { addQueryArgs } from '@wordpress/url'
import type { View } from '@wordpress/dataviews'
import { changeAll } from './batch.ts'
import { filterOf } from './page-list.tsx'
import type { Page } from './page-list.tsx'
import { textOf } from './texts.ts'

export interface MediaFile {
  id: number
  date: string
  link: string
  title: { raw: string; rendered: string }
  caption: { raw: string; rendered: string }
  alt_text: string
  media_type: string
  mime_type: string
  source_url: string
  /** What cropped sizes and covers show, from 0 to 1. */
  focal_point: { x: number; y: number } | null
  media_details: {
    width?: number
    height?: number
    filesize?: number
    sizes?: Record<string, { source_url: string; width: number; height: number }>
  }
}

const PATH = '/wp/v2/media'

/** `types` are the types that may be chosen: `image`, or a media type such as `image/png`. */
export async function mediaFiles(view: View, types: readonly string[] = []): Promise<Page<MediaFile>> {
  const { search, page, perPage } = view
  const type = filterOf(view, 'media_type') ?? types.find((name) => !name.includes('/'))
  const month = filterOf(view, 'date')
  const query = {
    context: 'edit',
    page,
    per_page: perPage,
    ...(search && { search }),
    ...(type && { media_type: type }),
    ...(month && { after: `${month}-01T00:00:00`, before: endOf(month) }),
  }
  const response = await apiFetch<Response>({ path: addQueryArgs(PATH, query), parse: false }).catch(async (refused: Response) => {
    throw await refused.json()
  })
  return { items: (await response.json()) as MediaFile[], total: Number(response.headers.get('X-WP-Total')) }
}

/** `2026-03` -> the end of that month. */
function endOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)}T00:00:00`
}

export async function uploadFiles(files: Iterable<File>): Promise<MediaFile[]> {
  const uploaded: MediaFile[] = []
  for (const file of files) {
    const body = new FormData()
    body.append('file', file, file.name)
    uploaded.push(await apiFetch<MediaFile>({ path: PATH, method: 'POST', body }))
  }
  return uploaded
}

/** The URLs of the file stay the same. */
export function replaceFile(id: number, file: File): Promise<MediaFile> {
  const body = new FormData()
  body.append('file', file, file.name)
  // The package sends the body of a PUT as JSON.
  return apiFetch({ path: `${PATH}/${id}/file`, method: 'POST', headers: { 'X-HTTP-Method-Override': 'PUT' }, body })
}

/** Changes all of these files alike. */
export function updateFiles(files: MediaFile[], body: object): Promise<void> {
  return changeAll(files.map(({ id }) => ({ path: `${PATH}/${id}`, method: 'PUT', body })))
}

export function deleteFiles(files: MediaFile[]): Promise<void> {
  return changeAll(files.map(({ id }) => ({ path: `${PATH}/${id}`, method: 'DELETE', body: { force: true } })))
}

/** The posts and pages with these words, to which files can be attached. */
export async function findItems(search: string): Promise<{ value: string; label: string }[]> {
  const found = (path: string, query: object): Promise<{ id: number; title: { rendered: string } }[]> =>
    apiFetch({ path: addQueryArgs(path, { per_page: 10, _fields: 'id,title', ...(search && { search }), ...query }) })
  // Not everybody may edit pages, so these are the published ones.
  const lists = await Promise.all([found('/wp/v2/posts', { context: 'edit', status: 'any' }), found('/wp/v2/pages', {})])
  return lists.flat().map(({ id, title }) => ({ value: String(id), label: textOf(title.rendered) || '(no title)' }))
}

/** A small version of an image. */
export function thumbnailOf({ media_details, source_url }: MediaFile): string {
  const { medium, thumbnail } = media_details.sizes ?? {}
  return (medium ?? thumbnail)?.source_url ?? source_url
}

/** A file as the media dialog of the reference gives it to blocks. */
export function chosen({ id, link, title, caption, alt_text, media_type, mime_type, source_url, media_details }: MediaFile): object {
  const { width, height, sizes = {} } = media_details
  const versions = Object.entries(sizes).map(([name, size]) => [name, { ...size, url: size.source_url }])
  return {
    id,
    link,
    url: source_url,
    title: title.raw,
    caption: caption.raw,
    alt: alt_text,
    type: media_type === 'file' ? 'application' : media_type,
    media_type,
    mime: mime_type,
    width,
    height,
    sizes: { ...Object.fromEntries(versions), full: { url: source_url, width, height } },
    media_details,
  }
}
