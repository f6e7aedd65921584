// `_fields`: which ones to ask a body for, and what is left of it then.
import { isObject } from './comparison.ts'

/** One field and one that is nested, as far as the body or the first item of it has them. */
export function fieldsToAsk(body: unknown): string[] {
  const item: unknown = Array.isArray(body) ? body[0] : body
  if (!isObject(item) || Array.isArray(item)) return []
  const named = Object.entries(item).filter(([name]) => isNamable(name) && !name.startsWith('_'))
  const [flat] = named.filter(([, value]) => !isObject(value) || Array.isArray(value))
  const nested = named.flatMap(([name, value]) => {
    const below = isObject(value) && !Array.isArray(value) ? Object.keys(value).filter(isNamable) : []
    return below.length ? [{ field: `${name}.${below[0]}`, beside: below.length - 1 }] : []
  })
  // One with others beside it shows whether these are left out.
  const telling = nested.find(({ beside }) => beside > 0) ?? nested[0]
  return [...(flat ? [flat[0]] : []), ...(telling ? [telling.field] : [])]
}

/** The named fields alone, those of each item of a list. */
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

/** The first names of the fields that are not there. */
export function missingFields(value: unknown, fields: readonly string[]): string[] {
  const items: unknown[] = Array.isArray(value) ? value : [value]
  const names = fields.map((field) => field.split('.')[0] ?? '')
  return names.filter((name) => items.some((item) => !isObject(item) || !(name in item)))
}

/** Neither a dot nor what separates the names of a list. */
function isNamable(name: string): boolean {
  return /^[\w-]+$/.test(name)
}
