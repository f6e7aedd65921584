// Where the items that can have own fields are stored. Their values are in the column `meta`.
import type { Declarations } from './declarations.ts'

export interface Holder {
  table: 'content' | 'terms' | 'users'
  /** The column with the type of a row, if the table has rows of several types. */
  column?: 'type' | 'taxonomy'
}

/** The taxonomies of the service that can have own fields. */
const taxonomies: readonly string[] = ['category', 'post_tag']

export function holderOf(type: string, declarations: Pick<Declarations, 'taxonomies'>): Holder {
  if (type === 'user') return { table: 'users' }
  return taxonomies.includes(type) || declarations.taxonomies.some(({ name }) => name === type)
    ? { table: 'terms', column: 'taxonomy' }
    : { table: 'content', column: 'type' }
}

/** The types that declarations call by another name than the database. */
const identifiers: Readonly<Record<string, string>> = { media: 'attachment' }

/** The identifier of a type or taxonomy by its name in declarations. */
export const identifierOf = (name: string): string => identifiers[name] ?? name
