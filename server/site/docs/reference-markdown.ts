// The reference of one namespace as Markdown, for people and language models.
import { fieldsSchema, mergeSchema, needsUser, operationsOf, resolveRef, schemaAlternatives, typesOf } from '#server/contract/documents.ts'
import type { Method, OpenApiDocument, OperationObject, Parameter, Schema } from '#server/contract/documents.ts'
import type { CodeSample } from './code-samples.ts'
import { declaredCodes } from './error-codes.ts'

export function writeReference(document: OpenApiDocument): string {
  const operations = operationsOf(document).map(({ path, method }) => writeOperation(document, path, method))
  const { info, servers } = document
  return `# ${info.title}\n\n${info.description ?? info.summary ?? ''}\n\nAll paths are below \`${servers[0]?.url ?? ''}\`.\n\n${operations.join('\n')}${writeEvents(document)}`
}

/** Describes the webhook requests. */
function writeEvents({ webhooks = {} }: OpenApiDocument): string {
  const rows = Object.entries(webhooks).map(([name, { post }]) => `| \`${name}\` | ${post.description ?? ''} |`)
  return rows.length ? `\n## Events\n\n| Event | Description |\n| --- | --- |\n${rows.join('\n')}\n` : ''
}

function writeOperation(document: OpenApiDocument, path: string, method: Method): string {
  const { operation, request, parameters, fields, responses, samples } = operationParts(document, path, method)
  const sample = samples.find(({ label }) => label === 'curl')
  return joinParts([
    `## ${operation.summary}`,
    request,
    operation.description?.trim() ?? '',
    parameters,
    fields,
    `Responses:\n\n${responses}`,
    sample ? `\`\`\`sh\n${sample.source}\n\`\`\`` : '',
  ])
}

/** Returns the description of an operation in parts, as Markdown. */
export function operationParts(document: OpenApiDocument, path: string, method: Method) {
  const item = document.paths[path] ?? {}
  const operation = item[method] as OperationObject & { 'x-codeSamples'?: CodeSample[] }
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolveRef(document, parameter))
  return {
    operation,
    request: `\`${method.toUpperCase()} ${path}\` (${operation.operationId})${needsUser(operation) ? ', requires authentication' : ''}`,
    parameters: writeTable(
      'Parameter',
      parameters.map((parameter) => parameterRow(document, parameter)),
    ),
    fields: writeTable('Field', fieldRows(document, fieldsSchema(document, operation))),
    responses: responses(document, operation),
    samples: operation['x-codeSamples'] ?? [],
  }
}

/** Joins the parts that are not empty. */
export function joinParts(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => `${part}\n`)
    .join('\n')
}

function writeTable(head: string, rows: readonly string[]): string {
  return rows.length ? `| ${head} | Type | Description |\n| --- | --- | --- |\n${rows.join('\n')}` : ''
}

function parameterRow(document: OpenApiDocument, { name, in: place, required, description = '', schema }: Parameter): string {
  const shown = place === 'query' ? `\`${name}\`` : `\`${name}\` (${place})`
  return row(document, shown, schema && resolveRef(document, schema), required === true, description)
}

/** Returns the fields of a successful response as a table, and its example. */
export function resultParts(document: OpenApiDocument, { responses }: OperationObject): { fields: string; example: unknown } {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const media = success && resolveRef(document, success).content?.['application/json']
  const schema = media?.schema && resolveRef(document, media.schema)
  const [first] = Object.values(media?.examples ?? {})
  const shown = schema?.items ? resolveRef(document, schema.items) : schema
  return {
    fields: writeTable(schema?.items ? 'Field of each item' : 'Field', fieldRows(document, shown, false)),
    example: media?.example ?? (first && resolveRef(document, first).value),
  }
}

function fieldRows(document: OpenApiDocument, schema: Schema | undefined, showsRequired = true): string[] {
  const { required = [], properties = {} } = schema ? mergeSchema(document, schema) : {}
  return Object.entries(properties).map(([name, property]) => {
    const found = resolveRef(document, property)
    return row(document, `\`${name}\``, found, showsRequired && required.includes(name), found.description ?? '')
  })
}

function row(document: OpenApiDocument, name: string, schema: Schema | undefined, isRequired: boolean, description: string): string {
  const type =
    [...new Set(schema ? schemaAlternatives(document, schema).flatMap((one) => [...typesOf(one), ...typesOf(schema)]) : [])].join(' or ') ||
    'any'
  const values = schema?.enum ? ` One of ${schema.enum.map((value) => `\`${String(value)}\``).join(', ')}.` : ''
  const usual = schema?.default === undefined ? '' : ` Default: \`${JSON.stringify(schema.default)}\`.`
  return `| ${name} | ${type}${isRequired ? ', required' : ''} | ${`${description}${values}${usual}`.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')} |`
}

function responses(document: OpenApiDocument, operation: OperationObject): string {
  const codes = new Map(declaredCodes(document, operation))
  const lines = Object.entries(operation.responses).map(([status, response]) => {
    const { description = '' } = resolveRef(document, response) as { description?: string }
    const linked = (codes.get(status) ?? []).map((code) => `[\`${code}\`](errors/#${code})`)
    return `- ${status}: ${[description.trim().replaceAll(/\s*\n\s*/g, ' '), linked.join(', ')].filter(Boolean).join(' ')}`
  })
  return lines.join('\n')
}
