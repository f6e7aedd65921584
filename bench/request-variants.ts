// Random variants of a request that every route supports: envelopes, selected fields, HEAD, method overrides, conditions.
import fc from 'fast-check'
import { successSchemaOf, whole } from '../contract-test/documents.ts'
import type { Operation } from '../contract-test/documents.ts'
import type { Draft } from '../contract-test/exchange.ts'

export interface Manner {
  query: Record<string, unknown>
  way: (typeof ways)[number]
  /** For `If-None-Match` of a read and `If-Match` of a write: the last tag of the path, or a text. */
  condition: typeof lastTag | string | undefined
}

const ways = ['plain', 'head', 'rest_route', '_method', 'X-HTTP-Method-Override'] as const
const lastTag = Symbol('the tag that the path had last')

/** Most requests have no variant. */
export function mannerOf(operation: Operation): fc.Arbitrary<Manner> {
  const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
  return fc.record({
    query: fc
      .record({ _envelope: seldom(fc.constantFrom('', '1')), _fields: seldom(fieldsOf(operation)), _embed: seldom(embedsOf()) })
      .map((query) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))),
    way: fc.oneof({ weight: 12, arbitrary: fc.constant('plain' as const) }, { weight: 4, arbitrary: fc.constantFrom(...ways) }),
    condition: seldom(fc.constantFrom<typeof lastTag | string>(lastTag, lastTag, '*', '"none"', 'W/"none", "other"', 'no tag')),
  })
}

function fieldsOf(operation: Operation): fc.Arbitrary<string[]> {
  const { properties, items } = whole(operation.document, successSchemaOf(operation) ?? {})
  const names = Object.keys(properties ?? whole(operation.document, items ?? {}).properties ?? {})
  const name = fc.constantFrom('id', '_links', 'title.rendered', 'no.such.thing', '.', ...names)
  return fc.array(name, { maxLength: 3 })
}

function embedsOf(): fc.Arbitrary<string> {
  return fc.constantFrom('', '1', 'author', 'cms:term,up', 'none')
}

/** Applies a variant to a request. `tags` are the last tags of the paths. */
export function inManner(draft: Draft, { query, way, condition }: Manner, tags: ReadonlyMap<string, string>): Draft {
  const asked: Draft = { ...draft, query: { ...draft.query, ...query } }
  const isRead = draft.method === 'get'
  const tag = condition === lastTag ? tags.get(draft.path) : condition
  if (tag !== undefined) asked.headers = { [isRead ? 'If-None-Match' : 'If-Match']: tag }
  const meant = draft.method.toUpperCase()
  if (way === 'head' && isRead) return { ...asked, method: 'head', query: withoutEnvelope(asked.query) }
  if (way === '_method') return { ...asked, method: 'post', query: { ...asked.query, _method: meant } }
  if (way === 'X-HTTP-Method-Override') return { ...asked, method: 'post', headers: { ...asked.headers, [way]: meant } }
  // In a query, an encoded slash is like any other and would change the route.
  return { ...asked, isInQuery: way === 'rest_route' && !/%2f|%3f/i.test(asked.path) }
}

/** HEAD has no body and so no envelope. */
function withoutEnvelope({ _envelope: _taken, ...query }: Draft['query']): Draft['query'] {
  return query
}
