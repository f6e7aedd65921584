// The handlers of the mock server: each operation returns an example from the contract. Requests are validated as usual; nothing is stored.
import { methods, readDocument } from '../../contract/documents.ts'
import type { RequestContext } from '../../context.ts'
import { ApiError } from '../../contract/api-error.ts'
import type { Namespace } from '../operations.ts'
import { documents } from '../namespaces/documents.ts'
import { withServerUrls, exampleResponse, preferenceFrom } from './examples.ts'

export const mockHandlers: Namespace[] = Object.values(documents).map((mounted) => ({
  ...mounted,
  handlers: handlersFor(mounted.document, mounted.path),
}))

function handlersFor(name: string, path: string): Namespace['handlers'] {
  const document = readDocument(name)
  const [{ url } = { url: '' }] = document.servers
  const root = url.slice(0, url.length - path.length)
  const documentUrls = { root, base: new URL(root).origin }
  const operations = Object.values(document.paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []))
  return Object.fromEntries(
    operations.map((operation) => [
      operation.operationId,
      (_input: unknown, { caller, prefer, config }: RequestContext) => {
        const isPublic = operation.security?.some((scheme) => Object.keys(scheme).length === 0) ?? true
        if (!isPublic && !caller.user)
          throw new ApiError(
            401,
            'rest_not_logged_in',
            'This operation requires authentication. The mock server accepts any username and password.',
          )
        return withServerUrls(exampleResponse(document, operation, preferenceFrom(prefer)), documentUrls, config)
      },
    ]),
  )
}
