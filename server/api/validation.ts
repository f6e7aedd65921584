// Validates requests and responses against the contract, with the schema validators of express-openapi-validator. Each is compiled once.
import { createRequestAjv, createResponseAjv } from 'express-openapi-validator/dist/framework/ajv/index.js'
import { isDateTime } from '../engine/dates.ts'
import { fieldsSchema, methods, resolveRef, typesOf } from '../contract/documents.ts'
import type { OpenApiDocument, OperationObject, Parameter, PathItem, Schema } from '../contract/documents.ts'
import { isDate, findZone } from '../calendar/dates.ts'
import { fromProblems } from './errors.ts'
import type { ValidationProblem } from './errors.ts'

type Ajv = ReturnType<typeof createRequestAjv>
type Validator = ReturnType<Ajv['compile']>

export interface RequestParts {
  query: Record<string, unknown>
  path: Record<string, unknown>
  body: unknown
}

/** Validates the parts of a request, coercing them in place and applying defaults. Throws an ApiError that lists the problems. */
export type ValidateRequest = (parts: RequestParts) => void

const formats = {
  'iso-date-time': { type: 'string', validate: isDateTime },
  'spelled-date': { type: 'string', validate: isDate },
  'date-time-local': true,
  'time-zone': { type: 'string', validate: (text: string) => text === '' || findZone(text) !== undefined },
  'web-address': /^$|^https?:\/\/[^\s<>"]+$/i,
  'mail-address': /^$|^[^\s@<>"]+@[^\s@<>"]+$/,
  uri: { type: 'string', validate: (text: string) => URL.canParse(text) },
}

// Code optimization costs more at start than it saves later.
const options = {
  strict: false,
  strictNumbers: true,
  validateSchema: false,
  validateFormats: true,
  allErrors: true,
  ajvFormats: { mode: 'fast' },
  logger: false,
  formats,
  code: { optimize: false },
}

/** Compiles the request validators of a document: each parameter once, wherever it is used, and each body. */
export function requestValidators(document: OpenApiDocument) {
  const parametersAjv = createRequestAjv(document as never, { ...options, useDefaults: true, coerceTypes: true } as never)
  const bodyAjv = createRequestAjv(document as never, { ...options, useDefaults: true } as never)
  const parameterValidators = compiler((schema) => parametersAjv.compile({ properties: { value: schema } }))
  const bodyValidators = compiler((schema) => bodyAjv.compile({ properties: { body: schema } }))

  function validateParameter({ name, in: where, required = false, schema = {} }: Parameter): ValidatePart {
    const { $ref: _ref, ...found } = resolveRef(document, schema)
    const validate = parameterValidators(branched(document, found))
    const part = where === 'path' ? 'path' : 'query'
    return (parts) => {
      const given = parts[part][name]
      if (given !== undefined) {
        const holder = { value: given }
        const problems = validate(holder)
          ? []
          : problemsFrom(validate).map(({ path, ...rest }) => ({ ...rest, path: path.replace('/value', `/${part}/${name}`) }))
        parts[part][name] = holder.value
        return problems
      }
      if (found.default !== undefined)
        parts[part][name] = typeof found.default === 'object' ? structuredClone(found.default) : found.default
      else if (required) return [{ path: `/${part}/${name}`, message: 'is required', keyword: 'required' }]
      return []
    }
  }

  function validateBody(operation: OperationObject): ValidatePart {
    const required = operation.requestBody?.required
    const validate = bodyValidators(fieldsSchema(document, operation) ?? {})
    return (parts) => {
      if (required && parts.body === undefined) return [{ path: '/body', message: 'is required', keyword: 'required' }]
      return validate(parts) ? [] : problemsFrom(validate)
    }
  }

  return (item: PathItem, operation: OperationObject): ValidateRequest => {
    const declared = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      .map((parameter) => resolveRef(document, parameter))
      .filter((parameter) => parameter.in !== 'header')
    const steps = [...declared.map(validateParameter), ...(operation.requestBody ? [validateBody(operation)] : [])]
    return (parts) => {
      const problems = steps.flatMap((validate) => validate(parts))
      if (problems.length) throw fromProblems(problems)
    }
  }
}

/** Validates one part of a request, coercing it in place, and returns its problems. */
type ValidatePart = (parts: RequestParts) => ValidationProblem[]

/** Compiles each schema once. */
function compiler(compile: (schema: object) => Validator): (schema: object) => Validator {
  const compiled = new Map<string, Validator>()
  return (schema) => {
    const key = JSON.stringify(schema)
    const validator = compiled.get(key) ?? compile(schema)
    compiled.set(key, validator)
    return validator
  }
}

/** Throws if a response does not match the contract. A partial body may omit required fields. */
export type ValidateResponse = (operation: OperationObject, response: { status: number; body: unknown; isPartial: boolean }) => void

/** Validates responses, in tests and development. Validators are compiled on first use. */
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

type ResponseSchemas = (operationId: string, status: number) => Validator | undefined

function responseSchemas(document: OpenApiDocument): ResponseSchemas {
  const ajv = createResponseAjv(document as never, options as never)
  const operations = new Map(
    Object.values(document.paths).flatMap((item) =>
      methods.flatMap((method) => (item[method] ? [[item[method].operationId, item[method]]] : [])),
    ),
  )
  const validators = compiler((schema) => ajv.compile({ properties: { response: schema }, required: ['response'] }))
  return (operationId, status) => {
    const responses = operations.get(operationId)?.responses
    const declared = responses?.[status] ?? responses?.['default']
    return declared && validators(resolveRef(document, declared).content?.['application/json']?.schema ?? {})
  }
}

/** A copy of the document with no required properties, where several alternatives may match. */
function withoutRequired(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document, (key, value: unknown) => (key === 'required' && Array.isArray(value) ? undefined : value))
  return JSON.parse(text.replaceAll('"oneOf":', '"anyOf":')) as OpenApiDocument
}

/** Rewrites `oneOf: [list, object]` as if/then/else, so that only the errors of the matching branch are reported. */
function branched(document: OpenApiDocument, schema: Schema): object {
  const forms = schema.oneOf?.map((alternative) => resolveRef(document, alternative))
  const list = forms?.find((form) => typesOf(form).includes('array'))
  const object = forms?.find((form) => typesOf(form).includes('object'))
  return list && object ? { type: ['array', 'object'], if: { type: 'array' }, then: list, else: object } : schema
}

function problemsFrom({ errors }: Validator): ValidationProblem[] {
  return (errors ?? []).map(({ keyword, instancePath, message = 'is not valid', params }) => {
    const { missingProperty, additionalProperty, allowedValues } = params as Record<string, unknown>
    const property = missingProperty ?? additionalProperty
    return {
      path: typeof property === 'string' ? `${instancePath}/${property}` : instancePath,
      message: Array.isArray(allowedValues) ? `${message}: ${allowedValues.join(', ')}` : message,
      keyword,
    }
  })
}
