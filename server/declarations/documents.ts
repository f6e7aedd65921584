// The documents of a site: ours, with what the site declares.
import { deepFreeze } from '../contract/documents.ts'
import type { OpenApiDocument } from '../contract/documents.ts'
import { pascalCase } from './declarations.ts'
import type { Declarations, DeclaredBlock, DeclaredTaxonomy, DeclaredType, Fields } from './declarations.ts'
import { addBlockKinds } from './described-blocks.ts'
import type { BlockKind } from './described-blocks.ts'
import { addFields, addReferences } from './described-fields.ts'
import { addKinds } from './described-kinds.ts'
import type { Site } from './described-kinds.ts'
import { schemasOf } from './document-parts.ts'
import { addExamples, addFieldsToExamples } from './examples.ts'
import { kindsWithFields } from './kinds.ts'
import { exampleOf, mapped } from './values.ts'

/** Returns the document itself if the declarations add nothing to it. */
export function documentOfSite(name: string, document: OpenApiDocument, declarations: Declarations): OpenApiDocument {
  const described = placesIn(name, declarations)
  if (!isAboutTypes(document) && !described.length) return document
  const site = copyOf(document) as Site
  if (describesTypes(document)) {
    addKinds(site, declarations)
    addBlockKinds(site, declarations.blocks.map(kindOfBlock))
  }
  // What was looked up meanwhile is not kept for a copy.
  const extended = copyOf(site)
  for (const { place, fields } of described) addFields(extended, place, fields)
  if (describesTypes(document)) addReferences(extended, name, declarations)
  extendLists(extended, declarations)
  omitUnused(extended)
  const whole = copyOf(extended)
  addExamples(whole)
  for (const { place, fields } of described)
    for (const schema of [`${place.schema}Fields`, `${place.schema}RevisionFields`])
      addFieldsToExamples(whole, schema, exampleValues(fields))
  return deepFreeze(whole)
}

const kindOfBlock = ({ name, title, description = '', attributes = {} }: DeclaredBlock): BlockKind => ({
  name,
  title,
  description,
  attributes,
})

const copyOf = (document: OpenApiDocument): OpenApiDocument => JSON.parse(JSON.stringify(document)) as OpenApiDocument

/** Omits the schemas that others have replaced. */
function omitUnused(document: OpenApiDocument): void {
  const used = new Set([...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))
  const unused = Object.keys(schemasOf(document)).filter((name) => !used.has(name))
  for (const name of unused) Reflect.deleteProperty(schemasOf(document), name)
  if (unused.length) omitUnused(document)
}

/** Adds what is declared to the enumerations of types and taxonomies, and to what items of any type embed. The documents mark them with `x-declared`. */
function extendLists(node: unknown, declarations: Declarations): void {
  if (!node || typeof node !== 'object') return
  const { 'x-declared': kinds, ...list } = node as { 'x-declared'?: ('types' | 'taxonomies')[] } & Extended
  if (kinds)
    extend(
      list,
      kinds.flatMap((kind): readonly Declared[] => declarations[kind]),
    )
  for (const child of Object.values(node)) extendLists(child, declarations)
}

type Declared = DeclaredType | DeclaredTaxonomy

interface Extended {
  enum?: unknown[]
  'x-embedded'?: Record<string, unknown[]>
}

function extend({ enum: values, 'x-embedded': relations = {} }: Extended, declared: readonly Declared[]): void {
  values?.push(...declared.map(({ name }) => name))
  // Lists in the list are of one type.
  for (const targets of Object.values(relations))
    if (typeof targets[0] === 'string') targets.push(...declared.map(({ labels }) => pascalCase(labels.singular)))
}

/** Whether the items of types, and their content, are described in a document. */
export const describesTypes = (document: OpenApiDocument): boolean => '/types' in document.paths

/** Where a document describes kinds of the service to which the site adds fields. */
function placesIn(document: string, { fields }: Declarations) {
  return [...fields].flatMap(([name, ofKind]) =>
    (kindsWithFields.get(name)?.places ?? []).filter((place) => place.document === document).map((place) => ({ place, fields: ofKind })),
  )
}

const exampleValues = (fields: Fields): object => mapped(fields, (field) => exampleOf(field, field.default))

/** Whether a document names types or taxonomies, or describes their items. */
const isAboutTypes = (document: OpenApiDocument): boolean => describesTypes(document) || JSON.stringify(document).includes('"x-declared"')
