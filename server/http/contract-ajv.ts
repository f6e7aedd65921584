// The Ajv of the contract: OpenAPI 3.1 is JSON Schema 2020-12 with formats of its own, to which the contract adds some. `npm run codegen` compiles the validators of requests
// with it; those of responses, for development, are compiled on first use.
import type { Options } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OpenApiDocument } from '../contract/documents.ts'
import { withoutMappings } from '../contract/discriminators.ts'
import { formats } from './formats.ts'

/** The schemas of a document can refer to its components. */
export function contractAjv(document: OpenApiDocument, options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    allErrors: true,
    discriminator: true,
    logger: false,
    ...options,
  })
  addFormats.default(ajv)
  for (const [name, format] of Object.entries({ binary: true, ...formats })) ajv.addFormat(name, format as never)
  for (const [name, schema] of Object.entries(withoutMappings(document.components?.schemas ?? {})))
    ajv.addSchema(schema, `#/components/schemas/${name}`)
  return ajv
}
