// The tools that are generated from the documents: their schemas, annotations, number, size and results.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { everydayTools } from '#command/mcp/everyday-tools.ts'
import { toolsFor } from '#command/mcp/server.ts'
import { readTools } from '#command/mcp/tool.ts'
import type { Tool } from '#command/mcp/tool.ts'
import { allOperations } from '../support/contract.ts'
import type { Operation } from '../support/contract.ts'
import { startDemoServer } from '../support/demo.ts'
import { carryOut, exampleRequests, pointedAt } from '../support/example-requests.ts'
import type { ExampleRequest } from '../support/example-requests.ts'
import type { TestServer } from '../support/server.ts'
import { overHttp } from './client.ts'
import type { Assistant } from './client.ts'

const tools = readTools()
const operations = new Map(allOperations().map((one) => [one.id, one]))

function named(name: string): Tool {
  const tool = tools.find((one) => one.name === name)
  if (!tool) throw new Error(`There is no tool ${name}.`)
  return tool
}

function operationOf({ name }: Tool): Operation {
  const operation = operations.get(name)
  if (!operation) throw new Error(`There is no operation ${name}.`)
  return operation
}

function argumentsOf({ path, query, body }: ExampleRequest): Record<string, unknown> {
  return { ...path, ...query, ...(body && { body: body.value }) }
}

/** Returns the properties that a result has for a response body. The routes of the site index are omitted because of its length. */
function namesIn(body: unknown): string[] {
  if (Array.isArray(body)) return ['items']
  if (typeof body === 'string') return ['text']
  return Object.keys(body as object).filter((name) => !['_links', 'password', 'routes'].includes(name))
}

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false })

describe.each(tools.map((tool) => [tool.name, tool] as const))('the tool %s', (_name, tool) => {
  it('has a self-contained schema', () => {
    expect(JSON.stringify(tool.inputSchema)).not.toMatch(/"\$ref"|"x-/)
    expect(tool.name).toMatch(/^[A-Za-z]{1,64}$/)
    expect(tool.description.length).toBeGreaterThan(tool.title.length)
  })

  it('accepts the examples of its operation', () => {
    const validate = ajv.compile(tool.inputSchema)
    const sendable = exampleRequests(operationOf(tool)).filter(({ body }) => !body || body.type === 'application/json')
    expect(sendable.length).toBeGreaterThan(0)
    for (const request of sendable) {
      const given = argumentsOf(request)
      // Other forms of an upload have their fields in query parameters, which the tool does not have.
      for (const name of request.body ? Object.keys(given) : []) if (!(name in tool.inputSchema.properties)) delete given[name]
      expect([request.title, validate(given), validate.errors]).toEqual([request.title, true, null])
    }
  })
})

describe('the tools that read', () => {
  let server: TestServer
  let assistant: Assistant
  beforeAll(async () => {
    server = await startDemoServer({ MCP: 'read' })
    assistant = await overHttp(server.baseUrl, server.authorization.administrator, { query: '?tools=*' })
  })
  afterAll(() => server.close())

  it.each(tools.filter(({ annotations }) => annotations.readOnlyHint).map((tool) => [tool.name, tool] as const))(
    '%s returns the same properties as its operation',
    async (name, tool) => {
      const [request] = exampleRequests(operationOf(tool))
      if (!request) throw new Error(`${name} has no example.`)
      const { status, body } = await carryOut(server, operationOf(tool), request)
      const { isError = false, structuredContent = {} } = await assistant.call(name, argumentsOf(await pointedAt(server, request)))
      expect([name, isError]).toEqual([name, status >= 400])
      expect(Object.keys(structuredContent as object)).toEqual(expect.arrayContaining(namesIn(body)))
      if (Array.isArray(body)) expect((structuredContent as { items: unknown[] }).items).toHaveLength(body.length)
    },
  )
})

describe('annotations', () => {
  it.each([
    ['listPosts', { readOnlyHint: true, destructiveHint: false, idempotentHint: true }],
    ['createPost', { readOnlyHint: false, destructiveHint: false, idempotentHint: false }],
    ['updatePost', { readOnlyHint: false, destructiveHint: true, idempotentHint: false }],
    ['deletePost', { readOnlyHint: false, destructiveHint: true, idempotentHint: true }],
  ])('describe %s', (name, expected) => {
    expect(named(name).annotations).toMatchObject(expected)
  })

  it('mark only GET operations as read-only', () => {
    expect(new Set(tools.filter(({ annotations }) => annotations.readOnlyHint).map(({ method }) => method))).toEqual(new Set(['GET']))
  })
})

/** A service whose site declares nothing. */
const service = { siteDocuments: () => Promise.resolve([]) }

describe('the selection of tools', () => {
  it('contains one tool for each update, and none for batches and secrets', () => {
    const names = tools.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of ['putPost', 'patchPost', 'createBatch', 'createSubscription', 'createSecret']) {
      expect(operations.has(name)).toBe(true)
      expect(names).not.toContain(name)
    }
  })

  it('is small by default', async () => {
    const size = (chosen: readonly Tool[]): number => JSON.stringify(chosen.map(({ method, path, namespace, ...shown }) => shown)).length
    expect((await toolsFor(service, { write: true })).map(({ name }) => name).toSorted()).toEqual([...everydayTools].toSorted())
    expect(size(await toolsFor(service, { write: false }))).toBeLessThan(61_000)
    expect(size(await toolsFor(service, { write: true }))).toBeLessThan(130_000)
    expect(await toolsFor(service, { write: true, names: ['*'] })).toHaveLength(tools.length)
  })
})
