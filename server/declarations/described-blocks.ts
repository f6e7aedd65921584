// Describes the kinds of blocks in a document: a schema for each, and all of them as a union that `name` discriminates. The document has a
// schema of any block, which is marked with `x-block-kinds`.
import { typesOf } from '../contract/documents.ts'
import type { OpenApiDocument, Schema } from '../contract/documents.ts'
import { pascalCase } from './declarations.ts'
import type { AttributeSchema } from './declarations.ts'
import { schemasOf } from './document-parts.ts'
import { exampleOf, withoutExtensions } from './values.ts'

/** What a document says of a kind of blocks. */
export interface BlockKind {
  /** With its namespace: `core/paragraph`. */
  name: string
  title: string
  description: string
  /** The schemas of its attributes, as block types have them. */
  attributes: Readonly<Record<string, AttributeSchema>>
  /** Whether it has no blocks inside. */
  isLeaf?: boolean
}

/** What blocks of some kinds have beside their attributes, by the name of the kind. */
export const shownMedia: Readonly<Record<string, { field: 'image' | 'embed'; schema: string }>> = {
  'core/cover': { field: 'image', schema: 'ContentImage' },
  'core/embed': { field: 'embed', schema: 'ContentEmbed' },
  'core/image': { field: 'image', schema: 'ContentImage' },
  'core/media-text': { field: 'image', schema: 'ContentImage' },
}

/** `core/list-item` becomes `CoreListItemBlock`. */
export const schemaNameOf = (kind: string): string => `${pascalCase(kind)}Block`

/** Adds kinds to the union, which is made of the schema of any block if the document has none yet. */
export function addBlockKinds(document: OpenApiDocument, kinds: readonly BlockKind[]): void {
  const schemas = schemasOf(document)
  for (const [name, found] of Object.entries(schemas)) {
    if (!found['x-block-kinds'] || !kinds.length) continue
    const any = found.oneOf ? anyBlockOf(document, found) : found
    const added = kinds.map((kind): [string, Schema] => [schemaNameOf(kind.name), schemaOf(kind, any)])
    Object.assign(schemas, Object.fromEntries(added))
    schemas[name] = {
      description: found.description ?? '',
      'x-block-kinds': true,
      oneOf: [...(found.oneOf ?? []), ...added.map(([schema]) => ({ $ref: refTo(schema) }))],
      discriminator: {
        propertyName: 'name',
        mapping: {
          ...found.discriminator?.mapping,
          ...Object.fromEntries(kinds.map((kind) => [kind.name, refTo(schemaNameOf(kind.name))])),
        },
      },
    }
  }
}

const refTo = (schema: string): string => `#/components/schemas/${schema}`

/** The schema of a kind without fields of its own, from which those of others are made. */
function anyBlockOf(document: OpenApiDocument, { oneOf = [] }: Schema): Schema {
  const [first = ''] = oneOf.flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? [])
  return schemasOf(document)[first] ?? {}
}

function schemaOf({ name, title, description, attributes }: BlockKind, any: Schema): Schema {
  const media = shownMedia[name]
  const { attributes: _any, name: _name, ...fields } = any.properties ?? {}
  return {
    type: 'object',
    description: `${title}: ${description}`,
    ...(title.endsWith('(deprecated)') && { deprecated: true }),
    required: [...(any.required ?? []), ...(media ? [media.field] : [])],
    properties: {
      name: { type: 'string', description: 'The kind of the block.', const: name, example: name },
      attributes: attributesSchema(attributes),
      ...fields,
      ...(media && { [media.field]: { $ref: refTo(media.schema) } }),
    },
  }
}

function attributesSchema(attributes: BlockKind['attributes']): Schema {
  const properties = Object.entries(attributes).map(([name, schema]): [string, Schema] => [
    name,
    documented({ ...valueSchema(schema), description: describe(name, schema) }, schema['default']),
  ])
  return {
    type: 'object',
    description: 'The attributes of the block.',
    required: Object.entries(attributes).flatMap(([name, schema]) => (hasDefault(schema) ? [name] : [])),
    properties: Object.fromEntries(properties),
    example: Object.fromEntries(
      Object.entries(attributes).flatMap(([name, schema]) => (hasDefault(schema) ? [[name, schema['default']]] : [])),
    ),
  }
}

const MAX_INTEGER = Number.MAX_SAFE_INTEGER

/** Says which texts and lists have no bound, and gives an example of each value. */
function documented(schema: Schema, preset?: unknown): Schema {
  const { enum: values, maxLength, maxItems, items, properties, description = 'A value.' } = schema
  const types = typesOf(schema)
  const [type] = types
  const isUnbounded = (types.includes('string') && !values && maxLength === undefined) || (type === 'array' && maxItems === undefined)
  return {
    ...(type === 'integer' && { minimum: -MAX_INTEGER, maximum: MAX_INTEGER }),
    ...schema,
    description,
    ...(isUnbounded && { 'x-unbounded': true }),
    ...(items && { items: documented(items) }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, documented(member)])) }),
    ...(type !== undefined && type !== 'array' && type !== 'object' && { example: preset ?? exampleOf({ ...schema, type }) }),
    ...(type === 'array' && { example: [] }),
    ...(type === 'object' && { example: {} }),
  }
}

/** Whether blocks always have the attribute. */
const hasDefault = (schema: AttributeSchema): boolean => schema['default'] !== undefined

/** The keywords that restrict a value. The others say where an editor finds it. */
const LIMITS = [
  'enum',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'required',
] as const

/** Whether a list of values has several types, which many generators do not support. */
const isMixed = (values: unknown): boolean => Array.isArray(values) && new Set(values.map((value) => typeof value)).size > 1

/** The schema of a value, without where it comes from. */
export function valueSchema(schema: AttributeSchema): Schema {
  const { type: given, query, items, properties } = schema
  const type = given === 'rich-text' ? 'string' : (given as string | string[] | undefined)
  const isNullable = schema['default'] === null && type !== undefined
  const limits = Object.fromEntries(
    LIMITS.flatMap((keyword) => (keyword in schema && !isMixed(schema[keyword]) ? [[keyword, schema[keyword]]] : [])),
  )
  const members = (query ?? properties) as Readonly<Record<string, AttributeSchema>> | undefined
  const object = members && { properties: Object.fromEntries(Object.entries(members).map(([name, member]) => [name, valueSchema(member)])) }
  return withoutExtensions({
    ...(type !== undefined && { type: isNullable ? [type, 'null'].flat() : type }),
    ...limits,
    ...(type === 'array' && { items: query ? { type: 'object', ...object } : items ? valueSchema(items as AttributeSchema) : {} }),
    ...(type === 'object' && (object ?? { additionalProperties: true })),
  })
}

/** What is said of an attribute: what its declaration says, or where it comes from. */
function describe(name: string, { description, source, selector, attribute, type }: AttributeSchema): string {
  if (typeof description === 'string') return description
  const element = typeof selector === 'string' ? ` of \`${selector}\`` : ''
  if (source === 'attribute') return `The attribute \`${String(attribute)}\`${element} in the HTML.`
  if (source === 'query') return `Read from the elements \`${String(selector)}\` in the HTML.`
  if (source !== undefined || type === 'rich-text') return `The HTML${element}.`
  return common[name] ?? `\`${name}\`, as editors store it.`
}

/** Attributes that many kinds have. */
const common: Readonly<Record<string, string>> = {
  align: 'The alignment: left, center, right, wide or full.',
  anchor: 'The ID of the element.',
  ariaLabel: 'The label for assistive technology.',
  backgroundColor: 'The slug of the background color in the theme.',
  borderColor: 'The slug of the border color in the theme.',
  className: 'More classes of the element, separated by spaces.',
  fontFamily: 'The slug of the font family in the theme.',
  fontSize: 'The slug of the font size in the theme.',
  gradient: 'The slug of the gradient in the theme.',
  id: 'The ID of the media item.',
  layout: 'How the inner blocks are arranged.',
  lock: 'What editors may not do with the block. Only in the `edit` context.',
  metadata: 'What editors keep with the block, such as its name. Only in the `edit` context.',
  style: 'Styles that are not in the theme: colors, spacing, typography and borders.',
  textColor: 'The slug of the text color in the theme.',
}
