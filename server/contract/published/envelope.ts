// The responses to requests with `_envelope`, which every operation accepts.
import { resolveRef, typesOf } from '../documents.ts'
import type { OpenApiDocument, OperationObject, ResponseObject, Schema } from '../documents.ts'
import { anyOf, mapValues } from './nodes.ts'

export const envelope: Schema = {
  type: 'object',
  description: 'The response to a request with `_envelope`. The status of the response itself is always 200.',
  required: ['body', 'status', 'headers'],
  additionalProperties: false,
  properties: {
    body: { description: 'The body that the response would have without `_envelope`.' },
    status: { type: 'integer', description: 'The status that the response would have.', minimum: 100, maximum: 599, example: 200 },
    headers: {
      type: 'object',
      description: 'The headers that the response would have.',
      additionalProperties: { type: 'string' },
      example: { 'X-CMS-Total': '42' },
    },
  },
}

const reference: Schema = { $ref: '#/components/schemas/Envelope' }

/** Adds the envelope to the bodies of the response 200. Its headers become optional, because they are in the envelope. */
export function withEnvelope(document: OpenApiDocument, responses: OperationObject['responses']): OperationObject['responses'] {
  const found: ResponseObject & { description?: string } = resolveRef(document, responses['200'] ?? {})
  const { description = 'The response in an envelope.', headers = {}, content = {} } = found
  const json = content['application/json'] ?? { example: { body: { id: 7 }, status: 201, headers: { Allow: 'GET' } } }
  const ok = {
    description,
    ...(Object.keys(headers).length && { headers: mapValues(headers, (header) => makeOptional(document, header)) }),
    content: { ...content, 'application/json': { ...json, schema: allowEnvelope(document, json.schema) } },
  }
  return { ...responses, 200: ok }
}

function allowEnvelope(document: OpenApiDocument, schema: Schema | undefined): Schema {
  if (!schema) return reference
  return isAnyJson(resolveRef(document, schema)) ? schema : anyOf([schema, reference])
}

/** Whether the schema allows every JSON value, including envelopes. */
function isAnyJson(schema: Schema): boolean {
  return ['object', 'array', 'string', 'number', 'boolean', 'null'].every((type) => typesOf(schema).includes(type))
}

function makeOptional(document: OpenApiDocument, header: { $ref?: string; required?: boolean }): object {
  const { $ref: _ref, required: _required, ...rest } = resolveRef(document, header)
  return rest
}
