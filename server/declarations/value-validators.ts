// Validates values of own fields by their schemas, outside of requests: those in declarations, in the database and in site exports.
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Schema } from '../contract/documents.ts'
import { withoutExtensions } from './values.ts'

const ajv = new Ajv2020({ strict: false, allErrors: false })
// As requests have them.
addFormats.default(ajv)
ajv.addFormat('html', true)
ajv.addFormat('uri', (text: string) => URL.canParse(text))

export function compileValue(schema: Schema): ValidateFunction {
  return ajv.compile(withoutExtensions(schema))
}
