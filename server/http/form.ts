// Forms with parts (multipart/form-data): the reader for them, and their fields.
import type { IncomingHttpHeaders } from 'node:http'
import busboy from 'busboy'
import { parseQuery } from './query.ts'
import type { QueryValues } from './query.ts'

const MOST_FIELDS = 200
const MOST_FIELD_BYTES = 1024 * 1024

interface WithHeaders {
  headers: IncomingHttpHeaders
}

export function isFormWithParts({ headers }: WithHeaders): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

/** Undefined for a form that does not say where its parts begin. */
export function formReader({ headers }: WithHeaders): busboy.Busboy | undefined {
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits: { fields: MOST_FIELDS, fieldSize: MOST_FIELD_BYTES, files: 1 } })
  } catch {
    return undefined
  }
}

/** Listens for the fields of a form; what comes back gives them once it has been read. */
export function fieldsIn(form: busboy.Busboy): () => QueryValues {
  const pairs: string[] = []
  form.on('field', (name, value) => void pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`))
  return () => parseQuery(pairs.join('&'))
}
