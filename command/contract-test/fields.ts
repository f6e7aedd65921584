// Checks `_fields`: chooses the fields to request, and selects them in a body.
import { isObject } from './comparison.ts'

/** Returns a top-level field and a nested field, if the body or its first item has them. */
export function fieldsToSelect(body: unknown): string[] {
  const item: unknown = Array.isArray(body) ? body[0] : body
  if (!isObject(item) || Array.isArray(item)) return []
  const named = Object.entries(item).filter(([name]) => isSelectable(name) && !name.startsWith('_'))
  const [flat] = named.filter(([, value]) => !isObject(value) || Array.isArray(value))
  const nested = named.flatMap(([name, value]) => {
    const below = isObject(value) && !Array.isArray(value) ? Object.keys(value).filter(isSelectable) : []
    return below.length ? [{ field: `${name}.${below[0]}`, beside: below.length - 1 }] : []
  })
  // A field with siblings shows whether the siblings are omitted.
  const best = nested.find(({ beside }) => beside > 0) ?? nested[0]
  return [...(flat ? [flat[0]] : []), ...(best ? [best.field] : [])]
}

/** Returns a body with only the named fields. For a list, of each item. */
export function onlyFields(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => onlyFields(one, fields))
  if (!isObject(value)) return value
  const below = (name: string): string[] => fields.flatMap((field) => (field.startsWith(`${name}.`) ? [field.slice(name.length + 1)] : []))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, of]) => {
      if (fields.includes(name)) return [[name, of]]
      return below(name).length ? [[name, onlyFields(of, below(name))]] : []
    }),
  )
}

/** Returns the top-level names of the fields that are missing. */
export function missingFields(value: unknown, fields: readonly string[]): string[] {
  const items: unknown[] = Array.isArray(value) ? value : [value]
  const names = fields.map((field) => field.split('.')[0] ?? '')
  return names.filter((name) => items.some((item) => !isObject(item) || !(name in item)))
}

/** Whether a name has no dot and no list separator. */
function isSelectable(name: string): boolean {
  return /^[\w-]+$/.test(name)
}
