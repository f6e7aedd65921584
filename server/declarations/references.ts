// The fields whose values are IDs of other items, by what they refer to.
import type { Declarations, Field, OnDelete } from './declarations.ts'
import { kindOfFile } from './kinds.ts'

export interface Reference {
  /** The identifier of the type or taxonomy of the items that have the field, or `user`. */
  type: string
  field: string
  /** The identifier of the type or taxonomy that it refers to, or `user`. */
  to: string
  onDelete: OnDelete
  schema: Field
}

/** What a field refers to, by its name in declarations; undefined if it does not. */
export function targetOf({ 'x-refers-to': target }: Field): { to: string; onDelete: OnDelete } | undefined {
  if (target === undefined) return undefined
  const { to, 'on-delete': onDelete = 'empty' } = typeof target === 'string' ? { to: target } : target
  return { to, onDelete }
}

const known = new WeakMap<Declarations, readonly Reference[]>()

/** All references that a site declares. */
export function referencesIn(declarations: Declarations): readonly Reference[] {
  const references = known.get(declarations) ?? findReferences(declarations)
  known.set(declarations, references)
  return references
}

function findReferences({ fields }: Declarations): Reference[] {
  return [...fields].flatMap(([type, ofType]) =>
    Object.entries(ofType).flatMap(([field, schema]) => {
      const target = targetOf(schema)
      return target ? [{ ...target, type, field, to: kindOfFile(target.to), schema }] : []
    }),
  )
}

/** What is left of a value, which is one ID or a list. */
export const withIdsWhere = (value: unknown, isKept: (id: number) => boolean): unknown => {
  if (Array.isArray(value)) return value.filter((id) => typeof id !== 'number' || isKept(id))
  return typeof value === 'number' && !isKept(value) ? undefined : value
}

/** The IDs in a value, which is one, a list, or nothing. */
export const idsIn = (value: unknown): number[] => [value].flat().filter((id) => typeof id === 'number')
