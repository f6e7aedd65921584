// Reads the fields of multipart/form-data bodies.
import type { IncomingHttpHeaders } from 'node:http'
import busboy from 'busboy'
import { ApiError } from '../contract/api-error.ts'
import { isJson, parseJson } from './json.ts'
import { valuesIn } from '../contract/query-string.ts'

const MAX_FIELDS = 200
const MEGABYTE = 1024 * 1024
const MAX_FIELD_BYTES = MEGABYTE
/** For all fields together, as for other bodies. */
const MAX_BYTES = 10 * MEGABYTE

/** Fields in the form of query values; parts with a JSON content type are parsed. */
export type FormFields = Record<string, unknown>

interface WithHeaders {
  headers: IncomingHttpHeaders
}

export function isFormWithParts({ headers }: WithHeaders): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

/** Makes a parser for the form; undefined if its boundary is missing or invalid. */
export function formReader({ headers }: WithHeaders, maxFiles = 1): busboy.Busboy | undefined {
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits: { fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, files: maxFiles } })
  } catch {
    return undefined
  }
}

/** Collects the fields of a form. The returned function gives them once the form has been read; `fail` gets the errors of fields. */
export function fieldsIn(form: busboy.Busboy, fail: (error: unknown) => void): () => FormFields {
  const pairs: [string, string][] = []
  const parsed: [string, unknown][] = []
  let bytes = 0
  form.on('fieldsLimit', () => fail(tooLarge(`The form has more than ${MAX_FIELDS} fields.`)))
  form.on('field', (name, value, { mimeType, valueTruncated }) => {
    bytes += name.length + Buffer.byteLength(value)
    if (valueTruncated) return fail(tooLarge(`The part ${name} is larger than ${MAX_FIELD_BYTES / MEGABYTE} MB. Send it as JSON.`))
    if (bytes > MAX_BYTES) return fail(tooLarge(`The fields of the form are larger than ${MAX_BYTES / MEGABYTE} MB together.`))
    if (!isJson(mimeType)) return void pairs.push([name, value.replaceAll('\0', '')])
    try {
      parsed.push([name, parseJson(value, `The part ${name}`)])
    } catch (error) {
      fail(error)
    }
  })
  return () => ({ ...valuesIn(pairs), ...(Object.fromEntries(parsed) as object) })
}

export function tooLarge(message: string): ApiError {
  return new ApiError(413, 'rest_body_too_large', message)
}
