// Random variants of a request that every route supports: envelopes, selected fields, HEAD, method overrides, conditions.
import fc from 'fast-check'
import { successSchemaOf, mergeSchema } from '../../command/contract-test/documents.ts'
import type { Operation } from '../../command/contract-test/documents.ts'
import type { TestRequest } from '../../command/contract-test/exchange.ts'

export interface RequestVariant {
  query: Record<string, unknown>
  transport: (typeof transports)[number]
  /** For `If-None-Match` of a read and `If-Match` of a write: the last tag of the path, or a text. */
  condition: typeof lastTag | string | undefined
}

const transports = ['plain', 'head', 'rest_route', '_method', 'X-HTTP-Method-Override'] as const
const lastTag = Symbol('the tag that the path had last')

/** Most requests have no variant. */
export function variantOf(operation: Operation): fc.Arbitrary<RequestVariant> {
  const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
  return fc.record({
    query: fc
      .record({ _envelope: rarely(fc.constantFrom('', '1')), _fields: rarely(fieldsOf(operation)), _embed: rarely(embedsOf()) })
      .map((query) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))),
    transport: fc.oneof({ weight: 12, arbitrary: fc.constant('plain' as const) }, { weight: 4, arbitrary: fc.constantFrom(...transports) }),
    condition: rarely(fc.constantFrom<typeof lastTag | string>(lastTag, lastTag, '*', '"none"', 'W/"none", "other"', 'no tag')),
  })
}

function fieldsOf(operation: Operation): fc.Arbitrary<string[]> {
  const { properties, items } = mergeSchema(operation.document, successSchemaOf(operation) ?? {})
  const names = Object.keys(properties ?? mergeSchema(operation.document, items ?? {}).properties ?? {})
  const name = fc.constantFrom('id', '_links', 'title.rendered', 'no.such.thing', '.', ...names)
  return fc.array(name, { maxLength: 3 })
}

function embedsOf(): fc.Arbitrary<string> {
  return fc.constantFrom('', '1', 'author', 'cms:term,up', 'none')
}

/** Applies a variant to a request. `tags` are the last tags of the paths. */
export function applyVariant(
  request: TestRequest,
  { query, transport, condition }: RequestVariant,
  tags: ReadonlyMap<string, string>,
): TestRequest {
  const variant: TestRequest = { ...request, query: { ...request.query, ...query } }
  const isRead = request.method === 'get'
  const tag = condition === lastTag ? tags.get(request.path) : condition
  if (tag !== undefined) variant.headers = { [isRead ? 'If-None-Match' : 'If-Match']: tag }
  const method = request.method.toUpperCase()
  if (transport === 'head' && isRead) return { ...variant, method: 'head', query: withoutEnvelope(variant.query) }
  if (transport === '_method') return { ...variant, method: 'post', query: { ...variant.query, _method: method } }
  if (transport === 'X-HTTP-Method-Override') return { ...variant, method: 'post', headers: { ...variant.headers, [transport]: method } }
  // In a query, an encoded slash is like any other and would change the route.
  return { ...variant, usesQueryRoute: transport === 'rest_route' && !/%2f|%3f/i.test(variant.path) }
}

/** HEAD has no body and so no envelope. */
function withoutEnvelope({ _envelope: _taken, ...query }: TestRequest['query']): TestRequest['query'] {
  return query
}
