// Converts a document to OpenAPI 3.0 for client generators and other tools, with parameters in their operations and merged objects.
// Responses may be described less exactly than in the full document, and requests in fewer forms. Parameters that change the shape of a
// response are omitted, so that required fields are always present.
import { methods, resolveRef } from '#server/contract/documents.ts'
import type { OpenApiDocument, OperationObject, Parameter, PathItem, Schema } from '#server/contract/documents.ts'
import { withMembers } from '#server/contract/published/members.ts'
import { createPortableSchemas } from './portable-schemas.ts'
import type { Node, SchemaConversion } from './portable-schemas.ts'

const shapingParameters = ['_fields', '_envelope']
/** Files are sent in forms, other bodies as JSON. */
const bodyTypes = ['multipart/form-data', 'application/json']

type RequestBody = NonNullable<OperationObject['requestBody']>

export function toPortable(document: OpenApiDocument): OpenApiDocument {
  const { conversion, schemas } = createPortableSchemas(document)
  const { headers, responses, examples, securitySchemes } = document.components ?? {}
  const { title, version, description, license } = document.info as OpenApiDocument['info'] & { license?: { name: string } }
  const paths = Object.entries(document.paths).map(([path, item]) => [path, toPortableItem(document, item, conversion)])
  return withUsedComponents({
    openapi: '3.0.3',
    info: { title, version, ...(description && { description }), ...(license && { license: { name: license.name } }) },
    servers: document.servers,
    ...{ tags: removeExtensions((document as { tags?: unknown }).tags), security: [] },
    paths: Object.fromEntries(paths) as OpenApiDocument['paths'],
    components: {
      schemas,
      ...(withSchemas({ headers, responses }, conversion.response) as Node),
      ...(examples ? { examples } : {}),
      securitySchemes,
    },
  })
}

function toPortableItem(document: OpenApiDocument, item: PathItem, conversion: SchemaConversion): PathItem {
  const operations = methods.flatMap((method) => {
    const operation = item[method]
    return operation ? [[method, toPortableOperation(document, item, operation, conversion)]] : []
  })
  return Object.fromEntries(operations) as PathItem
}

function toPortableOperation(
  document: OpenApiDocument,
  item: PathItem,
  operation: OperationObject,
  { request, response }: SchemaConversion,
): OperationObject {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .flatMap((parameter) => withMembers(document, parameter))
    .map((parameter) => withoutUndefined(resolveRef(document, parameter)))
    .filter(({ name }) => !shapingParameters.includes(name))
    .filter((parameter) => !isFreeForm(document, parameter))
    .map((parameter) => (parameter.name === 'context' ? withoutEmbed(parameter) : parameter))
  const { requestBody, responses, ...rest } = operation
  return {
    ...(removeExtensions(rest) as typeof rest),
    parameters: withSchemas(parameters, request) as Parameter[],
    ...(requestBody && { requestBody: toPortableBody(requestBody, request) }),
    responses: withSchemas(responses, response) as typeof responses,
  }
}

/** Whether it is a query parameter with an object without declared members, such as the attributes of a block. Generators cannot serialize it. */
function isFreeForm(document: OpenApiDocument, { in: place, schema = {} }: Parameter): boolean {
  const { type, properties } = resolveRef(document, schema)
  return place === 'query' && type === 'object' && !properties
}

/** Keeps one media type, without examples, which may be for another form. */
function toPortableBody({ content, ...body }: RequestBody, convert: (schema: Schema) => Node): RequestBody {
  const [type = ''] = [...bodyTypes.filter((preferred) => preferred in content), ...Object.keys(content)]
  const { schema = {} } = content[type] ?? {}
  return { ...(removeExtensions(body) as typeof body), content: { [type]: { schema: convert(schema) } } }
}

/** Removes the embed context, which has fewer fields. */
function withoutEmbed(parameter: Parameter): Parameter {
  const contexts = parameter.schema?.enum?.filter((context) => context !== 'embed')
  return { ...parameter, schema: { ...parameter.schema, ...(contexts && { enum: contexts }) } }
}

/** Returns a copy of a node with converted schemas, and without links between operations, which few tools support. */
function withSchemas(node: unknown, convert: (schema: Schema) => Node): unknown {
  return mapNode(node, (key, value) => {
    if (key === 'links') return undefined
    if (key === 'schema') return convert(value as Schema)
    return key === 'example' || key === 'examples' ? value : withSchemas(value, convert)
  })
}

function removeExtensions(node: unknown): unknown {
  return mapNode(node, (_, value) => removeExtensions(value))
}

function mapNode(node: unknown, map: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map((child) => map('', child))
  if (!node || typeof node !== 'object') return node
  const entries = Object.entries(node).flatMap(([key, value]) => (key.startsWith('x-') ? [] : [[key, map(key, value)] as const]))
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Value
}

/** Removes unused components. */
function withUsedComponents(document: OpenApiDocument): OpenApiDocument {
  const used = new Set<string>()
  const follow = (node: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(node).matchAll(/"#\/components\/(\w+)\/([^"/]+)"/g)) {
      if (used.has(`${kind}/${name}`)) continue
      used.add(`${kind}/${name}`)
      follow((document.components?.[kind] as Node | undefined)?.[name] ?? {})
    }
  }
  follow(document.paths)
  const kept = Object.entries(document.components ?? {}).map(([kind, members]) => [
    kind,
    Object.fromEntries(
      Object.entries((members ?? {}) as Node).filter(([name]) => kind === 'securitySchemes' || used.has(`${kind}/${name}`)),
    ),
  ])
  const components = Object.fromEntries(kept.filter(([, members]) => Object.keys(members as object).length)) as NonNullable<
    OpenApiDocument['components']
  >
  return { ...document, components }
}
