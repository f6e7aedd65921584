// Describes own fields in a document: in `meta` of items and of what is written, as filters and orders of lists, and as links.
import { mergeSchema, propertiesOf, resolveRef } from '../contract/documents.ts'
import type { OpenApiDocument, PathItem, Schema } from '../contract/documents.ts'
import { pascalCase } from './declarations.ts'
import type { Declarations, Fields } from './declarations.ts'
import { bodiesOf, pathsBelow, schemaOf, schemasOf, withSchemas } from './document-parts.ts'
import { filtersOf, orderParameters, parameterOf } from './filters.ts'
import { kindsWithFields } from './kinds.ts'
import { referencesIn } from './references.ts'
import { inputOf, mapped, outputOf } from './values.ts'

/** Adds own fields to a kind that the document has already. */
export function addFields(
  site: OpenApiDocument,
  { schema, path, shared }: { schema: string; path: string; shared?: string },
  fields: Fields,
): void {
  const schemas = schemasOf(site)
  if (shared !== undefined) separate(site, shared, schema, path)
  for (const name of [schema, `${schema}Input`]) {
    const whole = mergeSchema(site, schemaOf(site, name))
    schemas[name] = { ...whole, allOf: undefined, properties: { ...whole.properties } }
  }
  setFields(
    site,
    schema,
    { item: schemaOf(site, schema), inputs: [schemaOf(site, `${schema}Input`)], list: site.paths[path] ?? {} },
    fields,
  )
  setRevisionFields(site, schema, path, fields)
  // Bodies that several kinds share, such as those of autosaves.
  for (const body of bodiesOf(site, path)) {
    const { meta, ...properties } = propertiesOf(site, body.schema ?? {})
    const $ref = `#/components/schemas/${schema}FieldsInput`
    if (!meta || !body.schema || meta.$ref === $ref) continue
    schemas[`${schema}AutosaveInput`] = {
      ...mergeSchema(site, body.schema),
      allOf: undefined,
      properties: { ...properties, meta: { $ref } },
    }
    body.schema = { $ref: `#/components/schemas/${schema}AutosaveInput` }
  }
}

interface Kind {
  item: Schema
  /** What creates and changes items. */
  inputs: readonly Schema[]
  list: PathItem
}

/** Gives a kind its own fields: in `meta`, as filters and as orders. */
export function setFields(site: OpenApiDocument, one: string, { item, inputs, list }: Kind, fields: Fields): void {
  const schemas = schemasOf(site)
  const written = { ...Object.assign({}, ...inputs.map((input) => metaOf(site, input))), ...mapped(fields, inputOf) } as Record<
    string,
    Schema
  >
  schemas[`${one}Fields`] = fieldsOf(site, item, fields, 'The fields of the item.')
  schemas[`${one}FieldsInput`] = {
    type: 'object',
    description: 'The fields to change. Keys that are not listed here are rejected; null resets a field.',
    additionalProperties: false,
    properties: written,
  }
  // Items that have no contexts have all of their fields.
  const contexts = propertiesOf(site, item)['meta'] && { 'x-context': ['view', 'edit'] }
  item.properties = { ...item.properties, meta: { ...contexts, $ref: `#/components/schemas/${one}Fields` } }
  if (item.required?.includes('meta') === false) item.required = [...item.required, 'meta']
  for (const input of inputs) input.properties = { ...input.properties, meta: { $ref: `#/components/schemas/${one}FieldsInput` } }
  const listing = list.get
  if (!listing) return
  const ordered = Object.keys(fields).filter((name) => fields[name]?.['x-order'])
  const hasOrder = listing.parameters?.some((parameter) => resolveRef(site, parameter).name === 'orderby')
  listing.parameters = [
    ...(listing.parameters ?? []).map((parameter) => {
      const found = resolveRef(site, parameter)
      return found.name === 'orderby' && ordered.length
        ? { ...found, schema: { ...found.schema, enum: [...(found.schema?.enum ?? []), ...ordered] } }
        : parameter
    }),
    ...(ordered.length && !hasOrder ? orderParameters(ordered) : []),
    ...filtersOf(fields).map((filter) => parameterOf(filter, fields)),
  ]
}

/** The schema of `meta` with own fields. */
function fieldsOf(site: OpenApiDocument, item: Schema, fields: Fields, description: string): Schema {
  const properties = { ...metaOf(site, item), ...mapped(fields, outputOf) }
  const isShown = ({ 'x-context': contexts, 'x-read': right }: Schema): boolean => !contexts && right === undefined
  return { type: 'object', description, required: Object.keys(properties).filter((name) => isShown(properties[name] ?? {})), properties }
}

/** Gives the revisions and autosaves of a kind its fields. Several kinds share their schemas, so these get schemas of their own. */
export function setRevisionFields(site: OpenApiDocument, one: string, path: string, fields: Fields): void {
  const schemas = schemasOf(site)
  const read = site.paths[`${path}/{parent}/revisions/{id}`]?.get?.responses['200']?.content?.['application/json']?.schema?.$ref
  const former = read?.split('/').at(-1)
  if (former === undefined || !Object.keys(fields).length) return
  const names = new Map([former, `Deleted${former}`].map((name) => [name, name.replace(former, `${one}Revision`)]))
  for (const at of pathsBelow(site, path)) site.paths[at] = withSchemas(site.paths[at] ?? {}, names)
  for (const [from, to] of names) schemas[to] = withSchemas(schemaOf(site, from), names)
  const revision = schemaOf(site, `${one}Revision`)
  schemas[`${one}RevisionFields`] = fieldsOf(site, revision, fields, 'The fields of the item when it was saved.')
  const $ref = `#/components/schemas/${one}RevisionFields`
  revision.properties = { ...revision.properties, meta: { ...revision.properties?.['meta'], $ref } }
}

/** Gives a kind a schema of its own in place of one that several kinds share: in its operations, and in lists of its items with the name of its path. */
function separate(site: OpenApiDocument, shared: string, schema: string, path: string): void {
  const names = new Map([[shared, schema]])
  const schemas = schemasOf(site)
  schemas[schema] = structuredClone(schemaOf(site, shared))
  for (const at of pathsBelow(site, path)) site.paths[at] = withSchemas(site.paths[at] ?? {}, names)
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return
    for (const [key, child] of Object.entries(node)) {
      if (key === path.slice(1)) Object.assign(node, { [key]: withSchemas<unknown>(child, names) })
      else visit(child)
    }
  }
  visit(schemas)
}

/** The properties that `meta` has already. */
function metaOf(site: OpenApiDocument, schema: Schema): Record<string, Schema> {
  const { meta } = propertiesOf(site, schema)
  return meta ? propertiesOf(site, meta) : {}
}

/** Adds the links of items to what their fields refer to. */
export function addReferences(site: OpenApiDocument, document: string, declarations: Declarations): void {
  const links = schemaOf(site, 'Links').properties ?? {}
  const own = [...declarations.types, ...declarations.taxonomies]
  const schemaNameOf = (kind: string): string | undefined => {
    const declared = own.find(({ name }) => name === kind)
    return declared
      ? pascalCase(declared.labels.singular)
      : kindsWithFields.get(kind)?.places.find((place) => place.document === document)?.schema
  }
  for (const { type, field, to } of referencesIn(declarations)) {
    links[field] = { ...links['author'], description: `What the field \`${field}\` refers to.` }
    const item = schemaOf(site, schemaNameOf(type) ?? '')
    const embedded = propertiesOf(site, item)['_embedded'] ?? { $ref: '#/components/schemas/Embedded' }
    const relations = { ...embedded['x-embedded'], [field]: [embeddedAs[to] ?? schemaNameOf(to)] }
    item.properties = { ...item.properties, _embedded: { ...embedded, 'x-embedded': relations } }
  }
}

/** The schemas of kinds that other items embed in another form. */
const embeddedAs: Readonly<Record<string, string>> = { event: 'CalendarResource', venue: 'CalendarResource', organizer: 'CalendarResource' }
