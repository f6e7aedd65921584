// What the documents must have beyond what the linter checks.
import { describe, expect, it } from '@jest/globals'
import { allDocuments, allOperations, operationsOf, propertiesOf, resolveRef, typesOf, schemaAlternatives } from '../support/contract.ts'
import type { OpenApiDocument, Schema } from '../support/contract.ts'

/** Every schema of a part of a value, with its path. What a value contains of its own kind is listed once. */
function formsIn(
  document: OpenApiDocument,
  schema: Schema,
  path = '',
  above: ReadonlySet<Schema> = new Set(),
): { path: string; form: Schema }[] {
  const forms = [...new Set([resolveRef(document, schema), ...schemaAlternatives(document, schema)])].filter((form) => !above.has(form))
  return forms.flatMap((form) => {
    const inside = new Set([...above, form])
    return [
      { path: path || '/', form },
      ...Object.entries(propertiesOf(document, form)).flatMap(([name, property]) => formsIn(document, property, `${path}/${name}`, inside)),
      ...(form.items ? formsIn(document, form.items, `${path}/*`, inside) : []),
      ...(typeof form.additionalProperties === 'object' ? formsIn(document, form.additionalProperties, `${path}/*`, inside) : []),
    ]
  })
}

/** Whether it is an unbounded list with a schema for its entries. */
const isUnboundedList = ({ items, maxItems }: Schema): boolean =>
  items !== undefined && Object.keys(items).length > 0 && maxItems === undefined

/** Files, also in base64, do not count as texts. */
const isText = (form: Schema): boolean =>
  typesOf(form).includes('string') && !form.enum && form.const === undefined && form.format !== 'binary' && !('contentEncoding' in form)

/** The lengths listed in openapi/README.md. */
const lengths = [100, 255, 320, 2000, 8000, 100_000, 1_000_000]

interface Body {
  $ref?: string
  content?: Record<string, { schema?: Schema }>
}

interface Example {
  example?: unknown
  examples?: Record<string, unknown>
}

describe.each(allOperations())('$id', ({ operation, document }) => {
  const { content = {} } = resolveRef(document, (operation.requestBody ?? {}) as Body)
  const written = Object.values(content).flatMap(({ schema = {} }) => formsIn(document, schema))

  it('bounds the lists of its body', () => {
    expect(written.filter(({ form }) => isUnboundedList(form)).map(({ path }) => path)).toEqual([])
  })

  it('bounds the texts of its body; HTTP bounds those of the URL and headers', () => {
    const texts = written.filter(({ form }) => isText(form))
    expect(texts.filter(({ form }) => !lengths.includes(form.maxLength ?? NaN))).toEqual([])
  })

  it('has an example of every request and response body', () => {
    const bodies = [...Object.entries(operation.responses), ...(operation.requestBody ? [['request', operation.requestBody] as const] : [])]
    for (const [name, body] of bodies) {
      for (const media of Object.values(resolveRef(document, body as { $ref?: string; content?: Record<string, Example> }).content ?? {})) {
        expect([name, Object.keys({ ...(media.example !== undefined && { example: 1 }), ...media.examples }).length > 0]).toEqual([
          name,
          true,
        ])
      }
    }
  })

  it('has a description and a tag of its document', () => {
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/)
    const tags = (document as unknown as { tags: { name: string }[] }).tags.map((tag) => tag.name)
    expect(tags).toEqual(expect.arrayContaining(operation.tags ?? []))
    expect(operation.tags).toHaveLength(1)
  })
})

describe('an operation ID', () => {
  it('is unique in all documents', () => {
    const ids = allDocuments()
      .flatMap(operationsOf)
      .map(({ operation }) => operation.operationId)
    expect(ids).toEqual([...new Set(ids)])
  })
})

describe('patterns that break client generators', () => {
  it.each(allDocuments())('$name has no components whose names differ only in case', ({ document }) => {
    const names = Object.values(document.components ?? {}).flatMap((components) => Object.keys(components ?? {}))
    const alike = Map.groupBy(names, (name) => name.toLowerCase())
    expect([...alike.values()].filter((group) => group.length > 1)).toEqual([])
  })

  it.each(allDocuments())('$name has no properties beside allOf and no enums of mixed types', ({ document }) => {
    const schemas = nodesIn(document)
    expect(schemas.filter((one) => one.allOf && one.properties)).toEqual([])
    const typesIn = (values: unknown[]) => new Set(values.filter((value) => value !== null).map((value) => typeof value))
    expect(schemas.filter((one) => Array.isArray(one.enum) && typesIn(one.enum).size > 1)).toEqual([])
  })
})

/** Every object of a document, including schemas. */
function nodesIn(node: unknown): Schema[] {
  if (typeof node !== 'object' || node === null) return []
  return [node, ...Object.values(node).flatMap((child) => nodesIn(child))]
}
