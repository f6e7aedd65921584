// The input of an operation: its query, path and body, read from a request and brought into the form of the contract.
import { ApiError, missingParam } from '../contract/api-error.ts'
import type { Caller } from '../users/caller.ts'
import { coerceBody, objectFields as objectFields, isLarge, isObject, readBody } from './body.ts'
import type { CompiledOperation, FoundOperation } from './operations.ts'
import { normalizeQuery, parseQuery } from '../contract/query-string.ts'
import type { QueryValues } from '../contract/query-string.ts'
import type { ApiRequest } from './request.ts'
import { receiveUpload } from './upload.ts'
import type { ReceivedUpload } from './upload.ts'
import type { RequestParts } from './validation.ts'

export interface OperationInput extends RequestParts {
  upload?: Omit<ReceivedUpload, 'fields'>
}

/** Where an uploaded file can wait, and how large it may be. */
export interface UploadTarget {
  folder(): Promise<string>
  maxBytes: number
}

/** Who sends a request; `target` is undefined for requests that cannot bring a file. */
export interface Sender {
  caller: Caller
  target?: UploadTarget | undefined
}

/** The query as it was given, with the spellings of lists and booleans brought into one form. */
export function givenQuery({ compiled }: FoundOperation, queryText: string): QueryValues {
  return normalizeQuery(compiled.spellings, parseQuery(queryText))
}

/** Reads the body, puts each value where the contract has it, and validates all. Throws an ApiError that names what is wrong. */
export async function readInput(
  request: ApiRequest,
  { compiled, params }: FoundOperation,
  given: QueryValues,
  { caller, target }: Sender,
): Promise<OperationInput> {
  const { sent, upload } = await readSent(request, compiled, caller, target)
  const parts: RequestParts = { ...placed(compiled, given, sent), path: { ...params } }
  if (compiled.needsSomeField && sent === undefined && isEmpty(parts.body) && mayAsk(compiled, caller)) throw nothingSent()
  compiled.validate(parts)
  return { ...parts, ...(compiled.takesFile && { upload: upload ?? { file: undefined, folder: '' } }) }
}

/** Who may never do this is refused before a file or a large body is read. Of a small body, it is told first what is wrong. */
async function readSent(
  request: ApiRequest,
  compiled: CompiledOperation,
  caller: Caller,
  target: UploadTarget | undefined,
): Promise<{ sent: unknown; upload?: ReceivedUpload }> {
  if (request.method === 'GET' || request.method === 'HEAD') return { sent: undefined }
  if ('value' in request.body) return { sent: request.body.value }
  if (compiled.takesFile || isLarge(request)) {
    compiled.handler.admits?.(caller)
    if (!mayAsk(compiled, caller)) throw new ApiError(401, 'rest_not_logged_in', 'This is for users. Send an application password.')
  }
  if (!compiled.takesFile || !target) return { sent: await readBody(request, !caller.user) }
  const upload = await receiveUpload(request.body.stream, await target.folder(), target.maxBytes)
  return { sent: upload.fields, upload }
}

/** Puts query and body where the contract has them. Fields of the body may stand in the query, and the other way round. */
function placed({ operation, document, queryNames, bodyProperties }: CompiledOperation, given: QueryValues, sent: unknown) {
  const { requestBody } = operation
  const takesFields = Object.keys(bodyProperties).length > 0
  const body = takesFields ? objectFields(sent) : isObject(sent) ? sent : {}
  if (requestBody?.required && !takesFields && sent === undefined) throw missingParam('body', 'a JSON value')
  // What the contract names is picked, whatever else was sent.
  const isField = (name: string): boolean => Object.hasOwn(bodyProperties, name)
  const query = pick(queryNames, (name) => (!isField(name) && Object.hasOwn(body, name) ? body : given))
  const fields = pick(Object.keys(bodyProperties), (name) => (Object.hasOwn(body, name) || queryNames.has(name) ? body : given))
  return {
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, copyOf(value)])),
    body: requestBody && (takesFields ? coerceBody(document, bodyProperties, fields) : sent),
  }
}

/** The values that have one of these names, each from where it counts. */
function pick(names: Iterable<string>, from: (name: string) => Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries([...names].flatMap((name) => (Object.hasOwn(from(name), name) ? [[name, from(name)[name]]] : [])))
}

/** Validation changes lists and objects in place. */
function copyOf(value: unknown): unknown {
  return isObject(value) || Array.isArray(value) ? structuredClone(value) : value
}

function mayAsk({ needsUser }: CompiledOperation, { user }: Caller): boolean {
  return user !== null || !needsUser
}

function isEmpty(body: unknown): boolean {
  return !Object.keys(body ?? {}).length
}

function nothingSent(): ApiError {
  return new ApiError(400, 'empty_content', 'The request has no body. Send a JSON object with at least one field.')
}
