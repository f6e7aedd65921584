// Reads the bundled OpenAPI documents. The types have the keywords that the service uses.
import { readFileSync } from 'node:fs'

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  maxItems?: number
  uniqueItems?: boolean
  maxLength?: number
  description?: string
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  not?: Schema
  'x-context'?: string[]
  /** The capability without which responses omit the field. */
  'x-read'?: string
  /** Whether the values are the languages of the site, which the documents that it serves list. */
  'x-languages'?: boolean
  /** Whether a text may have any length. */
  'x-unbounded'?: boolean
  /** The relations that `_embed` can include in this `_embedded`. */
  'x-embedded'?: Record<string, unknown>
  /** Says which alternative of `oneOf` a value is. */
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  /** Marks the schema of any block of content, which becomes the union of all kinds of blocks. */
  'x-block-kinds'?: boolean
  /** Rules about several fields, which the operation checks with error codes of its own. */
  'x-rules'?: Schema
  'x-enumDescriptions'?: Record<string, string>
  /** How many path segments a path parameter may span. */
  'x-segments'?: number
  /** Whether omitting this required parameter is reported as an invalid value instead of a missing one. */
  'x-missing-is-invalid'?: boolean
  /** Whether numbers are not coerced to this string. */
  'x-exact'?: boolean
  /** Whether only commas, and not spaces, separate the entries of this list in a string. */
  'x-commas'?: boolean
  /** For a string next to an object: the string is the object as JSON text. */
  contentMediaType?: string
  /** The maximum number of files in a form, in parts with any names. Without it, a form has one file, in the part `file`. */
  'x-file-parts'?: number
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

/** A link from a response to an operation. The parameters are values, or expressions such as `$response.body#/id`. */
export interface Link {
  $ref?: string
  operationId: string
  parameters: Record<string, string>
}

export interface ResponseObject {
  $ref?: string
  headers?: Record<string, { $ref?: string; schema?: Schema }>
  content?: Record<string, MediaType>
  links?: Record<string, Link>
  /** The codes that errors with this status can have. */
  'x-error-codes'?: string[]
}

export interface OperationObject {
  operationId: string
  summary: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }> }
  responses: Record<string, ResponseObject>
  security?: Record<string, string[]>[]
  'x-batch'?: boolean
  /** Whether the operation may invalidate the credentials of the request. */
  'x-ends-credentials'?: boolean
}

export type WebhookObject = Omit<OperationObject, 'operationId'>

/** Whether the operation requires an authenticated user. */
export function needsUser({ security }: OperationObject): boolean {
  return security?.some((scheme) => !Object.keys(scheme).length) !== true
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

export type PathItem = { parameters?: Parameter[] } & { [M in Method]?: OperationObject }

export interface OpenApiDocument {
  openapi: string
  info: { title: string; summary?: string; description?: string; version: string }
  servers: { url: string; description?: string }[]
  'x-boolean-words'?: boolean
  paths: Record<string, PathItem>
  /** The requests that the service sends, by event. */
  webhooks?: Record<string, { post: WebhookObject }>
  components?: { schemas?: Record<string, Schema>; parameters?: Record<string, Parameter> } & Record<string, unknown>
}

/** An operation with its location in a document. */
export interface PlacedOperation {
  path: string
  item: PathItem
  method: Method
  operation: OperationObject
}

export function operationsOf({ paths }: Pick<OpenApiDocument, 'paths'>): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, item, method, operation: item[method] }] : [])),
  )
}

const parsedDocuments = new Map<string, OpenApiDocument>()

/** Returns generated/<name>/openapi.json, frozen: all callers share one copy. Throws if it is missing or invalid. */
export function readDocument(name: string): OpenApiDocument {
  const document = parsedDocuments.get(name) ?? deepFreeze(parseDocument(name))
  parsedDocuments.set(name, document)
  return document
}

function parseDocument(name: string): OpenApiDocument {
  return JSON.parse(readFileSync(documentFile(name), 'utf8')) as OpenApiDocument
}

export const documentFile = (name: string): URL => new URL(`../../generated/${name}/openapi.json`, import.meta.url)

export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const key in value) deepFreeze(value[key])
  return Object.freeze(value)
}

/** Caches values that are derived from the nodes of a document, because operations share most nodes and requests need them again. */
function cacheByNode<Node extends object, Derived>(derive: (document: OpenApiDocument, node: Node) => Derived): typeof derive {
  const documents = new WeakMap<OpenApiDocument, WeakMap<Node, Derived>>()
  return (document, node) => {
    const known = documents.get(document) ?? new WeakMap<Node, Derived>()
    documents.set(document, known)
    const derived = known.get(node) ?? derive(document, node)
    known.set(node, derived)
    return derived
  }
}

/** Resolves a `$ref`; returns other nodes unchanged. */
export function resolveRef<T extends { $ref?: string }>(document: OpenApiDocument, node: T): T {
  return node.$ref ? (resolveReference(document, node) as T) : node
}

const resolveReference = cacheByNode((document, node: { $ref?: string }): object => {
  const target = (node.$ref ?? '')
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document)
  const resolved = resolveRef(document, target as typeof node)
  return Object.keys(node).length === 1 ? resolved : { ...resolved, ...node, $ref: undefined }
})

export function typesOf(schema: Schema | undefined): string[] {
  return [schema?.type ?? []].flat()
}

/** Returns the alternatives of a schema (`oneOf`, `anyOf`), or the schema itself, with references and `allOf` merged. */
export const schemaAlternatives = cacheByNode((document, schema: Schema): readonly Schema[] => {
  const found = mergeSchema(document, schema)
  return (found.oneOf ?? found.anyOf ?? [found]).map((alternative) => mergeSchema(document, alternative))
})

export function splitList(list: Schema, text: string): string[] {
  const parts = list['x-commas'] ? text.split(',').map((part) => part.trim()) : text.split(/[\s,]+/)
  return parts.filter(Boolean)
}

/** Returns the query parameters of an operation, including those of its path item. */
export function queryParameters(document: OpenApiDocument, item: PathItem, operation: OperationObject): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => resolveRef(document, parameter))
    .filter((parameter) => parameter.in === 'query')
}

/** Returns the schema of a JSON body, or of a form without its files. */
export function fieldsSchema(document: OpenApiDocument, { requestBody }: OperationObject): Schema | undefined {
  const form = requestBody?.content['multipart/form-data']?.schema
  return form ? omitFiles(document, form) : requestBody?.content['application/json']?.schema
}

function omitFiles(document: OpenApiDocument, form: Schema): Schema {
  const { properties = {}, required = [], ...schema } = mergeSchema(document, form)
  const isFile = (property: Schema | undefined): boolean => property?.format === 'binary'
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([, property]) => !isFile(property))),
    required: required.filter((name) => !isFile(properties[name])),
  }
}

/** Resolves the `$ref` and merges the `allOf` of a schema. Its own keywords take precedence over those of its parts. */
export function mergeSchema(document: OpenApiDocument, schema: Schema): Schema {
  const found = resolveRef(document, schema)
  return found.allOf ? mergeParts(document, found) : found
}

const mergeParts = cacheByNode((document, { allOf = [], ...own }: Schema): Schema => {
  const parts = [...allOf.map((part) => mergeSchema(document, part)), own]
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))]
  return {
    ...(Object.assign({}, ...parts) as Schema),
    ...(required.length && { required }),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
  }
})

export function bodyProperties(document: OpenApiDocument, operation: OperationObject): Record<string, Schema> {
  const schema = fieldsSchema(document, operation)
  return schema ? propertiesOf(document, schema) : {}
}

export function propertiesOf(document: OpenApiDocument, schema: Schema): Record<string, Schema> {
  return mergeSchema(document, schema).properties ?? {}
}
