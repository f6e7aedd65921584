// Which own fields have a text in each language.
import type { Field } from './declarations.ts'

/** Texts that are neither one of some values nor what something is found or sorted by, unless the field says it. */
export function isTranslatable(field: Field): boolean {
  const { type, format } = field
  // What not all callers read or write is the same in all languages, so that no other language reveals it.
  if (field['x-read'] !== undefined || field['x-write'] !== undefined) return false
  if (field['x-translatable'] !== undefined) return field['x-translatable']
  const isText = [type].flat().includes('string') && (format === undefined || format === 'html')
  const isKey = field.enum ?? field.const ?? field.pattern ?? field['x-refers-to'] ?? field['x-filter']
  return isText && isKey === undefined && !field['x-unique'] && !field['x-order']
}
