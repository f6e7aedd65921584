// Examples of the requests and responses of own types, made from the examples of their schemas.
import { mergeSchema, operationsOf, resolveRef } from '../contract/documents.ts'
import type { OpenApiDocument, Schema } from '../contract/documents.ts'

/** Adds examples where the operations of a document have none. */
export function addExamples(document: OpenApiDocument): void {
  for (const { method, operation } of operationsOf(document)) {
    const body: Media | undefined = operation.requestBody?.content['application/json']
    if (body?.schema && !hasExample(body)) body.example = exampleOf(document, body.schema, 'input')
    for (const [status, response] of Object.entries(operation.responses)) {
      const content = resolveRef(document, response).content?.['application/json'] as Media | undefined
      const view = method === 'get' ? 'view' : 'edit'
      if (content?.schema && !hasExample(content))
        content.examples = {
          example: { summary: status.startsWith('2') ? 'An item' : 'An error', value: exampleOf(document, content.schema, view) },
        }
    }
  }
}

/** Adds the own fields of a kind to the examples of responses that have its items. `schema` is the name of that of the fields. */
export function addFieldsToExamples(document: OpenApiDocument, schema: string, values: object): void {
  const $ref = `#/components/schemas/${schema}`
  const visit = (of: Schema, value: unknown): void => {
    const { properties = {}, required = [], items, oneOf = [], anyOf = [] } = mergeSchema(document, of)
    for (const alternative of [...oneOf, ...anyOf]) visit(alternative, value)
    if (Array.isArray(value)) {
      if (items) for (const entry of value) visit(items, entry)
      return
    }
    if (!value || typeof value !== 'object') return
    const example = value as Record<string, unknown>
    for (const [name, property] of Object.entries(properties)) {
      if (property.$ref === $ref && (example[name] || (required.includes(name) && !property['x-context']))) {
        example[name] = { ...(example[name] as object | undefined), ...values }
      } else visit(property, example[name])
    }
  }
  for (const { operation } of operationsOf(document))
    for (const response of Object.values(operation.responses)) {
      const { schema: body, examples = {} } = resolveRef(document, response).content?.['application/json'] ?? {}
      if (body) for (const example of Object.values(examples)) visit(body, resolveRef(document, example).value)
    }
}

interface Media {
  schema?: Schema
  example?: unknown
  examples?: Record<string, { summary: string; value: unknown }>
}

const hasExample = ({ example, examples }: Media): boolean => example !== undefined || examples !== undefined

/** Fields of an input that a first request leaves out. */
const rare = new Set(['id', 'author', 'featured_media', 'password', 'parent', 'template', 'date', 'date_gmt', 'slug', 'sticky', 'format'])

function exampleOf(document: OpenApiDocument, schema: Schema, view: 'input' | 'view' | 'edit'): unknown {
  const found = mergeSchema(document, schema)
  const { example, const: only, enum: values, oneOf, items, properties, type } = found
  const [given] = [example, only, values?.[0]].filter((value) => value !== undefined)
  if (given !== undefined && (view !== 'input' || !properties)) return given
  if (oneOf?.[0]) return exampleOf(document, oneOf[0], view)
  if (properties) {
    const shown = Object.entries(properties).filter(([name, property]) => {
      const contexts = resolveRef(document, property)['x-context']
      return name !== '_embedded' && !(view === 'input' && rare.has(name)) && (contexts === undefined || contexts.includes(view))
    })
    return Object.fromEntries(shown.map(([name, property]) => [name, exampleOf(document, property, view)]))
  }
  if (items) return [exampleOf(document, items, view)]
  return type === 'boolean' ? true : type === 'integer' || type === 'number' ? 1 : type === 'object' ? {} : 'fig'
}
