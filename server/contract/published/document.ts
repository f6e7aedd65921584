// The document as it is published: true for programs that know OpenAPI and nothing else. The hand-written document says once what follows
// from `allOf`, `x-context`, `x-rules`, `_fields`, `_envelope` and parameters with members; here it is written out.
import { methods, queryParameters } from '../documents.ts'
import type { OpenApiDocument, OperationObject, PathItem } from '../documents.ts'
import { envelope, withEnvelope } from './envelope.ts'
import { embedForm, inForms, partialForm, withEmbedded } from './forms.ts'
import type { Form } from './forms.ts'
import { mapped, reachable } from './nodes.ts'
import { withMembers } from './members.ts'
import { withMergedSchemas } from './merged-schemas.ts'
import { withRules } from './rules.ts'

export function publishedDocument(document: OpenApiDocument): OpenApiDocument {
  const schemas = withEmbedded(withRules(withMergedSchemas(document).components?.schemas ?? {}))
  const embed = embedForm(schemas)
  const partial = partialForm({ ...schemas, ...embed.schemas })
  const publish = (item: PathItem, operation: OperationObject): OperationObject =>
    publishedOperation(document, operation, hasEmbedContext(document, item, operation) ? [embed, partial] : [partial])
  const paths = mapped(document.paths, (item) => ({
    ...item,
    ...(Object.fromEntries(methods.flatMap((method) => (item[method] ? [[method, publish(item, item[method])]] : []))) as PathItem),
  }))
  const { schemas: _written, headers = {}, ...others } = document.components ?? {}
  const all = { ...schemas, ...embed.schemas, ...partial.schemas, Envelope: envelope }
  const { webhooks } = document
  const used = reachable(all, { paths, others, headers, webhooks })
  return {
    ...document,
    paths,
    components: { ...others, headers: reachable(headers as Record<string, object>, { paths, others, webhooks }), schemas: used },
  }
}

function publishedOperation(document: OpenApiDocument, operation: OperationObject, forms: readonly Form[]): OperationObject {
  const { parameters, requestBody } = operation
  const responses = mapped(operation.responses, (response, status) => (status.startsWith('2') ? inForms(response, forms) : response))
  return {
    ...operation,
    ...(requestBody && { requestBody: withRules(requestBody) }),
    ...(parameters && { parameters: parameters.flatMap((parameter) => withMembers(document, parameter)) }),
    responses: withEnvelope(document, responses),
  }
}

function hasEmbedContext(document: OpenApiDocument, item: PathItem, operation: OperationObject): boolean {
  return queryParameters(document, item, operation).some(({ name, schema }) => name === 'context' && schema?.enum?.includes('embed'))
}
