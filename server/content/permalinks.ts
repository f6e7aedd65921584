// The public addresses of content.
import type { ContentRow } from '../db/tables/content.ts'

/** What has an address of its own: published items, and private ones for those who may read them. */
const addressed: readonly string[] = ['publish', 'private', 'inherit']

export function permalink(row: Pick<ContentRow, 'id' | 'type' | 'status' | 'slug'>, baseUrl: string): string {
  return addressed.includes(row.status) && row.slug ? `${baseUrl}/${row.slug}/` : `${baseUrl}/?p=${row.id}`
}

export function permalinkTemplate(baseUrl: string): string {
  return `${baseUrl}/%postname%/`
}
