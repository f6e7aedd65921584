// Several requests in one: all are validated first, then done one after the other.
import type { OperationObject } from '../../../contract/documents.ts'
import { ApiError } from '../../../contract/api-error.ts'
import { errorBody, toApiError } from '../../errors.ts'
import type { HandlerContext } from '../../operations.ts'
import type { Handlers, Schemas } from './contract.ts'

type BatchRequest = Schemas['BatchRequest']
type BatchResponse = Schemas['BatchResponse']

/** A request that is valid and can be carried out, or the response that says why not. */
type Prepared = { run: () => Promise<BatchResponse> } | { refusal: BatchResponse }

export const batch: Handlers = {
  async createBatch({ body: { validation, requests } }, context) {
    const prepared: Prepared[] = []
    for (const request of requests) prepared.push(await preparedFrom(request, context))
    if (validation === 'require-all-validate' && prepared.some((one) => 'refusal' in one)) {
      return { status: 207, body: { failed: 'validation', responses: prepared.map((one) => ('refusal' in one ? one.refusal : null)) } }
    }
    const responses: BatchResponse[] = []
    for (const one of prepared) responses.push('refusal' in one ? one.refusal : await one.run())
    return { status: 207, body: { responses } }
  },
}

async function preparedFrom({ method = 'POST', path, headers, body }: BatchRequest, context: HandlerContext): Promise<Prepared> {
  try {
    const run = await context.prepareInner({ method, url: path, headers: inLowerCase(headers), body }, assertBatchable)
    return { run: () => run().catch((thrown: unknown) => refusalFrom(thrown, context)) }
  } catch (thrown) {
    return { refusal: refusalFrom(thrown, context) }
  }
}

function assertBatchable(operation: OperationObject): void {
  if (!operation['x-batch'])
    throw new ApiError(400, 'rest_batch_not_allowed', 'This operation takes no part in batches. Send it by itself.')
}

/** As Node gives headers; several values of one header are one, with commas. */
function inLowerCase(headers: BatchRequest['headers'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat().join(', ')]))
}

function refusalFrom(thrown: unknown, { log, requestId }: HandlerContext): BatchResponse {
  const error = toApiError(thrown)
  if (error.status >= 500) log.error({ id: requestId, err: thrown as Error }, 'failed in a batch')
  return {
    status: error.status,
    headers: error.data.retryAfter ? { 'Retry-After': String(error.data.retryAfter) } : {},
    body: errorBody(error, requestId),
  }
}
