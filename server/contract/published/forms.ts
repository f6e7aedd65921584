// The forms of a response: whole, in the embed context, and partial, as `_fields` leaves it.
import { differingIn, embeddedIn, referred, schemasWith, shownIn, suffixes } from '../contexts.ts'
import type { Node, Nodes } from '../contexts.ts'
import type { ResponseObject, Schema } from '../documents.ts'
import { anyOf, mapped } from './nodes.ts'
import type { Schemas } from './nodes.ts'

export interface Form {
  /** The schema of a value in this form. */
  of(schema: Schema): Schema
  /** The schemas that it refers to. */
  schemas: Schemas
}

/** Returns the response with a body in any of the forms. The first is the whole one. */
export function inForms(response: ResponseObject, forms: readonly Form[]): ResponseObject {
  const json = response.content?.['application/json']
  const whole = json?.schema
  if (!whole) return response
  const schema = anyOf([whole, ...forms.map((form) => form.of(whole))])
  return { ...response, content: { ...response.content, 'application/json': { ...json, schema } } }
}

/** Describes what `_embed` includes, by relation. */
export function withEmbedded(schemas: Schemas): Schemas {
  const differing = differingIn(schemas as Nodes)
  return mapped(schemas, (schema) => {
    const embedded = embeddedIn(schema as Node, differing)
    return embedded ? { ...schema, properties: { ...schema.properties, _embedded: embedded } } : schema
  })
}

/** The embed context: `Post` becomes `PostInEmbed`. */
export function embedForm(schemas: Schemas): Form {
  const differing = differingIn(schemas as Nodes)
  return formOf(
    schemas,
    differing,
    (name) => name + suffixes.embed,
    (schema) => shownIn('embed', schema, differing) as Schema,
  )
}

/** Any of the fields, at any depth: `Post` becomes `PartialPost`. */
export function partialForm(schemas: Schemas): Form {
  const differing = schemasWith(schemas as Nodes, (node) => Object.keys(node).some((key) => isDemand(node, key)))
  return formOf(schemas, differing, partialName, (schema) => partial(schema, differing) as Schema)
}

function formOf(schemas: Schemas, differing: ReadonlySet<string>, nameOf: (name: string) => string, of: Form['of']): Form {
  return { of, schemas: Object.fromEntries([...differing].map((name) => [nameOf(name), of(schemas[name] ?? {})])) }
}

function partialName(name: string): string {
  return `Partial${name}`
}

/** Keywords that demand fields, with the type of their value: fields can have the same names. */
const demands: Record<string, (value: unknown) => boolean> = {
  required: Array.isArray,
  // Partial values can have several of the forms.
  oneOf: Array.isArray,
  dependentRequired: (value) => Object.values(value as object).every(Array.isArray),
  minProperties: (value) => typeof value === 'number',
}

function isDemand(node: object, key: string): boolean {
  return demands[key]?.((node as Node)[key]) ?? false
}

function partial(node: unknown, differing: ReadonlySet<string>): unknown {
  if (Array.isArray(node)) return node.map((child) => partial(child, differing))
  if (!node || typeof node !== 'object') return node
  const { oneOf, ...rest } = Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key === 'oneOf' || !isDemand(node, key))
      .map(([key, child]) => [key, partial(child, differing)]),
  )
  const name = referred(node)
  if (name && differing.has(name)) rest['$ref'] = `#/components/schemas/${partialName(name)}`
  return oneOf === undefined ? rest : { ...rest, [Array.isArray(oneOf) ? 'anyOf' : 'oneOf']: oneOf }
}
