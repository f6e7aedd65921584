// Compiles the validators of requests to a module, because compiling them at each start takes long.
import { _ } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { contractAjv } from './contract-ajv.ts'
import { bodySchema, parameterSchema, validatedParameters } from './request-schemas.ts'
import { operationsOf } from '../contract/documents.ts'
import type { OpenApiDocument } from '../contract/documents.ts'

/**
 * The text of a module that exports a function of the formats. It returns the validators by the text of their schema.
 * A function in parentheses is compiled with its module, so the compile cache has it too.
 */
export function validatorsModule(document: OpenApiDocument): string {
  const operations = operationsOf(document)
  const parameters = operations.flatMap(({ item, operation }) =>
    validatedParameters(document, item, operation).map((parameter) => parameterSchema(document, parameter)),
  )
  const bodies = operations.flatMap(({ operation }) => (operation.requestBody ? [bodySchema(document, operation)] : []))
  return `'use strict'
module.exports = ((formats) => {
const exports = {};
{
${compiled(document, parameters, { coerceTypes: true })}}
{
${compiled(document, bodies, {})}}
return exports;
});
`
}

/** Statements that add the validators to `exports`. */
function compiled(document: OpenApiDocument, schemas: readonly object[], options: object): string {
  const code = { source: true, lines: true, formats: _`formats` }
  const ajv = contractAjv(document, { ...options, useDefaults: true, code })
  const texts = schemas.map((schema) => JSON.stringify(schema))
  // Schemas with an ID could not refer to the document, so they are known by their text.
  const compiler = Object.assign(ajv, { getSchema: (text: string) => ajv.compile(JSON.parse(text) as object) })
  return standaloneCode.default(compiler, Object.fromEntries(texts.map((text) => [text, text])))
}
