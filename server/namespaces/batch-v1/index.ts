// The batch endpoint: validates all requests, then carries them out in order.
import type { OperationObject } from '#server/contract/documents.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { errorBody, toApiError } from '#server/http/errors.ts'
import type { HandlerContext, PrepareInner } from '#server/http/operations.ts'
import type { Handlers, Schemas } from './contract.ts'

type BatchRequest = Schemas['BatchRequest']
type BatchResponse = Schemas['BatchResponse']

/** A valid request, ready to run, or the error response for an invalid one. */
type Prepared = { run: () => Promise<BatchResponse> } | { refusal: BatchResponse }

export const batch: Handlers = {
  async createBatch({ body: { validation, requests } }, context, prepareInner) {
    const prepared: Prepared[] = []
    for (const request of requests) prepared.push(await prepareRequest(request, context, prepareInner))
    if (validation === 'require-all-validate' && prepared.some((entry) => 'refusal' in entry)) {
      return {
        status: 207,
        body: { failed: 'validation', responses: prepared.map((entry) => ('refusal' in entry ? entry.refusal : null)) },
      }
    }
    const responses: BatchResponse[] = []
    for (const entry of prepared) responses.push('refusal' in entry ? entry.refusal : await entry.run())
    return { status: 207, body: { responses } }
  },
}

async function prepareRequest(
  { method = 'POST', path, headers, body }: BatchRequest,
  context: HandlerContext,
  prepareInner: PrepareInner,
): Promise<Prepared> {
  try {
    const run = await prepareInner({ method, url: path, headers: normalizeHeaders(headers), body }, assertBatchable)
    return { run: () => run().catch((thrown: unknown) => refusalFrom(thrown, context)) }
  } catch (thrown) {
    return { refusal: refusalFrom(thrown, context) }
  }
}

function assertBatchable(operation: OperationObject): void {
  if (!operation['x-batch'])
    throw new ApiError(400, 'rest_batch_not_allowed', 'This operation is not allowed in a batch. Send it as a request of its own.')
}

/** Lower-cases header names and joins repeated values with commas, as Node does. */
function normalizeHeaders(headers: BatchRequest['headers'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat().join(', ')]))
}

function refusalFrom(thrown: unknown, { log, requestId }: HandlerContext): BatchResponse {
  const error = toApiError(thrown)
  if (error.status >= 500) log.error({ id: requestId, err: thrown as Error }, 'a request in a batch failed')
  return {
    status: error.status,
    headers: error.data.retryAfter ? { 'Retry-After': String(error.data.retryAfter) } : {},
    body: errorBody(error, requestId),
  }
}
