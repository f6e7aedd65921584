// Validates requests and responses against the contract. express-openapi-validator makes the validators; each is compiled once.
import { createRequestAjv, createResponseAjv } from 'express-openapi-validator/dist/framework/ajv/index.js'
import { isDateTime } from '../content/dates.ts'
import { methods, resolved, typesOf } from '../contract/documents.ts'
import type { OpenApiDocument, OperationObject, Parameter, Schema } from '../contract/documents.ts'
import { isSpelledDate, zoneNamed } from '../events/dates.ts'
import { fromProblems } from './errors.ts'
import type { ValidationProblem } from './errors.ts'
import type { Route } from './routes.ts'

type Ajv = ReturnType<typeof createRequestAjv>
type Validator = ReturnType<Ajv['compile']>

export interface RequestParts {
  query: Record<string, unknown>
  path: Record<string, unknown>
  body: unknown
}

/** Coerces the parts of a request in place and fills in defaults. Throws an ApiError that names what is wrong. */
export type ValidateRequest = (parts: RequestParts) => void

const formats = {
  'iso-date-time': { type: 'string', validate: isDateTime },
  'spelled-date': { type: 'string', validate: isSpelledDate },
  'date-time-local': true,
  'time-zone': { type: 'string', validate: (text: string) => text === '' || zoneNamed(text) !== undefined },
  'web-address': /^$|^https?:\/\/[^\s<>"]+$/i,
  'mail-address': /^$|^[^\s@<>"]+@[^\s@<>"]+$/,
  uri: { type: 'string', validate: (text: string) => URL.canParse(text) },
  'uri-reference': true,
}

const options = { strict: false, strictNumbers: true, validateSchema: false, validateFormats: true, allErrors: true, formats }

/** Compiles a validator for each operation of a document; operations that take the same share one. */
export function requestValidators(document: OpenApiDocument) {
  const parametersAjv = createRequestAjv(document as never, { ...options, useDefaults: true, coerceTypes: true } as never)
  const bodyAjv = createRequestAjv(document as never, { ...options, useDefaults: true } as never)
  const compiled = new Map<string, Validator>()

  function compile(ajv: Ajv, schema: object): Validator {
    const key = `${ajv === bodyAjv}${JSON.stringify(schema)}`
    const validator = compiled.get(key) ?? ajv.compile(schema)
    compiled.set(key, validator)
    return validator
  }

  return ({ item }: Route, operation: OperationObject): ValidateRequest => {
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolved(document, one))
    const validateParameters = compile(parametersAjv, {
      properties: { query: parametersSchema(document, parameters, 'query'), path: parametersSchema(document, parameters, 'path') },
    })
    const { requestBody } = operation
    const bodySchema = requestBody && (requestBody.content['application/json'] ?? Object.values(requestBody.content)[0])?.schema
    const validateBody =
      bodySchema && compile(bodyAjv, { properties: { body: bodySchema }, ...(requestBody.required && { required: ['body'] }) })
    return (parts) => {
      const areParametersValid = validateParameters(parts)
      const isBodyValid = validateBody?.(parts) ?? true
      if (areParametersValid && isBodyValid) return
      throw fromProblems([...(validateParameters.errors ?? []), ...((!isBodyValid && validateBody?.errors) || [])].map(problemFrom))
    }
  }
}

/** Throws where a response is not what the contract says. A partial body may leave out what is required elsewhere. */
export type ValidateResponse = (operation: OperationObject, response: { status: number; body: unknown; isPartial: boolean }) => void

/** For tests and development: validators are compiled when they are first needed. */
export function responseValidator(document: OpenApiDocument): ValidateResponse {
  const [whole, partial] = [document, withoutRequired(document)].map(responseSchemas) as [ResponseSchemas, ResponseSchemas]
  return (operation, { status, body, isPartial }) => {
    const validate = (isPartial ? partial : whole)(operation.operationId, status)
    if (!validate) throw new Error(`${operation.operationId} has no response with the status ${status}.`)
    if (validate({ response: body })) return
    const problems = (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
    throw new Error(`The response of ${operation.operationId} breaks the contract: ${problems.join('; ')}`)
  }
}

type ResponseSchemas = (operationId: string, status: number) => Validator | undefined

function responseSchemas(document: OpenApiDocument): ResponseSchemas {
  const ajv = createResponseAjv(document as never, options as never)
  const operations = new Map(
    Object.values(document.paths).flatMap((item) =>
      methods.flatMap((method) => (item[method] ? [[item[method].operationId, item[method]]] : [])),
    ),
  )
  const compiled = new Map<string, Validator>()
  return (operationId, status) => {
    const responses = operations.get(operationId)?.responses
    const declared = responses?.[status] ?? responses?.['default']
    const content = declared && (resolved(document, declared).content ?? {})
    if (!content) return undefined
    const schema = content['application/json']?.schema ?? {}
    const key = JSON.stringify(schema)
    const validator = compiled.get(key) ?? ajv.compile({ properties: { response: schema }, required: ['response'] })
    compiled.set(key, validator)
    return validator
  }
}

/** The same document in which nothing is required, so that several alternatives may match. */
function withoutRequired(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document, (key, value: unknown) => (key === 'required' && Array.isArray(value) ? undefined : value))
  return JSON.parse(text.replaceAll('"oneOf":', '"anyOf":')) as OpenApiDocument
}

function parametersSchema(document: OpenApiDocument, parameters: readonly Parameter[], where: Parameter['in']): object {
  const found = parameters.filter((parameter) => parameter.in === where)
  return {
    type: 'object',
    properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema ? branched(document, schema) : {}])),
    required: found.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  }
}

/** The schema with its defaults in place; `oneOf: [list, object]` as if/then/else, which gives the errors of the right branch alone. */
function branched(document: OpenApiDocument, schema: Schema): object {
  const { $ref: _ref, ...found } = resolved(document, schema)
  const forms = found.oneOf?.map((one) => resolved(document, one))
  const list = forms?.find((form) => typesOf(form).includes('array'))
  const object = forms?.find((form) => typesOf(form).includes('object'))
  return list && object ? { type: ['array', 'object'], if: { type: 'array' }, then: list, else: object } : found
}

interface AjvError {
  keyword: string
  instancePath: string
  message?: string
  params: { missingProperty?: string; additionalProperty?: string; allowedValues?: unknown[] }
}

function problemFrom({ keyword, instancePath, message = 'is not valid', params }: AjvError): ValidationProblem {
  const property = params.missingProperty ?? params.additionalProperty
  return {
    path: property === undefined ? instancePath : `${instancePath}/${property}`,
    message: params.allowedValues ? `${message}: ${params.allowedValues.join(', ')}` : message,
    keyword,
  }
}
