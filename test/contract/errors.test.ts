// The catalogue of errors: every code is thrown somewhere, every status is documented.
import { describe, expect, it } from '@jest/globals'
import { resolveRef } from '../../server/contract/documents.ts'
import { allDocuments, filesBelow, operationsOf } from './sources.ts'

const server = filesBelow('server', '.ts')
  .map(({ text }) => text)
  .join('\n')

const codes = [
  ...new Set(allDocuments().flatMap(({ document }) => (document.components?.schemas?.['ErrorCode']?.enum ?? []) as string[])),
].sort()

describe('every code', () => {
  it.each(codes)('%s is thrown somewhere', (code) => {
    expect(server.includes(`'${code}'`)).toBe(true)
  })
})

/** The statuses that the service throws, by the sources. */
const thrown = [...new Set([...server.matchAll(/new ApiError\(\s*(\d{3}),/g)].map(([, status]) => status ?? ''))].sort()

describe('every status', () => {
  it.each(thrown)('%s is documented', (status) => {
    const documented = allDocuments()
      .flatMap(operationsOf)
      .flatMap(({ operation }) => Object.keys(operation.responses))
    expect(documented).toContain(status)
  })

  it.each(
    allDocuments()
      .flatMap(operationsOf)
      .map(({ name, operation }) => ({ name, operation, id: operation.operationId })),
  )('that any operation may answer is documented for $id', ({ operation }) => {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '429', '500', '503']))
    if (operation.requestBody) expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '413']))
  })

  it.each(
    allDocuments().flatMap((one) =>
      operationsOf(one).map(({ operation }) => ({ id: operation.operationId, operation, document: one.document })),
    ),
  )('that is a failure of $id has the one shape of errors', ({ operation, document }) => {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue
      const schema = resolveRef(document, response as typeof response & { $ref?: string }).content?.['application/json']?.schema
      expect([status, schema?.$ref]).toEqual([status, '#/components/schemas/Error'])
    }
  })
})
