// The targets of menu items: content, terms and archives.
import { idsOf } from '../db/ids.ts'
import type { ContentType, ListedTaxonomy, RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { MenuItemRow, MenuItemType } from '../db/tables/menu-items.ts'
import { ApiError } from '../contract/api-error.ts'
import { findTermsById } from '../terms/store.ts'
import { createTermUrls } from '../terms/term-urls.ts'
import type { Link, Relations } from '../engine/links.ts'
import { findMenuItems } from './store.ts'
import { createPermalinks } from '../engine/permalinks.ts'
import { findRows } from '../engine/rows-store.ts'
import { translateRows } from '../engine/translated-rows.ts'
import { translateTerms } from '../terms/translations.ts'

export interface Target {
  label: string
  title: string
  url: string
  /** Whether the target exists and is not in the trash. */
  isThere: boolean
  /** Whether the caller may read it. */
  isReadable: boolean
}

export type LinkedType = Exclude<MenuItemType, 'custom'>

const nothing = { title: '', url: '', isThere: false, isReadable: false }

type Kinds = Pick<RequestContext, 'contentTypes' | 'taxonomies'>
type Kind = ContentType | ListedTaxonomy

/** Finds the content types that menu items can link to. */
const findLinkableTypes = ({ contentTypes }: Kinds): ContentType[] => [...contentTypes.values()].filter(({ shownAs }) => shownAs)

/** Finds the taxonomies that menu items can link to. */
const findLinkableTaxonomies = ({ taxonomies }: Kinds): ListedTaxonomy[] => [...taxonomies.values()].filter(({ isPublic }) => isPublic)

const nameOf = (kind: Kind): string => ('type' in kind ? kind.type : kind.name)

const named = <Of extends Kind>(kinds: readonly Of[], name: string): Of | undefined => kinds.find((kind) => nameOf(kind) === name)

const targetIdsOf = (items: readonly MenuItemRow[], type: MenuItemType): number[] => [
  ...new Set(items.filter((item) => item.type === type).map((item) => item.object_id)),
]

/** Loads the targets of menu items. Targets that the caller may not read reveal neither title nor slug. */
export async function loadTargets(items: readonly MenuItemRow[], context: RequestContext): Promise<(item: MenuItemRow) => Target> {
  const { config } = context
  const [types, taxonomies] = [findLinkableTypes(context), findLinkableTaxonomies(context)]
  const rows = await contentOf(targetIdsOf(items, 'post_type'), context)
  const terms = await termsOf(targetIdsOf(items, 'taxonomy'), context)
  const targetOf: Record<MenuItemType, (item: MenuItemRow) => Target> = {
    custom: ({ url }) => ({ label: 'Custom Link', title: '', url, isThere: true, isReadable: true }),
    post_type_archive({ object }) {
      const archive = named(types, object)?.archive
      return {
        label: 'Post Type Archive',
        title: archive?.title ?? object,
        url: `${config.baseUrl}/${archive?.path ? `${archive.path}/` : ''}`,
        isThere: archive !== undefined,
        isReadable: archive !== undefined,
      }
    },
    post_type: ({ object, object_id }) => ({
      label: named(types, object)?.names.singular ?? object,
      ...(rows.get(object_id) ?? nothing),
    }),
    taxonomy: ({ object, object_id }) => ({
      label: named(taxonomies, object)?.names.singular ?? object,
      ...(terms.get(object_id) ?? nothing),
    }),
  }
  return (item) => targetOf[item.type](item)
}

type TargetsById = Map<number, Omit<Target, 'label'>>

async function contentOf(ids: readonly number[], context: RequestContext): Promise<TargetsById> {
  const rows = await translateRows(await findRows(context.db, ids), context)
  const { link } = await createPermalinks(rows, context)
  const readable = new Set<number>()
  for (const [type, ofType] of Map.groupBy(rows, (row) => row.type))
    for (const row of (await named(findLinkableTypes(context), type)?.readable(ofType, context)) ?? []) readable.add(row.id)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        // The permalink of a draft only has its ID, which reveals nothing.
        ...(readable.has(row.id) ? { title: row.title, url: link(row) } : { title: '', url: link({ ...row, status: 'draft' }) }),
        isThere: row.status !== 'trash',
        isReadable: readable.has(row.id),
      },
    ]),
  )
}

async function termsOf(ids: readonly number[], context: RequestContext): Promise<TargetsById> {
  const found: TargetsById = new Map()
  for (const [taxonomy, rows] of Map.groupBy(await findTermsById(context.db, ids), (row) => row.taxonomy)) {
    const kind = named(findLinkableTaxonomies(context), taxonomy)
    const urlOf = kind && (await createTermUrls(rows, kind.base, context))
    for (const row of await translateTerms(rows, context))
      found.set(row.id, { title: row.name, url: urlOf?.(row) ?? '', isThere: true, isReadable: true })
  }
  return found
}

/** A type of menu item with a target on this site. */
interface Linked {
  /** The possible kinds of target. */
  kinds(all: Kinds): readonly Kind[]
  /** Returns the kind of the actual target; undefined if it does not exist. */
  kindOf(item: MenuItemRow, db: RequestContext['db']): Promise<string | undefined>
  refusal(item: MenuItemRow, names: string): ApiError
  /** Returns the link attribute with the kind; missing if the target is not a single item. */
  named?(kind: string): object
}

const linked: Record<LinkedType, Linked> = {
  post_type: {
    kinds: findLinkableTypes,
    kindOf: async ({ object_id }, db) => (await findRows(db, [object_id]))[0]?.type,
    refusal: ({ object, object_id }, names) =>
      new ApiError(400, 'rest_post_invalid_id', `No item of the type "${object || names}" has the ID ${object_id}.`),
    named: (post_type) => ({ post_type }),
  },
  taxonomy: {
    kinds: findLinkableTaxonomies,
    kindOf: async ({ object_id }, db) => (await findTermsById(db, [object_id]))[0]?.taxonomy,
    refusal: ({ object, object_id }, names) =>
      new ApiError(400, 'rest_term_invalid_id', `No term of the taxonomy "${object || names}" has the ID ${object_id}.`),
    named: (taxonomy) => ({ taxonomy }),
  },
  post_type_archive: {
    kinds: (all) => findLinkableTypes(all).filter(({ archive }) => archive),
    kindOf: ({ object }) => Promise.resolve(object),
    refusal: ({ object }, names) =>
      new ApiError(400, 'rest_post_invalid_type', `The type "${object}" has no archive. object must be one of ${names}.`),
  },
}

/** Returns the kind of the target. Throws if the target does not exist or does not match `object`. */
export async function findTargetKind(type: LinkedType, item: MenuItemRow, context: RequestContext): Promise<string> {
  const { kinds, kindOf, refusal } = linked[type]
  const kind = await kindOf(item, context.db)
  const known = kinds(context)
  if (kind === undefined || !named(known, kind) || (item.object && item.object !== kind)) throw refusal(item, known.map(nameOf).join(', '))
  return kind
}

const toTarget = 'cms:menu-item-object'

/** The link from a menu item to its target, if the target has a route. */
export const targetLink: Link<ContentRow> = {
  async targets(rows, context) {
    const items = await itemsOf(rows, context)
    return (row): Relations => {
      const item = items.get(row.id)
      const kind = item && kindOf(item, context)
      if (!kind) return {}
      const href = `${context.config.restRoot}${kind.route}/${item.object_id}`
      return { [toTarget]: [{ ...linkedOf(item)?.named?.(item.object), embeddable: true, href }] }
    }
  },
  embeds: {
    rel: toTarget,
    async load(rows, context) {
      const items = await itemsOf(rows, context)
      const found = new Map<Kind, Map<number, object>>()
      for (const [kind, ofKind] of Map.groupBy(items.values(), (item) => kindOf(item, context)))
        if (kind)
          found.set(
            kind,
            await kind.embedded(
              ofKind.map((item) => item.object_id),
              context,
            ),
          )
      return (row) => {
        const item = items.get(row.id)
        const kind = item && kindOf(item, context)
        return [(kind && found.get(kind)?.get(item.object_id)) ?? []].flat()
      }
    },
  },
}

function itemsOf(rows: readonly ContentRow[], { db }: RequestContext): ReturnType<typeof findMenuItems> {
  return findMenuItems(db, idsOf(rows))
}

function linkedOf({ type }: MenuItemRow): Linked | undefined {
  const link = (linked as Partial<Record<MenuItemType, Linked>>)[type]
  return link?.named && link
}

function kindOf(item: MenuItemRow, context: Kinds): Kind | undefined {
  return named(linkedOf(item)?.kinds(context) ?? [], item.object)
}
