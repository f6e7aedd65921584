// What comes in: the types and taxonomies of the file, and what they are called here.
import type { ContentStatus } from '../db/tables/content.ts'

interface Kind {
  type: string
  statuses: readonly ContentStatus[]
}

const written: readonly ContentStatus[] = ['publish', 'future', 'draft', 'pending', 'private', 'trash']

/** By the file's name for the type. */
const kinds: Readonly<Record<string, Kind>> = {
  post: { type: 'post', statuses: written },
  page: { type: 'page', statuses: written },
  attachment: { type: 'attachment', statuses: [...written, 'inherit'] },
  nav_menu_item: { type: 'nav_menu_item', statuses: ['publish', 'draft'] },
  wp_block: { type: 'cms_block', statuses: written },
  wp_navigation: { type: 'cms_navigation', statuses: written },
  wp_template: { type: 'cms_template', statuses: ['publish'] },
  wp_template_part: { type: 'cms_template_part', statuses: ['publish'] },
}

/** By the file's name for the taxonomy. */
const taxonomyNames: ReadonlyMap<string, string> = new Map([
  ['category', 'category'],
  ['post_tag', 'post_tag'],
  ['nav_menu', 'nav_menu'],
  ['wp_pattern_category', 'cms_pattern_category'],
])

/** Not groups, but what the service keeps with the item itself. */
export const facets = { format: 'post_format', theme: 'wp_theme', area: 'wp_template_part_area' } as const
const facetNames: ReadonlySet<string> = new Set(Object.values(facets))

export function isFacet(taxonomy: string): boolean {
  return facetNames.has(taxonomy)
}

const byType = new Map(Object.values(kinds).map((kind) => [kind.type, kind]))

/** Ours. */
export const taxonomies: readonly string[] = [...taxonomyNames.values()]

/** What has no name here keeps that of the file. */
export function typeOf(name: string): string {
  return kinds[name]?.type ?? name
}

export function taxonomyOf(name: string): string {
  return taxonomyNames.get(name) ?? name
}

/** In which states items of a type come in; undefined if the type does not. */
export function statusesOf(type: string): readonly string[] | undefined {
  return byType.get(type)?.statuses
}
