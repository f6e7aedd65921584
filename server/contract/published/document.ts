// Derives the published document, which is complete for programs that only know standard OpenAPI: `allOf`, `x-context`, `x-rules`,
// `_fields`, `_envelope` and parameters with members are expanded.
import { methods, queryParameters } from '../documents.ts'
import type { OpenApiDocument, OperationObject, PathItem } from '../documents.ts'
import { envelope, withEnvelope } from './envelope.ts'
import { createEmbedForm, addForms, createPartialForm, withEmbedded } from './forms.ts'
import type { Form } from './forms.ts'
import { mapValues, findReachable } from './nodes.ts'
import { withMembers } from './members.ts'
import { withMergedSchemas } from './merged-schemas.ts'
import { withRules } from './rules.ts'

export function publishDocument(document: OpenApiDocument): OpenApiDocument {
  const schemas = withEmbedded(withRules(withMergedSchemas(document).components?.schemas ?? {}))
  const embed = createEmbedForm(schemas)
  const partial = createPartialForm({ ...schemas, ...embed.schemas })
  const publish = (item: PathItem, operation: OperationObject): OperationObject =>
    publishOperation(document, operation, hasEmbedContext(document, item, operation) ? [embed, partial] : [partial])
  const paths = mapValues(document.paths, (item) => ({
    ...item,
    ...(Object.fromEntries(methods.flatMap((method) => (item[method] ? [[method, publish(item, item[method])]] : []))) as PathItem),
  }))
  const { schemas: _written, headers = {}, ...others } = document.components ?? {}
  const all = { ...schemas, ...embed.schemas, ...partial.schemas, Envelope: envelope }
  const { webhooks } = document
  const used = findReachable(all, { paths, others, headers, webhooks })
  return {
    ...document,
    paths,
    components: { ...others, headers: findReachable(headers as Record<string, object>, { paths, others, webhooks }), schemas: used },
  }
}

function publishOperation(document: OpenApiDocument, operation: OperationObject, forms: readonly Form[]): OperationObject {
  const { parameters, requestBody } = operation
  const responses = mapValues(operation.responses, (response, status) => (status.startsWith('2') ? addForms(response, forms) : response))
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
