// Validates responses like any OpenAPI validator: with the published document, but without the query of the request.
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Operation } from '#command/contract-test/documents.ts'
import type { TestResponse } from '#command/contract-test/exchange.ts'
import { withoutMappings } from '#server/contract/discriminators.ts'
import { operationsOf, readDocument, resolveRef } from '#server/contract/documents.ts'
import type { OpenApiDocument, OperationObject } from '#server/contract/documents.ts'
import { publishDocument } from '#server/contract/published/document.ts'

interface Published {
  document: OpenApiDocument
  operations: Map<string, OperationObject>
  ajv: Ajv2020
  byText: Map<string, ValidateFunction>
}

const documents = new Map<string, Published>()
const validators = new WeakMap<object, ValidateFunction>()

/** Returns where a response differs from the published document. */
export function publishedViolations({ id, document: { name } }: Operation, response: TestResponse): string[] {
  const published = documents.get(name) ?? read(name)
  documents.set(name, published)
  const declared = published.operations.get(id)?.responses[response.status]
  if (!declared) return [`the published document declares no response with the status ${response.status}`]
  const schema = resolveRef(published.document, declared).content?.['application/json']?.schema
  if (!schema || response.body === undefined) return []
  const validate = validators.get(schema) ?? compiled(published, name, schema)
  validators.set(schema, validate)
  return validate(response.body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function read(name: string): Published {
  const document = JSON.parse(JSON.stringify(publishDocument(readDocument(name)))) as OpenApiDocument
  const operations = operationsOf(document).map(({ operation }) => operation)
  // These options make compilation faster. Documents are linted elsewhere.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    discriminator: true,
    inlineRefs: false,
    validateSchema: false,
    logger: false,
    code: { optimize: false },
  })
  addFormats.default(ajv)
  ajv.addSchema({ components: withoutMappings(document.components) }, name)
  return { document, operations: new Map(operations.map((operation) => [operation.operationId, operation])), ajv, byText: new Map() }
}

/** Many operations repeat the same schemas. */
function compiled({ ajv, byText }: Published, name: string, schema: object): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${name}#/`)
  const validate = byText.get(text) ?? ajv.compile(JSON.parse(text) as object)
  byText.set(text, validate)
  return validate
}
