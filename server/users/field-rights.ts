// Who sees and changes the own fields of items.
import type { View } from '../contract/response-fields.ts'
import { invalidParam } from '../contract/api-error.ts'
import type { Declarations, Field, Fields } from '../declarations/declarations.ts'
import type { Caller } from './caller.ts'
import { capabilityNamed } from './declared-rights.ts'
import { assertAllowed, nameOfRight } from './missing-right.ts'
import type { AnyCapability } from './roles.ts'

/** Who asks, and what the site declares. */
export interface Asking {
  caller: Caller
  declarations: Declarations
}

const known = new WeakMap<Field, { read?: AnyCapability; write?: AnyCapability }>()

/** The capabilities that reading and changing a field take. */
function rightsOn(field: Field, declarations: Declarations): { read?: AnyCapability; write?: AnyCapability } {
  const found = known.get(field)
  if (found) return found
  const { 'x-read': read, 'x-write': write = read } = field
  const rights = {
    ...(read !== undefined && { read: capabilityNamed(read, declarations) }),
    ...(write !== undefined && { write: capabilityNamed(write, declarations) }),
  }
  known.set(field, rights)
  return rights
}

const mayRead = (field: Field, { caller, declarations }: Asking): boolean => {
  const { read } = rightsOn(field, declarations)
  return read === undefined || caller.can(read)
}

/** Whether a field is in responses of a context to the caller. */
export function maySee(field: Field, view: View, asking: Asking): boolean {
  return (field['x-context']?.includes(view) ?? view !== 'embed') && mayRead(field, asking)
}

/** The fields that the responses of a context show to the caller, in their order. */
export function shownFields(fields: Fields, view: View, asking: Asking): [name: string, field: Field][] {
  return Object.entries(fields).filter(([, field]) => maySee(field, view, asking))
}

/** Equal for callers who see the same fields. */
export function fieldsKey(fields: Fields | undefined, asking: Asking): string {
  return Object.entries(fields ?? {})
    .flatMap(([name, field]) => (field['x-read'] !== undefined && mayRead(field, asking) ? name : []))
    .join()
}

/**
 * The values of an item without those that not all of its readers see. A digest of these is public: it would tell a hidden value to those who know
 * all others and try.
 */
export function publicValues(meta: string, kind: string, { fields }: Pick<Declarations, 'fields'>): string {
  const isHidden = ({ 'x-read': right, 'x-context': contexts }: Field): boolean =>
    right !== undefined || contexts?.includes('view') === false
  const hidden = Object.entries(fields.get(kind) ?? {}).flatMap(([name, field]) => (isHidden(field) ? name : []))
  if (!hidden.length) return meta
  const values = JSON.parse(meta) as Record<string, unknown>
  return JSON.stringify(Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name))))
}

/** Throws if a list is filtered or sorted by a field that the caller does not see: the order of items would tell the values. */
export function assertComparable(parameter: string, field: Field, view: View, asking: Asking): void {
  const { read } = rightsOn(field, asking.declarations)
  if (read !== undefined && !asking.caller.can(read))
    throw invalidParam(
      parameter,
      `must not name a field that you are not allowed to read, which requires the right to ${nameOfRight(read)}`,
    )
  if (view !== 'edit' && field['x-context']?.includes('view') === false)
    throw invalidParam(parameter, 'names a field that only editors see; lists of site content take it with context=edit')
}

/** The value of a field: what is stored, or the default. */
const valueOf = (stored: unknown, { default: preset }: Field): string => JSON.stringify(stored ?? preset ?? null)

/**
 * Throws if a change names a field that the caller may not change. A value that stays as it is is allowed for those who see it, because clients send
 * back what they read.
 */
export function assertMayChange(
  fields: Fields,
  { given, before, after }: Record<'given' | 'before' | 'after', Readonly<Record<string, unknown>>>,
  asking: Asking,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const { write } = rightsOn(field, asking.declarations)
    if (given[name] === undefined || write === undefined) continue
    const isSame = mayRead(field, asking) && valueOf(before[name], field) === valueOf(after[name], field)
    if (!isSame) assertAllowed(asking.caller, 'rest_cannot_update', `change the field meta.${name}`, (one) => one.can(write))
  }
}
