// The forms of a response: complete, in the embed context, and partial, with the fields in `_fields`.
import { findDiffering, embeddedSchema, referencedName, findSchemas, pruneToContext, suffixes } from '../contexts.ts'
import type { Node, Nodes } from '../contexts.ts'
import type { ResponseObject, Schema } from '../documents.ts'
import { anyOf, mapValues } from './nodes.ts'
import type { Schemas } from './nodes.ts'

export interface Form {
  /** Returns the schema of a value in this form. */
  of(schema: Schema): Schema
  /** The schemas that it references. */
  schemas: Schemas
}

/** Returns the response with a body that is complete or in one of the forms. */
export function addForms(response: ResponseObject, forms: readonly Form[]): ResponseObject {
  const json = response.content?.['application/json']
  const whole = json?.schema
  if (!whole) return response
  const schema = anyOf([whole, ...forms.map((form) => form.of(whole))])
  return { ...response, content: { ...response.content, 'application/json': { ...json, schema } } }
}

/** Describes what `_embed` includes, by relation. */
export function withEmbedded(schemas: Schemas): Schemas {
  const differing = findDiffering(schemas as Nodes)
  return mapValues(schemas, (schema) => {
    const embedded = embeddedSchema(schema as Node, differing)
    return embedded ? { ...schema, properties: { ...schema.properties, _embedded: embedded } } : schema
  })
}

/** The embed context: `Post` becomes `PostInEmbed`. */
export function createEmbedForm(schemas: Schemas): Form {
  const differing = findDiffering(schemas as Nodes)
  return createForm(
    schemas,
    differing,
    (name) => name + suffixes.embed,
    (schema) => pruneToContext('embed', schema, differing) as Schema,
  )
}

/** Any of the fields, at any depth: `Post` becomes `PartialPost`. */
export function createPartialForm(schemas: Schemas): Form {
  const differing = findSchemas(schemas as Nodes, (node) => Object.keys(node).some((key) => isDemand(node, key)))
  return createForm(schemas, differing, partialName, (schema) => makePartial(withCommonFields(schema, schemas), differing) as Schema)
}

function createForm(schemas: Schemas, differing: ReadonlySet<string>, nameOf: (name: string) => string, of: Form['of']): Form {
  return { of, schemas: Object.fromEntries([...differing].map((name) => [nameOf(name), of(schemas[name] ?? {})])) }
}

function partialName(name: string): string {
  return `Partial${name}`
}

/** Keywords that require fields. The type of the value distinguishes them from fields with the same names. */
const demands: Record<string, (value: unknown) => boolean> = {
  required: Array.isArray,
  // Partial values can match several alternatives.
  oneOf: Array.isArray,
  dependentRequired: (value) => Object.values(value as object).every(Array.isArray),
  minProperties: (value) => typeof value === 'number',
}

function isDemand(node: object, key: string): boolean {
  return demands[key]?.((node as Node)[key]) ?? false
}

/** A partial value need not say which alternative it is: it is described by what all alternatives have. */
function withCommonFields(schema: Schema, schemas: Schemas): Schema {
  const { oneOf, discriminator, ...rest } = schema
  if (!discriminator || !oneOf) return schema
  const [first = {}, ...others] = oneOf.map((one) => schemas[referencedName(one) ?? ''] ?? {})
  const common = Object.entries(first.properties ?? {}).flatMap(([name, property]): [string, Schema][] => {
    const found = others.map((other) => other.properties?.[name])
    if (found.every((one) => JSON.stringify(one) === JSON.stringify(property))) return [[name, property]]
    const { type, description = '' } = property
    return type !== undefined && found.every((one) => one?.type === type) ? [[name, { type, description }]] : []
  })
  return { ...rest, type: 'object', properties: Object.fromEntries(common) }
}

function makePartial(node: unknown, differing: ReadonlySet<string>): unknown {
  if (Array.isArray(node)) return node.map((child) => makePartial(child, differing))
  if (!node || typeof node !== 'object') return node
  const { oneOf, ...rest } = Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key === 'oneOf' || !isDemand(node, key))
      .map(([key, child]) => [key, makePartial(child, differing)]),
  )
  const name = referencedName(node)
  if (name && differing.has(name)) rest['$ref'] = `#/components/schemas/${partialName(name)}`
  return oneOf === undefined ? rest : { ...rest, [Array.isArray(oneOf) ? 'anyOf' : 'oneOf']: oneOf }
}
