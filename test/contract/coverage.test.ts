// Every operation of the contract has tests of its own.
import { describe, expect, it } from '@jest/globals'
import { allDocuments, filesBelow, operationsOf } from './sources.ts'

const tests = filesBelow('test', '.test.ts')
  .map(({ text }) => text)
  .join('\n')

/** The ids that stand in quotes in a `describe`, or in the table of a `describe.each`. */
const described = new Set(
  [...tests.matchAll(/\bdescribe(?:\.each\(([\s\S]*?)\)\(|\(\s*('[^']*'))/g)].flatMap(([, table, title]) =>
    [...(table ?? title ?? '').matchAll(/'([^']+)'/g)].map(([, id]) => id),
  ),
)

describe.each(allDocuments())('the document $name', (one) => {
  it.each(operationsOf(one).map(({ operation }) => operation.operationId))('has tests of %s', (id) => {
    expect([...described]).toContain(id)
  })
})

describe('an id', () => {
  it('names one operation of all documents', () => {
    const ids = allDocuments()
      .flatMap(operationsOf)
      .map(({ operation }) => operation.operationId)
    expect(ids).toEqual([...new Set(ids)])
  })
})
