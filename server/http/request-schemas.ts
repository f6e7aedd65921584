// The schemas that requests are validated with: one for each parameter and each body. `npm run codegen` compiles them.
import { fieldsSchema, resolveRef, typesOf } from '../contract/documents.ts'
import type { OpenApiDocument, OperationObject, Parameter, PathItem, Schema } from '../contract/documents.ts'

/** The parameters of an operation that are validated: those in the path and the query. */
export function validatedParameters(document: OpenApiDocument, item: PathItem, operation: OperationObject): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => resolveRef(document, parameter))
    .filter((parameter) => parameter.in !== 'header')
}

/** The schema of `{ value }`. */
export function parameterSchema(document: OpenApiDocument, { schema = {} }: Parameter): object {
  // Parameters that differ only in what they say share a validator.
  const { $ref: _ref, description: _description, example: _example, ...found } = resolveRef(document, schema)
  return { properties: { value: branchSchema(document, found) } }
}

/** The schema of `{ body }`. The operation itself checks the rules about several fields. */
export function bodySchema(document: OpenApiDocument, operation: OperationObject): object {
  const { 'x-rules': _rules, ...schema } = fieldsSchema(document, operation) ?? {}
  return { properties: { body: schema } }
}

/** Rewrites `oneOf: [list, object]` as if/then/else, so that only the errors of the matching branch are reported. */
function branchSchema(document: OpenApiDocument, schema: Schema): object {
  const forms = schema.oneOf?.map((alternative) => resolveRef(document, alternative))
  const list = forms?.find((form) => typesOf(form).includes('array'))
  const object = forms?.find((form) => typesOf(form).includes('object'))
  return list && object ? { type: ['array', 'object'], if: { type: 'array' }, then: list, else: object } : schema
}
