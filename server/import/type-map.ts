// Maps the types and taxonomies of the file to those of the service.
import type { ContentStatus } from '../db/tables/content.ts'

interface ImportedType {
  type: string
  statuses: readonly ContentStatus[]
}

const written: readonly ContentStatus[] = ['publish', 'future', 'draft', 'pending', 'private', 'trash']

/** By the type's name in the file. */
const kinds: Readonly<Record<string, ImportedType>> = {
  post: { type: 'post', statuses: written },
  page: { type: 'page', statuses: written },
  attachment: { type: 'attachment', statuses: [...written, 'inherit'] },
  nav_menu_item: { type: 'nav_menu_item', statuses: ['publish', 'draft'] },
  wp_block: { type: 'cms_block', statuses: written },
  wp_navigation: { type: 'cms_navigation', statuses: written },
  wp_template: { type: 'cms_template', statuses: ['publish'] },
  wp_template_part: { type: 'cms_template_part', statuses: ['publish'] },
}

/** By the taxonomy's name in the file. */
const taxonomyNames: ReadonlyMap<string, string> = new Map([
  ['category', 'category'],
  ['post_tag', 'post_tag'],
  ['nav_menu', 'nav_menu'],
  ['wp_pattern_category', 'cms_pattern_category'],
])

/** Taxonomies in the file that the service stores as columns. */
export const columnTaxonomies = { format: 'post_format', theme: 'wp_theme', area: 'wp_template_part_area' } as const
const facetNames: ReadonlySet<string> = new Set(Object.values(columnTaxonomies))

export function isColumnTaxonomy(taxonomy: string): boolean {
  return facetNames.has(taxonomy)
}

const byType = new Map(Object.values(kinds).map((kind) => [kind.type, kind]))

/** The service's names. */
export const taxonomies: readonly string[] = [...taxonomyNames.values()]

/** Names without a mapping are the same in both. */
export function typeOf(name: string): string {
  return kinds[name]?.type ?? name
}

export function taxonomyOf(name: string): string {
  return taxonomyNames.get(name) ?? name
}

/** The statuses with which items of a type are imported; undefined if the type is not imported. */
export function statusesOf(type: string): readonly string[] | undefined {
  return byType.get(type)?.statuses
}
