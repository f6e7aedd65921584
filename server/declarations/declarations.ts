// What a site declares: content types, taxonomies and fields of its own, as read from the YAML files of its folder.
import type { Schema } from '../contract/documents.ts'

/** The type whose statuses, rights, trash, revisions and autosaves a declared type has. */
export type Pattern = 'post' | 'page' | 'block'

/** What the items of a declared type have beside an ID, dates, slug, status and fields. */
export const features = ['title', 'content', 'excerpt', 'author', 'featured_media', 'password', 'comments'] as const
export type Feature = (typeof features)[number]

/** What types without pages can have. */
export const featuresOfBlocks: readonly Feature[] = ['title', 'content', 'excerpt', 'password']

/** How lists are filtered by a field: `equals` one value, `in` any of some, `range` between bounds, `contains` a text or an entry. */
export type Filtering = 'equals' | 'in' | 'range' | 'contains'

/** The schema of a field, with what else is said of it. */
export interface Field extends Schema {
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minLength?: number
  minItems?: number
  items?: Field
  properties?: Record<string, Field>
  'x-filter'?: readonly Filtering[]
  /** Whether lists can be sorted by it. */
  'x-order'?: boolean
  /** Whether searches find its words. */
  'x-search'?: boolean
  /** The name that it had. Its values are moved from there. */
  'x-formerly'?: string
  /** The keys of the post meta in site exports from which it is imported. The default is its name. */
  'x-import'?: string | readonly string[]
}

/** By name. */
export type Fields = Readonly<Record<string, Field>>

export interface Labels {
  singular: string
  plural: string
}

export interface DeclaredType {
  /** The identifier, as in `type`. */
  name: string
  /** The identifier that it had. Its items are moved from there. */
  formerly?: string
  /** The last part of the route of its items. */
  route: string
  labels: Labels
  description?: string
  icon?: string
  like: Pattern
  supports: readonly Feature[]
  /** The identifiers of the taxonomies whose terms its items can have. */
  taxonomies: readonly string[]
  /** The path of the page of an item, with `{slug}` in it. */
  permalink: string
  fields: Fields
}

export interface DeclaredTaxonomy {
  name: string
  /** The identifier that it had. Its terms are moved from there. */
  formerly?: string
  route: string
  labels: Labels
  hierarchical: boolean
  fields: Fields
}

export interface Declarations {
  types: readonly DeclaredType[]
  taxonomies: readonly DeclaredTaxonomy[]
  /** The own fields of all kinds of items that have some, by the identifier of the type or taxonomy, or `user`. */
  fields: ReadonlyMap<string, Fields>
}

/** A site that declares nothing. */
export const noDeclarations: Declarations = { types: [], taxonomies: [], fields: new Map() }

/** The part of the path before the slug; empty if there is none. */
export const permalinkBase = ({ permalink }: Pick<DeclaredType, 'permalink'>): string =>
  permalink.slice(0, permalink.indexOf('{slug}')).replaceAll('/', '')

/** As a part of names, as in `createRecipe`: letters and digits of each word. */
export function pascalCase(label: string): string {
  return label
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
