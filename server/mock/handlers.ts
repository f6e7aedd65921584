// The handlers of the mock server: those of the service, but `Prefer: code=…, example=…` returns an example from the contract instead.
import { operationsOf, readDocument } from '../contract/documents.ts'
import type { RequestContext } from '../context.ts'
import { ApiError } from '../contract/api-error.ts'
import { mountedNamespaces } from '../namespaces/index.ts'
import type { Namespace } from '../http/operations.ts'
import { exampleResponse, preferenceFrom, withServerUrls } from './examples.ts'
import type { Preference } from './examples.ts'

type Handler = Namespace['handlers'][string]

export const mockNamespaces: readonly Namespace[] = mountedNamespaces.map((namespace) => {
  const exampleOf = examplesIn(namespace)
  return {
    ...namespace,
    handlers: Object.fromEntries(Object.entries(namespace.handlers).map(([id, handler]) => [id, withExamples(exampleOf(id), handler)])),
  }
})

type Example = (preference: Preference, context: RequestContext) => unknown

function examplesIn({ document: name, path }: Namespace): (operationId: string) => Example {
  const document = readDocument(name)
  const [{ url } = { url: '' }] = document.servers
  const root = url.slice(0, url.length - path.length)
  const documentUrls = { root, base: new URL(root).origin }
  const operations = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation]))
  return (operationId) => {
    const operation = operations.get(operationId)
    if (!operation) throw new Error(`The document ${name} has no operation ${operationId}.`)
    const isPublic = operation.security?.some((scheme) => Object.keys(scheme).length === 0) ?? true
    return (preference, { caller, config }) => {
      if (!isPublic && !caller.user)
        throw new ApiError(401, 'rest_not_logged_in', 'This operation requires authentication. The mock server accepts any password.')
      return withServerUrls(exampleResponse(document, operation, preference), documentUrls, config)
    }
  }
}

/** Keeps the properties of the handler, such as its permissions. */
function withExamples(example: Example, handler: Handler): Handler {
  const preferred: Handler = (input, context) => {
    const preference = preferenceFrom(context.prefer)
    const isPreferred = preference.code !== undefined || preference.example !== undefined
    return isPreferred ? example(preference, context) : (handler(input, context) as unknown)
  }
  return Object.assign(preferred, handler)
}
