// Maps the types and taxonomies of a file to those of the service: plain data that can be sent to the reading thread.
import type { ImportedType } from '../content-type.ts'
import type { Context } from '../context.ts'
import type { Language } from '../languages.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import { importedFields } from './own-fields.ts'
import type { ImportedFields } from './own-fields.ts'

export interface MappedType extends Pick<ImportedType, 'form'> {
  type: string
  /** The statuses with which items are imported. */
  statuses: readonly ContentStatus[]
  hasSticky: boolean
}

export interface TypeMap {
  /** By the names in the file. Names without a mapping are the same in both. */
  names: ReadonlyMap<string, string>
  /** The types that are imported, by the service's names. */
  types: ReadonlyMap<string, MappedType>
  /** By the names in the file. */
  taxonomies: ReadonlyMap<string, string>
  /** The own fields of types and taxonomies, by the service's names. */
  fields: ImportedFields
  /** The languages of the site, its own first. */
  languages: readonly Language[]
  /** That of local times in fields. */
  timezone: string
}

const IMPORTED_STATUSES: readonly ContentStatus[] = ['publish', 'future', 'draft', 'pending', 'private', 'trash']

export function typeMapOf({
  contentTypes,
  taxonomies,
  declarations,
  config,
}: Pick<Context, 'contentTypes' | 'taxonomies' | 'declarations' | 'config'>): TypeMap {
  const imported = [...contentTypes.values()].flatMap((one) => (one.imported ? [{ ...one, imported: one.imported }] : []))
  return {
    names: new Map(imported.map(({ type, imported: { name } }) => [name, type])),
    types: new Map(
      imported.map(({ type, hasSticky = false, imported: { statuses = IMPORTED_STATUSES, form } }) => [
        type,
        { type, statuses, hasSticky, form },
      ]),
    ),
    taxonomies: new Map([...taxonomies.values()].flatMap(({ name, importedAs }) => (importedAs === undefined ? [] : [[importedAs, name]]))),
    fields: importedFields(declarations),
    languages: config.site.languages,
    timezone: config.site.timezone,
  }
}

/** Taxonomies in the file that the service stores as columns. */
export const columnTaxonomies = { format: 'post_format', theme: 'wp_theme', area: 'wp_template_part_area' } as const
const facetNames: ReadonlySet<string> = new Set(Object.values(columnTaxonomies))

export function isColumnTaxonomy(taxonomy: string): boolean {
  return facetNames.has(taxonomy)
}

/** Whether the service has the terms or a column for them. */
export const isKnownTaxonomy = (map: TypeMap, name: string): boolean =>
  isColumnTaxonomy(name) || [...map.taxonomies.values()].includes(taxonomyOf(map, name))

export const typeOf = ({ names }: TypeMap, name: string): string => names.get(name) ?? name

export const taxonomyOf = ({ taxonomies }: TypeMap, name: string): string => taxonomies.get(name) ?? name
