// The bundled documents, as far as the service itself reads them.
import { readFileSync } from 'node:fs'

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  default?: unknown
  example?: unknown
  format?: string
  minimum?: number
  maximum?: number
  maxItems?: number
  maxLength?: number
  description?: string
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  'x-context'?: string[]
  'x-enumDescriptions'?: Record<string, string>
  /** A path parameter that may take up so many segments of the path. */
  'x-segments'?: number
  /** A text that no number is read as. */
  'x-exact'?: boolean
  /** A list whose entries may hold blanks: only commas part them where it is written as one text. */
  'x-commas'?: boolean
}

export interface Parameter {
  $ref?: string
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  description?: string
  allowEmptyValue?: boolean
  schema?: Schema
}

export interface Example {
  $ref?: string
  value?: unknown
}

export interface MediaType {
  schema?: Schema
  example?: unknown
  examples?: Record<string, Example>
}

export interface ResponseObject {
  $ref?: string
  headers?: Record<string, { $ref?: string; schema?: Schema }>
  content?: Record<string, MediaType>
}

export interface OperationObject {
  operationId: string
  summary: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }> }
  responses: Record<string, ResponseObject>
  security?: Record<string, string[]>[]
  'x-batch'?: boolean
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

export type PathItem = { parameters?: Parameter[] } & { [M in Method]?: OperationObject }

export interface OpenApiDocument {
  openapi: string
  info: { title: string; summary?: string; description?: string; version: string }
  servers: { url: string; description?: string }[]
  paths: Record<string, PathItem>
  components?: { schemas?: Record<string, Schema>; parameters?: Record<string, Parameter> } & Record<string, unknown>
}

/** Reads generated/<name>/openapi.json; throws if it is not there or broken. */
export function readDocument(name: string): OpenApiDocument {
  return JSON.parse(readFileSync(new URL(`../../generated/${name}/openapi.json`, import.meta.url), 'utf8')) as OpenApiDocument
}

/** What a `$ref` points at; anything else stands for itself. */
export function resolved<T extends { $ref?: string }>(document: OpenApiDocument, node: T): T {
  if (!node.$ref) return node
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document)
  return { ...resolved(document, target as T), ...node, $ref: undefined }
}

export function typesOf(schema: Schema | undefined): string[] {
  return [schema?.type ?? []].flat()
}

/** The schema itself, or the alternatives that it allows, `$ref`s resolved. */
export function alternatives(document: OpenApiDocument, schema: Schema): Schema[] {
  const found = resolved(document, schema)
  return (found.oneOf ?? found.anyOf ?? [found]).map((one) => resolved(document, one))
}

/** The entries of a list that is written as one text. */
export function entriesOf(list: Schema, text: string): string[] {
  const parts = list['x-commas'] ? text.split(',').map((part) => part.trim()) : text.split(/[\s,]+/)
  return parts.filter(Boolean)
}

/** The query parameters of an operation, those of its path included. */
export function queryParameters(document: OpenApiDocument, item: PathItem, operation: OperationObject): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((one) => resolved(document, one))
    .filter((one) => one.in === 'query')
}

/** The properties of an operation's JSON body, `allOf` parts together. */
export function bodyProperties(document: OpenApiDocument, operation: OperationObject): Record<string, Schema> {
  const schema = operation.requestBody?.content['application/json']?.schema
  return schema ? propertiesOf(document, schema) : {}
}

export function propertiesOf(document: OpenApiDocument, schema: Schema): Record<string, Schema> {
  const found = resolved(document, schema)
  return Object.assign({}, ...(found.allOf ?? []).map((part) => propertiesOf(document, part)), found.properties ?? {}) as Record<
    string,
    Schema
  >
}

/** The components that a part of the document refers to, and those that they refer to in turn. */
export function componentsOf(document: OpenApiDocument, part: unknown): NonNullable<OpenApiDocument['components']> {
  const found: Record<string, Record<string, unknown>> = {
    ...(document.components?.['securitySchemes'] !== undefined && {
      securitySchemes: document.components['securitySchemes'] as Record<string, unknown>,
    }),
  }
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return
    const { $ref } = node as { $ref?: unknown }
    const [, kind, name] = typeof $ref === 'string' ? (/^#\/components\/(\w+)\/(.+)$/.exec($ref) ?? []) : []
    if (kind && name && !found[kind]?.[name]) {
      const target = (document.components?.[kind] as Record<string, unknown> | undefined)?.[name]
      found[kind] = { ...found[kind], [name]: target }
      visit(target)
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(part)
  return found
}
