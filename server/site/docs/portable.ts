// A document in the form that generators of clients and other tools understand: OpenAPI 3.0, with parameters in their operations and
// each object in one piece. It promises no more than the service keeps: values in responses may be described less exactly than in the
// full document, and requests in fewer forms. It omits what changes the shape of a response, so that required fields are always present.
import { methods, resolveRef } from '#server/contract/documents.ts'
import type { OpenApiDocument, OperationObject, Parameter, PathItem, Schema } from '#server/contract/documents.ts'
import { withMembers } from '#server/contract/published/members.ts'
import { portableSchemas } from './portable-schemas.ts'
import type { Node, SchemaConversion } from './portable-schemas.ts'

const shapingParameters = ['_fields', '_envelope']
/** Files are sent in forms, and everything else as JSON. */
const bodyTypes = ['multipart/form-data', 'application/json']

type RequestBody = NonNullable<OperationObject['requestBody']>

export function portable(document: OpenApiDocument): OpenApiDocument {
  const { conversion, schemas } = portableSchemas(document)
  const { headers, responses, examples, securitySchemes } = document.components ?? {}
  const { title, version, description, license } = document.info as OpenApiDocument['info'] & { license?: { name: string } }
  const paths = Object.entries(document.paths).map(([path, item]) => [path, portableItem(document, item, conversion)])
  return withUsedComponents({
    openapi: '3.0.3',
    info: { title, version, ...(description && { description }), ...(license && { license: { name: license.name } }) },
    servers: document.servers,
    ...{ tags: withoutExtensions((document as { tags?: unknown }).tags), security: [] },
    paths: Object.fromEntries(paths) as OpenApiDocument['paths'],
    components: {
      schemas,
      ...(withSchemas({ headers, responses }, conversion.response) as Node),
      ...(examples ? { examples } : {}),
      securitySchemes,
    },
  })
}

function portableItem(document: OpenApiDocument, item: PathItem, conversion: SchemaConversion): PathItem {
  const operations = methods.flatMap((method) => {
    const operation = item[method]
    return operation ? [[method, portableOperation(document, item, operation, conversion)]] : []
  })
  return Object.fromEntries(operations) as PathItem
}

function portableOperation(
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
    ...(withoutExtensions(rest) as typeof rest),
    parameters: withSchemas(parameters, request) as Parameter[],
    ...(requestBody && { requestBody: portableBody(requestBody, request) }),
    responses: withSchemas(responses, response) as typeof responses,
  }
}

/** Whether it is an object in the query without declared members, such as the attributes of a block. Generators cannot write it into a URL. */
function isFreeForm(document: OpenApiDocument, { in: place, schema = {} }: Parameter): boolean {
  const { type, properties } = resolveRef(document, schema)
  return place === 'query' && type === 'object' && !properties
}

/** Keeps one media type, without examples, which may have another form than the one that is kept. */
function portableBody({ content, ...body }: RequestBody, convert: (schema: Schema) => Node): RequestBody {
  const [type = ''] = [...bodyTypes.filter((preferred) => preferred in content), ...Object.keys(content)]
  const { schema = {} } = content[type] ?? {}
  return { ...(withoutExtensions(body) as typeof body), content: { [type]: { schema: convert(schema) } } }
}

/** The context of an embed has fewer fields than the others. */
function withoutEmbed(parameter: Parameter): Parameter {
  const contexts = parameter.schema?.enum?.filter((context) => context !== 'embed')
  return { ...parameter, schema: { ...parameter.schema, ...(contexts && { enum: contexts }) } }
}

/** Returns a copy of a node in which all schemas are converted, without links between operations, which few tools know. */
function withSchemas(node: unknown, convert: (schema: Schema) => Node): unknown {
  return mapped(node, (key, value) => {
    if (key === 'links') return undefined
    if (key === 'schema') return convert(value as Schema)
    return key === 'example' || key === 'examples' ? value : withSchemas(value, convert)
  })
}

function withoutExtensions(node: unknown): unknown {
  return mapped(node, (_, value) => withoutExtensions(value))
}

function mapped(node: unknown, map: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map((child) => map('', child))
  if (!node || typeof node !== 'object') return node
  const entries = Object.entries(node).flatMap(([key, value]) => (key.startsWith('x-') ? [] : [[key, map(key, value)] as const]))
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Value
}

/** Omits the components that nothing refers to any more. */
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
