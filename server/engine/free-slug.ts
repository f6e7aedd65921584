// Finds a free slug for an item, by the rules of its content type.
import type { Language } from '../languages.ts'
import type { Context } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { reservedSlugs, findUniqueSlug } from '../rendering/unique-slug.ts'
import { findTypes, typesWithFiles } from './content-types.ts'
import { takenSlugs } from './rows-store.ts'
import { takenTextSlugs } from './texts-store.ts'

type Item = Pick<ContentRow, 'id' | 'type' | 'parent'>
type SlugContext = Pick<Context, 'db' | 'contentTypes'>
type LanguageContext = SlugContext & { language: Language }

/**
 * Returns the slug, with a number if it is taken. Slugs are unique within the type, or among siblings if the type is hierarchical; slugs of
 * files also among the types that files can be attached to. An item keeps the slug `kept`, even if it is reserved.
 */
export function freeSlug(wanted: string, { id, type, parent }: Item, context: SlugContext, kept?: string): Promise<string> {
  const { shownAs, isHierarchical } = context.contentTypes.get(type) ?? {}
  const others = shownAs === 'file' ? typesWithFiles(context) : []
  const among = { id, type: [type, ...others], parent: isHierarchical ? parent : undefined }
  const reserved = wanted === kept ? undefined : reservedIn(type, context)
  return findUniqueSlug(wanted, (slugs) => takenSlugs(context.db, among, slugs), { reserved })
}

/** The same for the slug of the requested language: no other item has it there or in the site's language. */
export function freeTextSlug(wanted: string, { id, type }: Item, context: LanguageContext): Promise<string> {
  const { db, language } = context
  const types = context.contentTypes.get(type)?.shownAs ? findTypes(context, ({ shownAs }) => shownAs !== undefined) : [type]
  const taken = async (slugs: string[]): Promise<Set<string>> =>
    new Set([...(await takenSlugs(db, { id, type: types }, slugs)), ...(await takenTextSlugs(db, { id, types, language }, slugs))])
  return findUniqueSlug(wanted, taken, { reserved: reservedIn(type, context) })
}

/** Whether an item certainly has this slug, without a query. */
export function isFree(slug: string, { type, slug: own }: Pick<ContentRow, 'type' | 'slug'>, context: SlugContext): boolean {
  return slug === own && context.contentTypes.get(type)?.shownAs !== 'file' && !reservedIn(type, context).test(slug)
}

const reservedIn = (type: string, { contentTypes }: SlugContext): RegExp => contentTypes.get(type)?.reservedSlugs ?? reservedSlugs
