// The input of an operation: its query, path and body, read from a request and brought into the form of the contract.
import { missingParam } from '../errors.ts'
import { fieldsOf, readBody, withSpellings } from './body.ts'
import type { CompiledOperation, FoundOperation } from './operations.ts'
import { inForm, parseQuery } from './query.ts'
import type { QueryValues } from './query.ts'
import type { ApiRequest } from './request.ts'
import { receiveUpload } from './upload.ts'
import type { ReceivedUpload } from './upload.ts'
import type { RequestParts } from './validation.ts'

export interface OperationInput extends RequestParts {
  upload?: Omit<ReceivedUpload, 'fields'>
}

/** Where an uploaded file can wait, and how large it may be; undefined for requests that cannot bring one. */
export interface UploadTarget {
  folder(): Promise<string>
  maxBytes: number
}

/** The query as it was given, with the spellings of lists and booleans brought into one form. */
export function givenQuery({ compiled }: FoundOperation, queryText: string): QueryValues {
  return inForm(compiled.spellings, parseQuery(queryText))
}

/** Reads the body, puts each value where the contract has it, and validates all. Throws an ApiError that names what is wrong. */
export async function readInput(
  request: ApiRequest,
  { compiled, params }: FoundOperation,
  given: QueryValues,
  target: UploadTarget | undefined,
): Promise<OperationInput> {
  const { takesFile, validate } = compiled
  const received =
    takesFile && target && 'stream' in request.body
      ? await receiveUpload(request.body.stream, await target.folder(), target.maxBytes)
      : undefined
  const sent = received ? received.fields : hasBody(request) ? await readBody(request) : undefined
  const parts: RequestParts = { ...placed(compiled, given, sent), path: { ...params } }
  validate(parts)
  return { ...parts, ...(takesFile && { upload: received ?? { file: undefined, folder: '' } }) }
}

function hasBody({ method }: ApiRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** Fields of the body may stand in the query, and the other way round. */
function placed({ operation, document, queryNames, bodyProperties }: CompiledOperation, given: QueryValues, sent: unknown) {
  const { requestBody } = operation
  const takesFields = Object.keys(bodyProperties).length > 0
  if (requestBody?.required && !takesFields && sent === undefined) throw missingParam('body', 'a JSON value')
  const fields = fieldsOf(sent)
  const isField = (name: string): boolean => requestBody !== undefined && name in bodyProperties
  const query = pick({ ...given, ...pick(fields, (name) => !isField(name)) }, (name) => queryNames.has(name))
  const body = { ...pick(given, (name) => isField(name) && !queryNames.has(name)), ...fields }
  return {
    query: structuredClone(query),
    body: requestBody && (takesFields ? withSpellings(document, bodyProperties, body) : sent),
  }
}

function pick(values: Record<string, unknown>, isWanted: (name: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)))
}
