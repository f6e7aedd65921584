// Answers every operation with an example of the contract. Requests are validated as ever; nothing is stored.
import { methods, readDocument } from '../contract/documents.ts'
import type { RequestContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import type { Namespace } from '../http/namespace.ts'
import { documents } from '../namespaces/documents.ts'
import { exampleReply, preferenceFrom } from './examples.ts'

export const mocked: Namespace[] = Object.values(documents).map((mounted) => ({ ...mounted, handlers: handlersFor(mounted.document) }))

function handlersFor(name: string): Namespace['handlers'] {
  const document = readDocument(name)
  const operations = Object.values(document.paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []))
  return Object.fromEntries(
    operations.map((operation) => [
      operation.operationId,
      (_input: unknown, { caller, prefer }: RequestContext) => {
        const isForAll = operation.security?.some((one) => Object.keys(one).length === 0) ?? true
        if (!isForAll && !caller.user)
          throw new ApiError(401, 'rest_not_logged_in', 'This is for users. Any user name with any password will do here.')
        return exampleReply(document, operation, preferenceFrom(prefer))
      },
    ]),
  )
}
