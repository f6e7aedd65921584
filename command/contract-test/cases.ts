// The requests for testing an operation: a valid one, edge cases, and invalid ones that break one rule each.
import { jsonBodyOf, mergeSchema } from './documents.ts'
import type { Operation, Parameter, Schema } from './documents.ts'
import { isFormText, isSendable, fillPath } from './exchange.ts'
import type { Content, TestRequest } from './exchange.ts'
import { namesIn } from './routes.ts'
import type { PreparedRequest } from './test-resources.ts'
import { invalidValues, ruleBreaks, validValues } from './values.ts'
import type { Expectation } from './verdict.ts'

export interface Case {
  title: string
  expectation: Expectation
  /** The parameter that the error must name. */
  parameter?: string
  request(prepared: PreparedRequest): TestRequest
}

const UNKNOWN_ID = '2147483646'
const UNKNOWN_SLUG = 'contract-test-no-such-thing'

const validCase: Case = { title: 'a valid request', expectation: 'success', request: ({ request }) => request }

/** The valid request is the last one. */
export function* casesOf(operation: Operation): Generator<Case> {
  yield* credentialCases(operation)
  yield* pathCases(operation)
  for (const parameter of operation.parameters) if (parameter.in === 'query') yield* queryCases(operation, parameter)
  yield* bodyCases(operation)
  yield validCase
}

/** The first request that breaks a rule, and the valid one. Only these are made. */
export function* quickCasesOf(operation: Operation): Generator<Case> {
  for (const one of casesOf(operation))
    if (one.expectation === 'client-error') {
      yield one
      break
    }
  yield validCase
}

function credentialCases({ isOpen }: Operation): Case[] {
  const wrong: Case = { title: 'wrong credentials', expectation: 'unauthorized', request: ({ request }) => ({ ...request, as: 'invalid' }) }
  return isOpen
    ? [wrong]
    : [wrong, { title: 'no credentials', expectation: 'unauthorized', request: ({ request }) => ({ ...request, as: 'anonymous' }) }]
}

function pathCases(operation: Operation): Case[] {
  const names = namesIn(operation.route)
  const parameters = operation.parameters.filter((one) => one.in === 'path')
  const at =
    (name: string, value: string) =>
    (prepared: PreparedRequest): TestRequest => ({ ...prepared.request, path: fillPath(operation, { ...prepared.values, [name]: value }) })
  return names.flatMap((name) => {
    const schema = parameters.find((one) => one.name === name)?.schema ?? {}
    const isNumber = schemaIsNumber(operation, schema)
    const broken = invalidValues(operation.document, schema).filter(
      ({ value }) => (isNumber ? ['number', 'string'] : ['string']).includes(typeof value) && !['', '.', '..'].includes(String(value)),
    )
    const unknown: Case[] =
      '404' in operation.responses
        ? [{ title: `unknown ${name}`, expectation: 'client-error', request: at(name, isNumber ? UNKNOWN_ID : UNKNOWN_SLUG) }]
        : []
    return [
      ...unknown,
      ...broken.map(({ what, value }): Case => ({ title: `${name} ${what}`, expectation: 'no-route', request: at(name, String(value)) })),
    ]
  })
}

function schemaIsNumber({ document }: Operation, schema: Schema): boolean {
  return ['integer', 'number'].includes(String(mergeSchema(document, schema).type))
}

function queryCases(operation: Operation, { name, required, schema = {} }: Parameter): Case[] {
  const { document } = operation
  const set =
    (value: unknown) =>
    ({ request }: PreparedRequest): TestRequest => ({
      ...request,
      query: { ...request.query, [name]: value },
      // A field of the same name in the body takes precedence.
      ...(request.content && { content: withoutField(request.content, name) }),
    })
  return [
    ...(required
      ? [
          {
            title: `without ${name}`,
            expectation: 'client-error' as const,
            parameter: name,
            request: ({ request }: PreparedRequest): TestRequest => ({
              ...request,
              query: Object.fromEntries(Object.entries(request.query).filter(([key]) => key !== name)),
            }),
          },
        ]
      : []),
    ...validValues(document, schema)
      .filter(({ value }) => isSendable(value))
      .map(({ what, value }): Case => ({ title: `${name} ${what}`, expectation: 'declared', request: set(value) })),
    // A field of the body that is sent in the query may have any form that the body allows.
    ...(isBodyField(operation, name) ? [] : invalidValues(document, schema))
      .filter(({ value }) => isSendable(value))
      .map(({ what, value }): Case => ({ title: `${name} ${what}`, expectation: 'client-error', parameter: name, request: set(value) })),
  ]
}

function* bodyCases(operation: Operation): Generator<Case> {
  const { document, body } = operation
  const schema = jsonBodyOf(operation)?.schema
  if (!body || !schema) return
  const { properties = {}, required = [] } = mergeSchema(document, schema)
  const types = Object.keys(body.content)
  const mayBeEmpty = !body.isRequired || (!required.length && Object.keys(properties).length > 0)
  for (const [name, property] of Object.entries(properties))
    if (isRestorable(operation, property)) yield* fieldCases(operation, name, property)
  for (const name of required)
    yield {
      title: `without ${name}`,
      expectation: 'client-error',
      parameter: name,
      request: withFields((fields) => Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))),
    }
  for (const { what, value } of ruleBreaks(document, schema))
    yield { title: what, expectation: 'client-error', request: withFields((fields) => ({ ...fields, ...(value as object) })) }
  if (types.includes('*/*')) return
  yield {
    title: 'malformed JSON',
    expectation: 'client-error',
    request: ({ request }) => ({ ...request, content: { type: 'application/json', raw: '{"title": "cut' } }),
  }
  // A body with another content type counts as missing.
  yield {
    title: 'a body with another content type',
    expectation: mayBeEmpty ? 'declared' : 'client-error',
    request: ({ request }) => ({
      ...request,
      content: { type: 'text/plain', raw: JSON.stringify(request.content && 'json' in request.content ? request.content.json : {}) },
    }),
  }
}

/** A value that cannot be read, such as a password, cannot be restored where the resource exists only once. */
function isRestorable({ route, responses, document }: Operation, property: Schema): boolean {
  return '201' in responses || namesIn(route).length > 0 || mergeSchema(document, property).writeOnly !== true
}

function fieldCases({ document, body }: Operation, name: string, property: Schema): Case[] {
  const canSend = body && 'multipart/form-data' in body.content ? ({ value }: { value: unknown }) => isFormText(value) : () => true
  const set = (value: unknown) => withFields((fields) => ({ ...fields, [name]: value }))
  return [
    ...validValues(document, property)
      .filter(canSend)
      .map(({ what, value }): Case => ({ title: `${name} ${what}`, expectation: 'declared', request: set(value) })),
    ...invalidValues(document, property)
      .filter(canSend)
      .map(({ what, value }): Case => ({ title: `${name} ${what}`, expectation: 'client-error', parameter: name, request: set(value) })),
  ]
}

/** Returns the valid request with changed fields in its body. */
function withFields(change: (fields: Record<string, unknown>) => Record<string, unknown>): Case['request'] {
  return ({ request }) => ({ ...request, content: changeFields(request.content, change) })
}

function isBodyField({ document, body }: Operation, name: string): boolean {
  const schemas = Object.values(body?.content ?? {}).flatMap(({ schema }) => schema ?? [])
  return schemas.some((schema) => name in (mergeSchema(document, schema).properties ?? {}))
}

function withoutField(content: Content, name: string): Content {
  return hasField(content, name)
    ? changeFields(content, (fields) => Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)))
    : content
}

function hasField(content: Content, name: string): boolean {
  const fields = 'form' in content ? content.form.fields : 'json' in content ? content.json : undefined
  return typeof fields === 'object' && fields !== null && name in fields
}

function changeFields(content: Content | undefined, change: (fields: Record<string, unknown>) => Record<string, unknown>): Content {
  if (content && 'form' in content) return { form: { ...content.form, fields: change(content.form.fields) } }
  return { json: change(content && 'json' in content ? (content.json as Record<string, unknown>) : {}) }
}
