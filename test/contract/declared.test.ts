// What the published documents declare for tools: each convention holds at every place of every document. The linter checks the bounds
// of values, and errors.test.ts the statuses that every operation has.
import { describe, expect, it } from '@jest/globals'
import { allDocuments, methods } from '../support/contract.ts'
import { publishDocument } from '#server/contract/published/document.ts'

interface Node {
  operationId?: string
  description?: unknown
  deprecated?: boolean
  format?: unknown
  pattern?: string
  enum?: unknown[]
  allOf?: unknown
  properties?: unknown
  'x-extensible-enum'?: unknown
}

/** Those of JSON Schema and OpenAPI, which validators know. */
const standardFormats = ['date-time', 'date', 'uri', 'uri-reference', 'email', 'binary']
const saysDeprecated = /\bdeprecated\b|\bUse `\w+` instead\b/i

/** Every object of a document, with its path. Examples are data. */
function nodesIn(node: unknown, path = ''): { path: string; node: Node }[] {
  if (typeof node !== 'object' || node === null) return []
  const children = Object.entries(node).filter(([key]) => key !== 'example' && key !== 'examples')
  return [{ path, node }, ...children.flatMap(([key, child]) => nodesIn(child, `${path}/${key}`))]
}

function pathsOf(document: object, isWrong: (node: Node, path: string) => boolean): string[] {
  return nodesIn(document).flatMap(({ node, path }) => (isWrong(node, path) ? [path] : []))
}

describe.each(allDocuments().map(({ name, document }) => ({ name, document: publishDocument(document) })))(
  'the document $name',
  ({ document }) => {
    it('has a pattern beside every format of its own', () => {
      expect(
        pathsOf(document, ({ format, pattern }) => typeof format === 'string' && !standardFormats.includes(format) && !pattern),
      ).toEqual([])
    })

    it('marks as deprecated what the words call so, and says what to use instead', () => {
      // The description of an operation can name fields that are deprecated.
      const disagree = ({ operationId, description, deprecated = false }: Node): boolean =>
        !operationId && typeof description === 'string' && saysDeprecated.test(description) !== deprecated
      expect(pathsOf(document, disagree)).toEqual([])
    })

    it('says once which types of scalars are converted', () => {
      expect(JSON.stringify(document).split('**Scalars of another type.**')).toHaveLength(2)
    })

    it('has `const` for values of responses that can only be one', () => {
      const responses = Object.values(document.paths).flatMap((item) => methods.flatMap((method) => item[method]?.responses ?? []))
      const names = new Set<string>()
      const inResponses = (node: unknown): void => {
        for (const [, kind = '', name = ''] of JSON.stringify(node).matchAll(/"#\/components\/(\w+)\/([^"/]+)"/g)) {
          const path = `/components/${kind}/${name}`
          if (names.has(path)) continue
          names.add(path)
          inResponses((document.components?.[kind] as Record<string, unknown>)[name])
        }
      }
      inResponses(responses)
      const isInResponses = (path: string): boolean => path.includes('/responses/') || names.has(path.split('/').slice(0, 4).join('/'))
      expect(pathsOf(document, ({ enum: values }, path) => values?.length === 1 && isInResponses(path))).toEqual([])
    })

    it('has no enums of mixed types, and no properties beside `allOf`', () => {
      const typesOf = (values: unknown[]): number => new Set(values.filter((value) => value !== null).map((value) => typeof value)).size
      expect(pathsOf(document, ({ enum: values }) => Array.isArray(values) && typesOf(values) > 1)).toEqual([])
      expect(pathsOf(document, ({ allOf, properties }) => Array.isArray(allOf) && properties !== undefined)).toEqual([])
    })

    it('has no components with the same name after capitalization', () => {
      const names = Object.values(document.components ?? {}).flatMap((components) => Object.keys(components ?? {}))
      const alike = Map.groupBy(names, (name) => name.replace(/[^a-z0-9]/gi, '').toLowerCase())
      expect([...alike.values()].filter((group) => group.length > 1)).toEqual([])
    })

    it('describes lists of values that can grow, such as error codes, as open', () => {
      expect(document.components?.schemas?.['ErrorCode']).toHaveProperty('x-extensible-enum')
      const isUndescribed = (node: Node): boolean => 'x-extensible-enum' in node && !/later versions can/i.test(String(node.description))
      expect(pathsOf(document, isUndescribed)).toEqual([])
    })
  },
)
