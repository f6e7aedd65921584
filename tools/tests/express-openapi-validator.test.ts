// The middleware of express-openapi-validator, compiled from the same documents, accepts and rejects the same bodies as the validators
// that `npm run codegen` compiles.
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { ApiError } from '../../server/contract/api-error.ts'
import { bodyProperties, methods, readDocument } from '../../server/contract/documents.ts'
import type { OpenApiDocument } from '../../server/contract/documents.ts'
import { ownContract } from '../../server/contract/contract.ts'
import { requestValidators } from '../../server/http/validation.ts'
import { startOpenApiValidator } from '../../test/worker/openapi-validator.ts'

const names = ['cal-events-v1', 'cms-v2', 'hooks-v1']
const values: readonly unknown[] = [7, -1.5, 'x', '', true, null, ['x'], { x: 1 }, 'http://example.org/']

let validator: Awaited<ReturnType<typeof startOpenApiValidator>>
beforeAll(async () => {
  validator = await startOpenApiValidator(names)
})
afterAll(() => validator.close())

interface Case {
  method: string
  path: string
  bodies: unknown[]
  accepts(body: unknown): boolean
}

/** Each kind of JSON body, with each of its fields in turn as each of the values. */
function casesOf(name: string, document: OpenApiDocument): Case[] {
  const validatorFor = requestValidators(document, ownContract.validators(name))
  const bodies = new Set<string>()
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method): Case[] => {
      const operation = item[method]
      const content = operation?.requestBody?.content ?? {}
      const body = JSON.stringify(content['application/json'])
      // The fields of an upload are sent in several ways.
      if (!operation || !body || 'multipart/form-data' in content || bodies.has(body)) return []
      bodies.add(body)
      const validate = validatorFor({ ...item, parameters: [] }, { ...operation, parameters: [] })
      const fields = Object.keys(bodyProperties(document, operation))
      return [
        {
          method: method.toUpperCase(),
          path: `/${name}${path.replaceAll(/\{\w+\}/g, '1')}`,
          bodies: [{}, { unknown: 1 }, ...fields.flatMap((field) => values.map((value) => ({ [field]: value })))],
          accepts: (body) => isAccepted(() => validate({ path: {}, query: {}, body: structuredClone(body) })),
        },
      ]
    }),
  )
}

function isAccepted(validate: () => void): boolean {
  try {
    validate()
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

it.each(names)(
  'agrees on the bodies of %s',
  async (name) => {
    const cases = casesOf(name, readDocument(name))
    const differences: unknown[] = []
    let [accepted, rejected] = [0, 0]
    for (const { method, path, bodies, accepts } of cases)
      for (const body of bodies) {
        const response = await fetch(validator.baseUrl + path, {
          method,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
        const { status } = response
        const expected = accepts(body)
        if (expected) accepted++
        else rejected++
        if ((status === 204) !== expected)
          differences.push({ method, path, body, status, expected, text: (await response.text()).slice(0, 200) })
      }
    expect(differences.slice(0, 20)).toEqual([])
    expect(accepted).toBeGreaterThan(0)
    expect(rejected).toBeGreaterThan(10)
  },
  120_000,
)
