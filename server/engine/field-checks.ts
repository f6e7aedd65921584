// What the own fields of an item must be beyond their schemas: who may change them, that the items exist to which they refer, and that values are unique.
import type { RequestContext } from '../context.ts'
import { invalidParam } from '../contract/api-error.ts'
import type { Fields } from '../declarations/declarations.ts'
import { isTaken } from '../lists/unique-fields-store.ts'
import { assertMayChange } from '../users/field-rights.ts'
import { assertReferencesExist } from './references.ts'

type Values = Readonly<Record<string, unknown>>

export interface FieldChange {
  /** The type or taxonomy of the item, or `user`. */
  type: string
  /** Undefined for a new item. */
  id: number | undefined
  /** The fields in the request. */
  given: Values
  /** What is stored before the change, and after it. */
  before: Values
  after: Values
}

/** Throws if the caller may not change a field, or if a value is not allowed. Call inside the transaction of the change. */
export function assertFieldsValid(change: FieldChange, inside: RequestContext): Promise<void> | undefined {
  const fields = inside.declarations.fields.get(change.type)
  if (!fields) return undefined
  assertMayChange(fields, change, inside)
  const isChecked = Object.keys(change.given).some((name) => fields[name]?.['x-unique'] || fields[name]?.['x-refers-to'] !== undefined)
  return isChecked ? assertValuesAllowed(change, fields, inside) : undefined
}

async function assertValuesAllowed({ type, id = 0, before, after }: FieldChange, fields: Fields, inside: RequestContext): Promise<void> {
  await assertReferencesExist(type, before, after, inside)
  for (const [name, field] of Object.entries(fields)) {
    const value = after[name]
    if (!field['x-unique'] || value === undefined || value === before[name]) continue
    if (await isTaken({ type, name, field, value, exceptId: id }, inside))
      throw invalidParam(`meta.${name}`, `must be unique, and another item has the value ${JSON.stringify(value)}`)
  }
}
