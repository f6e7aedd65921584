// The errors that every operation may return are documented in one form. A full run of the tests shows that each code is returned.
import { describe, expect, it } from '@jest/globals'
import { allOperations, resolveRef } from '../support/contract.ts'

describe('every status', () => {
  it.each(allOperations())('that any operation may return is documented for $id', ({ operation }) => {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '429', '431', '500', '503']))
    if (operation.requestBody) expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '413']))
  })

  it.each(allOperations())('that is a failure of $id has the one shape of errors', ({ operation, document }) => {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue
      const schema = resolveRef(document, response as typeof response & { $ref?: string }).content?.['application/json']?.schema
      expect([status, schema?.$ref]).toEqual([status, '#/components/schemas/Error'])
    }
  })
})
