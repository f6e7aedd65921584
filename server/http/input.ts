// Reads and validates the input of an operation: its path, query and body.
import { ApiError, missingParam } from '../contract/api-error.ts'
import { withoutTokens } from '../engine/preview-tokens.ts'
import type { WorkBudget } from '../work-budget.ts'
import type { Caller } from '../users/caller.ts'
import { coerceBody, objectFields, isLarge, isObject, readBody } from './body.ts'
import { copyOfJson, isJson } from './json.ts'
import type { CompiledOperation, FoundOperation, RouteOperations } from './operations.ts'
import { normalizeQuery, parseQuery } from '../contract/query-string.ts'
import type { QueryValues } from '../contract/query-string.ts'
import type { ApiRequest } from './request.ts'
import { isFormWithParts } from './multipart-form.ts'
import { noName, receiveUpload, uploadFromJson } from './upload.ts'
import type { ReceivedUpload } from './upload.ts'
import type { UnknownName } from '../contract/unknown-names.ts'
import type { RequestParts } from './validation.ts'

export interface OperationInput extends RequestParts {
  upload?: Omit<ReceivedUpload, 'fields'>
  /** What the request names and the operation does not know; it is ignored. */
  unknown: readonly UnknownName[]
}

/** A request whose operation has been found and whose input is valid. */
export interface PreparedRequest {
  compiled: CompiledOperation
  operations: RouteOperations
  input: OperationInput
  /** The route and the query as sent. */
  url: { route: string; given: QueryValues }
}

/** Where an uploaded file is staged, and its maximum size. */
export interface UploadTarget {
  folder(): Promise<string>
  maxBytes: number
}

/** Who makes a request, where its uploaded file is staged, and what its response may cost. A batch has one for all of its requests. */
export interface CallContext {
  caller: Caller
  target: UploadTarget
  budget: WorkBudget
}

/** The query as sent, with lists and booleans normalized. */
export function readQuery({ compiled }: FoundOperation, queryText: string): QueryValues {
  return normalizeQuery(compiled.formats, parseQuery(queryText))
}

/** Reads the body, assigns each value to the query or the body as declared, and validates the input. Throws an ApiError if it is invalid. */
export async function readInput(
  request: ApiRequest,
  { compiled, params }: FoundOperation,
  query: QueryValues,
  { caller, target }: CallContext,
): Promise<OperationInput> {
  const { sent: received, upload } = await readSent(request, compiled, caller, target)
  const [sent, given] = [withoutTokens(received), withoutTokens(query)]
  const parts: RequestParts = { ...assignValues(compiled, given, sent), path: { ...params } }
  if (compiled.needsSomeField && sent === undefined && isEmpty(parts.body) && mayCall(compiled, caller)) throw emptyBody()
  compiled.validate(parts)
  const unknown = compiled.findUnknown({ given, sent, query: parts.query })
  return { ...parts, unknown, ...(compiled.takesFile && { upload: upload ?? { files: new Map(), folder: '' } }) }
}

/** Checks permissions before reading a file or a large body. A small body is read first, so that its errors are reported first. */
async function readSent(
  request: ApiRequest,
  compiled: CompiledOperation,
  caller: Caller,
  target: UploadTarget,
): Promise<{ sent: unknown; upload?: ReceivedUpload }> {
  if (request.method === 'GET' || request.method === 'HEAD') return { sent: undefined }
  if (compiled.takesFile || (!('value' in request.body) && isLarge(request))) {
    compiled.handler.authorize?.(caller)
    if (!mayCall(compiled, caller))
      throw new ApiError(401, 'rest_not_logged_in', 'This operation requires authentication. Send an application password.')
  }
  const isForm = !('value' in request.body) && isFormWithParts(request)
  if (!compiled.takesFile || (compiled.fileParts && !isForm)) return { sent: await readBody(request, !caller.user) }
  const folder = await target.folder()
  if (!('value' in request.body) && !isJson(request.headers['content-type'])) {
    const upload = await receiveUpload(request.body.stream, folder, { maxBytes: target.maxBytes, fileParts: compiled.fileParts })
    return { sent: upload.fields, upload }
  }
  const upload = await uploadFromJson(objectFields(await readBody(request, !caller.user)), folder, target.maxBytes)
  if (!upload.files.size && !('value' in request.body)) throw noName()
  return { sent: upload.fields, upload }
}

/** Assigns values to the query and the body as declared. Body fields may be sent in the query, and the other way round. */
function assignValues({ operation, document, queryNames, bodyProperties }: CompiledOperation, given: QueryValues, sent: unknown) {
  const { requestBody } = operation
  const takesFields = Object.keys(bodyProperties).length > 0
  const body = takesFields ? objectFields(sent) : isObject(sent) ? sent : {}
  if (requestBody?.required && !takesFields && sent === undefined) throw missingParam('body', 'a JSON value')
  // Only declared names are picked. The query is copied, for validation changes lists and objects in place.
  const isField = (name: string): boolean => Object.hasOwn(bodyProperties, name)
  const query = pick(queryNames, (name) => (!isField(name) && Object.hasOwn(body, name) ? body : given))
  const fields = pick(Object.keys(bodyProperties), (name) => (Object.hasOwn(body, name) || queryNames.has(name) ? body : given))
  for (const [name, value] of Object.entries(query)) query[name] = copyOfJson(value)
  return {
    query,
    body: requestBody && (takesFields ? coerceBody(document, bodyProperties, fields) : sent),
  }
}

/** Picks the values with these names, each from the source that `from` returns for it. */
function pick(names: Iterable<string>, from: (name: string) => Record<string, unknown>): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const name of names) if (Object.hasOwn(from(name), name)) picked[name] = from(name)[name]
  return picked
}

function mayCall({ needsUser }: CompiledOperation, { user }: Caller): boolean {
  return user !== null || !needsUser
}

function isEmpty(body: unknown): boolean {
  return !Object.keys(body ?? {}).length
}

function emptyBody(): ApiError {
  return new ApiError(400, 'empty_content', 'The request has no body. Send a JSON object with at least one field.')
}
