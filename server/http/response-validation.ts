// Validates responses against the contract, in development. Validators are compiled on first use.
import { createRequire } from 'node:module'
import type { ValidateFunction } from 'ajv'
import type * as Validators from './contract-ajv.ts'
import { operationsOf, resolveRef } from '../contract/documents.ts'
import type { OpenApiDocument, OperationObject } from '../contract/documents.ts'
import { withoutRequired } from '../contract/partial-values.ts'

const require = createRequire(import.meta.url)

/** Throws if a response does not match the contract. A partial body may omit required fields. */
export type ValidateResponse = (operation: OperationObject, response: { status: number; body: unknown; isPartial: boolean }) => void

export function responseValidator(document: OpenApiDocument): ValidateResponse {
  const [whole, partial] = [document, withoutRequired(document)].map(responseSchemas) as [ResponseSchemas, ResponseSchemas]
  return (operation, { status, body, isPartial }) => {
    const validate = (isPartial ? partial : whole)(operation.operationId, status)
    if (!validate) throw new Error(`${operation.operationId} has no response with the status ${status}.`)
    if (validate({ response: body })) return
    const problems = (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
    throw new Error(`The response of ${operation.operationId} does not match the contract: ${problems.join('; ')}`)
  }
}

type ResponseSchemas = (operationId: string, status: number) => ValidateFunction | undefined

function responseSchemas(document: OpenApiDocument): ResponseSchemas {
  // Loaded only if responses are validated, as it takes time and memory.
  const { contractAjv } = require('./contract-ajv.ts') as typeof Validators
  // Optimizing the code costs more than it saves later.
  const ajv = contractAjv(document, { code: { optimize: false } })
  const operations = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation]))
  const validators = compiler((schema) => ajv.compile({ properties: { response: schema }, required: ['response'] }))
  return (operationId, status) => {
    const responses = operations.get(operationId)?.responses
    const declared = responses?.[status] ?? responses?.['default']
    return declared && validators(resolveRef(document, declared).content?.['application/json']?.schema ?? {})
  }
}

/** Compiles each schema once. */
function compiler(compile: (schema: object) => ValidateFunction): (schema: object) => ValidateFunction {
  const compiled = new Map<string, ValidateFunction>()
  return (schema) => {
    const key = JSON.stringify(schema)
    const validator = compiled.get(key) ?? compile(schema)
    compiled.set(key, validator)
    return validator
  }
}
