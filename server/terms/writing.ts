// Validates and normalizes the names, slugs and parents of terms.
import type { TaxonomyDescription } from '../content-type.ts'
import type { RequestContext } from '../context.ts'
import { findUniqueSlug } from '../rendering/unique-slug.ts'
import type { Db } from '../db/schema.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { ApiError, invalidParam } from '../contract/api-error.ts'
import { filterTitle } from '../rendering/filter.ts'
import { toPlainName } from '../rendering/plain-name.ts'
import { slugFrom } from '../rendering/slug.ts'
import { findAncestors, findTerm, findTermByName, findTermBySlug, findTakenTermSlugs } from './store.ts'

export interface TermInput {
  name?: string
  description?: string
  slug?: string
  /** Null means no parent. */
  parent?: number | null
}

/** The options for names, slugs and parents. */
export interface TermKind extends Pick<TaxonomyDescription, 'name' | 'noun' | 'isHierarchical'> {
  /** The error code for a name that is taken. The default is `term_exists`. */
  nameTaken?: 'menu_exists'
  /** Converts the taxonomy's own fields to columns. */
  write?(input: object, before: TermRow | undefined, context: RequestContext): Partial<TermRow> | Promise<Partial<TermRow>>
  /** Whether a new name changes the slug, unless one is sent. */
  slugFollowsName?: boolean
}

export function createTermWriter(definition: TermKind) {
  const { noun } = definition
  /** Whether a term cannot get the name of another one. Tags, which have no parents, are distinguished by their slugs. */
  const keepsNamesUnique = definition.isHierarchical || definition.nameTaken !== undefined

  async function newTerm(db: Db, input: TermInput & { name: string }, context: RequestContext) {
    const name = cleanName(input.name)
    const parent = await checkParent(db, input.parent ?? 0, undefined)
    const requestedSlug = slugFrom(input.slug ?? '')
    const existing = await findTermByName(db, context.dialect, definition.name, name, parent)
    if (existing && (!requestedSlug || requestedSlug === existing.slug || (await findTermBySlug(db, definition.name, requestedSlug))))
      throw exists(existing)
    const slug = await uniqueTermSlug(db, requestedSlug || slugFrom(name), parent, 0)
    return {
      name,
      slug,
      parent,
      description: filterTitle(input.description ?? ''),
      ...(await definition.write?.(input, undefined, context)),
    }
  }

  async function changeTerm(db: Db, before: TermRow, input: TermInput, context: RequestContext): Promise<Partial<TermRow>> {
    const values: Partial<TermRow> = { ...(await definition.write?.(input, before, context)) }
    if (typeof input.parent === 'number') values.parent = await checkParent(db, input.parent, before)
    if (input.description !== undefined) values.description = filterTitle(input.description)
    if (input.name !== undefined) {
      values.name = cleanName(input.name)
      const existing =
        keepsNamesUnique && (await findTermByName(db, context.dialect, definition.name, values.name, values.parent ?? before.parent))
      if (existing && existing.id !== before.id) throw exists(existing)
    }
    const slug = slugFrom(input.slug ?? '')
    if (slug && slug !== before.slug) {
      const owner = await findTermBySlug(db, definition.name, slug)
      if (owner) throw new ApiError(400, 'duplicate_term_slug', `Another ${noun} already has the slug ${slug}.`, { term_id: owner.id })
      values.slug = slug
    } else if (input.slug === '' || (definition.slugFollowsName && input.slug === undefined && values.name !== undefined))
      values.slug = await uniqueTermSlug(db, slugFrom(values.name ?? before.name), values.parent ?? before.parent, before.id)
    return values
  }

  function exists(existing: TermRow): ApiError {
    return new ApiError(400, definition.nameTaken ?? 'term_exists', `A ${noun} with this name already exists.`, { term_id: existing.id })
  }

  /** Makes a slug unique: first by appending the parent's slug, then a number. */
  async function uniqueTermSlug(db: Db, wanted: string, parentId: number, exceptId: number): Promise<string> {
    const taken = (slugs: string[]) => findTakenTermSlugs(db, definition.name, slugs, exceptId)
    const parent = parentId ? await findTerm(db, definition.name, parentId) : undefined
    const isTaken = parent && (await taken([wanted])).has(wanted)
    return findUniqueSlug(isTaken ? `${wanted}-${parent.slug}` : wanted, taken)
  }

  async function checkParent(db: Db, id: number, term: TermRow | undefined): Promise<number> {
    if (!id || !definition.isHierarchical) return 0
    const parent = await findTerm(db, definition.name, id)
    if (!parent) throw new ApiError(400, 'rest_term_invalid', `The parent does not exist: no ${noun} has the ID ${id}.`)
    const ancestors = [parent, ...(await findAncestors(db, definition.name, parent))]
    if (term && ancestors.some((ancestor) => ancestor.id === term.id))
      throw invalidParam('parent', `must not be the ${noun} itself or one of its descendants`)
    return id
  }

  return { newTerm, changeTerm }
}

export function cleanName(given: string): string {
  const name = toPlainName(given)
  if (!name) throw new ApiError(400, 'empty_term_name', 'The name of a term must not be empty. Send name as plain text.')
  return name
}
