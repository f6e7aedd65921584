// The content types and taxonomies of all namespaces, and what their contract tells about them.
import { propertiesOf, readDocument, resolveRef } from '../contract/documents.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { Permissions } from '../engine/permissions.ts'
import type { Names } from '../engine/resource.ts'
import type { Trait } from '../engine/trait.ts'
import type { TermTaxonomy } from '../terms/collection.ts'
import { events } from './cal-events-v1/events.ts'
import { organizers } from './cal-events-v1/organizers.ts'
import { category as eventCategory } from './cal-events-v1/taxonomies.ts'
import { venues } from './cal-events-v1/venues.ts'
import { blocks } from './cms-v2/blocks.ts'
import { styles } from './cms-v2/global-styles.ts'
import { media } from './cms-v2/media.ts'
import { menuItems } from './cms-v2/menu-items.ts'
import { navigation } from './cms-v2/navigation.ts'
import { pages } from './cms-v2/pages.ts'
import { posts } from './cms-v2/posts.ts'
import { category, menu, patternCategory, tag } from './cms-v2/taxonomies.ts'
import { parts, templates } from './cms-v2/templates.ts'
import { documents } from './documents.ts'

export interface ContentType {
  type: string
  route: string
  names: Names
  permissions: Permissions
  isHierarchical?: boolean
  archive?: string
  /** What else happens when an item is published. */
  traits: Pick<Trait<ContentRow, object, never>, 'publish'>
}

export interface ListedTaxonomy extends TermTaxonomy {
  /** The first part of the path of its public URLs; without it, the terms have no public pages. */
  base?: string
}

// prettier-ignore
const resources = [
  posts,
  pages,
  media,
  menuItems,
  blocks,
  templates,
  parts,
  styles,
  navigation,
  events,
  venues,
  organizers,
]

/** By identifier. */
export const contentTypes: ReadonlyMap<string, ContentType> = new Map(resources.map(({ resource }) => [resource.type, resource]))

/** By identifier. Events and posts share their tags. */
export const taxonomies: ReadonlyMap<string, ListedTaxonomy> = new Map(
  [category, tag, menu, patternCategory, eventCategory.definition].map((one) => [one.name, one]),
)

/** The namespace of a route, and the rest of its path. */
export function partsOfRoute(route: string): { namespace: string; base: string } {
  const { path, namespace } = documentOf(route)
  return { namespace, base: route.slice(path.length + 1) }
}

const documentOf = (route: string) => Object.values(documents).find(({ path }) => path && route.startsWith(`${path}/`)) ?? documents.site

/** The fields that stand for a feature of an item. */
const featureFields: Readonly<Record<string, readonly string[]>> = {
  title: ['title', 'venue', 'organizer'],
  editor: ['content', 'description'],
  author: ['author'],
  thumbnail: ['featured_media', 'image'],
  excerpt: ['excerpt'],
  comments: ['comment_status'],
  'custom-fields': ['meta'],
  'page-attributes': ['menu_order'],
  'post-formats': ['format'],
}

const featureRoutes: Readonly<Record<string, string>> = { revisions: '/{parent}/revisions', autosave: '/{id}/autosaves' }

/** What the items of a type have, as far as their schema and their routes show. */
export function featuresOf({ route }: ContentType): string[] {
  const document = readDocument(documentOf(route).document)
  const { base } = partsOfRoute(route)
  const schema = document.paths[`/${base}/{id}`]?.get?.responses['200']?.content?.['application/json']?.schema
  const fields = Object.keys(schema ? propertiesOf(document, resolveRef(document, schema)) : {})
  return [
    ...Object.keys(featureFields).filter((feature) => featureFields[feature]?.some((field) => fields.includes(field))),
    ...Object.keys(featureRoutes).filter((feature) => `/${base}${featureRoutes[feature]}` in document.paths),
  ]
}
