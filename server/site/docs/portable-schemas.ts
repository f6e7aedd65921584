// Converts schemas to OpenAPI 3.0: one type each, no `const`, nothing next to a `$ref`, merged `allOf`.
import { mergeSchema, operationsOf, resolveRef, typesOf } from '#server/contract/documents.ts'
import type { OpenApiDocument, Schema } from '#server/contract/documents.ts'

export type Node = Record<string, unknown>

/** Schemas of responses must allow all values; schemas of requests need one form that the service accepts. */
export interface SchemaConversion {
  request: (schema: Schema) => Node
  response: (schema: Schema) => Node
}
type Side = keyof SchemaConversion

type FullSchema = Schema & { const?: unknown; contentEncoding?: string; exclusiveMinimum?: number; exclusiveMaximum?: number } & Partial<
    Record<(typeof annotations)[number] | (typeof constraints)[keyof typeof constraints][number], unknown>
  >

const MAX_INT32 = 2 ** 31 - 1

/** Keywords for values of any type. */
const annotations = ['description', 'deprecated', 'example'] as const
const numeric = ['multipleOf', 'maximum', 'minimum'] as const
/** Keywords for one type. Without `uniqueItems`, from which generators make sets that do not compile for enums. */
const constraints = {
  any: ['title', 'default'],
  integer: numeric,
  number: numeric,
  string: ['maxLength', 'minLength', 'pattern'],
  array: ['maxItems', 'minItems'],
  object: ['maxProperties', 'minProperties'],
} as const
/** `nullable` has no effect next to a reference, so a nullable reference is one of two references. */
const onlyNull = { type: 'object', description: 'No value.', nullable: true, enum: [null] }
/** Formats with the same meaning in OpenAPI 3.0 or its registry. */
const formats = ['int32', 'int64', 'float', 'double', 'byte', 'binary', 'date', 'date-time', 'uri', 'uuid', 'email']

export function createPortableSchemas(document: OpenApiDocument): { conversion: SchemaConversion; schemas: Record<string, Schema> } {
  const convert = (schema: Schema, side: Side): Node => toPortableSchema(document, schema, side)
  const inResponses = schemasInResponses(document)
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
    name,
    convert(schema, inResponses.has(name) ? 'response' : 'request'),
  ])
  return {
    conversion: { request: (schema) => convert(schema, 'request'), response: (schema) => convert(schema, 'response') },
    schemas: { ...(Object.fromEntries(schemas) as Record<string, Schema>), Null: onlyNull },
  }
}

function schemasInResponses(document: OpenApiDocument): Set<string> {
  const found = new Set<string>()
  const follow = (node: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(node ?? {}).matchAll(/"#\/components\/(\w+)\/([^"/]+)"/g)) {
      if (found.has(name)) continue
      if (kind === 'schemas') found.add(name)
      follow((document.components?.[kind] as Node | undefined)?.[name])
    }
  }
  for (const { operation } of operationsOf(document)) follow(operation.responses)
  return found
}

function toPortableSchema(document: OpenApiDocument, schema: FullSchema, side: Side): Node {
  const convert = (part: FullSchema): Node => toPortableSchema(document, part, side)
  if (schema.$ref) return convertReference(document, schema, convert)
  if (schema.allOf) return convert(mergeSchema(document, schema))
  const alternatives = alternativesOf(schema)
  const forms = alternatives.filter((form) => form.type !== 'null')
  const isNullable = forms.length < alternatives.length || typesOf(schema).includes('null')
  const types = typesOf(schema).filter((type) => type !== 'null')
  const annotated = pickKeywords(schema, annotations)
  const [form] = forms
  if (form && (forms.length === 1 || side === 'request')) return makeNullable(convert({ ...form, ...annotated }), isNullable)
  if (form && forms.every((one) => isObject(document, one)))
    return makeNullable(
      { ...annotated, oneOf: forms.map(convert), ...(schema.discriminator && { discriminator: schema.discriminator }) },
      isNullable,
    )
  if (form || (types.length > 1 && side === 'response')) return annotated
  return makeNullable(convertSingle(schema, types[0], convert), isNullable)
}

/** Returns the alternatives that describe the value. Others only say which properties are required together. */
function alternativesOf({ oneOf, anyOf }: FullSchema): FullSchema[] {
  return (oneOf ?? anyOf ?? []).filter((form) => form.$ref ?? form.type ?? form.properties ?? form.allOf)
}

function isObject(document: OpenApiDocument, schema: FullSchema): boolean {
  return mergeSchema(document, schema).type === 'object'
}

/** Nothing can be next to a `$ref`. Scalars are inlined, so that they keep the description at their place of use. */
function convertReference(document: OpenApiDocument, { $ref, description }: FullSchema, convert: (schema: FullSchema) => Node): Node {
  const target = resolveRef<FullSchema>(document, { $ref })
  const isScalar = typesOf(target).length > 0 && !typesOf(target).some((type) => ['object', 'array'].includes(type)) && !target.enum
  return description && isScalar ? convert({ ...target, description }) : { $ref }
}

function makeNullable({ $ref, ...schema }: Node, isNullable: boolean): Node {
  if (!isNullable) return $ref ? { $ref } : schema
  if ($ref) return { oneOf: [{ $ref }, { $ref: '#/components/schemas/Null' }] }
  const { enum: values } = schema as FullSchema
  return { ...schema, nullable: true, ...(values && { enum: [...values, null] }) }
}

/** Converts a schema with at most one type. */
function convertSingle(schema: FullSchema, given: string | undefined, convert: (part: FullSchema) => Node): Node {
  const { format, items, const: constant, contentEncoding } = schema
  const type = given ?? (schema.properties && 'object')
  const { properties, additionalProperties, required = [] } = type === 'object' ? schema : ({} as FullSchema)
  const values = constant === undefined ? schema.enum : [constant]
  return withoutUndefined({
    type,
    ...pickKeywords(schema, annotations),
    ...pickKeywords(schema, constraints.any),
    ...pickKeywords(toPortablePattern(schema), constraintsOf(type)),
    enum: type === 'boolean' ? undefined : values?.filter((value) => value !== null && matchesType(value, type)),
    format: type === 'integer' ? integerFormat(schema) : contentEncoding === 'base64' ? 'byte' : formats.find((known) => known === format),
    items: type === 'array' && items ? convert(items) : undefined,
    required: properties && undefinedIfEmpty(required),
    properties: properties && Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, convert(property)])),
    additionalProperties: typeof additionalProperties === 'object' ? convert(additionalProperties) : additionalProperties,
    ...convertBounds(schema),
    ...(properties && { example: undefined }),
  })
}

function constraintsOf(type: string | undefined): readonly string[] {
  return type !== undefined && type in constraints ? constraints[type as keyof typeof constraints] : []
}

/** Removes patterns with non-ASCII characters, which differ between languages. */
function toPortablePattern(schema: FullSchema): FullSchema {
  const { pattern, ...other } = schema
  return typeof pattern === 'string' && /[^ -~]/.test(pattern) ? other : schema
}

function matchesType(value: unknown, type: string | undefined): boolean {
  if (type === 'integer' || type === 'number') return typeof value === 'number'
  return type !== 'string' || typeof value === 'string'
}

/** Without a format, many generators use 32 bits. */
function integerFormat({ maximum = Infinity }: FullSchema): string | undefined {
  return maximum > MAX_INT32 ? 'int64' : undefined
}

function convertBounds({ exclusiveMinimum, exclusiveMaximum }: FullSchema): Node {
  return {
    ...(exclusiveMinimum !== undefined && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    ...(exclusiveMaximum !== undefined && { maximum: exclusiveMaximum, exclusiveMaximum: true }),
  }
}

function undefinedIfEmpty<Value>(list: Value[]): Value[] | undefined {
  return list.length ? list : undefined
}

function pickKeywords(schema: FullSchema, names: readonly string[]): Node {
  return withoutUndefined(Object.fromEntries(names.map((name) => [name, (schema as Node)[name]])))
}

function withoutUndefined(node: Node): Node {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined))
}
