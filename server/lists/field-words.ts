// The words of the own fields that searches find. They are in the column `words` of an item, which the search index has.
import type { Declarations, Field, Fields } from '../declarations/declarations.ts'
import { removeTags } from '../rendering/plain-text.ts'

/** Whether searches find words of any own fields. */
export function hasSearchedFields(declarations: Declarations): boolean {
  const known = searching.get(declarations) ?? [...declarations.fields.values()].some((fields) => searchedIn(fields).length > 0)
  searching.set(declarations, known)
  return known
}

const searching = new WeakMap<Declarations, boolean>()

export const searchedIn = (fields: Fields): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, field]) => field['x-search'] === true)

/** The words of an item. `values` are those of its own fields. */
export function wordsIn(values: Readonly<Record<string, unknown>>, fields: Fields): string {
  const texts = searchedIn(fields).flatMap(([name, { format, items }]) => {
    const isHtml = (items?.format ?? format) === 'html'
    const texts = [values[name] ?? []].flat() as string[]
    return isHtml ? texts.map(removeTags) : texts
  })
  return texts.join('\n')
}
