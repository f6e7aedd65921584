// The operations of a document as tools of the Model Context Protocol.
import type { SiteDocument } from '../site-documents.ts'
import type { InputSchema, Tool } from './tool.ts'
import { bodyProperties, mergeSchema, operationsOf, resolveRef } from '#server/contract/documents.ts'
import type { OpenApiDocument, OperationObject, Parameter, PathItem, PlacedOperation, Schema } from '#server/contract/documents.ts'

interface Mounted {
  namespace: string
  /** The path below the REST root. */
  path: string
}

type Node = Record<string, unknown>

/** Each tool is one operation, and no response contains a secret or is a file. A block is rendered with the attributes in the body. */
const omitted = new Set(['createBatch', 'createSubscription', 'createSecret', 'getRenderedBlock', 'getThemeExport'])
/** Parameters that change the form of a response, and those of streams and of uploads that are not JSON. */
const omittedParameters = new Set(['_envelope', 'Last-Event-ID', 'Content-Disposition', 'Content-MD5'])

const asksOtherSites = new Set(['getProxiedEmbed', 'getUrlDetails'])

/** How much of the descriptions is kept: assistants read them all, whichever tool they use. */
const SENTENCES = 2
const OPERATION_SENTENCES = 5
/** Descriptions are kept down to the fields of the body. */
const DESCRIBED_DEPTH = 2

const aboutHttp = /\b(POST|PUT|PATCH)\b|Content-Disposition|application\/json|text\/event-stream/

/** What a schema keeps. The service itself checks lengths, patterns and its own formats, and says what is wrong. */
const kept = ['type', 'enum', 'const', 'default', 'minItems', 'contentEncoding', 'required'] as const

export function toolsOf(document: OpenApiDocument, mounted: Mounted): Tool[] {
  return operationsOf(document)
    .filter((one) => isTool(mounted, one))
    .map((one) => toolOf(document, mounted, one))
}

/** Replaces the tools of the documents that a site changes, and adds those of its own types. */
export function withSiteTools(tools: readonly Tool[], documents: readonly SiteDocument[]): readonly Tool[] {
  const known = new Set(tools.map(({ name }) => name))
  const own = documents
    .flatMap((one) => toolsOf(one.document, one))
    .map((tool) => ({ ...tool, isOwn: !known.has(tool.name) && isOfItems(tool) }))
  const names = new Set(own.map(({ name }) => name))
  return [...tools.filter(({ name }) => !names.has(name)), ...own]
}

/** Those of revisions and the like have longer paths. */
const isOfItems = ({ path, namespace }: Tool): boolean => /^\/[^/]+(\/\{id\})?$/.test(path.slice(namespace.length + 1))

/** POST, PUT and PATCH of an item have the same effect, so one of them is a tool. The index of a namespace describes the API, as the tools do. */
function isTool({ namespace }: Mounted, { item, method, operation: { operationId, tags = [] } }: PlacedOperation): boolean {
  const isIndex = tags.includes('Index') && namespace !== ''
  return (
    !omitted.has(operationId) &&
    !/^create\w+PreviewLink$/.test(operationId) &&
    !isIndex &&
    !(isUpdated(item) && (method === 'put' || method === 'patch'))
  )
}

function isUpdated({ post, put, patch }: PathItem): boolean {
  return post !== undefined && (put !== undefined || patch !== undefined)
}

function toolOf(document: OpenApiDocument, { namespace, path: base }: Mounted, { path, item, method, operation }: PlacedOperation): Tool {
  const isRead = method === 'get'
  return {
    name: operation.operationId,
    title: operation.summary,
    description: `${operation.summary}. ${shortened(operation.description, OPERATION_SENTENCES) ?? ''}`.trim(),
    inputSchema: inputSchemaOf(document, item, operation),
    annotations: {
      readOnlyHint: isRead,
      destructiveHint: method === 'delete' || isUpdated(item),
      idempotentHint: method !== 'post',
      openWorldHint: asksOtherSites.has(operation.operationId),
    },
    namespace,
    method: method.toUpperCase(),
    path: base + path,
  }
}

function inputSchemaOf(document: OpenApiDocument, item: PathItem, operation: OperationObject): InputSchema {
  const fields = bodyProperties(document, operation)
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => resolveRef(document, parameter))
    // Fields of a file that is the body can be sent in the query.
    .filter(({ name, in: place }) => !omittedParameters.has(name) && !(place === 'query' && name in fields))
    .map((parameter) => (isList(operation) ? inShortForm(parameter) : parameter))
  const { content = {}, required: needsBody = false } = operation.requestBody ?? {}
  const body = content['application/json']?.schema
  const required = [...parameters.filter((parameter) => parameter.required).map(({ name }) => name), ...(needsBody ? ['body'] : [])]
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(parameters.map((parameter) => [parameter.name, parameterSchema(document, parameter)])),
      ...(body && { body: simplified(document, body) }),
    },
    ...(required.length && { required }),
    additionalProperties: false,
  }
}

function isList({ operationId }: OperationObject): boolean {
  return operationId.startsWith('list')
}

/** Lists are in the embed context unless the arguments say otherwise: texts of many items leave no room for anything else. */
function inShortForm(parameter: Parameter): Parameter {
  const { name, schema, description = '' } = parameter
  if (name !== 'context' || !schema?.enum?.includes('embed')) return parameter
  return {
    ...parameter,
    schema: { ...schema, default: 'embed' },
    description: `Defaults to \`embed\`, or with \`_fields\` to \`view\`. ${description}`,
  }
}

function parameterSchema(document: OpenApiDocument, { schema = {}, description }: Parameter): Node {
  const { description: own, ...rest } = simplified(document, schema)
  const text = shortened(description) ?? own
  return text === undefined ? rest : { ...rest, description: text }
}

/** A schema without references, to the depth of the fields of the body with descriptions. What contains itself may have any value inside. */
function simplified(document: OpenApiDocument, schema: Schema, depth = 0, inside: readonly string[] = []): Node {
  if (schema.$ref && inside.includes(schema.$ref)) return {}
  const found = mergeSchema(document, schema)
  const within = schema.$ref ? [...inside, schema.$ref] : inside
  const convert = (part: Schema, deeper = 0): Node => simplified(document, part, depth + deeper, within)
  const { items, additionalProperties, properties, description } = found
  const alternatives = found.oneOf ?? found.anyOf
  return withoutUndefined({
    ...Object.fromEntries(kept.map((key) => [key, (found as Node)[key]])),
    ...limits(found),
    description: depth < DESCRIBED_DEPTH ? shortened(description) : undefined,
    properties: properties && Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, convert(property, 1)])),
    items: items && convert(items, DESCRIBED_DEPTH),
    additionalProperties: typeof additionalProperties === 'object' ? convert(additionalProperties, DESCRIBED_DEPTH) : undefined,
    anyOf: alternatives?.map((one) => convert(one, 1)),
  })
}

/** Those that are not merely the largest number that fits. */
function limits({ minimum, maximum }: Schema): Node {
  return { minimum: isLimit(minimum) ? minimum : undefined, maximum: isLimit(maximum) ? maximum : undefined }
}

function isLimit(value: number | undefined): boolean {
  return value !== undefined && Math.abs(value) < 2 ** 31 - 1
}

/** The first sentences of a description, without those about HTTP. */
function shortened(text: string | undefined, sentences = SENTENCES): string | undefined {
  if (!text) return undefined
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .split(/(?<=\.) (?=[A-Z])/)
    .filter((sentence) => !aboutHttp.test(sentence))
    .slice(0, sentences)
    .join(' ')
}

function withoutUndefined(node: Node): Node {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined))
}
