// Reads the OpenAPI documents in the package, and what the tests need to know about each operation.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageFile } from '../package-files.ts'
import type { SiteDocument } from '../site-documents.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  'x-extensible-enum'?: string[]
  default?: unknown
  example?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  not?: Schema
  writeOnly?: boolean
  'x-enumDescriptions'?: Record<string, string>
  /** The contexts in which a property is present. Without it, all contexts. */
  'x-context'?: string[]
  /** Rules about several fields, which a request must follow besides its schema. */
  'x-rules'?: Schema
}

export interface Parameter {
  $ref?: string
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  schema?: Schema
}

interface Header {
  $ref?: string
  required?: boolean
  schema?: Schema
}

interface MediaType {
  schema?: Schema
  example?: unknown
}

interface Response {
  $ref?: string
  headers?: Record<string, Header>
  content?: Record<string, MediaType>
  /** The codes that errors with this status can have. */
  'x-error-codes'?: string[]
}

interface OperationObject {
  operationId: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { $ref?: string; required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, Response>
  'x-ends-credentials'?: boolean
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

type PathItem = { parameters?: Parameter[] } & { [M in Method]?: OperationObject }

/** What applies to every route in addition to its own path item. */
interface EveryRouteItem {
  parameters?: Parameter[]
  head?: OperationObject
  options?: OperationObject
  'x-other-methods'?: OtherMethods
}

/** The response to a method that a route does not support. */
export interface OtherMethods {
  status: number
  code: string
}

export interface Document {
  name: string
  info: { version: string }
  servers: { url: string }[]
  paths: Record<string, PathItem>
  components?: { schemas?: Record<string, Schema>; pathItems?: { everyRoute?: EveryRouteItem } }
}

export interface Operation {
  id: string
  document: Document
  method: Method | 'options'
  /** The path of the document below the REST root, such as `/cms/v2`. */
  base: string
  /** The path below the REST root with its parameters in braces, such as `/cms/v2/posts/{id}`. */
  route: string
  parameters: Parameter[]
  body: { isRequired: boolean; content: Record<string, MediaType> } | undefined
  responses: Record<string, Required<Pick<Response, 'headers' | 'content'>>>
  /** The codes of all errors that the operation declares. */
  errorCodes: string[]
  /** Whether anonymous callers are allowed. */
  isOpen: boolean
  /** Whether the credentials of the request may end with it. */
  endsCredentials: boolean
}

let documents: readonly Document[] | undefined

/** Returns all documents in the package. They stay in memory, as the validators of their schemas do. */
export function readDocuments(): readonly Document[] {
  return (documents ??= parseDocuments())
}

function parseDocuments(): Document[] {
  const folder = fileURLToPath(packageFile('generated'))
  return readdirSync(folder).map((name) => ({
    ...(JSON.parse(readFileSync(join(folder, name, 'openapi.json'), 'utf8')) as Document),
    name,
  }))
}

/**
 * Replaces the documents that a site changes by its own. A service of another version must keep to the contract of the package nevertheless:
 * its documents are not used.
 */
export function withSiteDocuments(documents: readonly Document[], site: readonly SiteDocument[]): readonly Document[] {
  return documents.map((ours) => {
    const own = site.find(({ name }) => name === ours.name)?.document
    return own?.info.version === ours.info.version ? { ...(own as unknown as Document), name: ours.name } : ours
  })
}

/** Returns the operations of all documents. */
export function operationsOf(documents: readonly Document[]): Operation[] {
  const paths = documents.map(({ servers }) => new URL(servers[0]?.url ?? 'http://localhost').pathname)
  const root = paths.toSorted((a, b) => a.length - b.length)[0] ?? ''
  return documents.flatMap((document, at) => operationsIn(document, paths[at]?.slice(root.length) ?? ''))
}

function operationsIn(document: Document, base: string): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [operationFrom(document, method, { base, path }, item, operation)] : []
    }),
  )
}

function operationFrom(
  document: Document,
  method: Operation['method'],
  { base, path }: { base: string; path: string },
  item: { parameters?: Parameter[] },
  operation: OperationObject,
): Operation {
  const body = operation.requestBody && resolveRef(document, operation.requestBody)
  const declared = Object.entries(operation.responses).map(([status, response]) => [status, resolveRef(document, response)] as const)
  const responses = declared.map(([status, { headers = {}, content = {} }]) => [
    status,
    { headers: Object.fromEntries(Object.entries(headers).map(([name, header]) => [name, resolveRef(document, header)])), content },
  ])
  return {
    id: operation.operationId,
    document,
    method,
    base,
    route: base + path,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolveRef(document, one)),
    body: body && { isRequired: body.required === true, content: body.content },
    responses: Object.fromEntries(responses) as Operation['responses'],
    errorCodes: declared.flatMap(([, response]) => response['x-error-codes'] ?? []),
    endsCredentials: operation['x-ends-credentials'] === true,
    isOpen: !operation.security || operation.security.some((scheme) => Object.keys(scheme).length === 0),
  }
}

/** Returns the rules of a document for every route. */
export interface EveryRoute {
  hasHead: boolean
  options: Operation | undefined
  otherMethods: OtherMethods | undefined
  parameters: Parameter[]
}

export function everyRouteOf(document: Document): EveryRoute {
  const { head, options, parameters = [], 'x-other-methods': otherMethods } = document.components?.pathItems?.everyRoute ?? {}
  return {
    hasHead: head !== undefined,
    options: options && operationFrom(document, 'options', { base: '', path: '' }, {}, options),
    otherMethods,
    parameters: parameters.map((one) => resolveRef(document, one)),
  }
}

/** Resolves a `$ref` and merges its sibling keys. Returns anything else unchanged. */
export function resolveRef<T extends { $ref?: string }>(document: Document, node: T): T {
  if (!node.$ref) return node
  const { $ref, ...beside } = node
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document)
  return { ...resolveRef(document, target as T), ...beside }
}

/** Returns a schema with its `$ref` resolved and its `allOf` parts merged. */
export function mergeSchema(document: Document, schema: Schema): Schema {
  const { allOf, ...own } = resolveRef(document, schema)
  if (!allOf) return own
  const parts = [...allOf.map((part) => mergeSchema(document, part)), own]
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>
  return { ...(Object.assign({}, ...parts) as Schema), properties, required: [...new Set(parts.flatMap((part) => part.required ?? []))] }
}

export function typesOf({ type }: Schema): string[] {
  return [type ?? []].flat()
}

/** Returns the schema of the success response. */
export function successSchemaOf({ responses }: Operation): Schema | undefined {
  return Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content['application/json']?.schema
}

/** Returns the schema of the JSON body, if the operation takes one. Files are sent in forms, although JSON may carry them too. */
export function jsonBodyOf({ body }: Operation): MediaType | undefined {
  return body && 'multipart/form-data' in body.content ? undefined : body?.content['application/json']
}
