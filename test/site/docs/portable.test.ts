// The portable documents: OpenAPI 3.0 that is valid, that fits its own examples, and that fits what the service returns.
import { describe, expect, it } from '@jest/globals'
import { readdirSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { startDemoServer } from '#test/support/demo.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const server = await sharedServer()

interface Parameter {
  name: string
  in: string
  schema: { enum?: string[] }
}
interface Operation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: object }
}
interface Document {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, object>
}

async function portable(name: string): Promise<Document> {
  return (await (await fetch(`${server.baseUrl}/docs/${name}openapi.portable.json`)).json()) as Document
}

function operationsIn({ paths }: Document): Operation[] {
  return Object.values(paths).flatMap((item) => Object.values(item))
}

describe('the portable document of all namespaces', () => {
  it('is OpenAPI 3.0', async () => {
    expect((await portable('')).openapi).toBe('3.0.3')
  })

  it('has the operations of all documents, without what changes the shape of responses', async () => {
    const separate = await Promise.all(readdirSync('generated').map((name) => portable(`${name}/`)))
    const operations = operationsIn(await portable(''))
    expect(operations).toHaveLength(separate.flatMap(operationsIn).length)
    const parameters = operations.flatMap((operation) => operation.parameters)
    expect(parameters.filter(({ name }) => ['_fields', '_envelope'].includes(name))).toEqual([])
    expect(parameters.filter(({ name, schema }) => name === 'context' && schema.enum?.includes('embed'))).toEqual([])
    expect(operations.filter(({ requestBody }) => requestBody && Object.keys(requestBody.content).length !== 1)).toEqual([])
  })

  it('has nothing that OpenAPI 3.0 does not have', async () => {
    const text = JSON.stringify(await portable(''))
    for (const key of ['pathItems', 'const', 'dependentRequired', 'x-context', 'contentEncoding']) expect(text).not.toContain(`"${key}":`)
    expect(text).not.toMatch(/"type":\[/)
    expect(text).not.toMatch(/"\$ref":"[^"]+",/)
  })
})

it('fits the responses of the service in the contexts view and edit', async () => {
  const demo = await startDemoServer()
  const document = (await (await fetch(`${demo.baseUrl}/docs/openapi.portable.json`)).json()) as Document
  const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true })).addSchema(document, 'document')
  const lists = Object.keys(document.paths).filter((path) => !path.includes('{') && path.startsWith('/c') && !path.endsWith('.ics'))
  const received: string[] = []
  for (const path of lists)
    for (const context of ['view', 'edit']) {
      const get = document.paths[path]?.['get']
      if (!get || (context === 'edit' && !get.parameters.some(({ name }) => name === 'context'))) continue
      const response = await fetch(`${demo.baseUrl}/cms-json${path}?context=${context}`, {
        headers: { Authorization: demo.authorization.administrator },
      })
      if (response.status !== 200 || !response.headers.get('Content-Type')?.startsWith('application/json')) continue
      received.push(path)
      const pointer = `${path.replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`
      const fits = ajv.compile({ $ref: `document#/paths/${pointer}` })
      expect({ path, context, valid: fits(await response.json()), errors: fits.errors }).toEqual({
        path,
        context,
        valid: true,
        errors: null,
      })
    }
  await demo.close()
  expect(received).toEqual(
    expect.arrayContaining(['/cms/v2/posts', '/cms/v2/templates', '/cms/v2/users', '/cal/events/v1/events', '/cal/events/v1/venues']),
  )
}, 120_000)
