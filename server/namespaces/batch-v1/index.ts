// Several requests in one: all are validated first, then done one after the other.
import type { OperationObject } from '../../contract/documents.ts'
import { ApiError } from '../../errors.ts'
import { errorBody, toApiError } from '../../http/errors.ts'
import type { Answering } from '../../http/namespace.ts'
import type { Handlers, Schemas } from './contract.ts'

type Asked = Schemas['BatchRequest']
type Answer = Schemas['BatchResponse']

/** What a request came to when it was validated: how to do it, or why not. */
type Opened = { act: () => Promise<Answer> } | { refusal: Answer }

export const batch: Handlers = {
  async createBatch({ body: { validation, requests } }, context) {
    const opened: Opened[] = []
    for (const request of requests) opened.push(await openedFrom(request, context))
    if (validation === 'require-all-validate' && opened.some((one) => 'refusal' in one)) {
      return { status: 207, body: { failed: 'validation', responses: opened.map((one) => ('refusal' in one ? one.refusal : null)) } }
    }
    const responses: Answer[] = []
    for (const one of opened) responses.push('refusal' in one ? one.refusal : await one.act())
    return { status: 207, body: { responses } }
  },
}

async function openedFrom({ method = 'POST', path, headers, body }: Asked, context: Answering): Promise<Opened> {
  try {
    const act = await context.open({ method, url: path, headers: inLowerCase(headers), body }, assertTakesPart)
    return { act: () => act().catch((thrown: unknown) => refusalFrom(thrown, context)) }
  } catch (thrown) {
    return { refusal: refusalFrom(thrown, context) }
  }
}

function assertTakesPart(operation: OperationObject): void {
  if (!operation['x-batch'])
    throw new ApiError(400, 'rest_batch_not_allowed', 'This operation takes no part in batches. Send it by itself.')
}

/** As Node gives headers; several values of one header are one, with commas. */
function inLowerCase(headers: Asked['headers'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat().join(', ')]))
}

function refusalFrom(thrown: unknown, { log, requestId }: Answering): Answer {
  const error = toApiError(thrown)
  if (error.status >= 500) log.error({ id: requestId, err: thrown as Error }, 'failed in a batch')
  return {
    status: error.status,
    headers: error.data.retryAfter ? { 'Retry-After': String(error.data.retryAfter) } : {},
    body: errorBody(error, requestId),
  }
}
