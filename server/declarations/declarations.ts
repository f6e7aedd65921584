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

/** What happens to the values that refer to an item when it is deleted permanently: they are emptied, or the deletion is refused. */
export type OnDelete = 'empty' | 'refuse'

/** The schema of a field, with the keys that only declarations have. */
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
  /** Whether it has a text in each language of the site. The default is true for free texts. */
  'x-translatable'?: boolean
  /** The name that it had. Its values are moved from there. */
  'x-formerly'?: string
  /** The keys of the post meta in site exports from which it is imported. The default is its name. */
  'x-import'?: string | readonly string[]
  /** The type or taxonomy whose IDs its values are, or `user`. */
  'x-refers-to'?: string | { to: string; 'on-delete'?: OnDelete }
  /** Whether no two items have the same value. */
  'x-unique'?: boolean
  /** The capability that reading it takes. */
  'x-read'?: string
  /** The capability that changing it takes; that of `x-read` if missing. */
  'x-write'?: string
}

/** How many items a field can refer to. */
export const MAX_REFERENCES = 100

/** Longer texts cannot be indexed by PostgreSQL, whatever their characters. */
export const MAX_UNIQUE_LENGTH = 500

/** By name. */
export type Fields = Readonly<Record<string, Field>>

export interface Labels {
  singular: string
  plural: string
}

/** What a role may do with the items of a type. Those who may edit others' items may edit their own, and so with deleting. */
export const actions = ['edit', 'edit_others', 'publish', 'delete', 'delete_others', 'read_private'] as const
export type Action = (typeof actions)[number]

/** The roles whose rights a type can name. Administrators have all. */
export const rolesWithRights = ['editor', 'author', 'contributor', 'subscriber'] as const

/** By role. */
export type Rights = Readonly<Partial<Record<(typeof rolesWithRights)[number], readonly Action[]>>>

/** A type or a taxonomy. */
export interface DeclaredKind {
  /** The identifier, as in `type` and `taxonomy`. */
  name: string
  /** The identifier that it had. Its items or terms are moved from there. */
  formerly?: string
  /** The last part of the route of its items or terms. */
  route: string
  labels: Labels
  fields: Fields
}

export interface DeclaredType extends DeclaredKind {
  description?: string
  icon?: string
  like: Pattern
  supports: readonly Feature[]
  /** The identifiers of the taxonomies whose terms its items can have. */
  taxonomies: readonly string[]
  /** The path of the page of an item, with `{slug}` in it. */
  permalink: string
  /** Who may do what with its items. If missing, the rights are those of its pattern. */
  rights?: Rights
}

export interface DeclaredTaxonomy extends DeclaredKind {
  hierarchical: boolean
}

/** JSON Schema, and where the value is in the HTML of the block. */
export type AttributeSchema = Readonly<Record<string, unknown>>

/** A kind of blocks. */
export interface DeclaredBlock {
  /** With a namespace of its own: `acme/rating`. */
  name: string
  title: string
  description?: string
  category?: string
  icon?: string
  keywords?: readonly string[]
  /** The schemas of its attributes, by name. */
  attributes?: Readonly<Record<string, AttributeSchema>>
  /** Whether other blocks can be inside of it. */
  inner_blocks?: boolean
}

export interface Declarations {
  types: readonly DeclaredType[]
  taxonomies: readonly DeclaredTaxonomy[]
  blocks: readonly DeclaredBlock[]
  /** The own fields of all kinds of items that have some, by the identifier of the type or taxonomy, or `user`. */
  fields: ReadonlyMap<string, Fields>
}

/** The former name of a type or taxonomy. */
export function formerNameOf(name: string, { types, taxonomies }: Pick<Declarations, 'types' | 'taxonomies'>): string | undefined {
  return [...types, ...taxonomies].find((kind) => kind.name === name)?.formerly
}

/** A site that declares nothing. */
export const noDeclarations: Declarations = { types: [], taxonomies: [], blocks: [], fields: new Map() }

/** The part of the path before the slug; empty if there is none. */
export const permalinkBase = ({ permalink }: Pick<DeclaredType, 'permalink'>): string =>
  permalink.slice(0, permalink.indexOf('{slug}')).replaceAll('/', '')

/** The part of the paths of terms before their slugs. */
export const termBase = ({ name }: Pick<DeclaredTaxonomy, 'name'>): string => name.replaceAll('_', '-')

/** Returns a label as a part of names such as `createRecipe`: the letters and digits of each word. */
export function pascalCase(label: string): string {
  return label
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
