// What is said of a content type or a taxonomy, once: its value in the namespaces says it, and all generic code reads it from there.
import type { Expression, RawBuilder } from 'kysely'
import type { TaxonomyLabels, TypeLabels } from './contract/schemas.ts'
import type { ContentStatus } from './db/tables/content.ts'
import type { Permissions, TermCapabilities } from './users/permissions.ts'

export interface Names {
  singular: string
  plural: string
}

export interface TypeDescription {
  /** The name of the type in the database and in `type`. */
  type: string
  /** The route of the collection. */
  route: string
  /** The route of the collection in the form of site content, which editors use, if `route` has another form. */
  siteRoute?: string
  /** The singular name in messages. */
  noun: string
  /** The names as headings. */
  names: Names
  /** The texts of user interfaces that do not follow from the names. */
  labels?: Partial<TypeLabels>
  /** What user interfaces say of it. */
  description?: string
  /** The name of its icon in user interfaces. */
  icon?: string
  /** The features that user interfaces offer beside those that the fields and routes of its items show. */
  features?: readonly string[]
  /** Whether user interfaces have no list of its items. */
  isHidden?: boolean
  permissions: Permissions
  /** Whether items have parents of the same type, whose slugs are in their permalinks. */
  isHierarchical?: boolean
  /** What is at the public URLs of its items: a page, or a file, which gives way to pages. If missing, they have no public URLs. */
  shownAs?: 'page' | 'file'
  /** Where the permalinks differ from those of posts. */
  permalinks?: Partial<PermalinkScheme>
  /** Matches slugs that no item may have, if there are more than of other types. */
  reservedSlugs?: RegExp
  /** The public list of its items. */
  archive?: Archive
  /** Whether the search of the site finds its items. */
  isSearched?: boolean
  /** Whether the dates of items matter to readers: public pages show them, and old permalinks had them. */
  isDated?: boolean
  /** Whether items can be the front page, or stand for the list of posts. */
  isFrontPage?: boolean
  /** Whether the authors of its published items are public. */
  hasPublicAuthors?: boolean
  /** Whether users who may edit the items of others choose their authors. */
  hasAuthors?: boolean
  /** Whether files can be attached to its items. */
  hasFiles?: boolean
  /** Whether items have post formats. */
  hasFormats?: boolean
  /** Whether items can be sticky. */
  hasSticky?: boolean
  /** The further orders of its lists, by the name in `orderby`. */
  orders?: Readonly<Record<string, JoinedOrder>>
  /** Which items are only in the lists of editors. They are few, and have an index. */
  unlisted?: RawBuilder<unknown>
  /** Whether items are styles, which contain CSS in place of HTML. */
  hasStyles?: boolean
  /** Whether the links of items say in every context what the caller may do, and not only in `edit`. */
  showsActions?: boolean
  /** Whether items have texts in further languages. */
  isTranslated?: boolean
  /** What webhooks call its changes. If missing, they deliver none, and the feed of changes has none. */
  webhooks?: WebhookEvents
  /** How site exports have it. If missing, it is not imported. */
  imported?: ImportedType
  /** What `GET /resolve` calls an item, if not by its type. */
  resolvedAs?: string
}

export interface Archive {
  title: string
  /** Without slashes at its ends; empty if it is the front page. */
  path: string
  /** What `GET /resolve` calls it, if it has a name of its own. */
  resolvedAs?: 'events'
}

/** An order by a column of a table with the rows of a type by `content_id`, which has an index by that column and the ID. */
export interface JoinedOrder {
  table: 'events'
  by: Expression<unknown>
}

/** How permalinks are built. */
export interface PermalinkScheme {
  /** The path segment before the slug. */
  below?: string
  /** Separates parts of the slug that are segments of their own. */
  separator?: string
  /** Whether the slugs of parents are before the slug. */
  isNested: boolean
  /** Whether the permalink has the slug only if the parent's has, and the template only if there is a parent. */
  needsParent?: boolean
  /** The statuses in which the permalink has the slug. */
  named: readonly string[]
  /** The parameter of the permalink that has the ID. */
  parameter: string
  /** The placeholder for the slug in the template. */
  placeholder: string
}

/** `published` and `unpublished` are for items with statuses; all others are `created` and `deleted`. */
export interface WebhookEvents {
  /** The part of the name before the dot. */
  name: string
  hasStatuses: boolean
}

export interface ImportedType {
  /** The name in the export. */
  name: string
  /** The statuses with which items are imported. The default is all of a written text. */
  statuses?: readonly ContentStatus[]
  /** What else an item in the export consists of. */
  form?: 'file' | 'menu item' | 'template'
}

export interface TaxonomyDescription {
  /** The name in the database and in `taxonomy`. */
  name: string
  route: string
  /** The route in the form of site content, which editors use, if `route` has another form. */
  siteRoute?: string
  /** The singular name in messages. */
  noun: string
  /** The names as headings. */
  names: Names
  /** The texts of user interfaces that do not follow from the names. */
  labels?: Partial<TaxonomyLabels>
  /** Whether user interfaces have no list of its terms. */
  isHidden?: boolean
  isHierarchical: boolean
  /** The content types whose items can have the terms. */
  types: readonly string[]
  capabilities: TermCapabilities
  /** The plural noun in the names of the capabilities, if they have names of their own. */
  capabilityNoun?: string
  /** The first part of the path of its public URLs. */
  base: string
  /** Whether there are pages at its public URLs, to which menus can link. */
  isPublic?: boolean
  /** How the classes of terms begin, if not with the name. */
  classPrefix?: string
  /** The list of the items with a term: its route, and the parameter for the ID of the term. */
  list: { route: string; parameter: string }
  /** What webhooks call the changes of its terms. */
  webhooks?: WebhookEvents
  /** The name in site exports. If missing, the terms are not imported. */
  importedAs?: string
}

/** The route that editors use. Its last part is the name of the type or taxonomy in the fields and links of items. */
export const editorRoute = ({ route, siteRoute = route }: Pick<TypeDescription | TaxonomyDescription, 'route' | 'siteRoute'>): string =>
  siteRoute
