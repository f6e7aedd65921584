// What a validator sees that knows OpenAPI and nothing else: it has the published document and a response, but not the query of the request.
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Operation } from '../../contract-test/documents.ts'
import type { TestResponse } from '../../contract-test/exchange.ts'
import { methods, readDocument, resolveRef } from '../../server/contract/documents.ts'
import type { OpenApiDocument, OperationObject } from '../../server/contract/documents.ts'
import { publishedDocument } from '../../server/contract/published/document.ts'

interface Published {
  document: OpenApiDocument
  operations: Map<string, OperationObject>
  ajv: Ajv2020
}

const documents = new Map<string, Published>()
const validators = new Map<string, ValidateFunction>()

/** Returns where a response differs from the published document. */
export function publishedViolations({ id, document: { name } }: Operation, response: TestResponse): string[] {
  const published = documents.get(name) ?? read(name)
  documents.set(name, published)
  const declared = published.operations.get(id)?.responses[response.status]
  if (!declared) return [`the published document declares no response with the status ${response.status}`]
  const schema = resolveRef(published.document, declared).content?.['application/json']?.schema
  if (!schema || response.body === undefined) return []
  const validate = validatorOf(published, name, JSON.stringify(schema))
  return validate(response.body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function read(name: string): Published {
  const document = JSON.parse(JSON.stringify(publishedDocument(readDocument(name)))) as OpenApiDocument
  const operations = Object.values(document.paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []))
  const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, logger: false })
  addFormats.default(ajv)
  ajv.addSchema({ components: document.components }, name)
  return { document, operations: new Map(operations.map((operation) => [operation.operationId, operation])), ajv }
}

function validatorOf({ ajv }: Published, name: string, schema: string): ValidateFunction {
  const text = schema.replaceAll('"$ref":"#/', `"$ref":"${name}#/`)
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text) as object)
  validators.set(text, validate)
  return validate
}
