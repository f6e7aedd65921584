// The links from content to media: its featured image and its attached files.
import { link, loading } from '#server/engine/links.ts'
import type { Link } from '#server/engine/links.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { media } from './media-item.ts'

export const featuredLink: Link<ContentRow> = link(
  'cms:featuredmedia',
  (row, { config }) => (row.featured_media ? [{ embeddable: true, href: `${config.restRoot}/cms/v2/media/${row.featured_media}` }] : []),
  loading((row) => row.featured_media, media.embedded),
)

export const attachedLink: Link<ContentRow> = link('cms:attachment', (row, { config }) => [
  { href: `${config.restRoot}/cms/v2/media?parent=${row.id}` },
])
