// Every link of the contract works: it is followed on the demo content with the values of a real response.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { allOperations, resolveRef } from '../support/contract.ts'
import type { Operation, Link } from '../support/contract.ts'
import { startDemoServer } from '../support/demo.ts'
import { carryOut, exampleRequests, ofRevision } from '../support/example-requests.ts'
import type { ExampleRequest } from '../support/example-requests.ts'
import type { TestServer } from '../support/server.ts'

const operations = allOperations()
const isWrite = ({ method }: Operation): boolean => method !== 'get'
// Writes come first: they create the revisions that are read later.
const linked = [...operations.filter(isWrite), ...operations.filter((one) => !isWrite(one))].flatMap((operation) => {
  const links = linksOf(operation)
  return links.length ? [{ id: operation.operation.operationId, operation, links }] : []
})

function linksOf({ document, operation }: Operation): { name: string; link: Link }[] {
  return Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.entries(response.links ?? {}).map(([name, link]) => ({ name, link: resolveRef(document, link) })))
}

/** Returns the value of an expression; undefined if the response has none, or 0, which means none. */
function valueOf(expression: string, { path }: ExampleRequest, body: unknown): unknown {
  const [, parameter] = /^\$request\.path\.(\w+)$/.exec(expression) ?? []
  if (parameter !== undefined) return path[parameter]
  const [, pointer] = /^\$response\.body#\/(.+)$/.exec(expression) ?? []
  if (pointer === undefined) throw new Error(`${expression} is not an expression of this test.`)
  const value = pointer.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], body)
  return value === 0 || value === null ? undefined : value
}

/** Returns the request that a link describes; undefined if the response has no value for it. */
function requestOf({ parameters }: Link, target: Operation, source: ExampleRequest, body: unknown): ExampleRequest | undefined {
  const values = Object.entries(parameters).map(([name, expression]) => [name, valueOf(expression, source, body)] as const)
  if (values.some(([, value]) => value === undefined)) return undefined
  const isInPath = ([name]: readonly [string, unknown]): boolean => target.path.includes(`{${name}}`)
  return {
    title: 'the link',
    path: Object.fromEntries(values.filter(isInPath)),
    query: Object.fromEntries(values.filter((one) => !isInPath(one))),
    headers: {},
  }
}

const followed = new Set<string>()
let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

describe('the links', () => {
  it.each(linked)('of $id lead to responses', async ({ operation, links }) => {
    const [example] = exampleRequests(operation)
    if (!example) throw new Error('There is no example.')
    const request = await ofRevision(server, operation, example)
    const { status, body } = await carryOut(server, operation, request)
    expect(status < 300 ? [] : [status, body]).toEqual([])
    for (const { name, link } of links) {
      const target = operations.find((one) => one.operation.operationId === link.operationId)
      if (!target) throw new Error(`${name} leads to ${link.operationId}, which does not exist.`)
      const next = requestOf(link, target, request, body)
      if (!next) continue
      const response = await carryOut(server, target, next)
      expect(response.status < 300 ? [] : [name, next, response.status, response.body]).toEqual([])
      followed.add(link.operationId)
    }
  })

  it('have all been followed', () => {
    expect(
      [...new Set(linked.flatMap(({ links }) => links.map(({ link }) => link.operationId)))].filter((id) => !followed.has(id)),
    ).toEqual([])
  })
})
